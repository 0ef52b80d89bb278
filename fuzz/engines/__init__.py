"""Where the batches of a campaign are done: in this process, in processes of this machine, on a Dask cluster."""

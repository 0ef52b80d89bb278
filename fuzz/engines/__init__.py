"""Engines, which run the batches: in this process, in processes of this machine, or on a Dask cluster."""

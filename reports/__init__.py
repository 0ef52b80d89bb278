"""Reports: results files as HTML pages."""

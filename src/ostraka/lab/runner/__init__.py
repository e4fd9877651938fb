"""Running a study in batches, on this machine or on a cluster."""

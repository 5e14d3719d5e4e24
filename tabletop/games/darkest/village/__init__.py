"""The villages: setting up, what is to be had there, storage, and where a journey leads."""

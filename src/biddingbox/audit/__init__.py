"""What is wrong with the records of an archive: board by board, file by file."""

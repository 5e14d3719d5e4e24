"""What lies where: pure reads of the table, which every room above stands on."""

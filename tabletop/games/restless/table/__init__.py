"""What lies where: pure reads of the table, which every room above stands on.

Who lives, who holds what, which cards are in force: `reading`. How many there are of what cards
count: `counting`. Which cards are fought: `fighting`.
"""

"""What lies where: pure reads of the table, which every room above stands on.

Who lives, who holds what: `reading`. How many there are of what cards count: `counting`. Which
cards are fought: `fighting`. Which are in force: `live`.
What is known until it changes: `memory`.
"""

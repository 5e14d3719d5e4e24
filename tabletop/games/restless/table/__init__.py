"""What lies where: pure reads of the table, which every room above stands on.

Who lives, who holds what: `table_reads`. How many there are of what cards count: `count_values`.
Which cards are fought: `targets`. Which are in force: `live_cards`. What is known until it changes:
`memory`.
"""

"""The road: the chapters of the rules about what the party meets, and where it rests.

In the rulebook's order. 8, Encounters: `journey`, `peaceful_encounters`, `encounter_changes`. 9,
Traders: `trader`. 15, Gap and Rest: `gap`. 16, Realms: `journey`. 23, the final battle:
`final_battle`. Before each question they see to what is `step_checks`.
"""

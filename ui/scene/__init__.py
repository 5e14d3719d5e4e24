"""The table on the screen: pieces, places, motion and hands. Shows views; judges nothing."""

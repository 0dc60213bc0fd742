"""What cards say: sections of lines, and what stands in a line. What these do is told beside the rules they belong to.

A line is an effect of the kernel. `nefrit.senjutsu.reading` makes these trees from the data of the cards.
"""

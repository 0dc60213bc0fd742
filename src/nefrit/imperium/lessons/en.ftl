## A turn

a-turn-title = Your first turn
a-turn-goal = Play your three cards so that you gain 3 material in all.
a-turn-which-card-first = You have three actions: each card you play takes one. You choose the order, and it matters. Read your cards: which one first?
a-turn-prosperity-counts = Prosperity gives 1 material for each production icon in your play area.
a-turn-regions-first = Dalmatia and Raetia are regions with a production icon each. Play one of them first.
a-turn-no-icons-yet = Prosperity counts the production icons in your play area, and there are none yet: it would give no material.
a-turn-one-icon-only = One production icon, one material. With another region it would be two.
a-turn-actions-left = You still have an action and a card to play. Ending now would waste them.
a-turn-one-more-region = Your region gave you something at once, and it stays in your play area. What next?
a-turn-two-are-better = The other region brings a second production icon.
a-turn-now-prosperity = Two production icons lie in front of you. Now Prosperity is worth playing.
a-turn-draw-first = Prosperity begins with a gift: each player may draw a card. Do you draw?
a-turn-drawing-is-free = You may refuse, but the card costs nothing, and Bob draws his anyway.
a-turn-what-to-gain = Now choose: material for your icons, or population for your regions. Which one does your goal ask for?
a-turn-people-not-material = Population is useful, too, but your goal is 3 material.
a-turn-learned = You play up to three cards, in the order that helps most. Then comes the clean-up: your tokens return, and you draw up to five cards.

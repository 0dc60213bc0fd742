## Your first duel

first-duel-title = Votre premier duel
first-duel-goal = Battez Bob. Deux blessures de plus suffisent à vaincre l’un ou l’autre.
first-duel-both-choose = Bob est juste devant vous. Chacun choisit une carte en secret, puis vous les révélez ensemble : la plus haute initiative frappe d’abord. Choisissez votre attaque la plus rapide.
first-duel-number-is-initiative = Le nombre inscrit sur une carte est son initiative.
first-duel-feint-cut-has-six = Pommel Smash a une initiative de 5, Feint Cut de 6.
first-duel-both-have-five = Pommel Smash a une initiative de 5, comme la carte de Bob. Avec 6, vous frappez avant lui.
first-duel-one-more-wound = Touché ! Votre 6 est passé avant le 5 de Bob, puis il a riposté. La prochaine blessure décide. Vous avez pioché Quick Stab ; la carte la plus rapide de Bob est un 6. Que choisissez-vous ?
first-duel-first-hit-decides = Qui est vaincu ne frappe plus. Passez avant lui.
first-duel-quick-stab-has-eight = Quick Stab a une initiative de 8. Elle coûte 1 de concentration, et vous l’avez.
first-duel-five-against-six = Bob révèle Feint Cut : son 6 passe avant votre 5.
first-duel-too-slow = Bob l’a emporté avant que vienne votre tour.
first-duel-learned = Toutes les cartes sont révélées en même temps. Puis elles agissent dans l’ordre, de la plus haute initiative à la plus basse.

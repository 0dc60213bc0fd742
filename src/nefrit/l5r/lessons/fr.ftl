## Cards in a conflict

cards-in-a-conflict-title = Des cartes dans un conflit
cards-in-a-conflict-goal = Brisez Shameful Display.
cards-in-a-conflict-six-against-four = Six contre quatre : vous gagnez. Pour briser la province, il faut 3 de plus que la défense ; il en manque 2. Avez-vous quelque chose en main ?
cards-in-a-conflict-look-at-your-hand = On joue des cartes de sa main pendant un conflit.
cards-in-a-conflict-banzai-adds-two = Banzai! ne coûte rien et donne +2 en militaire à un personnage participant.
cards-in-a-conflict-that-works-and-costs-three-honor = Cela coûte 3 honneurs. C’est efficace, mais on peut perdre par l’honneur.
cards-in-a-conflict-that-wins-but-does-not-break = Vous gagneriez le conflit, mais Shameful Display tiendrait : 6 ne fait pas 3 de plus que 4.
cards-in-a-conflict-choose-whom = Lequel de vos personnages reçoit les 2 ?
cards-in-a-conflict-that-is-their-side = Ce personnage se bat pour Bob : vous aideriez la défense.
cards-in-a-conflict-not-broken = La province tient, et l’attaque est passée.
cards-in-a-conflict-learned = Dans un conflit, chacun agit à son tour jusqu’à ce que les deux passent. Une carte en main peut tout changer.

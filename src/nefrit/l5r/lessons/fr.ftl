## A conflict

a-conflict-title = Un conflit
a-conflict-goal = Détruisez Pilgrimage, la province de Bob.
a-conflict-declare = On gagne en détruisant des provinces, par un conflit militaire ou politique. Pilgrimage a une défense de 5 et personne ne la protège. Que déclarez-vous ? L’anneau importe peu.
a-conflict-two-kinds-of-skill = Chaque personnage a deux compétences : Militaire et Politique. Une seule compte dans un conflit.
a-conflict-military-is-six = Vos deux personnages ont 2 et 4 en Militaire. Déclarez un conflit militaire.
a-conflict-political-is-three = En Politique, vos deux personnages n’ont que 1 et 2, soit 3 en tout. Une défense de 5 tiendrait.
a-conflict-nothing-breaks-by-itself = Vous pouvez renoncer à attaquer. Mais rien ne sera détruit, et vous n’aurez pas d’autre occasion ici.
a-conflict-who-attacks = Choisissez maintenant qui attaque. Additionnez leur compétence Militaire : sans défenseur, elle doit atteindre la défense de la province, 5.
a-conflict-add-them-up = Vanguard Warrior a 2, Steadfast Witch Hunter a 4. Plusieurs personnages peuvent attaquer ensemble.
a-conflict-alone-two = Vanguard Warrior apporte 2. Le conflit est gagné, faute de défenseur, mais il manque 3 pour détruire la province.
a-conflict-alone-four = Steadfast Witch Hunter apporte 4. Le conflit est gagné, faute de défenseur, mais il manque 1 pour détruire la province.
a-conflict-not-broken = Pilgrimage tient toujours.
a-conflict-learned = Gagner le conflit ne suffit pas : une province est détruite si vous l’emportez d’au moins sa défense.

## Defending

defending-title = La défense
defending-goal = Bob attaque deux fois. Empêchez-le de détruire Shameful Display.
defending-six-attack = Bob attaque avec 6 en Militaire ; Shameful Display a une défense de 3. Il attaquera encore. Qui défend maintenant s’incline et ne défendra plus. Qui envoyez-vous ?
defending-six-less-four = Il n’est pas nécessaire de gagner. La province ne tombe que si Bob l’emporte d’au moins 3.
defending-save-one = Hiruma Yōjimbō a 4 : Bob ne l’emporte que de 2. Borderlands Defender reste prêt pour la seconde attaque.
defending-three-is-too-few = Six contre trois : Bob l’emporte de 3, tout juste la défense de la province.
defending-both-bow = Vous gagnez 7 à 6. Mais les deux défenseurs s’inclinent, et plus personne n’arrête la seconde attaque.
defending-nobody-defends = Personne ne défend : 6 dépasse largement 3. Un conflit non opposé vous coûte aussi 1 honneur.
defending-three-attack = Bob gagne de 2 : la province tient. Tous les participants se sont inclinés et sont rentrés. Bob attaque avec 3 en Politique. Qui peut encore défendre ?
defending-equal-is-a-tie = Borderlands Defender a 3 en Politique, autant que l’attaque. L’égalité revient à l’attaquant, mais de 0 : rien n’est détruit.
defending-now-it-breaks = Trois contre personne, c’est 3 de plus : de quoi détruire la province.
defending-broken = Shameful Display est détruite.
defending-learned = L’attaquant gagne les égalités, mais perdre de moins que la défense de la province la sauve. Qui combat s’incline.

## Cards in a conflict

cards-in-a-conflict-title = Des cartes dans un conflit
cards-in-a-conflict-goal = Détruisez Shameful Display.
cards-in-a-conflict-six-against-four = Six contre quatre : vous gagnez. Pour détruire la province, il faut 3 de plus que la défense ; il en manque 2. Avez-vous quelque chose en main ?
cards-in-a-conflict-look-at-your-hand = On joue des cartes de sa main pendant un conflit.
cards-in-a-conflict-banzai-adds-two = Banzai! ne coûte rien et donne +2 en militaire à un personnage participant.
cards-in-a-conflict-that-works-and-costs-three-honor = Cela coûte 3 honneurs. C’est efficace, mais on peut perdre par l’honneur.
cards-in-a-conflict-that-wins-but-does-not-break = Vous gagneriez le conflit, mais Shameful Display tiendrait : 6 ne fait pas 3 de plus que 4.
cards-in-a-conflict-choose-whom = Lequel de vos personnages reçoit les 2 ?
cards-in-a-conflict-that-is-their-side = Ce personnage se bat pour Bob : vous aideriez la défense.
cards-in-a-conflict-not-broken = La province tient, et l’attaque est passée.
cards-in-a-conflict-learned = Dans un conflit, chacun agit à son tour jusqu’à ce que les deux passent. Une carte en main peut tout changer.

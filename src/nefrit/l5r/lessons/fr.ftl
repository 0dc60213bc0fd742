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
defending-save-one = Hiruma Yōjimbō a 4 : Bob ne l’emporte que de 2. Borderlands Defender reste redressé pour la seconde attaque.
defending-three-is-too-few = Six contre trois : Bob l’emporte de 3, tout juste la défense de la province.
defending-both-bow = Vous gagnez 7 à 6. Mais les deux défenseurs s’inclinent, et plus personne n’arrête la seconde attaque.
defending-nobody-defends = Personne ne défend : 6 dépasse largement 3. Un conflit non opposé vous coûte aussi 1 honneur.
defending-three-attack = Bob gagne de 2 : la province tient. Tous les participants se sont inclinés et sont rentrés. Bob attaque avec 3 en Politique. Qui peut encore défendre ?
defending-equal-is-a-tie = Borderlands Defender a 3 en Politique, autant que l’attaque. L’égalité revient à l’attaquant, mais de 0 : rien n’est détruit.
defending-now-it-breaks = Trois contre personne, c’est 3 de plus : de quoi détruire la province.
defending-broken = Shameful Display est détruite.
defending-learned = L’attaquant gagne les égalités, mais perdre de moins que la défense de la province la sauve. Qui combat s’incline.

## The five rings

rings-title = Les cinq anneaux
rings-goal = Prenez les 3 honneurs de Bob en deux attaques. Qui n’a plus d’honneur perd.
rings-which-ring = Une attaque gagnée donne l’effet de l’anneau. Air : honneur. Terre : cartes. Feu : honorer ou déshonorer. Vide : retirer un destin. Eau : incliner ou redresser. Par quoi commencez-vous ?
rings-the-rival-must-bow = Political Rival ne peut pas défendre dans un conflit militaire, mais il a 6 dans un conflit politique. Incliné, il ne défend plus du tout.
rings-water-first = Déclarez un conflit militaire avec l’anneau de l’Eau.
rings-air-leaves-one = Air : prenez 1 honneur à Bob, ou gagnez-en 2. Bien, mais Political Rival arrêterait la seconde attaque et Bob garderait 1 honneur.
rings-earth-clears-nothing = Terre : vous piochez une carte, Bob en défausse une au hasard. Utile, mais Political Rival arrêterait toujours la seconde attaque.
rings-fire-needs-glory = Feu : honorez ou déshonorez un personnage ; sa gloire s’ajoute à ses compétences ou s’en retire. Political Rival a 0 en gloire : rien ne changerait à ses compétences.
rings-void-needs-fate = Vide : retirez 1 destin d’un personnage, il partira plus tôt. Political Rival n’en a pas, et il peut toujours défendre.
rings-the-rival-defends = Political Rival défendrait avec 6 en Politique : 3 sur la carte, et 3 de plus en défense. Otomo Courtier a 2.
rings-two-attacks-are-needed = Il vous faut les deux attaques pour prendre tout l’honneur de Bob.
rings-water-is-yours = Personne n’a défendu : Bob perd 1 honneur. L’Eau redresse un personnage, ou en incline un qui n’a pas de destin. Lequel ?
rings-bow-the-rival = Inclinez Political Rival, pour qu’il ne puisse pas défendre.
rings-that-is-yours = Ce personnage est à vous. Inclinez celui qui vous barre la route.
rings-an-effect-for-nothing = Vous pouvez renoncer à l’effet, mais alors l’anneau n’aura servi à personne.
rings-the-last-honor = Political Rival est incliné. Votre attaque politique non opposée coûtera à Bob 1 de ses 2 honneurs. Quel anneau prendra le dernier ?
rings-one-by-attack-one-by-ring = C’est l’anneau de l’Air qui déplace l’honneur.
rings-one-honor-stays = L’attaque prend 1 honneur, mais cet anneau n’en prend aucun : Bob garde le dernier.
rings-one-left = Il reste 1 honneur à Bob. Comment utilisez-vous l’anneau de l’Air ?
rings-take-it = Prenez-lui 1 honneur.
rings-gaining-does-not-win = Vous auriez 2 honneurs de plus, mais Bob garderait le dernier.
rings-learned = Choisissez l’anneau pour son effet : Air, l’honneur ; Terre, les cartes ; Feu, l’honneur personnel ; Vide, le destin ; Eau, incliner ou redresser.

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

## The bid

the-bid-title = La mise d’honneur
the-bid-goal = Piochez autant de cartes que vous l’osez, et gardez au moins 1 honneur.
the-bid-cards-for-honor = Bob et vous misez en secret de 1 à 5. Chacun pioche autant de cartes, mais qui mise plus donne la différence en honneur à l’autre. Vous avez 3 honneurs. Combien misez-vous ?
the-bid-he-may-bid-one = Vous ignorez la mise de Bob. Si c’est 1, le minimum, vous lui donnez votre mise moins 1.
the-bid-three-leaves-one = Avec 4, vous pourriez donner 3 honneurs, tout ce que vous avez. Avec 3, il vous en reste au moins 1, quoi que mise Bob.
the-bid-one-card-is-little = C’est sûr : on ne peut pas miser moins. Mais une carte pour tout un round, c’est peu, et vous avez 2 honneurs à dépenser.
the-bid-two-cards-are-safe = Vous donneriez au plus 1 honneur. Vous pouvez oser une carte de plus.
the-bid-all-honor-is-gone = Bob a misé 1, et tout votre honneur lui revient. Avec 0 honneur on perd ; avec 25, on gagne aussi.
the-bid-one-honor-left = Bob a misé 1 : vous piochez 3 cartes et lui donnez 2 honneurs. Au round suivant, vous en avez 1 et lui 24 ; à 25, il gagne. Que misez-vous ?
the-bid-nothing-to-give = Vous ne pouvez plus rien donner. Quelle mise ne dépassera jamais celle de Bob ?
the-bid-the-lowest-bid = Misez 1.
the-bid-one-more-is-too-much = Si Bob mise encore 1, vous donnez votre dernier honneur : 0 pour vous, au moins 25 pour lui.
the-bid-learned = Une mise haute donne des cartes, une mise basse de l’honneur : qui mise plus paie l’autre. On perd à 0 honneur, on gagne à 25.

## Characters and fate

dynasty-title = Personnages et destin
dynasty-goal = Au prochain round, ayez en jeu Steadfast Witch Hunter et Vanguard Warrior.
dynasty-three-for-sale = Les personnages de vos provinces se jouent en payant leur coût en destin. Vos 6 destins doivent suffire pour deux rounds. Qui jouez-vous d’abord ?
dynasty-fate-keeps-them = À la fin du round, les personnages sans destin partent. Pour qu’un personnage reste, il faut y placer du destin.
dynasty-hunter-first = Jouez Steadfast Witch Hunter pour 4. Vanguard Warrior peut attendre dans sa province.
dynasty-warrior-later = Les deux coûtent 6 ensemble. Il ne resterait aucun destin pour les garder au prochain round.
dynasty-guardian-costs-the-rest = Hida Guardian ne coûte que 1, mais il vous faut chaque destin pour les deux autres.
dynasty-passing-buys-nothing = Qui passe ne joue plus de personnage ce round-ci. Or il vous en faut encore un.
dynasty-how-long = Vous pouvez placer du destin sur Steadfast Witch Hunter : chacun le garde un round de plus. Il vous reste 2 destins, et Vanguard Warrior coûte 2. Combien en placez-vous ?
dynasty-one-for-each-round = 1 suffit pour le prochain round. Le destin qui manque pour Vanguard Warrior peut se gagner.
dynasty-nothing-keeps-it = Sans destin, Steadfast Witch Hunter part à la fin du round.
dynasty-two-is-one-too-many = Il resterait deux rounds de plus, mais avec 0 destin, vous ne pourriez pas payer les 2 de Vanguard Warrior.
dynasty-hunter-left = Seuls les personnages qui portent du destin restent un round de plus.
dynasty-bob-has-bought = Bob joue Wandering Ronin sans destin en plus. Vous avez 1 destin. Le premier à passer en gagne 1. Que faites-vous ?
dynasty-pass-before-bob = Passez avant Bob : 1 et 1 font les 2 destins de Vanguard Warrior.
dynasty-guardian-leaves = Hida Guardian partirait à la fin du round, et c’est Bob qui passerait le premier et gagnerait le destin.
dynasty-a-round-later = Un round plus tard : Wandering Ronin, sans destin, n’est plus là. Steadfast Witch Hunter a perdu son destin mais reste. Vous avez 2 destins. Que jouez-vous ?
dynasty-now-the-warrior = Vanguard Warrior coûte 2.
dynasty-guardian-is-weaker = Il ne resterait que 1 destin : trop peu pour Vanguard Warrior.
dynasty-learned = Un personnage reste tant que dure son destin : chaque round en retire 1, et qui n’en a plus part. Passer en premier en rapporte 1.

## The Imperial Favor

the-favor-title = La Faveur Impériale
the-favor-goal = Prenez les 2 destins de l’anneau du Vide et récupérez la Faveur Impériale.
the-favor-a-ring-with-fate = À la fin du round, chaque anneau disponible reçoit 1 destin. Qui attaque avec un anneau prend le destin qui s’y trouve. C’est le dernier conflit de la phase. Que déclarez-vous ?
the-favor-void-has-two = L’anneau du Vide porte 2 destins. Militaire ou politique, peu importe : Bob ne défendra pas.
the-favor-no-fate-there = Cet anneau ne porte pas de destin.
the-favor-fate-stays-there = Les 2 destins resteraient sur l’anneau, et Bob pourrait les prendre au prochain round.
the-favor-glory-that-stays-ready = Après les conflits, chacun compte la gloire de ses personnages redressés, plus 1 par anneau revendiqué. Le plus haut total prend la Faveur. Bob aura 2. Qui attaque s’incline : qui envoyez-vous ?
the-favor-one-is-enough = Personne ne défendra : un seul attaquant suffit pour prendre l’anneau.
the-favor-keep-the-glory = Envoyez Vanguard Warrior. Hida Tomonatsu reste redressé avec 2 en gloire, et l’anneau fait 3.
the-favor-two-against-two = Vanguard Warrior a 1 en gloire ; avec l’anneau, vous avez 2, autant que Bob. En cas d’égalité, personne ne prend la Faveur.
the-favor-one-against-two = Les deux sont inclinés et seul l’anneau compte : 1 contre 2. La Faveur est à Bob.
the-favor-no-favor = La phase de conflit est finie, et la Faveur n’est pas à vous.
the-favor-which-side = 3 contre 2 : la Faveur est à vous. Dans les conflits du type visible, vous avez +1 si un de vos personnages participe. Quelle face choisissez-vous ?
the-favor-both-are-right = Les deux conviennent. Prenez le type de conflit que vous voulez mener au prochain round.
the-favor-learned = Les anneaux disponibles accumulent du destin pour le prochain attaquant. La gloire de ceux qui restent redressés gagne la Faveur Impériale.

## Honored characters

honored-title = Personnages honorés
honored-goal = Cette fois, vous menez la Grue. Détruisez Defend the Wall.
honored-three-against-two = Trois contre deux, et Defend the Wall a une défense de 4 : il vous faut 6. Way of the Crane, dans votre main, honore un personnage et ne coûte rien. Jouez-la.
honored-honored-adds-glory = Un personnage honoré ajoute sa gloire à ses deux compétences. Déshonoré, il la perd.
honored-one-more-is-not-four = Vous gagneriez de 1, et Defend the Wall a une défense de 4.
honored-whom-to-honor = Brash Samurai a 2 en gloire, Savvy Politician 1. Honoré, un personnage ajoute sa gloire à ses compétences. Lisez les deux cartes : qui honorez-vous ?
honored-read-the-politician = L’un des deux réagit quand on l’honore.
honored-honor-the-politician = Quand Savvy Politician est honoré, vous pouvez honorer un personnage de plus.
honored-only-one-is-honored = Brash Samurai seul : 5 contre 2. Il manque 1, et personne d’autre n’est honoré.
honored-a-reaction = Savvy Politician est honoré : 4 contre 2. Il a une réaction à cela : vous pouvez l’utiliser juste après l’événement, et seulement maintenant.
honored-now-or-never = Utilisez Savvy Politician. Si vous passez, l’occasion est perdue.
honored-the-chance-is-gone = Le moment est passé : avec 4 contre 2, il manque 2 pour détruire la province.
honored-honor-another = Honorez maintenant un autre personnage. Qui apporte les 2 qui manquent ?
honored-glory-of-two = Brash Samurai a 2 en gloire.
honored-that-is-their-side = Vanguard Warrior se bat pour Bob : honoré, il défendrait encore mieux.
honored-not-broken = Defend the Wall tient toujours.
honored-learned = Un personnage honoré ajoute sa gloire à ses deux compétences, déshonoré il la retire. Une réaction s’utilise juste après ce qu’elle nomme.

## The stronghold

the-stronghold-title = La forteresse
the-stronghold-goal = Gagnez ce tour-ci : détruisez la province sous la forteresse de Bob.
the-stronghold-the-third-province = Deux provinces de Bob sont détruites. Après la troisième, vous pourrez attaquer celle de la forteresse. Vous attaquez Manicured Garden, défense 4. Qui y va, qui attend ?
the-stronghold-two-attacks = Qui attaque maintenant s’incline et manquera la dernière attaque. Elle sera politique, contre une défense de 5.
the-stronghold-keep-two-for-politics = Intimidating Hida a 4 en Militaire : cela suffit. Borderlands Defender et Otomo Courtier ont 3 et 2 en Politique.
the-stronghold-defender-has-three = Borderlands Defender a 3 en Militaire, et Manicured Garden a une défense de 4.
the-stronghold-three-of-four = La troisième province tient : la forteresse reste hors de portée.
the-stronghold-more-than-needed = 7, c’est plus qu’il n’en faut. Borderlands Defender serait incliné, et Otomo Courtier seul est trop faible pour la dernière attaque.
the-stronghold-the-way-is-open = La troisième province est détruite : la voie de la forteresse est ouverte. Il vous reste une attaque. Que déclarez-vous ?
the-stronghold-politics-is-left = Votre conflit militaire de ce round est passé. Déclarez un conflit politique, avec l’anneau de votre choix.
the-stronghold-one-attack-is-left = Bob n’a personne pour le défendre. Il n’y aura pas de meilleur moment.
the-stronghold-which-province = Quelle province attaquez-vous ?
the-stronghold-under-the-stronghold = Shameful Display se trouve sous la forteresse. Si elle est détruite, vous gagnez.
the-stronghold-a-fourth-does-not-win = Une quatrième province ne vous apporte plus rien. Seule celle de la forteresse fait gagner.
the-stronghold-the-last-attack = La forteresse ajoute 2 à la défense de sa province : Shameful Display a 3 et 2, soit 5. Qui attaque ?
the-stronghold-three-and-two = Borderlands Defender a 3 en Politique, Otomo Courtier 2.
the-stronghold-five-are-needed = Un seul ne suffit pas contre 5. Il n’y a rien après cette attaque : envoyez les deux.
the-stronghold-learned = Trois provinces détruites ouvrent la forteresse ; détruire sa province fait gagner. N’envoyez que ce qu’il faut à chaque attaque.

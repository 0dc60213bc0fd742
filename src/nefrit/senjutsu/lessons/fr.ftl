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

## Behind the guard

behind-the-guard-title = Derrière la garde
behind-the-guard-goal = Blessez Bob par-derrière.
behind-the-guard-he-guards-his-front = Chaque figurine regarde d’un côté. Bob ne bouge pas et bloquera ce qui vient de face. Choisissez la carte qui vous permet de le contourner.
behind-the-guard-firm-mind-moves = Firm Mind permet jusqu’à 2 pas et jusqu’à 2 rotations.
behind-the-guard-into-his-guard = Vous avez fait un pas devant Bob et frappé.
behind-the-guard-blocked = Son blocage garde les trois hexagones devant lui : votre coup n’a rien fait, et vous avez reculé.
behind-the-guard-walk-past = Bob et vous regardez dans des sens opposés. Faites un pas en avant, à côté de lui.
behind-the-guard-front-is-up = « Devant » est là où regarde votre figurine, pas là où se trouve Bob.
behind-the-guard-two-hexes-up = Deux pas en avant vous mènent au-delà de Bob.
behind-the-guard-first-walk = Cela vous tourne seulement : vous restez sur place. Marchez d’abord, tournez ensuite.
behind-the-guard-still-before-him = Vous resteriez là où il regarde.
behind-the-guard-not-past-him = Ce chemin ne contourne pas Bob.
behind-the-guard-one-more-step = Vous êtes à côté de lui, mais il vous voit encore. Encore un pas en avant.
behind-the-guard-beside-him = Passez d’abord derrière Bob ; cet hexagone est encore devant lui.
behind-the-guard-turn = Vous êtes derrière lui, mais vous regardez toujours du même côté : un pas ne tourne jamais. Tournez-vous vers Bob.
behind-the-guard-counterclockwise = Bob est derrière vous, à gauche : tournez deux fois dans le sens antihoraire.
behind-the-guard-clockwise-is-away = De ce côté, il faudrait plus de rotations que vous n’en avez.
behind-the-guard-looking-past-him = Vous regarderiez à côté de Bob, et votre coup toucherait un hexagone vide.
behind-the-guard-turn-again = Encore une fois du même côté, et Bob sera juste devant vous.
behind-the-guard-strike = Bob ne s’est pas retourné. Frappez !
behind-the-guard-front-of-yours = Pommel Smash touche l’hexagone devant vous.
behind-the-guard-that-is-no-attack = Falling Restraint n’est pas une attaque. Frappez tant qu’il vous tourne le dos.
behind-the-guard-learned = Un pas déplace, une rotation tourne. On frappe là où l’on regarde, et c’est de là que l’on se garde.

## Step, then strike

step-then-strike-title = Un pas, puis un coup
step-then-strike-goal = Battez Bob. Encore trois blessures, et il tombe.
step-then-strike-two-attacks = Bob est juste devant vous. Une carte s’exécute ligne par ligne, de haut en bas : le pas décide où porte l’attaque placée dessous. Laquelle de vos deux attaques touche ?
step-then-strike-look-at-the-first-line = Regardez la première ligne de chaque carte : où serez-vous au moment de frapper ?
step-then-strike-fang-steps-back = Reverse Carved Fang recule d’abord d’un pas, puis frappe deux hexagones devant vous.
step-then-strike-pounce-goes-past = Wolf Pounce doit d’abord faire un pas en avant. Bob barre le chemin : vous passeriez à côté et frapperiez un hexagone vide.
step-then-strike-first-line = Première ligne : vous devez faire un pas en arrière. La deuxième frappe alors deux hexagones devant vous, là où se tient Bob.
step-then-strike-two-hexes-apart = Deux blessures ! Deux hexagones vous séparent, et une seule blessure suffit. Vous avez pioché Wild Swing : 2 blessures, mais a-t-elle la portée ?
step-then-strike-who-comes-nearer = Une de vos cartes vous rapproche avant de frapper.
step-then-strike-pounce-steps-first = Wolf Pounce fait un pas en avant, puis frappe l’hexagone devant vous.
step-then-strike-swing-has-no-step = Wild Swing frappe les hexagones voisins et ne contient aucun pas.
step-then-strike-empty-hex = Il n’y avait personne là où vous avez frappé.
step-then-strike-learned = Une carte se lit de haut en bas. Un pas au-dessus d’une attaque déplace aussi l’attaque.

## Four numbers on one card

many-numbers-title = Quatre nombres sur une carte
many-numbers-goal = Blessez Bob, puis bloquez son attaque.
many-numbers-four-numbers = Bob tient Fend : un blocage d’initiative 5, 4, 3 ou 2. Il en choisit une après la révélation et bloque les attaques de cette initiative-là. Quelle attaque lui échappe ?
many-numbers-block-comes-first = À initiative égale, un blocage passe avant une attaque.
many-numbers-six-is-too-fast = Feint Cut frappe à 6. Fend n’a pas de 6.
many-numbers-five-is-among-them = Pommel Smash frappe à 5, et Fend a un 5.
many-numbers-blocked = Bob a choisi 5 et bloqué votre attaque.
many-numbers-now-he-strikes = Touché ! Bob va frapper à son tour, et une blessure de plus vous vaincrait. Vous avez pioché Fend, vous aussi. Que choisissez-vous ?
many-numbers-fend-keeps-you-up = Seul un blocage vous sauve : Fend.
many-numbers-one-more-wound = L’attaque de Bob est aussi rapide que la vôtre. Une blessure de plus vous vaincrait : bloquez.
many-numbers-which-number = Bob a révélé Scything Uppercut : initiative 5. Choisissez maintenant le nombre de votre Fend.
many-numbers-same-number = Un blocage arrête les attaques qui ont exactement son initiative. Bob frappe à 5.
many-numbers-too-late = Votre blocage serait venu après le 5 de Bob.
many-numbers-wrong-number = L’attaque de Bob n’a rencontré aucun blocage : vous êtes à terre.
many-numbers-learned = Quand une carte a plusieurs initiatives, vous en choisissez une après la révélation. Un blocage ne vaut que contre les attaques de cette initiative.

## Block and counterattack

block-and-counter-title = Blocage et contre-attaque
block-and-counter-goal = Bloquez deux attaques et battez Bob par une contre-attaque.
block-and-counter-from-the-side = Bob est derrière vous, à droite, et va frapper. Vos deux blocages ne gardent que l’avant, l’avant gauche et l’avant droit. Lequel vous protège ici ?
block-and-counter-which-one-turns = L’une des cartes permet de pivoter avant de bloquer.
block-and-counter-steel-does-not-turn = Steel Block ne vous tourne pas. Bob est derrière vous, à droite, là où cette carte ne garde rien.
block-and-counter-turn-to-him = Fend permet une rotation avant le blocage. Tournez-vous pour que Bob soit sur l’un de ces trois hexagones.
block-and-counter-clockwise = Bob est à droite : pivotez dans le sens horaire.
block-and-counter-still-open = Bob resterait d’un côté que vous ne gardez pas.
block-and-counter-he-comes-back = Bloqué, et Fend l’a repoussé. Il va revenir, mais du côté que vous gardez. Cette fois, rendez le coup.
block-and-counter-steel-hits-back = À 6, 5 ou 4, un blocage réussi de Steel Block permet une contre-attaque.
block-and-counter-no-guard-at-all = L’attaque de Bob est aussi rapide, et votre prochaine blessure est la dernière. Bloquez d’abord.
block-and-counter-his-five = Bob a révélé Short Strike : initiative 5. Votre blocage doit avoir le même nombre.
block-and-counter-same-number = Choisissez 5. Steel Block permet une contre-attaque à 6, 5 et 4.
block-and-counter-block-is-over = Un blocage ne vaut qu’à son propre nombre. Bob a frappé plus tard, à 5.
block-and-counter-block-is-late = Votre blocage serait venu après le 5 de Bob.
block-and-counter-not-guarded = Aucun blocage n’était en place quand Bob a frappé.
block-and-counter-hit-back = Votre blocage tient bon ! Vous pouvez jouer aussitôt une attaque de votre main, si elle n’est pas plus rapide que la sienne.
block-and-counter-slash-reaches-him = Diagonal Slash a une initiative de 5 et frappe en avant à droite : c’est là que se tient Bob.
block-and-counter-chance-missed = Vous pouvez vous en passer, mais cette attaque vaincrait Bob.
block-and-counter-learned = Un blocage garde ses hexagones : votre orientation compte. À certains nombres, un blocage réussi permet de frapper aussitôt.

## In Aggression

in-aggression-title = En Agression
in-aggression-goal = Déplacez votre Kamae vers Agression et battez Bob.
in-aggression-bull-rush-is-locked = Le Kamae est votre posture, pour l’instant Neutre. Bull Rush vaincrait Bob, mais ne se joue qu’en Agression. Et Bob va frapper ! Quelle carte aide maintenant ?
in-aggression-which-card-shifts = Quick Dodge recule avant que Bob frappe, puis déplace votre Kamae.
in-aggression-only-one-wound = Cela fait une blessure, il en faut deux pour vaincre Bob. Son coup est aussi rapide, et une seule suffit contre vous.
in-aggression-shift-now = Vous avez reculé à temps. Déplacez maintenant votre Kamae : d’un pas, le long d’un chemin de votre schéma.
in-aggression-one-step = Depuis Neutre, un chemin mène à Agression et un autre à Équilibre.
in-aggression-stays-locked = Votre Kamae resterait Neutre, et Bull Rush injouable.
in-aggression-other-position = L’Équilibre a son utilité, mais Bull Rush exige Agression.
in-aggression-now-it-is-open = Bob a manqué. Vous êtes en Agression : Bull Rush est jouable. Elle avance d’un pas et inflige 2 blessures. C’est ce qu’il faut.
in-aggression-bull-rush-steps = Bob est à deux hexagones. Bull Rush s’approche, puis frappe.
in-aggression-only-one-wound-again = Pommel Smash inflige une blessure. Bull Rush en inflige deux : ce qu’il faut pour vaincre Bob.
in-aggression-no-time-to-block = Bloquer ne vaincra pas Bob. Bull Rush est prête.
in-aggression-learned = Certaines cartes exigent un Kamae, d’autres y font davantage. Un déplacement suit d’un pas les chemins de votre schéma.

## One focus short

one-focus-short-title = Il manque une concentration
one-focus-short-goal = Gagnez une concentration, puis battez Bob avec Bull Rush.
one-focus-short-bull-rush-costs-two = La concentration paie vos meilleures cartes. Bull Rush vaincrait Bob, mais coûte 2 et vous en avez 1. Bob n’attaque pas pendant ce round : profitez-en !
one-focus-short-core-card-shifts = Votre carte de base Ronin Core Card peut déplacer le Kamae, et un point de concentration touche Agression chez le Ronin.
one-focus-short-no-focus-from-that = Bob est hors de portée, et Push Back ne rapporte aucune concentration.
one-focus-short-core-costs-a-card = La carte de base revient toujours en main. En échange, elle coûte une autre carte. De laquelle pouvez-vous vous passer ?
one-focus-short-keep-bull-rush = Vous voulez jouer Bull Rush au prochain round.
one-focus-short-you-need-that = C’est avec cette carte que vous voulez gagner.
one-focus-short-what-gains-focus = Trois choix. Lequel peut vous apporter de la concentration ?
one-focus-short-the-focus-point = Un déplacement du Kamae peut mener à un point de concentration.
one-focus-short-cards-are-no-focus = Cela fait piocher, mais la concentration manquerait toujours.
one-focus-short-switching-gains-nothing = Basculer mène droit à une position, sans jamais donner de concentration. Et l’étourdissement vous affaiblirait.
one-focus-short-through-the-point = Un chemin mène d’Agression à un point de concentration. Le Kamae n’y reste pas : vous gagnez 1 et repartez gratuitement.
one-focus-short-there-and-back = Déplacez le Kamae vers le point de concentration : de là, il revient en Agression.
one-focus-short-still-short = Il vous resterait 1 de concentration, et Bull Rush coûte 2.
one-focus-short-two-focus = Deux de concentration, et toujours en Agression. La prochaine carte de Bob frappera à 5, votre Bull Rush à 7.
one-focus-short-pay-and-rush = Choisissez Bull Rush. Les 2 de concentration se paient à la révélation.
one-focus-short-ready-to-rush = Vous pouvez payer Bull Rush, et elle est plus rapide que Bob. N’attendez pas : son prochain coup serait le dernier.
one-focus-short-learned = La concentration paie les cartes. Elle se gagne en passant par un point de concentration ; vous pouvez en avoir trois.

## What a hit leaves behind

what-a-hit-leaves-title = Ce que laisse un coup
what-a-hit-leaves-goal = Battez Bob en deux rounds, avant son prochain coup.
what-a-hit-leaves-two-rounds = Deux blessures vaincront Bob, une seule vous vaincra. Il se repose, mais au prochain round il frappera à 5. Vos deux attaques le touchent. Après laquelle passerez-vous avant lui ?
what-a-hit-leaves-what-pounce-leaves = Wolf Pounce laisse une blessure qui saigne et une entrave. Pommel Smash laisse une blessure et un étourdissement.
what-a-hit-leaves-slow-him-down = Une entrave baisse de 1 l’initiative de toutes ses cartes.
what-a-hit-leaves-stun-does-not-slow = Un étourdissement est une carte qui encombre sa main et ne se défausse pas. Il ne ralentit pas : au prochain round, vous ne passeriez pas avant lui.
what-a-hit-leaves-he-bleeds-and-limps = La blessure qui saigne lui a pris la carte du dessus de son deck, et recommencera à chaque round. Entravé, son 5 n’est qu’un 4. Achevez-le !
what-a-hit-leaves-five-against-four = Pommel Smash a 5, Bob entravé a 4. Une blessure suffit.
what-a-hit-leaves-no-need-to-block = Fend pourrait vous sauver, mais Bob serait toujours debout. Vous êtes plus rapide : frappez.
what-a-hit-leaves-learned = Saigner coûte des cartes, une entrave de l’initiative, un étourdissement de la place en main. On perd à sa limite de blessures, ou la main pleine d’étourdissements.

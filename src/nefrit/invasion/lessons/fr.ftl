## A turn

a-turn-title = Des ressources et des cartes
a-turn-goal = Mettez Mountain Brigade en jeu, au plus tard à votre prochain tour.
a-turn-three-resources-and-one-card = Puissance 3 dans le royaume : vous prenez 3 ressources. Puissance 1 dans la zone de quête : vous piochez 1 carte, Mountain Brigade. Elle est trop chère. Comment la jouer au prochain tour ?
a-turn-power-in-the-kingdom = Au début de votre tour, chaque point de puissance de votre royaume donne 1 ressource. Une unité y ajoute la sienne.
a-turn-hammerer-into-the-kingdom = Hammerer of Karak Azul coûte 2 et a une puissance de 1. Jouez cette carte dans votre royaume.
a-turn-cards-instead-of-resources = Là, elle vous donne 1 carte de plus par tour. Mais au prochain tour, vous n’aurez encore que 3 ressources : trop peu.
a-turn-attacks-instead-of-resources = De là, elle peut attaquer. Mais au prochain tour, vous n’aurez encore que 3 ressources : trop peu.
a-turn-facedown-without-power = Face cachée comme développement, elle n’a aucune puissance.
a-turn-developments-come-later = Cela pose une carte face cachée comme développement. C’est utile et aura sa propre leçon ; ici, faites sans.
a-turn-unspent-resources-go = Les ressources non dépensées sont rendues au début de votre prochain tour : vous en auriez de nouveau 3.
a-turn-four-power-now = Votre royaume a maintenant une puissance de 4. La ressource qui reste n’achète rien : passez, et Bob joue son tour.
a-turn-pass-to-end-the-turn = Quand les deux joueurs passent, la phase est finie.
a-turn-four-resources = Bob n’a rien fait. Vous prenez 4 ressources et piochez une carte : jouez Mountain Brigade. Où la voulez-vous ?
a-turn-what-each-zone-gives = Elle a une puissance de 2. Par tour : 2 ressources de plus dans le royaume, 2 cartes de plus dans la zone de quête, ou 2 dégâts de plus en attaque depuis le champ de bataille.
a-turn-brigade-still-in-hand = Mountain Brigade resterait dans votre main, et les 4 ressources seraient perdues.
a-turn-learned = La puissance du royaume donne des ressources, celle de la zone de quête des cartes. Ce qu’on y place tôt rapporte à chaque tour.

## Three places

three-places-title = Trois lieux et la loyauté
three-places-goal = Jouez les deux unités de façon à piocher 3 cartes au prochain tour.
three-places-both-with-five = Vous avez 5 ressources. Defender of the Hold coûte 1. Mountain Brigade coûte 4, plus 1 par symbole de loyauté sans carte Nain correspondante en jeu : 5 pour l’instant.
three-places-icons-and-cards = Mountain Brigade a deux symboles. Votre capitale répond à l’un, et toute carte Nain en jeu à l’autre.
three-places-defender-first = Jouez d’abord Defender of the Hold.
three-places-all-five-gone = 4, plus 1 pour la loyauté : vos 5 ressources sont dépensées, et Defender of the Hold reste dans votre main.
three-places-still-in-hand = Vous passeriez avec en main une unité que vous pouvez payer.
three-places-facedown-is-no-unit = Face cachée comme développement, ce n’est plus une unité : aucune puissance, et elle ne répond à aucun symbole de loyauté.
three-places-four-are-enough-now = Defender of the Hold répond au second symbole : 4 suffisent. La puissance donne des ressources (royaume), des cartes (quête) ou des dégâts (champ de bataille). Il vous faut 3 cartes.
three-places-one-and-two-are-three = Votre zone de quête a déjà une puissance de 1. Mountain Brigade ajoute 2.
three-places-five-resources-one-card = Là, elle vous donne 5 ressources au prochain tour, mais vous ne piochez que 1 carte.
three-places-attacks-one-card = De là, elle peut attaquer, mais au prochain tour vous ne piochez que 1 carte.
three-places-learned = Une unité sert à autre chose dans chaque zone, et reste là où vous l’avez jouée. Vos cartes de même race en jeu rendent les cartes loyales moins chères.

## An attack

an-attack-title = Attaquer
an-attack-goal = Mettez le feu à une zone de la capitale de Bob.
an-attack-three-damage = C’est votre phase du champ de bataille : vous pouvez attaquer une zone. Vos unités infligent autant de dégâts que leur puissance, 3 en tout. Qu’attaquez-vous ?
an-attack-eight-hit-points = Une zone prend feu à 8 dégâts. Le royaume et la zone de quête en ont déjà 5 chacun.
an-attack-who-stands-there = Seules les unités de la zone attaquée peuvent la défendre. Dans la zone de quête de Bob, il n’y a personne.
an-attack-squad-may-defend = Black Orc Squad s’y trouve et défendrait. Elle a 4 points de vie : elle prendrait les 3 dégâts, et rien n’atteindrait la zone.
an-attack-three-of-eight = Personne ne la défend, mais 3 dégâts sur 8 n’y mettent pas le feu.
an-attack-no-attack = Sans attaque, rien ne brûle, et attaquer ne vous coûte rien.
an-attack-who-attacks = Là, personne ne peut défendre. Seules les unités de votre champ de bataille attaquent. Lesquelles ?
an-attack-both-are-needed = Il manque 3 dégâts : Mountain Brigade a une puissance de 2, Defender of the Hold de 1.
an-attack-fewer-than-three = Cela fait moins de 3 dégâts : la zone de quête tiendrait.
an-attack-nothing-burns = L’attaque est finie, et aucune zone ne brûle.
an-attack-learned = Attaquez là où il n’y a personne, ou là où vous passez en force. Qui a deux zones en feu a perdu.

## Defending

defending-title = Défendre
defending-goal = Sauvez votre royaume et détruisez Ironclaw’s Horde.
defending-five-damage-come = Bob attaque votre royaume avec une puissance de 5. Il a déjà 4 dégâts sur 8 : encore 4, et il prend feu. Qui défend ?
defending-defenders-first = L’attaquant doit assigner à chaque défenseur assez de dégâts pour le détruire. Seul le reste atteint la zone.
defending-who-takes-five = Mountain Brigade a 6 points de vie : elle prend les 5 dégâts, et survit.
defending-runesmith-takes-one = Runesmith a 1 point de vie : 1 dégât suffit pour l’éliminer, et 4 vont au royaume.
defending-nobody-defends = Les 5 dégâts vont à votre royaume.
defending-strike-back = Rien ne passe. Et les défenseurs ripostent au même moment : qui reçoit vos dégâts ?
defending-horde-has-two = Ironclaw’s Horde a une puissance de 4, mais seulement 2 points de vie.
defending-horde-survives = Ainsi, Ironclaw’s Horde survit et revient au prochain tour avec une puissance de 4.
defending-kingdom-burns = Votre royaume est en feu.
defending-horde-stands = Le combat est fini, et Ironclaw’s Horde est toujours là.
defending-learned = Les dégâts vont d’abord aux défenseurs ; seul le reste atteint la zone. Les défenseurs ripostent au même moment.

## Developments

developments-title = Développements et soutiens
developments-goal = Sauvez votre zone de quête et soignez-la au prochain tour.
developments-one-from-burning = Votre zone de quête a 7 dégâts sur 8, et Bob a un attaquant de puissance 1. Une fois par tour, vous pouvez poser gratuitement une carte face cachée comme développement. Que faire ?
developments-each-development-one-more = Chaque développement donne à sa zone 1 point de vie de plus.
developments-brigade-is-too-dear = Mountain Brigade est trop chère pour l’instant. Face cachée dans la zone de quête, elle ne coûte rien.
developments-forge-comes-too-late = Keystone Forge soigne au début de votre tour, mais Bob attaque avant. Veillez d’abord à ce que la zone survive à son attaque.
developments-forge-only-in-the-kingdom = La capacité de Keystone Forge ne sert que dans le royaume.
developments-another-zone = Cette zone n’est pas en danger, et on ne joue qu’un développement par tour.
developments-forge-is-needed = Cela sauve la zone. Mais vous pouvez payer Keystone Forge, et elle ne soigne que face visible.
developments-nothing-done = Bob attaque votre zone de quête, et rien ne l’arrête.
developments-nine-now = Il faut maintenant 9 dégâts pour y mettre le feu. Mais un développement ne soigne rien. Il vous reste 2 ressources.
developments-forge-heals = Un soutien reste en jeu comme une unité, mais ne combat pas. Keystone Forge soigne 1 dégât au début de chacun de vos tours.
developments-not-healed = La zone tiendrait avec 8 dégâts sur 9, mais rien ne la soignerait.
developments-quest-zone-burns = 8 dégâts : votre zone de quête est en feu.
developments-held-but-not-healed = La zone a tenu, mais rien ne l’a soignée.
developments-learned = Un développement donne 1 point de vie de plus à une zone, mais ne soigne rien. Posez ce que vous n’utiliserez pas de sitôt.

## A quest

a-quest-title = Les quêtes
a-quest-goal = Obtenez un jeton de ressource sur A Glorious Death d’ici votre prochain tour.
a-quest-quest-without-a-unit = A Glorious Death est une quête. Si une unité s’y trouve au début de votre tour, elle reçoit un jeton ; avec 3, elle peut détruire deux attaquants. Pour l’instant, elle n’a personne.
a-quest-runesmith-into-the-quest-zone = On part en quête depuis la zone de quête. Jouez-y Runesmith.
a-quest-only-in-the-quest-zone = Seule une unité de votre zone de quête peut être en quête.
a-quest-nobody-sent = Alors personne ne part en quête, et aucun jeton ne vient.
a-quest-facedown-does-not-quest = Face cachée comme développement, elle ne peut pas partir en quête.
a-quest-send-it = En entrant en jeu, une unité peut partir pour une quête qui n’a pas encore d’unité. Où va Runesmith ?
a-quest-only-as-it-enters = On ne part en quête qu’en entrant dans la zone. Pour Mountain Brigade, il est trop tard.
a-quest-not-sent = Alors Runesmith reste simplement dans la zone de quête. Plus tard, cette unité ne pourra plus partir.
a-quest-horde-comes = Bob attaque votre zone de quête avec une puissance de 4. Une unité en quête peut aussi défendre ; mais si elle tombe, la quête la perd, ainsi que tous ses jetons. Qui défend ?
a-quest-three-more-burn-it = La zone a 5 dégâts sur 8. Sans défense, elle prend feu.
a-quest-brigade-holds = Mountain Brigade a 6 points de vie et encaisse 4 dégâts à elle seule. Runesmith n’en a que 1.
a-quest-runesmith-in-danger = Qui défend peut recevoir des dégâts, et 1 suffit contre Runesmith.
a-quest-zone-undefended = Les 4 dégâts iraient à la zone, et elle prendrait feu.
a-quest-zone-burns = Votre zone de quête est en feu.
a-quest-runesmith-falls = Runesmith tombe, et la quête n’a plus d’unité.
a-quest-no-token = Votre tour a commencé, et aucun jeton n’est venu.
a-quest-learned = Une quête demande du temps et une unité qui survit. Celle-ci compte toujours dans sa zone : elle y a sa puissance et peut défendre.

## The chain

the-chain-title = La chaîne d’actions
the-chain-goal = Mettez le feu à la zone de quête de Bob : il lui manque 5 dégâts.
the-chain-pillage-is-played = Votre attaque fait 3 dégâts. Grudge Thrower peut donner 1 de puissance de plus à chaque unité au combat. Mais Bob joue une tactique, Pillage, pour détruire Grudge Thrower. Répondez-vous ?
the-chain-not-yet-resolved = Pillage est jouée, mais rien ne s’est encore passé : vous pouvez d’abord répondre par une action.
the-chain-last-comes-first = Ce qui est joué en dernier se produit en premier. Utilisez Grudge Thrower maintenant, avant que Pillage ne la détruise.
the-chain-thrower-is-gone = Personne ne répond : Pillage détruit Grudge Thrower, et 3 dégâts ne suffisent pas.
the-chain-whom-to-sacrifice = Grudge Thrower coûte 1 ressource et une de vos unités. De laquelle pouvez-vous vous passer ?
the-chain-two-attackers-two-more = Il vous faut les deux attaquants : 3 de puissance, plus 1 pour chacun. Runesmith ne combat pas.
the-chain-an-attacker-less = Il manque maintenant un attaquant, avec sa puissance et 1 de plus.
the-chain-too-little = L’attaque est finie, et la zone de quête tient.
the-chain-learned = On peut répondre à toute action avant qu’elle n’agisse, et la dernière agit en premier. Détruire une carte n’annule pas ce à quoi elle a servi.

## Win this turn

win-this-turn-title = Gagnez ce tour-ci
win-this-turn-goal = Mettez ce tour-ci le feu à une deuxième zone de la capitale de Bob.
win-this-turn-one-zone-burns = Vous jouez les Orques. Le royaume de Bob brûle : encore une zone, et vous gagnez. Il manque 6 dégâts à sa zone de quête, 4 à son champ de bataille. Vos unités n’ont que 2 de puissance.
win-this-turn-orcs-like-damage = Tant que vous avez une unité endommagée, Boar Boyz gagne 2 de puissance et Squig Herders 1. Followers of Mork blesse les deux joueurs.
win-this-turn-one-power-more = Jouez Followers of Mork sur votre champ de bataille : de là, cette unité peut attaquer dès ce tour.
win-this-turn-followers-cannot-attack = Elle ne peut attaquer que depuis le champ de bataille, et il vous faut sa puissance de 1.
win-this-turn-two-are-too-few = Boar Boyz et Squig Herders n’ont que 2 de puissance pour l’instant. Cela ne brûle aucune zone.
win-this-turn-facedown-does-nothing = Face cachée comme développement, elle n’inflige rien et n’attaque pas.
win-this-turn-share-two-damage = Chaque joueur subit 2 dégâts indirects et les répartit lui-même entre ses unités et ses zones. Bob aussi. Où vont les vôtres ?
win-this-turn-damaged-and-alive = Il vous faut une unité endommagée qui survit.
win-this-turn-boyz-have-four = Boar Boyz a 4 points de vie : cette unité peut prendre 2 dégâts.
win-this-turn-nobody-damaged = Alors aucune de vos unités en jeu n’est endommagée, et aucune n’est plus forte.
win-this-turn-six-damage-where = Vous avez une unité endommagée : votre puissance est maintenant de 6. Qu’attaquez-vous ?
win-this-turn-corrupted-cannot-defend = Dans la zone de quête, Hammerer of Karak Azul est corrompue : la carte est de côté et ne peut pas défendre.
win-this-turn-brigade-defends = Il ne manque que 4 dégâts à cette zone, mais Mountain Brigade la défendrait, et devrait d’abord en prendre 4 elle-même.
win-this-turn-burns-already = Il brûle déjà, et ne subit plus de dégâts.
win-this-turn-not-without-attack = Sans attaque, vous ne gagnez pas ce tour-ci.
win-this-turn-who-marches = Personne ne peut y défendre. Qui attaque ?
win-this-turn-three-and-two-and-one = Boar Boyz 3, Squig Herders 2, Followers of Mork 1 : il vous les faut tous.
win-this-turn-less-than-six = Cela fait moins de 6 dégâts.
win-this-turn-capital-stands = Le tour passe, et la capitale de Bob tient.
win-this-turn-learned = Comptez avant d’attaquer : ce qui brûle chaque zone, qui peut y défendre, et ce qui renforce vos unités.

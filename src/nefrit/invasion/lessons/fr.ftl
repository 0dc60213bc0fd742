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

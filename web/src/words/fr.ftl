### Les mots du client web. Ce qui manque ici est dit en anglais.

## Partout

app-name = Nefrit
page-door = Entrée
page-lobby = Tables
page-decks = Decks
page-learn = Apprendre
page-play = Jouer
page-cards = Cartes
page-rules = Règles
page-replay = Relecture
page-table = Table
page-join = Invitation
page-nowhere = Rien ici
page-did-not-load = Impossible de charger ceci. Réessayez dans un instant.
skip-to-content = Aller au contenu
loading = Un instant…
again = Réessayer
close = Fermer
confirm = Confirmer
server-away = Le serveur ne répond pas. Est-il en marche ?
nowhere-title = Il n’y a rien ici
nowhere-back = Retour à l’entrée

## Préférences

preferences = Préférences
setting-guard = Après une nouvelle question
guard-on = La saisie attend un instant
guard-off = La saisie compte tout de suite
setting-keys = Lettres seules comme touches
keys-on = Actives
keys-off = Inactives
setting-confirm = Le dernier choix d’une réponse
confirm-on = Il est confirmé
confirm-off = Il compte tout de suite
setting-language = Langue
setting-theme = Lumière
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
setting-motion = Mouvement
motion-system = Comme le système
motion-less = Le moins possible
setting-playback = Ce que font les autres
playback-slow = Lentement
playback-normal = Au rythme habituel
playback-quick = Vite
playback-off = Sans le rejouer
setting-sound = Sons
sound-on = Activés (M les coupe)
sound-off = Coupés
setting-volume = Volume
sound-is-on = Les sons sont activés.
sound-is-off = Les sons sont coupés.

## L’entrée

door-title = Des jeux de cartes joués exactement selon leurs règles
door-about = Asseyez-vous : la table veille à chaque règle. Demandez-lui pourquoi pas, elle répond par la règle elle-même.
door-mode = Façons de jouer
door-more = Deck, adversaire et plus
door-people = Joueurs, bots compris
door-some = { $count } choisis, de { $least } à { $most }
door-deck = Deck
door-deck-any = N’importe quel deck prêt
door-deck-own = Vos decks
door-edition = Édition des règles
door-edition-newest = La plus récente
door-bot = Adversaire
door-play = Jouer maintenant
door-play-alone = Jouer maintenant
door-invite = Inviter un ami
door-recent = Vos tables
home-first = Votre premier duel en 3 minutes
home-first-about = Une première leçon à la vraie table, sans donner de nom.
home-start-here = Commencez ici
home-go-on-title = Reprendre où vous en étiez
home-your-turn = À vous de jouer
home-waiting-for = En attente de { $names }
home-go-on = Reprendre
home-look = Regarder
home-against = avec { $names }
home-look-back = Revoir :
home-players = { $count } joueurs
home-minutes = { $count } min
home-difficulty = Difficulté
home-difficulty-is = { $count } sur { $most }
home-options = Amis, options
home-open-title = Tables ouvertes
home-open-none = Personne n’attend en ce moment. Ouvrez une table ou invitez un ami : chaque jeu a un bouton pour cela.
home-all-tables = Toutes les tables
title-your-turn = ● À vous de jouer
game-l5r-about = Deux clans, cinq anneaux, et l’honneur de chacun en jeu. Misez en secret, attaquez par la lame ou par le verbe.
game-imperium-about = D’un camp barbare à un empire, carte après carte. Ce que vous acquérez, il faudra le porter.
game-invasion-about = Votre capitale contre la leur. Bâtissez, défendez, et brûlez deux zones avant qu’ils ne brûlent les vôtres.
game-senjutsu-about = Un duel de quelques souffles. Choisissez une carte, révélez ensemble, et soyez là où la lame n’est pas.
bot-greedy = Sage : voit un coup à l’avance
bot-search = Pensif : une demi-seconde par réponse
bot-random = Insouciant : joue au hasard
name-label = Votre nom
name-example = Invité – ou comment les autres vous appelleront

## Tables

lobby-game = Jeu
lobby-private = Sur invitation seulement
lobby-open-table = Ouvrir une table
lobby-open = En attente de joueurs
lobby-playing = En cours
lobby-over = Terminées
lobby-none = Personne ne joue en public pour l’instant.
lobby-return = Retour à votre place
fairness = Une distribution honnête
fairness-about = Les cartes viennent d’une graine secrète, choisie avant que quiconque ne s’assoie. Voici son empreinte : notez-la, et après la partie vous pourrez vérifier la distribution.
fairness-opened = La partie est finie ; voici l’empreinte et la graine qu’elle cachait : nefrit replay --check rejoue l’enregistrement et compare les deux.
goes-on = Suite d’un enregistrement
goes-on-about = { $after ->
    [0] Cette partie reprend la mise en place d’un enregistrement ; entre joueurs, les cartes sont redistribuées.
   *[other] Cette partie est la suite d’un enregistrement : qui le possède peut connaître les cartes déjà distribuées. Ce que le hasard apportera encore, personne ne le sait.
}
join-about = { $count ->
    [0] Personne n’est encore assis ici.
   *[other] Sont assis ici : { $names }.
}
join-full = Toutes les places sont prises.
join-sit-down = S’asseoir
join-watch = Regarder
table-closed = Cette table ne vous est pas ouverte
waiting-about = La partie commence quand toutes les places sont prises.
waiting-link = Invitation
waiting-copy = Copier le lien
waiting-copied = Le lien est copié.
waiting-not-copied = Le navigateur n’a pas permis de copier. Sélectionnez le lien et copiez-le vous-même.
waiting-qr = Scannez-le avec un téléphone
waiting-network = Vos amis sur le même réseau peuvent ouvrir cette adresse.
waiting-only-here = Cette adresse ne fonctionne que sur cet ordinateur. Pour vos amis sur votre réseau, lancez le serveur avec
waiting-then = Ils ouvriront alors { $address }.
waiting-leave = Partir
watch-link = Copier un lien pour regarder
watch-link-copied = Le lien est copié. Qui l’ouvre peut regarder.

## À la table

board-title = Plateau
board-table = Table
board-more = et { $count } de plus
seat-free = libre
seat-bot = bot
seat-here = est là
seat-away = est absent
seat-thinking = doit décider
seats-title = Joueurs
seats-watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
connection-connecting = Connexion…
connection-lost = Connexion perdue
connection-closed = Fermé
connection-lost-about = La connexion est perdue. Rien d’autre ne l’est : la partie reprend dès que le serveur répond.
not-connected = Il n’y a pas de connexion pour l’instant.
undo = Annuler
    .about = Reprend aussitôt votre dernière réponse
undo-ask = Demander à annuler
    .about = Demande aux autres si vous pouvez reprendre votre dernière réponse
retract = Reprendre
    .about = Reprend aussitôt votre dernière réponse ; personne n’en a rien appris
undo-waiting = Vous demandez à reprendre votre dernière réponse. Les autres doivent accepter.
undo-asked = { $name } demande à reprendre une réponse.
undo-agree = Accepter
undo-decline = Refuser
concede = Abandonner
concede-title = Abandonner cette partie ?
concede-about = Cela termine la partie pour vous, sans retour possible.
concede-no = Continuer
concede-yes = Abandonner
side-toggle = Journal
table-menu = Cette table
table-leave = Partir ; votre place est gardée
keys-title = Touches
key-digits = 1 – 9, 0
    .about = choisissent une option ; pour un nombre, le règlent
key-arrows = flèches
    .about = vont d’une option à l’autre
key-enter = Entrée
    .about = confirme le choix
key-pass = p
    .about = passer
key-until = n
    .about = passer jusqu’à ce qu’il se passe quelque chose
key-flag = f
    .about = s’arrêter ici ou passer
key-cancel = Échap
    .about = renoncer à ce qui est choisi, fermer ce qui est ouvert
key-all = l
    .about = tous les choix
key-why = w
    .about = pourquoi la carte ne peut-elle pas servir ?
key-chart = t
    .about = le round, étape par étape
key-regions = Alt + 1 – 6
    .about = aller à la décision, à la main, à son côté, au milieu, à l’autre côté, au journal
key-undo = u
    .about = reprendre la dernière réponse
side-title = Journal et déroulement
log-title = Journal
log-earlier = Montrer ce qui précède
chart-title = Round
chart-title-invasion = Tour
chart-round = Round { $round }
chart-round-invasion = Tour { $round }
chart-here = maintenant
chart-running = Règles en cours d’application
pass-policy-about = Les autres ne peuvent pas deviner au temps écoulé si vous pouviez agir.
pass-until = Passer jusqu’à…
pass-until-event = ce qu’il se passe quelque chose
pass-until-turn = mon prochain tour
pass-until-turn-l5r = mon prochain conflit
pass-until-phase = la fin de cette phase
pass-until-round = la fin de cette manche
pass-until-round-invasion = la fin de ce tour
passing-event = Vous passez jusqu’à ce qu’il se passe quelque chose
passing-turn = Vous passez jusqu’à votre prochain tour
passing-turn-l5r = Vous passez jusqu’à votre prochain conflit
passing-phase = Vous passez jusqu’à la fin de la phase
passing-round = Vous passez jusqu’à la fin de la manche
passing-round-invasion = Vous passez jusqu’à la fin du tour
passing-stop = Ne plus passer
stops-settings = Tous les arrêts…
stops-title = Quand vous interroger
ask-anyway = M’interroger même s’il n’y a qu’une réponse
stops-windows = Fenêtres
stops-cards = Cartes pour lesquelles s’arrêter
stops-meter = Combien de fois vous passez
stops-passed = passé { $passed } fois sur { $asked }
stops-pass-here = Passer ici pour moi
stop-flag = Arrêt : { $step } – { $rule }
stop-title = Arrêt : { $step }
stop-in-phase = { $phase } : { $step }
stop-responses = Réactions et interruptions
stop-mine = À mon tour
stop-theirs = Au tour des autres
stop-always = toujours
stop-can = si je peux agir
stop-happened = seulement s’il s’est passé quelque chose
stop-never = jamais
stop-for-card = { $card } : s’arrêter ici ?
stop-not-again = Plus pendant cette manche
yes = Oui
no = Non

## Décisions

decision-title = Votre décision
decision-sent = …
decision-none = …
decision-waiting = À { $names } de décider…
decision-stopped = Vous vous arrêtez ici.
go-on = Continuer
some-all = Tout choisir
hand-count = { $count ->
    [one] 1 carte en main
   *[other] { $count } cartes en main
}
piles-title = Piles
some-count = { $exact ->
    [yes] { $count } sur { $most }
   *[no] { $count } choisis, de { $least } à { $most }
}
some-confirm = { $count ->
    [0] Ne rien choisir
    [one] Choisir cet élément
   *[other] Choisir ces { $count } éléments
}
order-as-listed = Comme dans la liste
order-confirm = Dans cet ordre
number-less = Moins
number-more = Plus
number-confirm = Confirmer { $number }
distribute-less = { $label } : un de moins
distribute-more = { $label } : un de plus
distribute-left = { $left ->
    [0] tout est réparti
   *[other] reste { $left }
}

## Cartes

card-unknown = une carte que vous ne connaissez pas
card-can-be-chosen = peut être choisie
card-is-chosen = choisie
goal = But
goal-l5r = briser la forteresse, ou réunir 25 points d’honneur
goal-senjutsu = blesser chaque adversaire jusqu’à le mettre hors du duel
goal-imperium = avoir le plus de points à la fin de la partie
goal-invasion = brûler deux zones d’une capitale ennemie
timing-title = Le tour
since-title = Depuis votre décision
playback-skip = Passer
playback-again = Revoir
playback-shown = Voyez ce qui s’est passé …
key-space = Espace
preview-title = Ce qu’on lit
preview-card-page = Page de la carte
preview-empty = Pointez une carte pour la lire ici.
cancel = Annuler
dock-all = { $count ->
    [one] Le seul choix
   *[other] Les { $count } choix
}
dock-show-all = Montrer tous les choix
dock-hide-all = Cacher la liste
dock-act = Utiliser { $name }
dock-on-the-board = Choisissez ce qui est entouré sur la table ou dans votre main.
dock-in-the-list = Choisissez dans la liste.
region-large = La région en grand
dock-rule = La règle derrière la question
dock-watching = Vous regardez.
order-placed = { $count } sur { $all } placés
number-between = De { $least } à { $most }
choices-title = Tous les choix
choices-search = Chercher
choices-none = Aucun choix n’a ces mots.
choices-again = touchez encore
card-can-be-target = peut être la cible
card-asks = demande
card-has-changed = a changé : { $change }
provenance-printed = Données de la carte publiée
provenance-reconstructed = Reconstituée : nom, numéro et type viennent de la carte publiée ; ce qu’on ignore du reste est de nous
viewer-card-page = Tout sur cette carte
why = Pourquoi pas ?
why-title = { $name } : pourquoi pas ?
why-can-choose = Vous pouvez le choisir maintenant.
why-not-among = Ce n’est pas la question en ce moment : { $prompt }
why-others-decide = C’est à { $names } de décider.
why-nobody-asked = On ne demande rien à personne en ce moment.
why-over = La partie est finie.
why-remains = Il resterait encore :
why-when = Son moment viendra à l’étape « { $step } ».

## Fin

over-title = La partie est terminée
over-won = Vous avez gagné
over-lost = Vous avez perdu
over-replay = Revoir la partie
over-leave = Partir
over-rule = La règle derrière cela
over-rematch = Rejouer
over-rematch-waiting = En attente des autres…
over-rematch-wanted = Veulent rejouer : { $names }

## Relecture

replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-first = Au début
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-slider = Étape
replay-eyes = Vu par
replay-eyes-spectator = un spectateur
replay-speed = Vitesse
replay-speed-is = { $speed }×
replay-steps = Ce qui a été décidé
replay-beginning = La partie commence
replay-export = Exporter
replay-continue = Reprendre d’ici
replay-continue-about = Une nouvelle partie commence après l’étape { $number } : mêmes cartes, même hasard, autres joueurs.
replay-continue-seat = Votre place
replay-continue-others = Les autres places
replay-continue-bots = Des bots les jouent
replay-continue-people = Des amis, sur invitation
replay-bring = Regarder un enregistrement
replay-bring-about = Choisissez le fichier d’une partie, ou déposez-le ici. Elle est rejouée étape par étape ; rien n’est conservé.
replay-too-big = Ce fichier est trop gros pour être l’enregistrement d’une partie.
replay-other-rules = Cette partie a été enregistrée avec d’autres règles que celles d’aujourd’hui : sa fin n’est pas celle de l’enregistrement.

## Page des cartes

game-choose = Quel jeu
game-unknown = Ce jeu n’existe pas ici.
cards-find = Chercher des cartes
cards-find-example = Nom, texte, trait, « cost 2 »…
cards-any = Tous
cards-filters = Filtres
cards-numbers = Par valeurs
cards-found = { $count ->
    [0] Aucune carte
    [1] Une carte
   *[other] { $count } cartes
}
cards-none = Aucune carte ne correspond. Essayez avec moins de mots.
cards-clear = Tout montrer
cards-sort = Ordre
cards-sort-number = Par numéro
cards-sort-name = Par nom
cards-sort-type = Par type
cards-layout = Présentation des cartes
cards-layout-cards = Cartes
cards-layout-lines = Lignes
cards-all = Toutes les cartes
cards-neighbours = Autres cartes
card-none = Cette carte n’existe pas.
card-text = Texte
card-printings = Versions
card-edition = Édition { $edition }
card-edition-now = Édition { $edition }, version actuelle
card-rules = Règles et décisions qui la nomment
fact-yes = oui
fact-no = non
fact-type = Type
fact-types = Type
fact-side = Deck
fact-clan = Clan
fact-set = Extension
fact-number = Numéro
fact-unique = Unique
fact-cost = Coût
fact-military = Militaire
fact-political = Politique
fact-glory = Gloire
fact-traits = Traits
fact-influence-cost = Coût d’influence
fact-influence-pool = Influence
fact-military-bonus = Bonus militaire
fact-political-bonus = Bonus politique
fact-strength = Force
fact-strength-bonus = Bonus de force
fact-element = Élément
fact-honor = Honneur
fact-fate = Destin
fact-role-restriction = Rôle requis
fact-class = Classe
fact-character = Personnage
fact-rank = Rang
fact-initiative = Initiative
fact-focus = Concentration
fact-keywords = Mots-clés
fact-range = Portée
fact-provenance = Provenance

## Page des règles

rules-about = Ce que disent les documents de règles, avec nos mots ; chaque règle sous un titre à nous ; son identifiant est le même dans toutes les langues. Là où les documents se taisent, il a fallu décider ; ces décisions sont marquées.
rule-untitled = Règle
rules-copy-id = Copier l’identifiant
rules-id-copied = L’identifiant est copié.
rules-id-not-copied = Le navigateur n’a pas permis de copier l’identifiant.
rules-find = Chercher des règles
rules-find-example = Des mots, ou un identifiant
rules-kind = Genre
rules-edition = Édition
rules-chapters = Chapitres
rules-chapter-all = Tous les chapitres
rules-found = { $count ->
    [0] Aucune règle
    [1] Une règle
   *[other] { $count } règles
}
rules-none = Aucune règle ne correspond. Essayez avec moins de mots.
rules-show-all = Tout montrer
rules-more = En montrer { $count } de plus
rules-no-such = Il n’y a pas de règle { $rule } dans ce jeu.
rules-step = Étape { $number }
rules-ours = notre décision
rules-edition-all = toutes les éditions
rules-edition-from = dès { $edition }
rules-edition-only = { $edition } seulement
rules-given = Situation
rules-when = Quand
rules-then = Alors
rules-places = Où les documents le disent
rule-chapter-decision = Nos décisions
rule-chapter-faq = Questions et réponses
rule-kind-procedure = procédure
rule-kind-definition = définition
rule-kind-timing = chronologie
rule-kind-restriction = restriction
rule-kind-component = matériel
rule-kind-ruling = décision officielle
rule-kind-structure = structure
rule-kind-keyword = mot-clé
rule-kind-decision = notre décision
rule-kind-setup = mise en place
rule-kind-deckbuilding = construction de deck
rule-kind-scoring = décompte
rule-kind-format = format
rule-kind-errata = erratum
rule-kind-victory = victoire
rule-kind-solo = solo

## Page des decks

deck-new = Apporter un deck
deck-own = Vos decks
deck-ready = Prêts : { $format }
deck-nameless = Un deck sans nom
deck-format = Format
deck-format-usual = Le format habituel
deck-edition = Édition
deck-list = Liste
deck-list-hint = Une liste comme les joueurs l’écrivent, ou le JSON d’un deck de fiveringsdb. Elle est vérifiée pendant la saisie.
deck-list-example = Name: Mon deck
    3x …
deck-file = Ou d’un fichier :
deck-legal = Légal dans le format { $format }.
deck-not-legal = { $count ->
    [1] Illégal dans le format { $format }, pour une raison :
   *[other] Illégal dans le format { $format }, pour { $count } raisons :
}
deck-play = Jouer avec
deck-save = Enregistrer dans ce navigateur
deck-save-again = Enregistrer
deck-saved = Le deck est enregistré dans ce navigateur.
deck-not-saved = Le navigateur ne conserve rien pour nous.
deck-edit = Modifier la liste
deck-read = Terminé
deck-export = Exporter
deck-copy = Copier la liste
deck-copied = La liste est copiée.
deck-not-copied = Le navigateur n’a pas permis la copie. Sélectionnez la liste et copiez-la vous-même.
deck-drop = Jeter

## Ce qu’une carte fait à une autre

name-guest = Invité
some-more = { $count ->
    [1] Choisissez-en encore une
   *[other] Choisissez-en encore { $count }
}
figure-parts = { $name } { $now } : { $printed } imprimé
card-change = { $words } ({ $source })
card-change-until = { $words } { $until } ({ $source })
card-change-other = est modifiée
until-conflict = jusqu’à la fin du conflit
until-phase = jusqu’à la fin de la phase
until-round = jusqu’à la fin du round
until-turn = jusqu’à la fin du tour
format-core = Jeu de base
format-single-core = Une seule boîte de base
format-tournament = Tournoi
format-balanced = Équilibré
format-open = Ouvert
format-signature = Decks des personnages
format-one-on-one = Un contre un
format-cataclysm = Cataclysme
format-casual = Amical

## Senjutsu : plateau et cartes

senjutsu-battlefield = Le champ de bataille
senjutsu-timeline = Initiatives de ce round
senjutsu-initiative = Initiative
senjutsu-type = { $type ->
    [attack] Attaque
    [defence] Défense
    [meditation] Méditation
    [poison] Poison
   *[core] De base
}
senjutsu-core-type = { $type ->
    [attack] Attaque de base
    [defence] Défense de base
   *[meditation] Méditation de base
}
senjutsu-rank = { $rank ->
    [wood] Bois
    [steel] Acier
    [gold] Or
   *[jade] Jade
}
senjutsu-range = Portée { $range }
senjutsu-keyword-instant = Instantanée
senjutsu-keyword-instant-additional = Instantanée, additionnelle
senjutsu-keyword-instant-replacement = Instantanée, de remplacement
senjutsu-character-ronin = Rōnin
senjutsu-character-warrior = Guerrière
senjutsu-character-master = Maître
senjutsu-character-student = Élève
senjutsu-character-boss = Boss samouraï
senjutsu-character-katana = Ashigaru au katana
senjutsu-character-yari = Ashigaru au yari
senjutsu-character-yumi = Ashigaru au yumi
senjutsu-character-arquebus = Ashigaru à l’arquebuse
senjutsu-character-onna-bugeisha = Onna-Bugeisha
senjutsu-character-ashigaru = Ashigaru
senjutsu-character-hachiko = Hachiko
senjutsu-character-assassin = Assassin
senjutsu-character-kojiro = Kojiro
senjutsu-character-monk = Moine
senjutsu-character-musashi = Musashi
senjutsu-character-ninja = Ninja
senjutsu-character-sailor = Marin
senjutsu-character-wakou = Wakou
senjutsu-character-yasuke = Yasuke
senjutsu-character-yojimbo = Yojimbo
senjutsu-focus-cost = à jouer pour { $count } de concentration
senjutsu-diagram = Diagramme : le triangle sombre, c’est vous, tourné vers le haut
senjutsu-reconstructed = Reconstituée : nom, numéro, type et initiative sont ceux de la carte publiée, le reste est de nous

senjutsu-terrain = { $kind ->
    [stone] Pierre
    [bamboo] Bambou
    [burning-wagon] Chariot en feu
    [shrine] Sanctuaire
    [boat] Bateau
    [torii-pillar] Pilier du torii
    [torii-gate] Torii
    [cherry-tree] Cerisier
    [corpse] Cadavre
    [fallen-lord] Le seigneur tombé
    [trap-token] Jeton de piège
    [decoy] Leurre
   *[caltrops] Chausse-trapes
}
senjutsu-pieces = Quel élément de terrain
senjutsu-away = { $count ->
    [1] à côté de vous
   *[other] à { $count } hexagones de vous
}
senjutsu-figure = { $name }, { $left } vies sur { $limit }
senjutsu-effect = { $what ->
    [wound] −{ $count }
    [bleed] −{ $count } ♦
    [stun] Étourdi
    [hobble] Entravé
    [poison] Poison
    [focus] +{ $count } ◆
    [aggression] Agression
    [balance] Équilibre
    [determination] Détermination
   *[neutral] Neutre
}

senjutsu-kamae = { $kamae ->
    [aggression] Agression
    [balance] Équilibre
    [determination] Détermination
    [distance] Distance
    [focus] Point de concentration : passez-y, gagnez 1 de concentration et continuez
   *[neutral] Neutre
}
senjutsu-kamae-sign = { $kamae ->
    [aggression] A
    [balance] É
    [determination] D
    [distance] S
    [focus] ◆
   *[neutral] N
}
senjutsu-kamae-is = { senjutsu-kamae }
senjutsu-kamae-of = Kamae de { $name } : { senjutsu-kamae }
senjutsu-life = { $left } vies restantes sur { $limit }
senjutsu-left = reste { $count }
senjutsu-focus = concentration : { $count }
senjutsu-advantage = { $place ->
    [1] A l’avantage : gagne toutes les égalités
   *[other] Place { $place } sur la piste d’avantage
}
senjutsu-bleeding = Saignement { $count }
senjutsu-stuns = Étourdissements { $count } sur { $limit }
senjutsu-hobbles = Entraves { $count }
senjutsu-hidden = Caché
senjutsu-desperate = Désespéré
senjutsu-contracts = { $done } contrats sur { $count }
senjutsu-stance = { $aggressive ->
    [yes] Agressif
   *[no] Défensif
}
senjutsu-behaviour = { $behaviour ->
    [0] Se tient devant à votre gauche
    [1] Se tient devant vous
   *[other] Se tient devant à votre droite
}, distance { $distance }
senjutsu-turn-over = Retourner
senjutsu-thinks = Doit décider
senjutsu-ready = Prêt
senjutsu-defeated = Vaincu
senjutsu-not-here = Pas encore sur le champ de bataille
senjutsu-hex = Case
senjutsu-hand = Main
senjutsu-deck = Deck
senjutsu-discard = Défausse
senjutsu-removed = Retirées
senjutsu-poisons = Poisons
senjutsu-facedown = { $count ->
    [1] Une autre est face cachée.
   *[other] { $count } autres sont face cachée.
}
senjutsu-resolving = en cours de résolution
senjutsu-to-come = encore à venir
senjutsu-entry = { $initiative } : { $name }, { $card }{ $section ->
    [0] { "" }
   *[other] , section { $section }
} { $state ->
    [over] (terminé)
    [now] (maintenant)
   *[due] { "" }
}
senjutsu-your-hand = Votre main
senjutsu-hand-empty = Votre main est vide.
senjutsu-cannot = ne peut pas être choisie maintenant
senjutsu-offered = Cartes au choix
senjutsu-sections = Sections de la carte
senjutsu-foreseen-at-once = Dès qu’elle est jouée
senjutsu-foreseen-initiative = Initiative { $values }
senjutsu-foreseen-hits = touche { $name }{ $wounds ->
    [0] { "" }
    [one] : { $wounds } blessure
   *[other] : { $wounds } blessures
}{ $bleeding ->
    [0] { "" }
   *[other] , saignement
}
senjutsu-foreseen-nobody = ne touche personne là où ils sont
senjutsu-foreseen-blocks = ferme { $count ->
    [1] un hexagone
   *[other] { $count } hexagones
}
senjutsu-foreseen-reaches = atteint { $names }
senjutsu-foreseen-places = peut finir sur { $count } hexagones : pointez-en un
senjutsu-foreseen-costs = pour { $count } de concentration
senjutsu-foreseen-success = seulement après un succès

## L5R : la table

l5r-word = { $name ->
    [military] militaire
    [political] politique
    [glory] gloire
    [fate] destin
    [honor] honneur
    [strength] défense
    [influence] influence
   *[other] { $name }
}
l5r-type = { $type ->
    [character] Personnage
    [attachment] Attachement
    [event] Événement
    [holding] Ressource
    [province] Province
    [stronghold] Forteresse
    [role] Rôle
   *[other] { $type }
}
l5r-clan = { $clan ->
    [crab] Crabe
    [crane] Grue
    [dragon] Dragon
    [lion] Lion
    [phoenix] Phénix
    [scorpion] Scorpion
    [unicorn] Licorne
   *[neutral] Neutre
}
l5r-element = { $ring ->
    [air] Air
    [earth] Terre
    [fire] Feu
    [void] Vide
    [water] Eau
   *[other] { $ring }
}
l5r-ring = { $ring ->
    [air] Anneau de l’Air
    [earth] Anneau de la Terre
    [fire] Anneau du Feu
    [void] Anneau du Vide
    [water] Anneau de l’Eau
   *[other] { $ring }
}
l5r-figure = { l5r-word } { $value }
l5r-fate = destin : { $count }
l5r-honor = honneur : { $count }
l5r-cost = coûte { $count } destin
l5r-influence = influence { $count }
l5r-unique = unique
l5r-honored = honoré
l5r-dishonored = déshonoré
l5r-bowed = incliné
l5r-broken = détruite
l5r-facedown = face cachée
l5r-attacked = attaquée
l5r-evaded = écarté par discret
l5r-first = Premier joueur
l5r-bid = Mise { $count }
l5r-bid-about = Le Cadran d’Honneur montre la dernière mise
l5r-conflicts-left = { $count ->
    [0] plus de conflit
    [one] { $count } conflit restant
   *[other] { $count } conflits restants
}
l5r-left = reste { $count }
l5r-favor = { $type ->
    [military] La Faveur Impériale, face militaire
   *[political] La Faveur Impériale, face politique
}
l5r-home-of = { $name }, au fief
l5r-nobody-at-home = personne au fief
l5r-provinces-of = Provinces de { $name }
l5r-province = Province { $number }
l5r-province-unplaced = une province à placer
l5r-stronghold-province = Province contenant la forteresse
l5r-facedown-province = une province face cachée
l5r-piles-of = Decks de { $name }
l5r-pile = { $zone ->
    [dynasty-deck] Deck Dynastie
    [dynasty-discard] Pile de défausse Dynastie
    [conflict-deck] Deck Conflit
    [conflict-discard] Pile de défausse Conflit
   *[removed] Retirées de la partie
} ({ $count })
l5r-pile-unknown = Personne ne peut regarder ces cartes.
l5r-ring-does = { $ring ->
    [air] prendre 1 honneur, ou en gagner 2
    [earth] piocher 1, eux en défaussent 1
    [fire] honorer ou déshonorer un personnage
    [void] retirer 1 destin
   *[water] redresser ou incliner un personnage
}
l5r-hand-of = { $name }, { $count } en main
l5r-hand-empty = aucune carte en main
l5r-rings = Anneaux
l5r-contested = { $type ->
    [military] contesté, militaire
   *[political] contesté, politique
}
l5r-contested-ring = contesté
l5r-being-declared = en cours de déclaration
l5r-claimed = revendiqué par { $name }
l5r-unclaimed = disponible
l5r-dial-is-set = { $name } a réglé son cadran.
l5r-dial-is-open = { $name } choisit encore.
l5r-duel = { $type ->
    [military] Duel militaire
    [glory] Duel de gloire
   *[political] Duel politique
}
l5r-duel-sum = compétence et mise
l5r-duel-won = l’emporte
l5r-against = contre
l5r-conflict = { $type ->
    [military] Conflit militaire
   *[political] Conflit politique
}
l5r-attacking = { $name } attaque
l5r-defending = { $name } défend
l5r-nobody = personne
l5r-to-break = { $count ->
    [0] suffit à détruire la province
    [one] il manque { $count } pour la détruire
   *[other] il manque { $count } pour la détruire
}
l5r-province-broken = la province est détruite
l5r-conflict-won = { $name } l’emporte de { $difference }{ $unopposed ->
    [yes] , non opposé
   *[no] { "" }
}
l5r-being-played = en train d’être jouée
l5r-lasting = Ce qui compte pour un temps
l5r-click-characters = Choisissez des personnages sur la table.
l5r-click-board = Choisissez sur la table.
l5r-choose-attackers = { $count ->
    [0] Attaquer
    [one] Attaquer avec { $count } personnage
   *[other] Attaquer avec { $count } personnages
}
l5r-choose-defenders = { $count ->
    [0] Ne pas défendre
    [one] Défendre avec { $count } personnage
   *[other] Défendre avec { $count } personnages
}
l5r-choose-evaded = { $count ->
    [0] N’écarter personne
    [one] Écarter { $count } personnage
   *[other] Écarter { $count } personnages
}
l5r-phase = { $phase ->
    [dynasty] Phase de dynastie
    [draw] Phase de pioche
    [conflict] Phase de conflit
    [fate] Phase de destin
    [regroup] Phase de rassemblement
   *[other] { $phase }
}

## Imperium : cartes et table

fact-box = Boîte
fact-module = Appartient à
fact-suits = Famille
fact-type-icons = Symboles
fact-header = Genre
fact-state = Régime
fact-starting-location = Commence dans
fact-player-count = Nombre de joueurs
fact-development-cost = Coût de développement
fact-victory-points = Points de victoire
fact-copies = Exemplaires
fact-material = matériaux
fact-population = population
fact-progress = progrès
fact-race = Race
fact-loyalty = Loyauté
fact-power = Puissance
fact-powers = Puissance dans les zones
fact-health = Points de vie
fact-dominance = Domination
fact-quantity = Exemplaires dans la boîte
imperium-word = { $name ->
    [material] matériaux
    [population] population
    [progress] progrès
    [actions] actions
    [exhausts] jetons d’épuisement
    [barbarian] barbare
    [empire] empire
    [city] ville
    [metropolis] métropole
    [scroll] parchemin
    [knight] chevalier
    [mask] masque
    [production] production
    [river] fleuve
    [fertile] terre fertile
   *[other] { $name }
}
imperium-tokens = { $name ->
    [actions] { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
    [exhausts] { $count ->
        [one] { $count } jeton d’épuisement
       *[other] { $count } jetons d’épuisement
    }
   *[other] { imperium-word } : { $count }
}
imperium-suit = { $suit ->
    [region] Région
    [uncivilised] Non civilisée
    [civilised] Civilisée
    [tributary] Tributaire
    [fame] Renommée
    [unrest] Troubles
    [power] Pouvoir
   *[none] Sans famille
}
imperium-header = { $name ->
    [pinned] reste en jeu
    [attack] attaque
    [permanent] permanente
    [state] carte de régime
   *[other] { $name }
}
imperium-state = { $state ->
    [empire] Empire
   *[barbarian] Barbare
}
imperium-needs-state = { $state ->
    [empire] Seul un empire la joue
   *[barbarian] Seuls des barbares la jouent
}
imperium-side = face { $side }
imperium-nation = { $nation ->
    [carthaginians] Carthaginois
    [celts] Celtes
    [greeks] Grecs
    [macedonians] Macédoniens
    [persians] Perses
    [romans] Romains
    [scythians] Scythes
    [vikings] Vikings
    [arthurians] Arthuriens
    [atlanteans] Atlantes
    [egyptians] Égyptiens
    [mauryans] Mauryas
    [minoans] Minoens
    [olmecs] Olmèques
    [qin] Qin
    [utopians] Utopiens
   *[other] { $nation }
}
imperium-commons = Carte commune
imperium-players = { $players } joueurs
imperium-points-printed = { $points ->
    [variable] points de victoire variables
    [conditional] points de victoire conditionnels
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}
imperium-develop-cost = À développer :
imperium-nothing = rien
imperium-exhausted = épuisée
imperium-garrisoned = { $count } en garnison
imperium-garrison-of = Sous { $card } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
imperium-garrison-more = { $count } de plus
imperium-unrest-beneath = troubles dessous
imperium-resolving = en train d’être jouée
imperium-first = Premier joueur : le solstice vient avant son prochain tour
imperium-zone = { $zone ->
    [unrest] Pile de troubles
    [fame] Renommée
    [regions] Régions
    [uncivilised] Non civilisées
    [civilised] Civilisées
    [main] Deck principal
    [market] Marché
    [exile] Exil
    [hand] Main
    [deck] Deck
    [discard] Défausse
    [play] Zone de jeu
    [history] Histoire
    [sunken] Englouties
    [nation] Deck de nation
    [development] Développement
   *[other] { $zone }
}
imperium-pile = { $label } ({ $count })
imperium-piles-of = Decks et piles de { $name }
imperium-unknown = { $count ->
    [one] Vous ne pouvez pas regarder { $count } carte ici.
   *[other] Vous ne pouvez pas regarder { $count } cartes ici.
}
imperium-hand-of = { $name }, { $count } en main, complétée à { $size }
imperium-hand-empty = aucune carte en main
imperium-unfold = Regarder de plus près
imperium-area-of = La zone de { $name }
imperium-scores = Points de victoire
imperium-scores-final = Tout ce qui a été compté.
imperium-scores-known = D’après ce que vous voyez : les cartes inconnues ne sont pas comptées.
imperium-score-known = { $points ->
    [one] { $points } point visible
   *[other] { $points } points visibles
}
imperium-score-of = Points de { $name }
imperium-score-unknown = { $count ->
    [one] Vous ne connaissez pas { $count } carte qui compte.
   *[other] Vous ne connaissez pas { $count } cartes qui comptent.
}
imperium-wins = gagne
imperium-rounds-left = { $count ->
    [one] C’est le dernier round
   *[other] La partie se termine après le prochain round
}

## Valeurs sur les cartes

value-stronghold = Forteresse
value-province = Province
value-holding = Ressource
value-character = Personnage
value-attachment = Attachement
value-event = Événement
value-role = Rôle
value-dynasty = Dynastie
value-conflict = Conflit
value-crab = Crabe
value-crane = Grue
value-dragon = Dragon
value-lion = Lion
value-phoenix = Phénix
value-scorpion = Scorpion
value-unicorn = Licorne
value-neutral = Neutre
value-air = Air
value-earth = Terre
value-fire = Feu
value-void = Vide
value-water = Eau
value-seeker = Quêteur
value-keeper = Gardien
value-core-set = Jeu de base
value-core = De base
value-attack = Attaque
value-defence = Défense
value-meditation = Méditation
value-poison = Poison
value-core-ability = Capacité de base
value-core-weapon = Arme de base
value-signature = Carte de personnage
value-common = Commune
value-solo = Solo
value-ronin = Rōnin
value-warrior = Guerrière
value-master = Maître
value-student = Élève
value-weapon = Arme
value-instant = Instantanée
value-instant-additional = Instantanée, additionnelle
value-instant-replacement = Instantanée, de remplacement
value-prepared = Préparée
value-range = Portée
value-nightmare = Cauchemar
value-bushido = Bushido
value-wood = Bois
value-steel = Acier
value-gold = Or
value-jade = Jade
value-both = Les deux boîtes
value-classics = Classics
value-legends = Legends
value-commons = Cartes communes
value-carthaginians = Carthaginois
value-celts = Celtes
value-greeks = Grecs
value-macedonians = Macédoniens
value-persians = Perses
value-romans = Romains
value-scythians = Scythes
value-vikings = Vikings
value-arthurians = Arthuriens
value-atlanteans = Atlantes
value-egyptians = Égyptiens
value-mauryans = Mauryas
value-minoans = Minoens
value-olmecs = Olmèques
value-qin = Qin
value-utopians = Utopiens
value-fame = Renommée
value-unrest = Troubles
value-civilised = Civilisée
value-uncivilised = Non civilisée
value-region = Région
value-tributary = Tributaire
value-power = Pouvoir
value-state = Carte de régime
value-pinned = Reste en jeu
value-permanent = Permanente
value-state-card = Carte de régime
value-in-play = En jeu
value-accession = Avènement
value-development = Développement
value-nation = Deck de nation
value-deck = Deck
value-supply = Réserve
value-barbarian = Barbare
value-empire = Empire
value-invasion-empire = Empire
value-invasion-warrior = Guerrier
value-variable = Variables
value-conditional = Conditionnels
value-metropolis = Métropole
value-city = Ville
value-knight = Chevalier
value-production = Production
value-fertile = Terre fertile
value-river = Fleuve
value-mask = Masque
value-scroll = Parchemin
value-unit = Unité
value-support = Soutien
value-tactic = Tactique
value-quest = Quête
value-legend = Légende
value-fulcrum = Pivot
value-dwarf = Nain
value-high-elf = Haut Elfe
value-chaos = Chaos
value-orc = Orque
value-dark-elf = Elfe Noir

## Où sont les cartes

zone-hand = Main
zone-deck = Deck
zone-discard = Pile de défausse
zone-play = En jeu
zone-removed = Retirées de la partie
zone-dynasty-deck = Deck Dynastie
zone-conflict-deck = Deck Conflit
zone-dynasty-discard = Pile de défausse Dynastie
zone-conflict-discard = Pile de défausse Conflit
zone-being-played = En train d’être jouée
zone-stronghold = Forteresse
zone-role = Rôle
zone-provinces = Provinces
zone-holdings = Ressources
zone-province-1 = Dans la province 1
zone-province-2 = Dans la province 2
zone-province-3 = Dans la province 3
zone-province-4 = Dans la province 4
zone-chosen = Choisie
zone-revealed = En jeu
zone-lasting = Reste en jeu
zone-poisons = Deck de poisons
zone-piles = Cartes solo
zone-unrest = Pile de troubles
zone-fame = Deck de renommée
zone-regions = Régions
zone-uncivilised = Non civilisées
zone-civilised = Civilisées
zone-main = Deck principal
zone-market = Marché
zone-beneath = Sous une carte du marché
zone-exile = Exil
zone-box = Dans la boîte
zone-other-sides = Autres faces des cartes
zone-standing = En jeu
zone-resolving = En train d’être jouée
zone-garrison = Garnison
zone-history = Histoire
zone-sunken = Englouties
zone-nation = Deck de nation
zone-development = Développement
zone-kingdom = Royaume
zone-quest = Zone de quête
zone-battlefield = Champ de bataille
zone-legend = Légende
zone-fulcrum = Pivots
zone-kept = Sous une carte
zone-being-developed = Devient un développement

## Invasion : la table

invasion-word = { $name ->
    [power] puissance
    [hit_points] points de vie
    [resources] ressources
    [dominance] domination
    [kingdom] puissance au royaume
    [quest] puissance en zone de quête
    [battlefield] puissance au champ de bataille
   *[other] { $name }
}
invasion-type = { $type ->
    [unit] Unité
    [support] Soutien
    [attachment] Attachement
    [tactic] Tactique
    [quest] Quête
    [legend] Légende
    [fulcrum] Pivot
   *[other] { $type }
}
invasion-race-empire = Empire
invasion-race-dwarf = Nain
invasion-race-high-elf = Haut Elfe
invasion-race-chaos = Chaos
invasion-race-orc = Orque
invasion-race-dark-elf = Elfe Noir
invasion-race-neutral = Neutre
invasion-figure = { invasion-word } { $value }
invasion-cost = { $loyalty ->
    [0] coûte { $count }
   *[other] coûte { $count }, loyauté { $loyalty }
}
invasion-loyalty = loyauté { $count }
invasion-unique = unique
invasion-damage = dégâts : { $count }
invasion-assigned = dégâts assignés : { $count }
invasion-resources = { $count ->
    [one] { $count } pion ressource
   *[other] { $count } pions ressource
}
invasion-pool = { $count ->
    [one] { $count } ressource à dépenser
   *[other] { $count } ressources à dépenser
}
invasion-dominance = domination : { $count }
invasion-corrupted = corrompue
invasion-channels = canalise
invasion-attacking = attaque
invasion-defending = défend
invasion-development = développement
invasion-faceup-development = développement face visible
invasion-developments = { $count ->
    [one] { $count } développement
   *[other] { $count } développements
}
invasion-questing = sur cette quête
invasion-kept = { $count ->
    [one] { $count } carte dessous
   *[other] { $count } cartes dessous
}
invasion-zone = { $zone ->
    [kingdom] Royaume
    [quest] Zone de quête
   *[battlefield] Champ de bataille
}
invasion-zone-of = { $zone ->
    [kingdom] Royaume
    [quest] Zone de quête
   *[battlefield] Champ de bataille
} de { $name }
invasion-zone-damage = { $damage } dégâts sur { $most }
invasion-burning = en feu
invasion-attacked = attaquée
invasion-active = C’est le tour de ce joueur
invasion-legend-of = Légende de { $name }
invasion-fulcrums = Pivots
invasion-pile = { $zone ->
    [deck] Deck
   *[discard] Défausse
} ({ $count })
invasion-pile-unknown = Personne ne peut regarder ces cartes.
invasion-hand-of = { $name }, { $count } en main
invasion-hand-empty = aucune carte en main
invasion-turn = Tour { $turn } : { $name }
invasion-phase = { $phase ->
    [beginning] Début
    [kingdom] Royaume
    [quest] Quête
    [capital] Capitale
    [channeling] Canalisation
    [battlefield] Champ de bataille
    [end] Fin
   *[other] { $phase }
}
invasion-chain = Chaîne d’actions, la première se résout en premier
invasion-link = { $verb ->
    [develop] { $name } développe une zone{ $zone ->
        [kingdom] {" "}: royaume
        [quest] {" "}: zone de quête
        [battlefield] {" "}: champ de bataille
       *[none] { "" }
    }
    [use] { $name } utilise
   *[play] { $name } joue{ $zone ->
        [kingdom] {" "}au royaume
        [quest] {" "}en zone de quête
        [battlefield] {" "}au champ de bataille
       *[none] { "" }
    }
}
invasion-cancelled = annulée
invasion-being-played = en train d’être jouée
invasion-combat = Combat : { $where }
invasion-attacks = { $name } attaque
invasion-defends = { $name } défend
invasion-against = contre
invasion-nobody = personne
invasion-target-declared = les attaquants ne sont pas encore déclarés
invasion-reaches = { $count ->
    [0] rien ne passe les défenseurs
   *[other] { $count } dégâts passeraient
}
invasion-comes = { $count } dégâts sur le point d’être infligés
invasion-zone-burns-already = elle brûle déjà et ne prend plus de dégâts
invasion-click-units = Choisissez des unités sur la table.
invasion-click-zone = Choisissez sur la table ce que vous attaquez.
invasion-choose-attackers = { $count ->
    [0] Ne pas attaquer
    [one] Attaquer avec { $count } unité
   *[other] Attaquer avec { $count } unités
}
invasion-choose-defenders = { $count ->
    [0] Ne pas défendre
    [one] Défendre avec { $count } unité
   *[other] Défendre avec { $count } unités
}

## Ce que sont les choses sur les plateaux

explain-hand = Les cartes en main : seul leur propriétaire les voit.
explain-opponents = Plusieurs adversaires : celui qui est ouvert est montré ; touchez un autre pour voir son côté.
explain-l5r-player = Un joueur : clan, honneur, destin et ce qui lui reste à faire ce round.
explain-l5r-first = Le premier joueur agit en premier ; le jeton change de main après chaque round.
explain-l5r-favor = La Faveur Impériale ajoute 1 au total de son propriétaire dans les conflits de son côté.
explain-l5r-honor = À 25 d’honneur vous gagnez, à 0 vous perdez.
explain-l5r-fate = Le destin paie les cartes ; celui posé sur un personnage dit combien de rounds il reste.
explain-l5r-bid = Le cadran d’honneur : chaque round chacun mise de 1 à 5, pioche autant de cartes, et la plus forte mise donne la différence en honneur.
explain-l5r-conflicts = Chaque joueur peut déclarer un conflit militaire et un politique par round ; les pâles sont épuisés.
explain-l5r-rings = Les cinq anneaux : chaque conflit se livre pour l’un d’eux, et le vainqueur le revendique.
explain-l5r-ring =
    { $kind ->
        [air] Qui attaque avec cet anneau et gagne peut prendre 1 honneur à l’adversaire, ou en gagner 2.
        [earth] Qui attaque avec cet anneau et gagne peut piocher une carte ; l’adversaire en défausse une au hasard.
        [fire] Qui attaque avec cet anneau et gagne peut honorer ou déshonorer un personnage.
        [void] Qui attaque avec cet anneau et gagne peut retirer 1 destin d’un personnage.
       *[water] Qui attaque avec cet anneau et gagne peut redresser un personnage, ou en incliner un sans destin.
    }
explain-l5r-provinces = Les provinces : quand trois sont détruites, on peut attaquer la forteresse. Leurs cartes s’achètent en phase de dynastie.
explain-l5r-home = Le fief : les personnages en jeu qui ne participent pas à un conflit.
explain-l5r-piles = Deux pioches et deux défausses : cartes dynastie pour les provinces, cartes conflit pour la main.
explain-l5r-pile =
    { $kind ->
        [dynasty-deck] La pioche dynastie : ses cartes remplissent les provinces.
        [conflict-deck] La pioche conflit : ses cartes viennent en main.
        [dynasty-discard] Les cartes dynastie qui ont quitté le jeu.
        [conflict-discard] Les cartes conflit jouées ou défaussées.
       *[other] Les cartes hors de la partie.
    }
explain-l5r-conflict = Le conflit : chaque camp compte la compétence de ses personnages redressés ; le plus haut total gagne, l’égalité va à l’attaquant.
explain-l5r-totals = La compétence des attaquants et des défenseurs maintenant, avec tout ce qui la modifie.
explain-l5r-break = La province est détruite si l’attaquant gagne d’au moins sa défense.
explain-l5r-duel = Un duel : compétence plus mise secrète ; la plus haute somme gagne.
explain-l5r-declaring = Un conflit se déclare : type et anneau, province, attaquants.
explain-l5r-lasting = Un effet qui dure et vaut pour tout ce qui vient, jusqu’à sa fin.
explain-senjutsu-player = Un combattant : vie, concentration, posture et cartes.
explain-senjutsu-advantage = L’avantage : le plus haut départage les égalités ; le plus bas choisit et place en premier.
explain-senjutsu-life = La vie : les points pleins sont les blessures encore supportables. Sans eux le combattant est vaincu.
explain-senjutsu-focus = La concentration paie les cartes et les effets plus forts ; trois au plus.
explain-senjutsu-kamae = La carte des Kamae : l’anneau montre la posture, les flèches où elle peut aller. Certaines cartes exigent une posture.
explain-senjutsu-states = Ce qui touche le combattant en ce moment.
explain-senjutsu-piles = Pioche et défausse. Qui doit piocher dans une pioche vide subit une blessure.
explain-senjutsu-initiative = L’ordre du round : les cartes se résolvent de la plus haute initiative à la plus basse.
explain-senjutsu-battlefield = Le champ de bataille : des hexagones à six voisins, des combattants, du terrain.
explain-senjutsu-hex = Un hexagone : on marche d’hexagone en hexagone ; les attaques frappent ceux dessinés sur la carte, selon le regard du combattant.
explain-senjutsu-figure = Un combattant : la pointe montre où il regarde, le nombre sa vie.
explain-senjutsu-turn = Tourne la figurine d’un côté dans son hexagone.
explain-senjutsu-offered = Les cartes de la pioche parmi lesquelles vous pouvez choisir.
explain-senjutsu-terrain = Quel élément de terrain est placé.
explain-imperium-player = Une nation : son état, ses jetons et ses points visibles.
explain-imperium-state = Barbare ou empire : les cartes portant l’autre icône ne se jouent pas de la main.
explain-imperium-material = Les matériaux paient bien des effets et des développements.
explain-imperium-population = La population paie bien des effets ; certaines cartes demandent combien il y en a.
explain-imperium-progress = Progrès : 1 point chacun à la fin ; paie comme 1 population ou 2 matériaux.
explain-imperium-actions = Jetons d’action : jouer une carte de la main en coûte un.
explain-imperium-exhausts = Jetons d’épuisement : utiliser l’effet d’une carte en jeu en coûte un.
explain-imperium-points = Les points de victoire visibles ; qui en a le plus à la fin gagne.
explain-imperium-market = Le marché : des cartes que chacun peut acquérir. Beaucoup cachent un trouble.
explain-imperium-play = La zone de jeu : les cartes qui restent en jeu ; elles agissent et peuvent être épuisées.
explain-imperium-piles = Les pioches et piles d’une nation. Quand sa pioche est vide, elle grandit ou se développe.
explain-imperium-pile =
    { $kind ->
        [deck] Votre pioche : vous y complétez votre main.
        [discard] Votre défausse : elle devient la pioche quand celle-ci est vide.
        [nation] La pioche de nation : une carte vient quand la pioche est vide ; la dernière fait l’empire.
        [development] La zone de développement : un empire paie pour prendre une de ces cartes.
        [history] L’histoire : hors jeu, mais elle compte pour les points.
        [sunken] La pile engloutie : ces cartes sont sous la carte de pouvoir.
        [unrest] Troubles : quand cette pile est vide, c’est l’effondrement, et le moins de troubles gagne.
        [fame] Les cartes de gloire, pour les hauts faits.
        [exile] La pile d’exil : les cartes sorties du marché.
       *[other] Une pioche qui remplit le marché.
    }
explain-imperium-choosing = Ce choix vaut pour toute la partie ; la phrase dit comment cela se joue.
explain-imperium-garrison = Cartes en garnison : sous celle-ci, et hors de votre pioche pendant ce temps.
explain-imperium-ending = La fin approche : il reste ce nombre de manches, puis on compte les points.
explain-imperium-score = Les points d’une nation, selon leur origine.
explain-invasion-player = Un joueur : race, ressources, cartes.
explain-invasion-active = C’est le tour de ce joueur.
explain-invasion-resources = Les ressources paient les cartes ; le royaume en donne chaque tour autant que sa puissance.
explain-invasion-dominance = La domination décide de la victoire dans Cataclysme ; les pivots la donnent.
explain-invasion-kingdom = Le royaume : sa puissance est le nombre de ressources prises chaque tour. À pleins dégâts il brûle.
explain-invasion-quest = La zone de quête : sa puissance est le nombre de cartes piochées chaque tour. À pleins dégâts elle brûle.
explain-invasion-battlefield = Le champ de bataille : ses unités attaquent. À pleins dégâts il brûle ; deux zones en feu perdent la partie.
explain-invasion-developments = Développements : cartes face cachée. Chacun permet à la zone de subir 1 dégât de plus.
explain-invasion-phases = Les parties d’un tour : ressources, cartes, pose, attaque.
explain-invasion-combat = Le combat : chaque camp inflige la puissance de ses combattants ; les défenseurs avant la zone.
explain-invasion-chain = La chaîne : les actions se répondent, et la dernière se résout en premier.
explain-invasion-legend = Une légende sur la capitale ajoute sa puissance aux trois zones ; on peut l’attaquer.
explain-invasion-fulcrums = Pivots : qui en attaque un avec succès le contrôle et gagne de la domination chaque tour.
explain-invasion-pile =
    { $kind ->
        [deck] La pioche : qui n’y a plus de cartes perd la partie.
       *[other] La défausse, face visible, la plus récente dessus.
    }

## Lessons

learn-title = Apprendre { $game }
learn-about = De courtes leçons à la vraie table. Tout coup légal est permis ; le professeur dit où il mène.
learn-begin = Commencer
learn-again = Encore
learn-play = Jouer une partie entière
lesson-title = Leçon
lesson-number = Leçon { $number } sur { $count }
lesson-done = terminée
lesson-goal = But
lesson-steps = Étapes
lesson-next = Leçon suivante
lesson-all = Toutes les leçons
lesson-take-back = Reprendre
lesson-hint = Indice
lesson-start-over = Recommencer
home-learn = Apprendre

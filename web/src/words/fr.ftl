### Les mots du client web. Ce qui manque ici est dit en anglais.

## Partout

app-name = Nefrit
page-door = Entrée
page-lobby = Tables
page-decks = Decks
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
setting-language = Langue
setting-theme = Lumière
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
setting-motion = Mouvement
motion-system = Comme le système
motion-less = Le moins possible

## L’entrée

door-title = Des jeux de cartes joués exactement selon leurs règles
door-about = Asseyez-vous : la table veille à chaque règle. Demandez-lui pourquoi pas, elle répond par la règle elle-même.
door-mode = Comment
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
game-l5r-about = Deux clans, cinq anneaux, et l’honneur de chacun en jeu. Misez en secret, attaquez par la lame ou par le verbe.
game-imperium-about = D’un camp barbare à un empire, carte après carte. Ce que vous acquérez, il faudra le porter.
game-invasion-about = Votre capitale contre la leur. Bâtissez, défendez, et brûlez deux zones avant qu’ils ne brûlent les vôtres.
game-senjutsu-about = Un duel de quelques souffles. Choisissez une carte, révélez ensemble, et soyez là où la lame n’est pas.
bot-greedy = Bot qui voit un coup à l’avance
bot-search = Bot qui cherche, une demi-seconde par réponse
bot-random = Bot qui joue au hasard
bot-search = Bot qui réfléchit à l’avance
name-label = Votre nom
name-example = Comment les autres vous appelleront
name-needed = Dites d’abord comment vous appeler.

## Tables

lobby-game = Jeu
lobby-private = Sur invitation seulement
lobby-open-table = Ouvrir une table
lobby-open = En attente de joueurs
lobby-playing = En cours
lobby-over = Terminées
lobby-none = Personne ne joue en public pour l’instant.
lobby-return = Retour à votre place
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
waiting-leave = Partir

## À la table

board-title = Plateau
board-table = Table
board-more = et { $count } de plus
seat-free = libre
seat-bot = bot
seat-here = est là
seat-away = est absent
seat-thinking = doit décider
seats-watching = { $count ->
    [one] un spectateur
   *[other] { $count } spectateurs
}
connection-connecting = Connexion…
connection-lost = Connexion perdue
connection-closed = Fermé
connection-lost-about = La connexion est perdue. Rien d’autre ne l’est : la partie reprend dès que le serveur répond.
not-connected = Il n’y a pas de connexion pour l’instant.
undo = Annuler
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
key-look = i
    .about = lire la carte qui a le focus
key-undo = u
    .about = reprendre la dernière réponse
side-title = Journal et déroulement
log-title = Journal
log-earlier = Montrer ce qui précède
chart-title = Manche
chart-round = Manche { $round }
chart-here = maintenant
chart-running = Règles en cours d’application
pass-policy = Questions
pass-policy-passing = Je passe…
pass-policy-can = Me demander quand je peux agir
pass-policy-always = M’arrêter à chaque fenêtre, même si je ne peux rien faire
pass-policy-pass-phase = Passer pour moi jusqu’à la fin de la phase
pass-policy-pass-round = Passer pour moi jusqu’à la fin de la manche
pass-policy-about = Les autres ne peuvent pas deviner au temps écoulé si vous pouviez agir.

## Décisions

decision-title = Votre décision
decision-sent = …
decision-none = …
decision-waiting = À { $names } de décider…
decision-stopped = Vous vous arrêtez ici.
decision-source = Quelle carte demande ?
go-on = Continuer
some-count = { $exact ->
    [yes] { $count } sur { $most }
   *[no] { $count } choisis, de { $least } à { $most }
}
some-confirm = { $count ->
    [0] Ne rien choisir
    [one] Choisir cet élément
   *[other] Choisir ces { $count } éléments
}
order-earlier = { $label } : plus tôt
order-later = { $label } : plus tard
order-as-listed = Comme dans la liste
order-again = Recommencer
order-confirm = Dans cet ordre
number-less = Moins
number-more = Plus
number-confirm = Va pour { $number }
distribute-less = { $label } : un de moins
distribute-more = { $label } : un de plus
distribute-left = { $left ->
    [0] tout est réparti
   *[other] reste { $left }
}
menu-look = Regarder la carte

## Cartes

card-unknown = une carte que vous ne connaissez pas
card-can-be-chosen = peut être choisie
card-is-chosen = choisie
provenance-printed = Données de la carte publiée
provenance-reconstructed = Reconstituée : nom, numéro, type, initiative et coût viennent de la carte publiée, le reste est de nous
viewer-card-page = Tout sur cette carte
why = Pourquoi pas ?
why-title = { $name } : pourquoi pas ?
why-nothing = Rien ne s’y oppose.
why-unknown-card = Vous ne connaissez pas cette carte, vous ne pouvez donc pas l’utiliser.

## Fin

over-title = La partie est terminée
over-won = Vous avez gagné
over-lost = Vous avez perdu
over-replay = Revoir la partie
over-leave = Partir
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

rules-about = Ce que disent les documents de règles, avec nos mots ; chaque règle porte l’identifiant par lequel elle est citée partout ici. Là où les documents se taisent, il a fallu décider ; ces décisions sont marquées.
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

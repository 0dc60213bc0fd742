### Les mots de la porte de Senjutsu. Ce qui manque est en anglais.

mode-duel = Duel
    .about = Deux combattants.
mode-free-for-all = Chacun pour soi
    .about = Trois ou quatre combattants, chacun seul.
mode-teams = Équipes
    .about = Deux contre deux.
mode-opponents = Adversaires automatiques
    .about = De un à quatre joueurs contre des adversaires qui combattent par leurs propres cartes.
mode-horde = Horde
    .about = Un joueur contre vague après vague.
option-board = Plateau
option-board-snowy-battlefield = Champ de bataille enneigé
option-board-burnt-village = Village brûlé
option-board-frozen-lake = Lac gelé
option-board-ice-bridge = Pont de glace
option-terrain = Terrain
option-terrain-none = Aucun
option-terrain-placed = Placé par les joueurs
option-terrain-ruins = Ruines
option-terrain-grove = Bosquet
option-pieces = Éléments de terrain
option-pieces-stone = Pierre
option-pieces-bamboo = Bambou
option-pieces-burning-wagon = Chariot en feu
option-pieces-shrine = Sanctuaire
option-pieces-boat = Bateau
option-pieces-torii-pillar = Pilier du torii
option-pieces-cherry-tree = Cerisier
option-pieces-corpse = Cadavre
option-pieces-caltrops = Chausse-trapes
option-opponents = Adversaires
option-opponents-boss = Boss samouraï
option-opponents-katana = Ashigaru au katana
option-opponents-yari = Ashigaru au yari
option-opponents-yumi = Ashigaru au yumi
option-opponents-arquebus = Ashigaru à l’arquebuse
option-lord = Le seigneur tombé

## Les noms des bots

bot-name-1 = Takeshi
bot-name-2 = Goro
bot-name-3 = Saburo
bot-name-4 = Jiro

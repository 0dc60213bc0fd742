### Słowa przy wejściu do Senjutsu. Czego tu nie ma, jest po angielsku.

mode-duel = Pojedynek
    .about = Dwoje walczących.
mode-free-for-all = Każdy na każdego
    .about = Troje lub czworo walczących, każde osobno.
mode-teams = Drużyny
    .about = Dwoje na dwoje.
mode-opponents = Automatyczni przeciwnicy
    .about = Od jednego do czterech graczy przeciw przeciwnikom, którzy walczą według własnych kart.
mode-horde = Horda
    .about = Jeden gracz przeciw kolejnym falom.
option-board = Plansza
option-board-snowy-battlefield = Zaśnieżone pole bitwy
option-board-burnt-village = Spalona wioska
option-board-frozen-lake = Zamarznięte jezioro
option-board-ice-bridge = Lodowy most
option-terrain = Teren
option-terrain-none = Brak
option-terrain-placed = Rozkładają gracze
option-terrain-ruins = Ruiny
option-terrain-grove = Gaj
option-pieces = Elementy terenu
option-pieces-stone = Kamień
option-pieces-bamboo = Bambus
option-pieces-burning-wagon = Płonący wóz
option-pieces-shrine = Kapliczka
option-pieces-boat = Łódź
option-pieces-torii-pillar = Filar torii
option-pieces-cherry-tree = Wiśnia
option-pieces-corpse = Ciało
option-pieces-caltrops = Kolczatki
option-opponents = Przeciwnicy
option-opponents-boss = Samuraj-boss
option-opponents-katana = Ashigaru z kataną
option-opponents-yari = Ashigaru z yari
option-opponents-yumi = Ashigaru z yumi
option-opponents-arquebus = Ashigaru z arkebuzem
option-lord = Poległy pan

## Jak nazywają się boty

bot-name-1 = Takeshi
bot-name-2 = Goro
bot-name-3 = Saburo
bot-name-4 = Jiro

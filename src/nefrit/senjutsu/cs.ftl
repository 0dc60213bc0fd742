### Co říká stůl v Senjutsu: otázky, možnosti, odmítnutí, průběh hry. Co zde chybí, je anglicky.
### Názvy karet se neskloňují, proto stojí tam, kde stačí první pád.

## Otázky: příprava hry

place-terrain = Kam položíš další kus terénu?
choose-start = Na který počáteční hex postavíš svou figurku? Čísla jsou na mapě.
start-hidden = Začínáš hru ve skrytí?
place-lord = Na který hex umístíš padlého pána? Čísla jsou na mapě.
place-opponent = Na kterém hexu začíná další protivník? Čísla jsou na mapě.
choose-prepared = Které připravené karty si bereš do ruky? Můžeš vybrat nejvýše { $most }.
choose-companion-start = Na který počáteční hex postavíš svého společníka? Čísla jsou na mapě.
choose-companion-kamae = S kterou pozicí Kamae tvůj společník začíná?
leave-contract-out = Pět ze šesti kontraktů se vyloží. Který zůstane stranou?
place-bell = Umístíš zvon bonšó? Platí jako kámen. Čísla jsou na mapě.

## Otázky: kolo

choose-card = Vyber si kartu pro toto kolo. Všechny karty se odhalí současně.
play-instant = Zahraješ okamžitou kartu?
play-replacement = Nahradíš svou odhalenou kartu?
pay-initiative = Zaplatíš za jinou iniciativu?
use-contract = Odhodíš splněný kontrakt?
sober-up = Zaplatíš 1 soustředění, aby tvá chůze byla v tomto kole rovná? Kamae se změní na Neutrální.
choose-for-companion = Kterou kartu zahraje v tomto kole tvůj společník? Druhá se odhodí.
choose-initiative = Při které iniciativě jednáš?
choose-place = Je shoda: kdy jednáš?
end-lasting-card = Zaplatíš, aby skončila karta, která zůstává ve hře?
discard-cards =
    { RANGE($least, $most) ->
        [exactly] Vyber { $least ->
            [one] kartu
            [few] { $least } karty
           *[other] { $least } karet
        } z ruky k odhození.
       *[other] Vyber z ruky k odhození nejvýše { $most ->
            [one] jednu kartu
            [few] { $most } karty
           *[other] { $most } karet
        }.
    }

## Otázky: vyhodnocení karet

move = Jak se pohneš? Čísla kroků jsou na mapě.
pay-focus =
    { $text ->
        [none] { CARD($card) }: zaplatíš za víc?
       *[other] { CARD($card) }: { $text }. Zaplatíš?
    }
choose-option = { CARD($card) }: vyber jedno.
aim-at =
    { $card ->
        [none] Kdo je cílem?
       *[other] { CARD($card) }: kdo je cílem?
    }
shift-kamae = Na kterou pozici posuneš Kamae?
switch-kamae = { CARD($card) }: na kterou pozici se Kamae změní?
displace = Na který hex se figurka dostane? Čísla jsou na mapě.
step-target = { CARD($card) }: na který hex se dostane cíl? Čísla jsou na mapě.
pull-or-push = { CARD($card) }: přitáhnout, nebo odstrčit?
rotate-target = { CARD($card) }: kam se cíl otočí?
counterattack = Tvůj blok vydržel: provedeš protiútok?
play-after-counter = Tvůj protiútok uspěl: zahraješ další kartu?
may-do = { CARD($card) }: uděláš, co dovoluje?
place-caltrops = { CARD($card) }: kam umístíš kovového ježka? Čísla jsou na mapě.
place-decoy = { CARD($card) }: kam umístíš atrapu? Budeš to vědět jen ty. Čísla jsou na mapě.
return-poisons = { CARD($card) }: které karty otravy si vezmeš zpět?
return-contract = { CARD($card) }: který kontrakt se vrátí?
discard-which-status = { CARD($card) }: co vrátíš?
discard-status = { CARD($card) }: kolik těchto karet vrátíš, od 0 do { $most }?
draw-up-to = { CARD($card) }: kolik karet si dobereš, od 0 do { $most }?
take-into-hand =
    { $card ->
        [none] Která karta jde do ruky?
       *[other] { CARD($card) }: která karta jde do ruky?
    }
shuffle-into-deck = { CARD($card) }: které karty zamícháš do svého balíčku?
choose-type = { CARD($card) }: karty kterého druhu se v tomto kole nesmějí hrát?
name-card = { CARD($card) }: která karta se v tomto kole nesmí hrát?
choose-poison =
    { $card ->
        [none] Kterou otravu použiješ?
       *[other] { CARD($card) }: kterou otravu použiješ?
    }

look-at-deck = { CARD($card) }: toto jsou vrchní karty balíčku.
play-found = { CARD($card) }: kterou z karet zahraješ?
change-stance = { CARD($card) }: změníš postoj protivníka?
discard-stun = Úroveň skončila: odhodíš kartu omráčení?
stop-bleeding = Úroveň skončila: zastavíš krvácení jednoho zranění?

## Možnosti

stun = Zahrát kartu omráčení
done = Tady skončit
nothing = Žádnou z nich
pull = Přitáhnout
push = Odstrčit
attack = Karty útoku
defence = Karty blokování
meditation = Karty meditace
core = Základní karty
neutral = Neutrální
aggression = Agrese
balance = Vyrovnanost
determination = Odhodlání
distance = Odstup
hobble = Oslabení
no-decoy = Není mezi nimi žádná atrapa

move-card = { CARD($card) } ({ card-facts })
card-facts =
    { card-type }{ $initiative ->
        [none] { "" }
       *[other] , iniciativa { $initiative }
    }{ $focus ->
        [0] { "" }
       *[other] , { $focus } soustředění
    }
card-type =
    { $type ->
        [attack] { IF($core, "základní útok", "útok") }
        [defence] { IF($core, "základní blokování", "blokování") }
        [meditation] { IF($core, "základní meditace", "meditace") }
        [poison] otrava
       *[core] základní
    }
move-step = Krok { way }
way =
    { $way ->
        [0] vpřed
        [1] vpřed vpravo
        [2] vzad vpravo
        [3] vzad
        [4] vzad vlevo
       *[5] vpřed vlevo
    }
move-rotate = { rotation }
rotation =
    Otočit se { $way ->
        [1] po směru hodinových ručiček
       *[other] proti směru hodinových ručiček
    }
move-shift =
    { $gained ->
        [0] Posunout Kamae: { kamae }
       *[other] Posunout Kamae: { kamae } (+{ $gained } soustředění)
    }
kamae =
    { $kamae ->
        [aggression] Agrese
        [balance] Vyrovnanost
        [determination] Odhodlání
        [distance] Odstup
       *[neutral] Neutrální
    }
move-option =
    { $text ->
        [none] Možnost { $detail }
       *[other] { $text }
    }
move-aim = { $name }
move-towards = Na hex { $mark }
move-value =
    { $hobbled ->
        [none] Iniciativa { $initiative }
       *[other] Iniciativa { $initiative } ({ $hobbled } po oslabení)
    }
move-pay-initiative = Iniciativa { $initiative } za { $focus } soustředění
move-start = Hex { $mark }
move-lord = Hex { $mark }
move-place =
    { $piece ->
        [none] { $place ->
            [1] První
            [2] Druhý
            [3] Třetí
           *[other] Čtvrtý
        }
       *[other] { CAPITAL(WORD($piece, of: "terrain")) } na hex { $mark }
    }
move-name = { $detail }
move-contract-draw = Odhodit kontrakt ({ contract-name }) a dobrat si kartu
move-contract-focus = Odhodit kontrakt ({ contract-name }) a získat 1 soustředění
move-on-hex = Hex { $mark }

## Odmítnutí

not-enough-focus = stojí { $cost } soustředění, máš { $focus }
wrong-kamae = potřebuje jinou pozici Kamae: { LIST(WORD($kamae), type: "or") }
banned-this-round = karta ve hře říká, že se v tomto kole nesmí hrát
copy-in-discard-pile = její kopie leží lícem vzhůru na tvé odkládací hromádce a karta ve hře to zakazuje
no-such-instant = není to okamžitá karta tohoto druhu
instant-played = v tomto kole už byla zahrána tvá okamžitá karta
instants-forbidden = karta ve hře zakazuje okamžité karty tohoto druhu
same-type = musí být jiného druhu než tvá odhalená karta, a ta nesmí být základní
nothing-revealed = nemáš odhalenou kartu, ke které by šla přidat
turn-over = tvůj tah skončil
no-initiative = nemá vlastní iniciativu: hraje se k jiné kartě
another-must-be-chosen = v ruce máš kartu, kterou musíš vybrat
not-this-moment = teď není chvíle, kdy se hraje
too-fast = její iniciativa je vyšší než iniciativa zablokovaného útoku
no-attack-card = jako protiútok se hrají jen karty útoku, které nejsou základní
core-stays = základní kartu nelze odhodit
poison-stays = kartu otravy nelze odhodit
not-hidden = musíš být ve skrytí
not-desperate = musí být aktivní zoufalství
not-enlightened = musí před tebou být ve hře všechny tři karty osvícení
not-behind = na hexu před tebou musí být protivník nasměrovaný stejně jako ty
only-after-counter = hraje se jen po úspěšném protiútoku

start-no-starting-hex = není to počáteční hex
start-team-elsewhere = tvůj tým začíná na jiném okraji
start-opponent-here = na tomto okraji začíná protivník
start-shared-with-enemy = stojí tam protivník
terrain-not-enough = v krabici není dost terénu: { WORD($terrain, of: "terrain") }, chybí { $missing }
terrain-off-board = je to mimo desku
terrain-on-terrain = terén tam už je
terrain-on-starting-hex = počáteční hexy zůstávají volné
terrain-gate-closed = cesta pod bránou musí být volná
board-two-sides = { WORD($one, of: "option-board") } a { WORD($other, of: "option-board") } jsou dvě strany jedné desky

## Průběh hry

round-begins = Kolo { $number }.
wave-begins = Úroveň { $level }, vlna { $wave }.
turned-up = Z balíčku ({ $seat }) se otáčí { CARD($card) }.
revealed = { $seat } odhaluje: { CARD($card) }.
stun-played = { $seat } hraje kartu omráčení.
lotus-placed =
    { CARD($card) } ({ $seat }) má teď { $count ->
        [one] 1 žeton lotosu
        [few] { $count } žetony lotosu
       *[other] { $count } žetonů lotosu
    }.
stun-drawn = { $seat } si dobírá kartu omráčení.
initiative-chosen =
    { $hobbled ->
        [yes] { $seat } volí iniciativu { $chosen }, po oslabení { $initiative }.
       *[no] { $seat } volí iniciativu { $initiative }.
    }
resolves = Iniciativa { $initiative }: { $seat } vyhodnocuje { CARD($card) }.
unresolved = Iniciativa { $initiative }: { $seat } nevyhodnocuje { CARD($card) }, tah skončil.
cancelled =
    { $what ->
        [active_movement] { $seat }: pohyb je v tomto kole zrušen.
        [active_rotation] { $seat }: otočení jsou v tomto kole zrušena.
       *[other] { $seat }: co je ve hře, je v tomto kole zrušeno.
    }
played-from-hand =
    { $how ->
        [instant] { $seat } hraje okamžitou kartu { CARD($card) }.
        [replacement] { $seat } hraje místo toho { CARD($card) }.
        [after-counter] { $seat } hraje po protiútoku { CARD($card) }.
       *[other] { $seat } provádí protiútok: { CARD($card) }.
    }
drew = { $seat } si dobírá: { CARD($card) }.
    .several = { $seat } si dobírá: { CARD($card) }.
discarded =
    { $facedown ->
        [yes] { $seat } odhazuje lícem dolů: { CARD($card) }.
       *[no] { $seat } odhazuje: { CARD($card) }.
    }
    .several =
    { $facedown ->
        [yes] { $seat } odhazuje lícem dolů: { CARD($card) }.
       *[no] { $seat } odhazuje: { CARD($card) }.
    }
taken-into-hand = { $seat } si bere do ruky: { CARD($card) }.
    .several = { $seat } si bere do ruky: { CARD($card) }.
stepped =
    { $forced ->
        [yes] { $way ->
            [-1] { $seat } se ocitá na jiném hexu.
            [0] { $seat }: posunutí vpřed.
            [1] { $seat }: posunutí vpřed vpravo.
            [2] { $seat }: posunutí vzad vpravo.
            [3] { $seat }: posunutí vzad.
            [4] { $seat }: posunutí vzad vlevo.
           *[other] { $seat }: posunutí vpřed vlevo.
        }
       *[no] { $way ->
            [-1] { $seat } se ocitá na jiném hexu.
            [0] { $seat } dělá krok vpřed.
            [1] { $seat } dělá krok vpřed vpravo.
            [2] { $seat } dělá krok vzad vpravo.
            [3] { $seat } dělá krok vzad.
            [4] { $seat } dělá krok vzad vlevo.
           *[other] { $seat } dělá krok vpřed vlevo.
        }
    }
rotated =
    { $forced ->
        [yes] { $by ->
            [0] { "" }
            [1] { $seat }: otočení po směru hodinových ručiček.
            [2] { $seat }: dvojí otočení po směru hodinových ručiček.
            [3] { $seat }: otočení čelem vzad.
            [4] { $seat }: dvojí otočení proti směru hodinových ručiček.
           *[other] { $seat }: otočení proti směru hodinových ručiček.
        }
       *[no] { $by ->
            [0] { "" }
            [1] { $seat } se otáčí po směru hodinových ručiček.
            [2] { $seat } se otáčí dvakrát po směru hodinových ručiček.
            [3] { $seat } se otáčí čelem vzad.
            [4] { $seat } se otáčí dvakrát proti směru hodinových ručiček.
           *[other] { $seat } se otáčí proti směru hodinových ručiček.
        }
    }
harmed =
    { $seat } utrpí { $what ->
        [wound] { $count } zranění
        [bleed] { $count ->
            [one] 1 krvácející zranění
            [few] { $count } krvácející zranění
           *[other] { $count } krvácejících zranění
        }
        [stun] { $count } omráčení
        [hobble] { $count } oslabení
       *[poison] otravu
    }.
relieved =
    { $seat } se zbavuje { $what ->
        [wound] { $count } zranění
        [bleed] { $count ->
            [one] 1 krvácejícího zranění
            [few] { $count } krvácející zranění
           *[other] { $count } krvácejících zranění
        }
        [stun] { $count } omráčení
        [hobble] { $count } oslabení
       *[poison] { $count ->
            [one] 1 karty otravy
           *[other] { $count } karet otravy
        }
    }.
wounds-replaced =
    { $to ->
        [bleed] { $seat }: { $count } zranění začíná krvácet.
       *[wound] { $seat }: { $count } zranění přestává krvácet.
    }
executed = { $by } provádí popravu: { $seat }.
defeated = { $seat } prohrává.
terrain-removed = Terén se odstraňuje: { WORD($what, of: "terrain") }.
trap-turned =
    { $decoy ->
        [yes] { $seat } šlape na žeton pasti: je to atrapa.
       *[no] { $seat } šlape na žeton pasti: je to kovový ježek.
    }
caltrops-trodden = { $seat } šlape na kovového ježka.
focus-changed =
    { $how ->
        [gained] { $seat } získává { $count } soustředění.
        [paid] { $seat } platí { $count } soustředění.
       *[lost] { $seat } ztrácí { $count } soustředění.
    }
kamae-changed =
    { $seat }: Kamae se { $how ->
        [shifted] posouvá
       *[other] mění
    } – { $to ->
        [aggression] Agrese
        [balance] Vyrovnanost
        [determination] Odhodlání
        [distance] Odstup
       *[neutral] Neutrální
    }.
advantage-taken = { $seat } se posouvá na vrchol stupnice výhody.
stance-changed =
    { $aggressive ->
        [yes] { $seat }: postoj je nyní agresivní.
       *[no] { $seat }: postoj je nyní defenzivní.
    }
behaviour-changed =
    { $seat } se nyní drží { $behaviour ->
        [0] vpředu vlevo
        [1] vpředu
       *[other] vpředu vpravo
    } od svého cíle.
distance-changed = { $seat } se nyní drží ve vzdálenosti { $distance }.
hidden-changed =
    { $hidden ->
        [yes] { $seat } je ve skrytí.
       *[no] { $seat } už není ve skrytí.
    }
contract-fulfilled = { $seat } plní kontrakt: { contract-name }.
contract-dropped = { $seat } odhazuje kontrakt: { contract-name }.
contract-returned = Kontrakt se vrací, { $seat }: { contract-name }.
first-blood = První rána
counter = Protiúder
tools-of-the-trade = Správné náčiní
concentration = Soustředění
fury = Zuřivost
show-them = Ukaž jim
contract-name =
    { $contract ->
        [first-blood] { first-blood }
        [counter] { counter }
        [tools-of-the-trade] { tools-of-the-trade }
        [concentration] { concentration }
        [fury] { fury }
       *[show-them] { show-them }
    }
guard-raised = { $seat } blokuje při iniciativě { $initiative }: { CARD($card) }.
attack-made = { "" }
attack-missed = { CARD($card) } nezasahuje nikoho.
attack-ignored =
    { $how ->
        [block] { $seat } blokuje útok ({ $by }).
       *[other] { $seat }: před útokem ({ $by }) chrání terén.
    }

## Konec hry

reason-last-standing = nikdo jiný už nestojí
reason-contracts-fulfilled = všechny kontrakty jsou splněny
reason-all-defeated = poslední byli poraženi ve stejné chvíli
reason-horde-rank-none = horda byla příliš silná
reason-horde-rank-wood = Dřevěná hodnost
reason-horde-rank-steel = Ocelová hodnost
reason-horde-rank-gold = Zlatá hodnost
reason-horde-rank-jade = Nefritová hodnost
reason-stopped = trvalo to příliš dlouho

## Místa

zone-deck = balíček schopností
zone-hand = ruka
zone-chosen = vybraná
zone-revealed = ve hře
zone-lasting = zůstává ve hře
zone-discard = odkládací hromádka
zone-removed = odstraněné ze hry
zone-poisons = balíček otrav
zone-piles = sólové karty
## Co je vidět na kartách a bojovnících

field-controller = { "" }
field-serial = { "" }
field-lotus = žetony lotosu
field-turns = otočeno
    .mark =
    { $value ->
        [one] otočeno jednou
       *[other] otočeno { $value }krát
    }
field-named = jmenováno
field-character = postava
field-team = tým
field-hex = na hexu
field-facing = nasměrování
field-wounds = zranění
field-bleeding = krvácející zranění
field-wound-limit = limit zranění
field-stuns = omráčení
field-stun-limit = maximální počet karet v ruce
field-hobbles = oslabení
field-focus = soustředění
field-kamae = Kamae
field-hidden = skrytí
field-defeated = porážka
field-card = karta
field-value = iniciativa
field-paid = zaplacené soustředění
field-instants = zahrané okamžité karty
field-over = tah skončil
field-cancelled = zrušeno
field-wider = širší
field-automated = automatický protivník
field-behaviour = chování
field-aggressive = agresivní
field-distance = vzdálenost
field-reset = balíček se obnovuje
field-desperation = zoufalství při tolika zbývajících zraněních
field-contracts = kontrakty
field-fulfilled = splněné kontrakty
field-tools = újma způsobená pro kontrakt
field-countered = protiútok v tomto kole
field-type = druh
field-types = druhy
field-class = třída
field-rank = úroveň karty
field-initiative = iniciativa
field-keywords = klíčová slova
field-range = dosah
field-set = sada
field-number = číslo
field-provenance = původ

## Stůl v terminálu

board-round = Kolo { $round }
board-setting-up = Příprava hry
board-initiative = iniciativa { $initiative }
board-track = výhoda: { LIST($names, type: "comma") }
board-fighter = { $name }, { $character }
board-horde = úroveň { $level }, vlna { $wave }
board-automated =
    { $behaviour ->
        [0] drží se vpředu vlevo
        [1] drží se vpředu
       *[other] drží se vpředu vpravo
    } ve vzdálenosti { $distance }
board-aggressive =
    { $aggressive ->
        [yes] agresivní
       *[no] defenzivní
    }
board-wounds = zranění { $count } z { $limit }
board-bleeding = krvácející { $count }
board-stuns = omráčení { $count } z { $limit }
board-hobbles = oslabení { $count }
board-focus = soustředění { $count }
board-kamae =
    { $kamae ->
        [aggression] Agrese
        [balance] Vyrovnanost
        [determination] Odhodlání
        [distance] Odstup
       *[neutral] Neutrální
    }
board-kamae-of = Kamae { board-kamae }
board-hidden = ve skrytí
board-desperate = zoufalství
board-drunk = opilost
board-stuns-to-come = omráčení v balíčku { $count }
board-contracts = splněné kontrakty { $done } z { $count }
board-defeated = porážka
board-over = tah skončil
board-hand =
    { $count ->
        [0] žádné karty v ruce
        [one] 1 karta v ruce
        [few] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
board-deck = balíček { $count }
board-discard =
    { $top ->
        [none] odhozeno { $count }
       *[other] odhozeno { $count }, navrchu { $top }
    }
board-wounds-head = Zranění
board-focus-head = Soustředění
board-status-head = Stav
board-cards-head = Karty
board-in-play = Ve hře
board-remaining = Zůstává ve hře
board-resolving = právě se vyhodnocuje
board-to-come = ještě přijde
board-resolved = vyhodnoceno
board-your-hand = Ruka
board-known-hand = Ukázané
board-type = Druh
board-initiative-head = Inic.
board-cost = Soustř.
board-what = Co dělá
board-type-of =
    { IF($core, "základní ", "") }{ $type ->
        [attack] útok
        [defence] blokování
        [meditation] meditace
        [poison] otrava
       *[core] základní
    }
board-not-on-board = není na bojišti
board-where = { $name }: { $distance ->
        [one] sousední hex
        [few] { $distance } hexy daleko
       *[other] { $distance } hexů daleko
    }, { $way }
board-around = kolem tebe: { LIST($what, type: "comma") }
board-off = mimo bojiště
board-closed = uzavřeno blokem
board-marks = čísla tvých možností
board-blocked = překážka
board-off-board = mimo bojiště
board-team-word = tým
board-cannot = teď nelze vybrat
board-sees = { $name } tě má tímto směrem: { $way }
board-preview-initiative =
    { COUNT($values) ->
        [0] Až se zahraje
       *[other] Iniciativa { LIST($values, type: "or") }
    }
board-preview-price = { $initiative } za { $focus } soustředění
board-preview-marks = čísla: kde můžeš skončit, ! zásah odtud, ~ v dosahu
board-preview-place = { $number }: { $way }, { LIST($outcomes, type: "comma") }
board-preview-facings = nasměrování { LIST($facings, type: "or") }
board-preview-outcome = { $facings } ({ $outcome })
board-preview-facing =
    { $direction ->
        [0] jako teď
        [1] vpřed vpravo
        [2] vzad vpravo
        [3] vzad
        [4] vzad vlevo
       *[5] vpřed vlevo
    }
board-preview-hits =
    zasáhne: { $name }{ $wounds ->
        [0] {""}
       *[other] {""}, zranění { $wounds }
    }{ $bleeding ->
        [0] {""}
       *[other] {""}, krvácející { $bleeding }
    }
board-preview-reaches = dosáhne: { LIST($names) }
board-preview-costs = za { $focus } soustředění
board-preview-success = po úspěchu
board-preview-collides = s kolizí

## Bojovníci

value-character-boss = Samurajský boss
value-character-katana = Katana Ašigaru
value-character-yari = Jari Ašigaru
value-character-yumi = Jumi Ašigaru
value-character-arquebus = Ašigaru s arkebuzou
value-character-ronin = Rónin
value-character-warrior = Válečnice
value-character-master = Mistr
value-character-student = Učedník
value-character-ashigaru = Ašigaru
value-character-hachiko = Hačikó
value-character-assassin = Zabiják
value-character-kojiro = Kódžiró
value-character-monk = Mnich
value-character-musashi = Musaši
value-character-ninja = Ninja
value-character-onna-bugeisha = Onna-Bugejša
value-character-sailor = Námořník
value-character-wakou = Wakou
value-character-yasuke = Jasuke
value-character-yojimbo = Yojimbo

## Terén a co ještě leží na mapě

terrain-stone = kámen
terrain-bamboo = bambus
terrain-burning-wagon = hořící vůz
terrain-shrine = svatyně
terrain-boat = loď
terrain-torii-gate = brána torii
terrain-torii-pillar = sloup brány
terrain-cherry-tree = třešeň
terrain-corpse = mrtvola
terrain-caltrops = kovový ježek
terrain-fallen-lord = padlý pán
terrain-trap-token = žeton pasti
terrain-decoy = atrapa

## Směry: kde leží hex z pohledu figurky

direction-0 = vpředu
direction-1 = vpředu vpravo
direction-2 = vzadu vpravo
direction-3 = vzadu
direction-4 = vzadu vlevo
direction-5 = vpředu vlevo
hex =
    { $count ->
        [1] { $direction }
       *[other] { $direction } x{ $count }
    }
own-hex = tvůj hex

## Sekvence kola

chart-draw = Dobrání
chart-draw-start = Začátek kola
chart-draw-bleed = Kdo krvácí, ztrácí kartu
chart-draw-card = Dobrání karty
chart-draw-instants = Okamžité karty před vybráním
chart-choose = Vybrání
chart-choose-card = Tajné vybrání karty
chart-reveal = Odhalení
chart-reveal-1 = Odhalte karty
chart-reveal-2 = Zaplaťte povinné poplatky
chart-reveal-3 = Zaplaťte za jinou iniciativu
chart-reveal-4 = Karty okamžitého nahrazení
chart-reveal-5 = Vyberte variabilní hodnoty iniciativy
chart-reveal-6 = Porovnejte iniciativy
chart-resolve = Vyhodnocení
chart-resolve-sections = Vyhodnocení od nejvyšší iniciativy
chart-discard = Odhození
chart-discard-1 = Odhození karet ve hře
chart-discard-2 = Efekty na konci kola
chart-discard-3 = Kontrola maximálního počtu karet v ruce

## Co je na kartách

value-set-core = Základní
value-set-expansion = Rozšíření
value-set-ninja = { value-character-ninja }
value-set-assassin = { value-character-assassin }
value-set-ashigaru = { value-character-ashigaru }
value-set-monk = { value-character-monk }
value-set-sailor = { value-character-sailor }
value-set-onna-bugeisha = { value-character-onna-bugeisha }
value-set-yojimbo = { value-character-yojimbo }
value-set-wakou = { value-character-wakou }
value-set-yasuke = { value-character-yasuke }
value-set-musashi = { value-character-musashi }
value-set-kojiro = { value-character-kojiro }
value-set-hachiko = { value-character-hachiko }
value-set-solo = Sólová
value-type-core = základní
value-type-attack = útok
value-type-defence = blokování
value-type-meditation = meditace
value-type-poison = otrava
value-types-core = základní
value-types-attack = útok
value-types-defence = blokování
value-types-meditation = meditace
value-types-poison = otrava
value-class-core-ability = základní karta schopnosti
value-class-signature = charakteristická karta
value-class-core-weapon = základní karta zbraně
value-class-common = běžná karta
value-class-poison = otrava
value-class-solo = sólová
value-keywords-core = základní
value-keywords-attack = útok
value-keywords-defence = blokování
value-keywords-instant-additional = okamžitá doplňková
value-keywords-prepared = připravená
value-keywords-meditation = meditace
value-keywords-range = dosah
value-keywords-instant-replacement = okamžité nahrazení
value-keywords-weapon = zbraň
value-keywords-instant = okamžitá
value-keywords-bushido = bušidó
value-keywords-poison = otrava
value-keywords-solo = sólová
value-keywords-nightmare = noční můra
value-keywords-carrack = karaka
value-keywords-pistol = pistole
value-rank-jade = nefrit
value-rank-gold = zlato
value-rank-steel = ocel
value-rank-wood = dřevo
value-provenance-reconstructed = rekonstruovaná

## Jak se otevírá stůl

mode-duel = Souboj
    .about = Dva bojovníci.
mode-free-for-all = Každý proti každému
    .about = Tři nebo čtyři bojovníci, každý sám za sebe.
mode-teams = Týmy
    .about = Dva proti dvěma.
mode-opponents = Automatičtí protivníci
    .about = Jeden až čtyři hráči proti protivníkům, kteří bojují podle vlastních karet.
mode-horde = Horda
    .about = Jeden hráč proti vlně za vlnou.
option-board = Bojiště
option-board-snowy-battlefield = Zasněžené bojiště
option-board-burnt-village = Vypálená vesnice
option-board-frozen-lake = Zamrzlé jezero
option-board-ice-bridge = Ledový most
option-board-snowy-battlefield-frozen-lake = { option-board-snowy-battlefield } + { option-board-frozen-lake }
option-board-snowy-battlefield-ice-bridge = { option-board-snowy-battlefield } + { option-board-ice-bridge }
option-board-burnt-village-frozen-lake = { option-board-burnt-village } + { option-board-frozen-lake }
option-board-burnt-village-ice-bridge = { option-board-burnt-village } + { option-board-ice-bridge }
option-terrain = Terén
option-terrain-none = Žádný
option-terrain-placed = Položí ho hráči
option-terrain-ruins = Ruiny
option-terrain-grove = Háj
option-terrain-thaw = Tání
option-terrain-gate = Brána
option-pieces = Kusy terénu
option-pieces-stone = Kámen
option-pieces-bamboo = Bambus
option-pieces-burning-wagon = Hořící vůz
option-pieces-shrine = Svatyně
option-pieces-boat = Loď
option-pieces-torii-gate = Brána torii
option-pieces-cherry-tree = Třešeň
option-pieces-corpse = Mrtvola
option-pieces-caltrops = Kovový ježek
option-opponents = Protivníci
option-opponents-boss = { value-character-boss }
option-opponents-katana = { value-character-katana }
option-opponents-yari = { value-character-yari }
option-opponents-yumi = { value-character-yumi }
option-opponents-arquebus = { value-character-arquebus }
option-opponents-ronin = { value-character-ronin }
option-opponents-warrior = { value-character-warrior }
option-opponents-master = { value-character-master }
option-opponents-student = { value-character-student }
option-opponents-ashigaru = { value-character-ashigaru } (spolu s Hačikó)
option-opponents-hachiko = { value-character-hachiko } (spolu s Ašigaru)
option-opponents-assassin = { value-character-assassin }
option-opponents-kojiro = { value-character-kojiro }
option-opponents-monk = { value-character-monk }
option-opponents-musashi = { value-character-musashi }
option-opponents-ninja = { value-character-ninja }
option-opponents-onna-bugeisha = { value-character-onna-bugeisha }
option-opponents-sailor = { value-character-sailor }
option-opponents-wakou = { value-character-wakou }
option-opponents-yasuke = { value-character-yasuke }
option-opponents-yojimbo = { value-character-yojimbo }
option-companions = Místa pro společníky
option-companions-hachiko = { value-character-hachiko }
option-lord = Padlý pán
option-nightmare = Mód noční můra
option-wound-limit = Limit zranění každého protivníka
option-wound-limit-recommended = Doporučený
option-wound-limit-1 = 1
option-wound-limit-2 = 2
option-wound-limit-3 = 3
option-wound-limit-4 = 4
option-wound-limit-5 = 5
option-wound-limit-6 = 6
option-wound-limit-7 = 7
option-wound-limit-8 = 8
option-wound-limit-9 = 9
option-wound-limit-10 = 10
option-starting-wounds = Zranění, se kterými protivníci začínají
option-starting-wounds-0 = 0
option-starting-wounds-1 = 1
option-starting-wounds-2 = 2
option-starting-wounds-3 = 3
option-starting-wounds-4 = 4
option-starting-wounds-5 = 5
option-starting-wounds-6 = 6
option-starting-wounds-7 = 7
option-starting-wounds-8 = 8
option-starting-wounds-9 = 9

## Jak se jmenují boti

bot-name-1 = Takeshi
bot-name-2 = Goro
bot-name-3 = Saburo
bot-name-4 = Jiro

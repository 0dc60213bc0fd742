### Stůl

the-table = Stůl
you = ty
cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
face-down = lícem dolů
controlled-by = ovládá { $name }
since-last-time = Od tvého posledního rozhodnutí
whole-log = Průběh hry
nothing-yet = Ještě se nic nestalo.
has-decided = Už se rozhodli: { $names }.
waiting-for = Rozhoduje { $name }.
rule-that-asks = pravidlo: { $rule }
seed-holds = Zárodek náhody je ten, ke kterému zavazuje otisk { $hash }: porovnejte jej s tím, co stůl ukázal před hrou.
seed-is = semínko { $seed }

## Odpovědi

your-answer = Tvá odpověď
hint-one = Číslo nebo název.
hint-some = Čísla nebo názvy, například 1 3; nebo none (nic), nebo all (vše).
hint-order = Všechna čísla v pořadí, které chceš, například 2 1 3.
hint-number = Číslo.
hint-distribute = Body pro každou možnost, například 2 0 1.
more-commands = u zpět · r znovu · ? nápověda · q konec
help-commands =
    u vezme zpět tvou poslední odpověď, r ji dá znovu.
    ? KARTA ukáže kartu a řekne, proč ji teď nelze použít.
    ! KARTA ukáže, co by udělala, ve hrách, které to umějí.
    rule ukáže pravidlo, které se ptá, rule NÁZEV jiné; log poví, co se stalo.
    look MÍSTO ukáže, co tam leží, look celý stůl.
    save SOUBOR uloží dosavadní hru; q ji opustí.
help-topics = ? také řekne, proč nelze: { $topics }.

## Co nejde

empty-answer = Napiš odpověď, nebo ? pro nápovědu.
no-such-number = Možnost { $number } neexistuje, jen 1 až { $most }.
no-such-option = Žádná možnost nezačíná na „{ $text }“.
not-clear = „{ $text }“ může znamenat { LIST($options, type: "or") }.
use-the-number = Několik možností se jmenuje { $name }: zadej číslo.
points-needed =
    { $count ->
        [one] Zadej jedno číslo.
        [few] Zadej { $count } čísla, pro každou možnost jedno.
        [many] Zadej { $count } čísla, pro každou možnost jedno.
       *[other] Zadej { $count } čísel, pro každou možnost jedno.
    }
given-sole = { $prompt } Byla jen jedna možnost: { $answer }.
nothing-to-undo = Není co vzít zpět.
nothing-to-redo = Není co dát znovu.
no-such-card = Není karta, jejíž název začíná na „{ $text }“.
no-preview = Nelze říci, co by udělala karta „{ $text }“.
can-be-used = Teď ji můžeš vybrat.
not-what-is-asked = Na to se teraz nikdo neptá: { $prompt }
could-be-used = Její čas přijde v kroku „{ $step }“.
can-be-done = Teď to můžeš udělat.
nothing-there = V „{ $text }“ nic není.
empty-table = Na stole ještě nic neleží.
no-such-rule = Pravidlo { $rule } neexistuje.
no-rule-text = Ptá se pravidlo { $rule }; jeho text program nemá.
name-a-file = Řekni kam: save SOUBOR.
saved = Hra je uložena v { $file }.
not-saved = Do { $file } nelze uložit: { $reason }.

## Střídání hráčů a konec

hand-over = { $name }, jsi na řadě. Až se nikdo jiný nedívá, stiskni Enter.
end-of-input = Vstup skončil dřív než hra.
left = Hra byla opuštěna.
record-saved = Záznam hry je uložen v { $file }.

## Záznamy her

edition-is = vydání { $edition }
record-of-old = Záznam lze přehrát do konce. Jeho otisk je staršího druhu a nelze ho porovnat.
replayed = odpovědi: { $played } z { $answers }, zápisy v průběhu hry: { $entries }
record-holds = Záznam vede ke stavu, který uvádí.

## Lessons

lesson-number = Lekce { $number }: { $title }
lesson-goal = Cíl: { $goal }
lesson-take-back-or-leave = u vezme zpět, start over začne znovu, q skončí

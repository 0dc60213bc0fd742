## Cards in a conflict

cards-in-a-conflict-title = Karty w konflikcie
cards-in-a-conflict-goal = Złam Shameful Display.
cards-in-a-conflict-six-against-four = Sześć przeciw czterem: wygrywasz. Żeby złamać prowincję, potrzebujesz o 3 więcej niż obrona; brakuje 2. Czy masz coś na ręce?
cards-in-a-conflict-look-at-your-hand = Karty z ręki zagrywa się w czasie konfliktu.
cards-in-a-conflict-banzai-adds-two = Banzai! nic nie kosztuje i daje uczestniczącej postaci +2 do umiejętności militarnej.
cards-in-a-conflict-that-works-and-costs-three-honor = To kosztuje 3 żetony honoru. Działa, ale honor to też sposób na przegraną.
cards-in-a-conflict-that-wins-but-does-not-break = Konflikt byłby wygrany, ale Shameful Display by stało: 6 to nie o 3 więcej niż 4.
cards-in-a-conflict-choose-whom = Która z twoich postaci dostaje te 2?
cards-in-a-conflict-that-is-their-side = Ta postać walczy po stronie Boba: pomagasz obronie.
cards-in-a-conflict-not-broken = Prowincja stoi, a atak przepadł.
cards-in-a-conflict-learned = W konflikcie obie strony działają na zmianę, aż obie spasują. Karta z ręki może odwrócić wynik.

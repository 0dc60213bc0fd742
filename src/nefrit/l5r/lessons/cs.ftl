## Cards in a conflict

cards-in-a-conflict-title = Karty v konfliktu
cards-in-a-conflict-goal = Znič provincii Shameful Display.
cards-in-a-conflict-six-against-four = Šest proti čtyřem: vyhráváš. Ke zničení provincie potřebuješ o 3 víc než obrana, takže 2 chybí. Máš něco v ruce?
cards-in-a-conflict-look-at-your-hand = Karty z ruky se hrají během konfliktu.
cards-in-a-conflict-banzai-adds-two = Banzai! nic nestojí a dá zúčastněné postavě +2 k vojenské dovednosti.
cards-in-a-conflict-that-works-and-costs-three-honor = Stojí to 3 žetony cti. Funguje to, ale ctí se dá i prohrát.
cards-in-a-conflict-that-wins-but-does-not-break = Konflikt bys vyhrál, ale Shameful Display by stála: 6 není o 3 víc než 4.
cards-in-a-conflict-choose-whom = Která z tvých postav ty 2 dostane?
cards-in-a-conflict-that-is-their-side = Tahle postava bojuje za Boba: pomáháš obraně.
cards-in-a-conflict-not-broken = Provincie stojí a útok je pryč.
cards-in-a-conflict-learned = V konfliktu se strany střídají, dokud obě nepasují. Karta z ruky ho může obrátit.

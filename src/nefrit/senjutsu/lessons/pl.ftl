## Your first duel

first-duel-title = Twój pierwszy pojedynek
first-duel-goal = Pokonaj Boba. Jeszcze dwie rany i któreś z was przegra.
first-duel-both-choose = Bob stoi tuż przed tobą. Wybieracie po jednej karcie w tajemnicy i odkrywacie je razem: wyższa inicjatywa uderza pierwsza. Wybierz swój szybszy atak.
first-duel-number-is-initiative = Liczba na karcie to jej inicjatywa.
first-duel-feint-cut-has-six = Pommel Smash ma inicjatywę 5, Feint Cut ma 6.
first-duel-both-have-five = Pommel Smash ma inicjatywę 5, tak samo jak karta Boba. Z 6 uderzysz przed nim.
first-duel-one-more-wound = Trafienie! Twoja 6 była przed 5 Boba, potem trafił i on. Teraz rozstrzyga następna rana. Na rękę trafia Quick Stab, a najszybsza karta Boba ma 6. Co wybierasz?
first-duel-first-hit-decides = Kto jest pokonany, już nie uderza. Pierwszy cios musi być twój.
first-duel-quick-stab-has-eight = Quick Stab ma inicjatywę 8. Kosztuje 1 skupienie i tyle właśnie masz.
first-duel-five-against-six = Bob odkrywa Feint Cut: jego 6 jest przed twoją 5.
first-duel-too-slow = Bob pokonał cię, zanim przyszła twoja kolej.
first-duel-learned = Wszystkie karty odkrywa się jednocześnie. Potem działają po kolei, zaczynając od najwyższej inicjatywy.

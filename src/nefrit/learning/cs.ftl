### Co říká učitel v každé lekci

lesson-unexpected = To se smí, ale v tomto kroku jde o něco jiného.
lesson-may-take-back = Vezmi to zpět, nebo hraj dál a uvidíš, co se stane.
lesson-must-take-back = Vezmi to zpět a zkus něco jiného.
lesson-play-on = Teď hru dohraj do konce.
lesson-success = Výborně!
lesson-failure = Tentokrát to nevyšlo. Vezmi zpět poslední odpověď, nebo začni znovu.
lesson-ended-otherwise = Hra skončila dřív, než byl splněn cíl.
lesson-too-long = Trvá to déle, než by mělo.
lesson-no-hint = K tomu není nápověda: vyber si, co chceš.
lesson-last-hint = To byla poslední nápověda.

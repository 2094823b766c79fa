# Analyses, énigmes et tuteur sur la page.

## L'analyse d'une partie

page-review-title = Analyse
page-review-tab = Moments
page-review-open = Analyser
page-review-close = Fermer l’analyse
page-review-beginning = Examen de chaque décision…
page-review-so-far = Décisions examinées : { $done } sur { $all }
page-review-judging = Analyse en cours : on rejoue depuis les moments importants, passe { $n }
page-review-at-most = (encore { $seconds } s au plus)
page-review-done = Tous les moments marquants sont connus.
page-review-paused = Arrêtée. Ce qui est connu est gardé.
page-review-enough = Arrêtée d’elle-même pour ménager ton appareil. Continuer rend les chiffres plus fiables.
page-review-failed = L’analyse n’a pas pu continuer. Ce qui est connu est gardé.
page-review-stop = Arrêter là
page-review-go-on = Continuer
page-review-too-few = Trop peu de décisions pour en dire plus.
page-review-gave-up-each = En moyenne, chaque décision { $seat ->
        [you] t’a coûté
       *[other] a coûté à { $seat }
    } { $loss } victoires sur 100 (± { $error }), sur { $n } décisions.
page-review-others = Les autres, par décision : { $all }.
page-review-each-of = { $seat } { $loss } (± { $error })
page-review-whose = Les coups de
page-review-sum = D’un départ égal au résultat
page-review-start = départ
page-review-skill = Niveau
page-review-range = entre { $low } et { $high }
page-review-too-wide = Une seule partie en dit trop peu sur ton niveau.
page-review-luck = chance
page-review-own = choix
page-review-rivals = les autres
# Own and rivals’ moves in one, where each alone would be more than a whole game.
page-review-all-moves = choix de tous
page-review-rest = le reste
page-review-rest-note = Le reste : les cartes que personne ne pouvait voir et les décisions trop petites pour être analysées.
page-review-known = Ce que je pouvais savoir
page-review-open-cards = Cartes sur table
page-review-truth = Jugé selon
page-review-known-note = Jugé selon ce qu’on pouvait savoir : ses propres cartes et tout ce qui était visible.
page-review-open-note = Jugé avec toutes les cartes, même celles que personne à la table ne pouvait voir.
page-review-as-it-was = Cartes sur table, c’était { $percent } % (± { $error }). On ne pouvait pas le savoir : cela ne compte pas.

## La courbe

page-review-graph = Chances de gagner
page-review-graph-label = Chances de gagner : { $corners }.
page-review-corner = { $seat } de { $from } à { $to } %
page-review-guess = première estimation
page-review-as-table = Lire en tableau
page-review-as-graph = Voir la courbe
page-review-moment = Moment

## Tournants

page-review-turning = Tournants
page-review-none = Rien ne ressort.
page-review-none-yet = Aucun pour l’instant.
page-review-nth = { $n } sur { $all }
page-review-gain = { SIGNED($percent) } %
page-review-still = Ce chiffre peut encore changer.
page-review-luck-good = De la chance, environ { $percent } %.
page-review-luck-bad = De la malchance : environ { $percent } % de perdus.
page-review-gave-up = { $seat ->
        [you] Cela t’a coûté
       *[other] Cela a coûté à { $seat }
    } environ { $percent } victoires sur 100 (± { $error }).
page-review-may-have-cost = { $seat ->
        [you] Cela t’a peut-être coûté
       *[other] Cela a peut-être coûté à { $seat }
    } environ { $percent } victoires sur 100 (± { $error }).
page-review-because = { $reasons }.
page-review-because-though = { $reasons }, mais { $against }.
page-review-spread = Aucune raison ne domine : c’est beaucoup de petites choses.
page-review-played = Joué
page-review-better = Mieux
page-review-chance = { $percent } %
page-review-win-chance = chances de gagner : { $percent } %
page-review-error = ± { $error }
page-review-best = le mieux
page-review-hard = Le meilleur choix, et pas facile à voir.
page-review-hardest = Choix le plus difficile
page-review-compared = Tous les coups comparés et leurs chances
page-review-by-search = ≈ { $percent } %
page-review-compared-note = ≈ : estimation approximative d’une courte recherche, sans parties.
page-review-next = Erreur suivante
page-review-back = Retour
page-review-learn = Mes erreurs en énigmes
page-review-no-mistakes = { $seat ->
        [you] Tu n’as commis
       *[other] { $seat } n’a commis
    } aucune erreur nette.
page-review-dearest = Le coup le plus cher a peut-être coûté { $percent } % (± { $error }).

## Énigmes

page-puzzle-title = Énigmes
page-puzzle-of = { $game } : énigme { $n }
page-puzzle-today = L’énigme du jour
page-puzzle-mine = Tirée de ta partie
page-puzzle-ask = Un coup est nettement le meilleur
page-puzzle-ask-mine = Ici, tu as joué autre chose. Trouve un meilleur coup.
page-puzzle-you = Tu joues cette couleur. Essaie autant que tu veux : chaque essai reçoit une réponse.
page-puzzle-yes = C’est ça !
page-puzzle-no = Ce n’est pas le meilleur coup. Essaie encore.
page-puzzle-gives-up =
    { $action } : cela te coûte environ { $percent ->
        [one] { $percent } victoire
       *[other] { $percent } victoires
    } sur 100.
page-puzzle-close = { $action } : à peu près aussi bon que la solution.
page-puzzle-loses =
    Ainsi tu gagnes environ { $percent ->
        [one] { $percent } partie
       *[other] { $percent } parties
    } de moins sur 100.
page-puzzle-near = Presque aussi bon, mais la solution gagne plus souvent. Cherche encore.
page-puzzle-loses-none = À peu près aussi bon que la solution.
page-puzzle-small-hint = Un petit indice
page-puzzle-about = Le thème : { $theme }
page-puzzle-answer-is = C’était le meilleur coup
page-puzzle-one = Énigme
page-puzzle-judging = On joue la suite…
page-puzzle-wins =
    { $percent ->
        [0] Ainsi tu ne gagnes presque aucune partie.
        [100] Ainsi tu gagnes presque toutes les parties.
       *[other] Ainsi tu gagnes environ { $percent } parties sur 100.
    }
page-puzzle-answer = Voir la solution
page-puzzle-next = Énigme suivante
page-puzzle-again = Recommencer
page-puzzle-back = Retour à l’analyse
page-puzzle-play-on = Jouer à partir d’ici
page-puzzle-difficulty = Difficulté { $n } sur 6
page-puzzle-any-difficulty = Tout niveau
page-puzzle-any-theme = Tout thème
page-puzzle-theme = Thème
page-puzzle-hard = Difficulté
page-puzzle-theme-rival = Les points adverses
page-puzzle-theme-many = Plusieurs choses
page-puzzle-streak =
    { $n ->
        [0] Résous-en une aujourd’hui pour lancer une série.
        [1] Premier jour d’une série
       *[other] { $n } jours de suite
    }
page-puzzle-solved = Résolues : { $n } sur { $all }
page-puzzle-none = Cette énigme n’existe pas.
page-puzzle-offline = Impossible de charger les énigmes. Réessaie une fois en ligne.

## Le tuteur

page-tutor-setting = Tuteur
page-tutor-off = Non
page-tutor-at = Intervient si un coup te coûte { $percent } victoires sur 100
page-tutor-title = Vraiment ?
page-tutor-gives-up = Cela te coûte environ { $percent } victoires sur 100.
page-tutor-best = le meilleur
page-tutor-this = ce coup
page-tutor-show = Montre-moi
page-tutor-nothing = Rien n’est encore joué.
page-tutor-final = Rien n’est encore joué, mais ce coup ne pourra pas être annulé.
page-tutor-change = Régler le tuteur
page-tutor-less = Intervenir moins souvent ?
page-tutor-better = Pense à ceci : { $action }
page-tutor-look = Revoir
page-tutor-play = Le jouer
page-tutor-thinking = Le tuteur regarde…
page-hint-close = { $n ->
        [2] Les deux gagnent à peu près aussi souvent ; voici ce que fait chacun.
       *[other] Tous gagnent à peu près aussi souvent ; voici ce que fait chacun.
    }
    .first = Les deux premiers gagnent à peu près aussi souvent ; voici ce que fait chacun.
page-hint-title = { $n ->
        [one] Le meilleur coup
        [2] Les deux meilleurs coups
       *[other] Les trois meilleurs coups
    }
page-hint-shut = Fermer
page-hint-for = Par rapport à la meilleure alternative : { $reason }.
page-hint-lead =
    En moyenne, tu finis { $points ->
        [0] à égalité
        [one] avec { $points } point d’avance
       *[other] avec { $points } points d’avance
    }.
    .behind =
    En moyenne, tu finis avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de retard.
    .more =
    Environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de mieux que le deuxième coup.

## Touches d'une analyse

page-key-next-mistake = erreur suivante d’une analyse
page-key-last-mistake = erreur précédente
page-key-other-truth = cartes sur table ou non
page-key-play-on = jouer à partir d’ici dans une analyse

# La ligne de commande : ce que dit `oxhide` au terminal.

## Démarrer : oxhide, oxhide COMMANDE --help

terminal-usage = usage :
terminal-usage-all = usage : oxhide COMMANDE [ARGUMENTS]
terminal-what = Des jeux de société sur le monde antique.
terminal-usage-more = oxhide help COMMANDE en dit plus sur une commande.
terminal-option-lang = la langue ; sinon celle de LC_ALL, LC_MESSAGES ou LANG
terminal-about-play = jouer au terminal
    .more = Joue une partie au terminal. Sans --seats, tu joues contre ai:4. Les ordinateurs vont de ai:1 (Novice) à ai:8 (Maître), et peuvent avoir un style : ai:5:builder, ai:5:explorer, ai:5:rival. random et greedy ne prévoient rien. engine:COMMANDE est un programme à toi, qui répond comme le fait 'oxhide engine'.
terminal-about-learn = apprendre un jeu en un quart d’heure, en jouant
    .more = Apprend un jeu en un quart d’heure environ, en jouant. La leçon reprend où tu l’as laissée.
terminal-about-serve = l’application web, pour un navigateur
terminal-about-club = sauvegarder, restaurer, exporter, supprimer ce que garde un serveur
    .more = Pour qui tient un serveur : fait une sauvegarde pendant que le serveur tourne, la restaure dans une réserve vide, montre ou efface tout ce qui est gardé d’une personne (par son identifiant ou le nom qu’elle a gardé) et liste ce que les gens ont signalé les uns des autres.
terminal-about-rules = les règles d’un jeu, ou une section
    .more = Affiche les règles d’un jeu, la section d’un identifiant (B-4.2), les sections d’un nom, ou les lignes qui en parlent.
terminal-about-games = les jeux que ce programme connaît
    .more = Donne la liste des jeux, avec leurs places et leurs options.
terminal-about-replay = raconter une partie enregistrée, montrer sa table
    .more = Raconte une partie enregistrée et montre sa table à la fin, ou après le nombre d’actions que tu indiques.
terminal-about-review = ce que les choix d’une partie ont perdu, ce que la chance a fait, et pourquoi
    .more = Dit ce que les choix d’une partie ont perdu, ce que la chance a fait, et pourquoi. Pour un dossier d’enregistrements, dit comment un joueur s’en est tiré dans l’ensemble.
terminal-about-puzzles = énigmes tirées de parties : les trouver, les voir, les essayer
    .more = Une énigme est un moment d’une partie où une action est nettement la meilleure. N est son numéro, ou 'today' pour celle du jour. 'mine' cherche de nouvelles énigmes dans des parties entre programmes ; 'check' vérifie que chaque réponse est encore la meilleure.
terminal-about-verify = vérifier des enregistrements selon les règles et leur graine
    .more = Vérifie que les règles permettent chaque ligne d’un enregistrement, et que tout a été pioché comme le disent sa graine ou sa donne scellée. Le code de sortie est 0 si chaque enregistrement est valable, 1 si l’un d’eux ne l’est pas, et 2 si l’un d’eux ne peut pas être vérifié : il n’a pas de graine, ses tirages ont été saisis à la main, ou il ne montre que ce qu’une place a vu.
terminal-about-cards = le matériel d’un jeu en JSON
terminal-about-strings = chaque texte par sa clé, pour traduire
terminal-about-schema = les champs de la vue d’un jeu
terminal-about-engine = répond à des demandes JSON sur l’entrée standard, pour des programmes
terminal-about-sim = beaucoup de parties entre programmes, en résumé
terminal-about-perft = compter les suites d’actions depuis une position
terminal-about-arena = la force des ordinateurs entre eux
terminal-about-train = apprendre les poids d’une évaluation en jouant contre soi-même
terminal-about-guesses = si l’on devine bien les secrets d’après ce qui a été joué
terminal-about-gauge = jusqu’où se fier à l’analyse
terminal-about-prove-fair = montrer que les ordinateurs ne voient pas ce qui est caché
terminal-about-signature = un nombre qui trahit tout changement du jeu
terminal-about-bench = la vitesse des règles, face à un étalon

terminal-option-play-seats = qui joue, comme human,ai:2,ai:5:builder
terminal-option-play-players = combien de places
terminal-option-play-seed = un nombre qui fixe tous les tirages
terminal-option-play-time-ms = temps de réflexion des joueurs engine:
terminal-option-play-option = une option du jeu, voir 'oxhide games'
terminal-option-play-load = continuer une partie sauvegardée
terminal-option-play-resume = continuer la dernière partie quittée
terminal-option-play-deal = saisir ce qui est pioché, comme à une vraie table
terminal-option-play-plain = pour lecteurs d’écran : des phrases, sans couleur
terminal-option-play-with-help = expliquer chaque nouveauté la première fois
terminal-option-play-no-autosave = ne rien sauvegarder sans 'save'
terminal-option-learn-chapter = commencer à ce chapitre
terminal-option-learn-again = recommencer au début
terminal-option-learn-plain = pour lecteurs d’écran : des phrases, sans couleur
terminal-option-rules-plain = sans couleur ni tableaux dessinés
terminal-option-games-json = en JSON, sur une ligne
terminal-option-replay-ply = montrer la table après N actions
terminal-option-replay-as = montrer ce qu’une place a vu : A à D, public ou all
terminal-option-replay-json = la vue en JSON
terminal-option-replay-plain = { terminal-option-play-plain }
terminal-option-review-as = les choix de qui : A à D, ou all
terminal-option-review-seconds = temps accordé à une partie (20 par défaut)
terminal-option-review-rounds = s’arrêter après N passes, quelle que soit leur durée
terminal-option-review-error = précision des pertes, sur 1 000 parties (30 par défaut)
terminal-option-review-fair = n’utiliser que ce que la place pouvait savoir
terminal-option-review-jobs = combien de fils d’exécution (2 par défaut)
terminal-option-review-seed = un nombre qui fixe tous les tirages
terminal-option-review-json = le rapport en JSON
terminal-option-review-csv = une ligne par choix
terminal-option-review-html = écrire le rapport comme page web
terminal-option-review-annotate = l’enregistrement, avec l’analyse en commentaires
terminal-option-review-keep = reprendre l’analyse de ce fichier et l’y garder
terminal-option-review-player = pour un dossier : les parties de qui (human par défaut)
terminal-option-review-plain = pour lecteurs d’écran : des phrases, sans graphique
terminal-option-review-quiet = sans barre de progression
terminal-option-puzzles-file = prendre les énigmes de ce fichier
terminal-option-puzzles-theme = list : seulement les énigmes sur ce thème
terminal-option-puzzles-difficulty = list : seulement celle-ci, 1 à 6 ; mine : au moins celle-ci
terminal-option-puzzles-json = list : les énigmes entières en JSON, une par ligne
terminal-option-puzzles-plain = { terminal-option-play-plain }
terminal-option-puzzles-players = mine : combien de places (2 par défaut)
terminal-option-puzzles-player = mine : qui joue (ai:5 par défaut)
terminal-option-puzzles-games = mine : combien de parties (100 par défaut)
terminal-option-puzzles-from = mine : seulement les moments après autant d’actions
terminal-option-puzzles-seconds = mine : combien de temps cela peut prendre
terminal-option-puzzles-seed = graine de la première partie (mine) ou des recherches (check)
terminal-option-puzzles-skip = check : sauter les N premières
terminal-option-puzzles-count = check : seulement autant
terminal-option-club-data = où tout est gardé (~/.local/share/oxhide par défaut)
terminal-option-club-store = sqlite:DOSSIER ou postgres://..., au lieu de --data
terminal-option-verify-seal = le sceau noté au moment de la donne, pour comparer
terminal-option-verify-json = un objet JSON par enregistrement

## Ce qui peut clocher dans une commande

terminal-pair = { $what } : { $is }
terminal-message = { $message }
terminal-file = { $path } : { $message }
terminal-no-command = il n’y a pas de commande '{ $command }' ; 'oxhide help' en donne la liste
terminal-no-language = il n’y a pas de langue '{ $language }' ; il y a { $there }
terminal-no-option = il n’y a pas d’option '{ $option }' ; voir --help
terminal-needs-value = --{ $option } attend une valeur ({ $value })
terminal-bad-number = --{ $option } attend un nombre de { $least } à { $most }, et non '{ $value }'
terminal-bad-seed = --{ $option } attend un nombre décimal inférieur à 2^64, et non '{ $value }'
terminal-too-often = --{ $option } est donné trop souvent
terminal-no-game = il n’y a pas de jeu '{ $game }' ; il y a { $there }
terminal-name-game = indique un jeu : { $there }
terminal-one-game = { $command } prend un seul jeu ; voir --help
terminal-wrong-seats =
    { $most ->
        [2] { $game } se joue à 2
       *[other] { $game } se joue de { $least } à { $most }
    }
terminal-no-player = il n’y a pas de joueur '{ $name }' ; il y a human{ $there }
terminal-load-and-resume = --load ou --resume, pas les deux
terminal-new-and-old = { $new } est pour une nouvelle partie ; { $old } en continue une ancienne
terminal-other-seats =
    l’enregistrement a { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, mais --seats en nomme { $named }
terminal-other-game = { $path } est une partie d’un autre jeu : { $game }, et non { $wanted }
terminal-no-home = aucun dossier d’où reprendre : HOME n’est pas défini
terminal-not-saved = { $path } : pas sauvegardé : { $why }
terminal-no-memory = il n’y a pas assez de mémoire
terminal-lost-output = la sortie n’a pas pu être écrite
terminal-lost-output-why = la sortie n’a pas pu être écrite : { $why }
terminal-cannot-go-on = { $player } ne peut pas continuer : { $message }
terminal-no-arguments = { $command } ne prend pas d’arguments ; voir --help
terminal-one-record = { $command } prend un seul enregistrement ; voir --help
terminal-file-unreadable = impossible de lire { $path }
terminal-file-too-long = { $path } dépasse 4 Mio : ce n’est pas un enregistrement
terminal-file-unwritable = impossible d’écrire { $path } : { $why }
terminal-folder-unwritable = impossible d’écrire dans { $path } : { $why }
terminal-replay-seat = il n’y a pas de place '{ $seat }' ; --as attend A à { $last }, public ou all
terminal-replay-public = l’enregistrement montre ce que tout le monde a vu : enlève --as { $seat }
terminal-replay-other = l’enregistrement montre ce que la place { $eyes } a vu : enlève --as { $seat }
terminal-replay-ply = l’enregistrement est plus court : --ply attend 0 à { $most }

## Joueurs de l'extérieur : engine:COMMANDE

terminal-outsider-forfeits = { $player } déclare forfait à la place { $seat } (graine { $seed }) : { $why }
terminal-outsider-loses = Forfait à la place { $seat } : { $why }. Pour continuer autrement : --resume --seats ...
terminal-outsider-late = pas de réponse en { $ms } ms
terminal-outsider-ended = le programme s’est arrêté avec le code { $status }
terminal-outsider-killed = le programme a été arrêté par le signal { $signal }
terminal-outsider-error = le programme a répondu par une erreur : { $message }
terminal-outsider-no-answer = ce qu’il a écrit n’est pas une réponse
terminal-outsider-no-action = sa réponse ne contient pas d’action
terminal-outsider-illegal = '{ $action }' n’est pas une action permise
terminal-outsider-no-start = le programme n’a pas pu démarrer : { $message }

## oxhide engine

terminal-setting-name = "name" doit être "threads", "memory" ou "info"
terminal-setting-value = "value" de { $name } doit être un nombre entier de { $least } à { $most }

## oxhide games

terminal-game-seats =
    { $game }, { $least ->
        [2] { $most ->
            [2] 2 joueurs
           *[other] 2 à { $most } joueurs
        }
       *[other] { $least } à { $most } joueurs
    }

## Jouer

terminal-player =
    { $who ->
        [you] toi
       *[person] une personne
    }
terminal-welcome = Tape le numéro d’une action pour la choisir. 'help' dit quoi d’autre taper, 'hint' ce que ferait un programme, 'rules' comment on joue.
terminal-prompt =
    { $who ->
        [chance] Hasard>{" "}
       *[other] { $who }>{" "}
    }
terminal-curtain = C’est à { $seat }. Passe-lui l’écran ; Entrée montre la main.
terminal-only-enter = Seule la touche Entrée, sans rien d’autre, montre la main.
terminal-numbers =
    { $most ->
        [one] Il y a une seule action : tape 1.
       *[other] Les numéros vont de 1 à { $most }.
    }
terminal-summary =
    { $first }... (tape '{ $start }' pour { $count ->
        [one] la voir
       *[other] voir les { $count }
    })
terminal-refused-rule = Non : { $message } ({ $rule } ; 'rules { $rule }' en dit plus)
terminal-see-help = Tape 'list' pour voir les actions, ou 'help' pour voir quoi d’autre taper.
terminal-line-too-long = Cette ligne est trop longue : { $most } caractères au plus. Rien n’a été fait.
terminal-shortened = Tape 'list' pour voir toutes les actions en entier.
terminal-more = (Entrée pour la suite, q pour arrêter){" "}
terminal-allowed = '{ $words }' est permis maintenant.
terminal-thinking = Réflexion...
terminal-hint = Conseil : { $say } ({ $words })
terminal-hint-or = Ou : { $say } ({ $words })
terminal-hint-reason = Pourquoi : { $reason }.
terminal-hint-lead =
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
terminal-hint-speaks = En sa faveur : { $reason }.
terminal-hint-even = Les deux se valent à peu près.
terminal-hint-unsure = L’écart peut être dû au hasard.
terminal-hint-spread = Aucune raison ne domine : c’est beaucoup de petites choses.
terminal-undo-consent = Si tout le monde est d’accord, tape 'undo!'. D’autres cartes seront alors piochées ; l’enregistrement et la feuille de score diront qu’il y a eu un retour en arrière.
terminal-taken-back = C’est annulé.
terminal-taken-back-consent = C’est annulé d’un commun accord ; l’enregistrement le dit.
terminal-taken-times =
    Retours en arrière d’un commun accord dans cette partie : { $times ->
        [one] { $times }
       *[other] { $times }
    }.
terminal-name-file = Donne un nom de fichier : save ma-partie.play
terminal-saved = Sauvegardé dans { $path }. Pour continuer : oxhide play --load { $path }
terminal-name-thing = Donne le nom d’une carte ou d’une autre chose du jeu, ou une partie de ce nom : about temple
terminal-no-thing = Rien dans ce jeu ne s’appelle '{ $name }'.
terminal-no-section = Les règles n’ont pas de section '{ $id }' et n’en parlent pas ; 'rules' donne la liste des sections.
terminal-no-section-of = { $game } : les règles n’ont pas de section '{ $id }' et n’en parlent pas
terminal-no-rules = { $game } : ce programme n’a pas les règles
# Dit au-dessus de règles qui n'existent qu'en anglais.
terminal-rules-english = Ces règles sont en anglais ; elles ne sont pas encore traduites.
terminal-rules-how = Tape 'rules' et un de ces identifiants, ou le nom de n’importe quoi, pour lire ce qui s’y rapporte ; 'rules all' affiche tout.
terminal-kept = Sauvegardé. Pour continuer : oxhide play { $game } --resume
terminal-not-kept = Cette partie n’est pas sauvegardée. (Pour garder une partie, tape 'save FICHIER'.)
terminal-kept-over = La partie est sauvegardée dans { $path }. Pour la revoir : oxhide review { $path }
terminal-over =
    La partie est finie. { $count ->
        [one] { $winners } gagne.
       *[other] { $winners } gagnent ensemble.
    }

terminal-points = Points
terminal-total = Total
terminal-place = Rang
terminal-score-line =
    { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, rang { $place }.

## Une leçon

terminal-learn-welcome = Appuie sur Entrée pour continuer. 'help' dit quoi d’autre taper.
terminal-learn-chapter = { $n } sur { $of } : { $title }
terminal-learn-minutes = { $title }, { $minutes } min
terminal-learn-type = Tape : { $words }
terminal-learn-find = Tape une action ; 'list' les montre toutes.
terminal-learn-rule = { $message } ({ $rule } ; 'rules { $rule }' en dit plus)
terminal-learn-enter = (Entrée pour continuer){" "}
terminal-learn-help = Entrée pour continuer. 'back' et 'skip' reculent ou avancent d’une étape. 'list' montre toutes les actions, 'table' toute la table, 'about NOM' ce que fait une carte, 'hint' ce que ferait un programme. 'rules' affiche la règle de cette étape, 'rules ID' une autre. 'quit' quitte ; l’étape est gardée.
terminal-learn-kept = L’étape est gardée. Pour continuer : oxhide learn { $game }
terminal-learn-done = C’était la leçon. Appuie sur Entrée pour une première partie guidée contre un Novice ; tape 'quit' pour partir.
terminal-learn-none = { $game } : ce programme n’a pas de leçon
terminal-learn-broken = { $game } : la leçon ne peut pas être jouée
terminal-learn-no-chapter = la leçon n’a pas de chapitre '{ $chapter }' ; elle en a de 1 à { $most }

## Ce qu'on peut taper pendant une partie ; .more est ce que dit « help COMMANDE ».

terminal-help = Tape le numéro d’une action, ou ses mots ; les premiers mots seuls montrent tout ce qui commence ainsi. Tu peux aussi taper :
terminal-help-keys = 'help COMMANDE' en dit plus. Au terminal, Tab complète, les flèches corrigent et rappellent les lignes d’avant, Ctrl-C quitte.
terminal-kept-always = La partie est sauvegardée après chaque action.
terminal-command-list = list         revoir les actions
    .more = list : montre ce que tu peux faire maintenant, numéroté. Tape un numéro, ou les mots de droite.
terminal-command-table = table        toute la table
    .more = table : montre tout ce qui est sur la table. À ton tour, tu ne vois que ce qui compte si l’écran est petit.
terminal-command-about = about NOM    ce que fait une carte ou une autre chose
    .more = about NOM : dit ce que fait n’importe quelle chose du jeu, par son nom ou une partie de son nom, comme 'about bibliothèque'.
terminal-command-rules = rules NOM    les règles : une section, ou ce qu’elles disent d’un nom
    .more = rules : liste les sections. rules ID en affiche une. rules NOM affiche les sections de ce nom, ou les lignes qui en parlent. rules all affiche tout.
terminal-command-hint = hint         ce que ferait un programme, et pourquoi
    .more = hint : un programme fort réfléchit à ton tour et nomme deux bonnes actions, et ce que la première gagne sur la seconde.
terminal-command-why = why ACTION   si tu peux faire cela, et sinon pourquoi
    .more = why ACTION : dit si les règles permettent une action maintenant, et sinon quelle règle l’interdit. Une action est son numéro ou ses mots.
terminal-command-score = score        les points jusqu’ici
    .more = score : montre les points de tout le monde comme si la partie s’arrêtait là, ligne par ligne.
terminal-command-log = log          tout ce qui s’est passé
    .more = log : raconte la partie depuis le début, comme tu l’as vue.
terminal-command-undo = undo         un pas en arrière
    .more = undo : annule ta dernière décision, sauf si quelqu’un a appris quelque chose depuis. Il faut alors l’accord de tous ; si c’est le cas, tape undo!
terminal-command-redo = redo         un pas en avant, de nouveau
    .more = redo : refait ce que tu viens d’annuler.
terminal-command-save = save FICHIER sauvegarder la partie telle quelle
    .more = save FICHIER : écrit la partie dans un fichier. Pour continuer : oxhide play --load FICHIER
terminal-command-quit = quit         partir ; la partie est sauvegardée
    .more = quit : quitte la partie. Pour continuer : oxhide play JEU --resume. Ctrl-C et Ctrl-D font de même.
terminal-command-help = help         cette liste
    .more = help : donne la liste de ce qu’on peut taper. help COMMANDE en dit plus sur une commande.

## oxhide review : l’analyse, en chances sur 100

terminal-review-not-over = La partie n’est pas finie
terminal-review-result =
    { $winners ->
        [1] Victoire de { $who } : { $points }
       *[other] Victoire partagée : { $points }
    }
terminal-review-decided = Ce qui a décidé, en victoires sur 100 parties
terminal-review-unknown = pas encore connu : laisse plus de temps
# D’où vient la chance d’une place ; $rivals est terminal-review-rival pour chacun.
terminal-review-account =
    départ { $start }, hasard { $luck } (± { $error }), choix propres { $own }{ $rivals }{ $hidden ->
        [none] {""}
       *[other] , ce que nul ne pouvait savoir { $hidden }
    }, le reste { $rest }
terminal-review-rival = , choix de { $seat } { $n } (± { $error })
terminal-review-choices = Ce que les choix ont coûté
terminal-review-skill =
    { $loss } % par choix (± { $error }) sur { $n ->
        [one] { $n } choix
        [many] { $n } choix
       *[other] { $n } choix
    }{ $level ->
        [none] {""}
       *[other] { engine-colon } { $level }
    }
terminal-review-level = { $low }
terminal-review-levels = de { $low } à { $high }
terminal-review-graph = Chances de victoire
terminal-review-graph-guess = Chances de victoire (première estimation)
terminal-review-turning = Tournants
terminal-review-none = aucun qui ressorte
terminal-review-rounds =
    { $n ->
        [one] { $n } passe
        [many] { $n } passes
       *[other] { $n } passes
    } ; { $done ->
        [yes] tout ce qui était demandé est connu.
       *[no] plus de temps en dirait plus (--seconds).
    }
terminal-review-one = review prend un seul enregistrement ou dossier ; voir --help
terminal-review-one-form = choisis entre --json, --csv, --html et --annotate
terminal-review-same-file = --html écraserait l’enregistrement : choisis un autre nom
terminal-review-folder-form = --csv, --html, --annotate et --keep attendent un enregistrement, pas un dossier
terminal-review-not-kept = { $path } n’est pas une analyse de cette partie avec ces options
terminal-review-seat = --as attend A à { $last }, ou all, et non '{ $seat }'
terminal-review-too-long = { $path } : le rapport est trop long
terminal-review-no-records = { $path } n’a pas d’enregistrement de partie à analyser
terminal-review-not-in =
    { $path } : { $player ->
        [human] personne n’y joue
       *[other] { $player } n’y joue pas
    }
terminal-review-round = Analyse, tour { $round }
    .many = Analyse de la partie { $game } sur { $games }, tour { $round }

## oxhide review --html

terminal-review-graph-whole = Chances de gagner, de la première action à la dernière
# Below the graph.
terminal-review-graph-rows = Sous le graphique, les nombres du haut sont les manches, les tours ou les ères, ceux du bas les tournants. La ligne connaît toutes les cartes ; le coût d’un choix se mesure à ce que son joueur pouvait savoir.
terminal-review-title = { $game } : analyse
terminal-review-how = Les nombres d’une ligne donnent ensemble son résultat. Un choix est jugé d’après ce qu’on pouvait savoir à ce moment.
terminal-review-then = La table à ce moment
terminal-review-column-seat = Place
terminal-review-column-points = points
terminal-review-column-start = départ
terminal-review-column-luck = chance
terminal-review-column-own = ses choix
terminal-review-column-rival = choix de { $seat }
terminal-review-column-hidden = caché
terminal-review-column-rest = reste
terminal-review-column-loss = perdu par choix
terminal-review-column-level = niveau

## oxhide review FOLDER

terminal-review-games =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }, { $won } % de gagnées
terminal-review-lost-each = Perdu : { $loss } % par choix (± { $error })
terminal-review-mistakes-each = Erreurs : { $n } par partie (± { $error })
terminal-review-luck-each = Chance : { SIGNED($luck) } % par partie (± { $error })
terminal-review-trend =
    Avant { $before } % (± { $first }), ensuite { $after } % (± { $second }) : { $trend ->
        [better] mieux maintenant
        [worse] mieux avant
       *[same] à peu près pareil
    }
terminal-review-by-part = Par moment de la partie
terminal-review-first-third = premier tiers
terminal-review-second-third = deuxième tiers
terminal-review-last-third = dernier tiers
terminal-review-by-kind = Par sorte d’action
terminal-review-by-source = Par ce que cela a coûté
terminal-review-share = { $share } % du total
    .each = { $share } % du total, { $loss } % chacun, { $n } fois
terminal-review-left-out =
    { $n ->
        [one] { $n } fichier laissé de côté.
       *[other] { $n } fichiers laissés de côté.
    }

## oxhide puzzles

terminal-puzzle-ask = Tu es { $seat }. Une action est nettement meilleure que toutes les autres : laquelle ?
terminal-puzzle-wins =
    { $percent ->
        [0] Ainsi tu ne gagnes presque aucune partie.
        [100] Ainsi tu gagnes presque toutes les parties.
       *[other] Ainsi tu gagnes environ { $percent } parties sur 100.
    }
terminal-puzzle-against = Face à '{ $second }' : { $why }.
terminal-puzzle-yes = Oui : { $words }.
terminal-puzzle-no = Pas celle-là : elle te coûte environ { $percent } victoires sur 100.
terminal-puzzle-not-action = Ce n’est pas une action.
terminal-puzzle-type = Tape une action comme dans 'oxhide play', ou 'answer' pour la solution.
terminal-puzzle-answer = C’est : { $words }.
terminal-puzzle-difficulty = difficulté
terminal-puzzle-about = thème
terminal-puzzle-seats = places
terminal-puzzle-usage = puzzles attend list, show, try, mine ou check, et un jeu ; voir --help
terminal-puzzle-name = indique une énigme : 1 à { $most }, ou today
terminal-puzzle-none = il n’y a pas d’énigmes
terminal-puzzle-hold = { $game } : { $hold } énigmes sur { $all } tiennent
terminal-puzzle-line = { $path } : la ligne { $line } n’est pas une énigme
terminal-puzzle-edited = énigme { $id } : son enregistrement a été modifié
terminal-puzzle-answer-edited = énigme { $id } : sa réponse a été modifiée

## oxhide verify

terminal-verify-usage = verify attend des enregistrements ; voir --help
terminal-bad-seal = un sceau a 16 chiffres de 0 à f, et non '{ $seal }'
terminal-verify-does-not = { $path } : non valable : { $why }
terminal-verify-cannot = { $path } : ne peut pas être vérifié : { $why }
terminal-verify-follows =
    { $path } : valable : { $game }, { $seats } places, { $actions ->
        [one] { $actions } action
        [many] { $actions } d’actions
       *[other] { $actions } actions
    }, { $points ->
        [none] pas terminée
       *[other] { $points }
    } ; { $chance ->
        [one] { $chance } tirage
        [many] { $chance } de tirages
       *[other] { $chance } tirages
    }{ $seal ->
        [none] {""}
       *[other] {" "}; scellé { $seal }
    }{ $times ->
        [0] {""}
        [one] {" "}; { $times } retour en arrière
        [many] {" "}; { $times } de retours en arrière
       *[other] {" "}; { $times } retours en arrière
    }

## oxhide club

terminal-club-takes = club attend un mot et son objet : 'club backup FICHIER', 'club restore FICHIER', 'club export PERSONNE', 'club delete PERSONNE' ou 'club reports'
terminal-club-kept =
    { $n ->
        [one] { $n } entrée est dans { $path }.
        [many] { $n } d’entrées sont dans { $path }.
       *[other] { $n } entrées sont dans { $path }.
    }
terminal-club-restored =
    { $n ->
        [one] { $n } entrée de { $path } est dans la réserve.
        [many] { $n } d’entrées de { $path } sont dans la réserve.
       *[other] { $n } entrées de { $path } sont dans la réserve.
    }
terminal-club-unread = { $path } : la réserve est illisible
terminal-club-not-empty = la réserve n’est pas vide ; restaure dans une nouvelle
terminal-club-not-whole = { $path } n’est pas une sauvegarde complète d’un club
terminal-club-full = la réserve n’accepte plus rien (le disque est-il plein ?) ; recommence ensuite
terminal-club-nobody = personne ne s’appelle '{ $who }' : donne un identifiant de 16 lettres ou un nom gardé
terminal-club-unwritten = tout n’a pas pu être écrit
terminal-club-undeleted = tout n’a pas pu être effacé ; réessaie
terminal-club-deleted = { $who } n’existe plus.

# La page, sauf les tables des jeux.

page-brand = Oxhide
page-close = Fermer
page-loading = On met la table…
page-announcements = Annonces
# Avant le dernier d'une liste de possibilités : « a, b ou c ».
page-list-or = {" ou "}
# Entre les propositions d’une phrase, et entre les points de chacun.
page-list-clause = { engine-semicolon }{" "}
page-list-score = {" : "}
# Entre une chose et ce qu'elle est.
page-pair = { $what } : { $is }
page-labelled = { $what } { $n }

## La barre du haut

page-nav-play = Jouer
page-nav-rules = Règles
page-nav-theme = Couleurs
page-nav-theme-title = Clair ou sombre
page-nav-settings = Réglages
page-nav-main = Principal
page-nav-tools = Outils

## L'accueil

page-home-title = Jeux du monde antique
page-home-lead = Contre l’ordinateur, ou entre amis sur un même écran. Sans compte, sans rien installer.
page-home-games = Jeux
page-home-cover = { $game } : dessin de couverture
page-home-seats =
    { $most ->
        [one] { $most } joueur
       *[other] { $most } joueurs
    }
    .range = { $least } à { $most } joueurs
page-home-minutes = { $n } min
page-home-play-now = Jouer
page-home-new-table = Nouvelle table
page-home-rules = Règles
page-home-continue = Continuer
page-home-nothing = Les parties en cours restent ici, dans ce navigateur.
page-home-finished = Parties finies
page-home-none-finished = Les parties finies restent ici, pour les revoir.
page-home-last-kept = Ce navigateur garde les { $n } dernières parties finies.
page-home-your-turn = À toi
page-home-turn-of = À { $name } de jouer
page-home-with = avec { $names }
page-home-all = Voir les { $n }
page-home-fewer = Moins
page-home-remove = Retirer { $title }
page-home-removed = La table a été retirée.
page-home-open = Ouvrir une partie
page-home-drop = Dépose un fichier de partie (.play) n’importe où sur cette page, ou
page-home-credit = Pictogrammes de Lorc, Delapouite et d’autres, game-icons.net, CC BY 3.0. Polices : Marcellus, Forum et Source Sans 3, SIL OFL 1.1.
page-home-licence = Oxhide est un logiciel libre sous licence MIT.

## Une nouvelle table

page-setup-title = Nouvelle table : { $game }
page-setup-seats = Places
page-setup-count = Joueurs
page-setup-who = Qui joue à la place { $n } ?
page-setup-you = Toi
page-setup-person = Quelqu’un devant cet écran
page-setup-computer = Ordinateur
page-setup-level = Niveau de la place { $n }
# Un des niveaux au choix : « 4 : Aguerri ».
page-setup-level-name = { $level } : { engine-player }
page-setup-style = Style de la place { $n }
page-setup-any-style = Tout style
page-setup-name = Nom de la place { $n }
page-setup-options = Règles
page-setup-more = Plus
page-setup-seed = Graine
page-setup-seed-help = La même graine donne la même partie. Laisse vide pour une nouvelle.
page-setup-bad-seed = Une graine est un nombre entier de 20 chiffres au plus.
page-setup-speed = Animation
page-setup-speed-0 = Sans
page-setup-speed-1 = Normale
page-setup-speed-2 = Rapide
page-setup-start = Commencer
page-setup-watch = Regarder
page-setup-hotseat = À plusieurs sur cet écran, on se le passe. La table est cachée entre les tours.
# Noms des ordinateurs.
page-setup-name-1 = Mira
page-setup-name-2 = Ines
page-setup-name-3 = Kofi
page-setup-name-4 = Hattusil

## Réglages

page-settings-title = Réglages
page-settings-language = Langue
# Le premier choix : la langue que le navigateur demande.
page-settings-language-auto = Comme le navigateur
page-settings-theme = Couleurs
page-settings-theme-auto = Comme le système
page-settings-theme-light = Clair
page-settings-theme-dark = Sombre
page-settings-forced = Jouer automatiquement le seul coup possible
page-settings-letters = Des lettres sur les pions au lieu des signes des colons
page-settings-keys = Raccourcis à une touche
page-settings-name = Ton nom
page-settings-motion-note = Ton système demande moins de mouvement : rien ne bouge.

## Touches

page-keys-title = Touches
page-keys-all = Voir et changer les touches
page-keys-intro = Au clavier, { $first } à { $last } choisissent une action ; { $menu } montre toutes les touches.
page-keys-help = Choisis une touche à droite, puis appuie sur celle que tu veux à la place. Tu peux y ajouter Ctrl, Alt ou Maj.
page-keys-off = Les raccourcis à une touche sont coupés : seules marchent les touches avec Ctrl, Alt ou un nom, comme Échap.
page-keys-everywhere = À toutes les tables
page-keys-with-key = { $title } ({ $key })
page-keys-change = { $what } : { $key }. Changer la touche
page-keys-nth = { $what }, { $n }
page-keys-press = Appuie sur une touche
page-keys-pressed = { $key } est maintenant la touche pour « { $what } ».
page-keys-span = { $first } – { $last }
page-keys-taken = { $key } sert déjà à « { $by } ». Appuie sur une autre touche, ou sur Échap pour ne rien changer.
page-keys-kept = { $key } sert toujours à « { $by } ». Appuie sur une autre touche, ou sur Échap pour ne rien changer.
page-keys-restore = Rétablir les touches d’origine
page-keys-go = aller à : { $places }
page-keys-place = { $key } { $where }

page-key-name-escape = Échap
page-key-name-space = Espace

# Ce que fait chaque touche.
page-key-choice = choisir une réponse par son numéro
page-key-arrows = passer d’une possibilité à l’autre (avec Ctrl : partout), avancer dans une relecture
page-key-onward = à la zone suivante
page-key-press = le faire
page-key-let-go = annuler ou fermer
page-key-undo = annuler
page-key-undo-turn = annuler jusqu’au début de ton tour
page-key-redo = refaire
page-key-hint = conseil, puis le suivant
page-key-why = dire pourquoi ce qui est sélectionné n’est pas permis
page-key-play-back = revoir ce que les autres ont fait
page-key-say = lire à voix haute ce qu’il faut faire
page-key-talk = parler avec les amis
page-key-back = un pas en arrière dans la partie
page-key-forward = un pas en avant
page-key-ends = début et fin d’une relecture
page-key-rules = règles
page-key-theme = clair ou sombre
page-key-menu = menu
page-key-jump = aller à une zone de la table
page-key-go-rivals = adversaires
page-key-go-log = journal

## Règles

page-rules-title = Règles : { $game }
page-rules-games = Jeux
page-rules-missing = Ces règles ne sont pas encore écrites.
# Dit au-dessus de règles qui n'existent qu'en anglais.
page-rules-english = Ces règles sont en anglais ; elles ne sont pas encore traduites.
page-rules-failed = Impossible de charger les règles. Vérifie la connexion et réessaie.
page-rules-search = Chercher dans les règles
page-rules-contents = Sommaire
page-rules-chapter = { $n } sur { $count }
page-rules-owners = Pour qui a la boîte ou sait programmer
page-rules-all-rulings = Toutes les précisions
page-rules-back = Retour
page-rules-next = Suivant
page-rules-on-table = Sur ta table
page-rules-show = Montrer sur ma table
page-rules-to-table = Retour à ma table
page-rules-asked = Questions fréquentes
page-rules-also = Voir aussi
page-rules-example = Exemple
page-rules-rulings = { $n ->
    [one] { $n } précision, et pourquoi
   *[other] { $n } précisions, et pourquoi
}
page-rules-found = { $n ->
    [one] { $n } résultat
   *[other] { $n } résultats
}
page-rules-nothing = Rien sur « { $words } ». Essaie un autre mot, ou le sommaire.
page-rules-open = Ouvrir les règles
page-rules-span = { $first } à { $last }

## À toutes les tables

page-table-begins = va commencer
page-table-set-up = La table est prête.
page-table-over = terminée
page-table-is-over = La partie est finie
page-table-past = Un moment antérieur
page-table-setting-up = Mise en place
page-table-look-around = En attendant, tu peux regarder partout.
page-table-what-happened = Ce qui s’est passé, { $n } sur { $all }
page-table-forced = Seul coup possible : { $what }
    .wait = Attendre
    .done = automatique : seul coup possible
page-table-beyond =
    Hors de vue à { $side ->
        [left] gauche
       *[right] droite
    } : { $n ->
        [one] { $n } changement
       *[other] { $n } changements
    }
page-table-next-step = Suivant
page-table-in-play = en cours
page-table-in-words = La table en mots
page-table-players = Joueurs
page-table-won-by =
    { $name ->
        [you] tu as gagné
       *[other] { $name } a gagné
    }
page-table-your-turn = À toi de jouer.
page-table-refused = Pas permis. { $message }
    .rule = Pas permis. { $rule } : { $message }
page-table-rule = Règle { $id }
page-table-undone = Annulé : { $what }.
page-table-frontier-title = Il faut l’accord de tout le monde
page-table-frontier-help = Si toute la table est d’accord, on peut revenir en arrière. D’autres cartes seront alors piochées ; l’enregistrement et la feuille de score diront qu’il y a eu un retour en arrière.
page-table-undo-anyway = Tout le monde est d’accord : annuler
page-table-frontier-alone = Annuler quand même ?
page-table-frontier-ask = Demander à annuler ?
page-table-frontier-note = D’autres cartes seront piochées, et la feuille de score le dira.
page-table-undo-alone = Annuler
page-table-undo-to = Annuler ceci et toute la suite
page-table-frontier-line = Avant ce point, une confirmation est demandée
page-table-ask-all = Demander à tous
page-table-leave-it = Annuler
page-table-hint = Conseil : { $say }.
page-table-do-it = Le faire
page-table-hint-coming = Recherche d’un conseil
page-table-show-now = Montrer maintenant
    .title = Arrête la recherche : le meilleur choix trouvé est montré
page-table-prompt = Que faire
page-table-waiting =
    { $name ->
        [you] C’est à toi
       *[other] C’est à { $name }
    }
page-table-thinking = { $name } réfléchit
page-table-move-now = Jouer maintenant
    .title = Arrête la réflexion : le meilleur choix trouvé est joué
page-table-skip = Passer
page-table-skip-title = Directement à ton tour, sans animation
page-table-to-act = doit jouer
page-table-badge =
    { $name ->
        [you] Tes pièces sont
       *[other] Les pièces de { $name } sont
    } { $letter ->
        [L] des ronds bleus
        [C] des carrés rouges
        [S] des triangles jaunes
       *[V] des losanges verts
    }, lettre { $letter }
page-table-first-player = Commence
page-table-steps = Ton tour
page-table-undo = Annuler
page-table-redo = Refaire
page-table-hint-tool = Conseil
page-table-menu = Menu
page-table-points = Points
page-table-tabs = Zones de la table
page-table-rail = Joueurs et journal
page-table-log = Journal
page-table-since = Depuis ton tour
page-table-whole = Tout le journal
page-table-recent = Récent
page-table-jump = Voir ce moment
page-table-play-back = Montrer
page-table-play-back-title = Revoir ce que les autres ont fait
page-table-beginning = Le début
page-table-back-to-now = Revenir au présent
page-table-elsewhere = Cette partie est ouverte dans un autre onglet.
page-table-play-here = Jouer ici
page-table-pass-to = Passe l’écran à { $name }
page-table-pass-why = La table reste cachée en attendant.
page-table-i-am = Je suis { $name }
page-table-shared = { $names } gagnent ensemble
page-table-wins-by =
    { $name ->
        [you] Tu gagnes
       *[other] { $name } gagne
    } de { page-table-points-n }
page-table-wins-tie =
    { $name ->
        [you] Tu gagnes
       *[other] { $name } gagne
    } au départage
page-table-replay = Revoir
page-table-rematch = Rejouer
page-table-sheet = Feuille de score
page-table-taken-back =
    { $n ->
        [1] Il y a eu un retour en arrière après que quelque chose a été dévoilé.
       *[other] Il y a eu { $n } retours en arrière après que quelque chose a été dévoilé.
    }
page-table-takes-back =
    { $name ->
        [you] Tu annules
       *[other] { $name } annule
    } { $n ->
        [one] une action
        [many] { $n } actions
       *[other] { $n } actions
    }
page-table-save-record = Enregistrer la partie
page-table-copy-record = Copier la partie
page-table-copy-link = Copier un lien
page-table-record-copied = La partie est dans le presse-papiers.
page-table-link-copied = Un lien qui reproduit cette partie est dans le presse-papiers.
page-table-no-clipboard = Le navigateur interdit le presse-papiers à Oxhide. Enregistre plutôt la partie dans un fichier.
page-table-leave = Accueil
page-table-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
page-table-points-n =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
# Points gagnés ou perdus.
page-table-points-change =
    { $n ->
        [one] { SIGNED($n) } point
       *[other] { SIGNED($n) } points
    }
page-table-name-points = { $name } : { page-table-points-n }

## La feuille de score

page-score-end = Fin
page-score-result = Résultat
page-score-begins = La partie est finie
page-score-begins-why = On compte maintenant les points, source par source.
page-score-counted = compté
page-score-so-far = jusqu’ici
page-score-nothing = Rien
page-score-hold = Pause
page-score-go-on = Continuer
page-score-next = Suivant
page-score-skip = Aller à la fin
page-score-share = Partager
page-score-again = Recompter
page-score-gain = { SIGNED($n) }
page-score-of = { $at } sur { $all }
page-score-pays =
    { $what } : { $n ->
        [0] rien
       *[other] { $n }
    } pour { $name ->
        [you] toi
       *[other] { $name }
    }
page-score-source = { SOURCE($source) }
page-score-totals = { $first } à { $others }.
page-score-tie-broken = Égalité aux points. Au départage comptent les { $what } : { $first } à { $others }.
page-score-difference =
    { $rival ->
        [you] Le plus grand écart : { SOURCE($source, case: "inline") }, { $n } de plus que toi.
       *[other] Le plus grand écart : { SOURCE($source, case: "inline") }, { $n } de plus que { $rival }.
    }

## Une partie revue

page-replay-title = Relecture
page-replay-note = { $date }, { $names }
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-start = Au début
page-replay-back = Un pas en arrière
page-replay-forward = Un pas en avant
page-replay-last = À la fin
page-replay-moment = Moment de la partie
page-replay-drive = Parcourir la partie
page-replay-speed = Vitesse
page-replay-times =
    { $n ->
        [1] Vitesse normale
       *[other] { $n } fois plus vite
    }
    .half = Demi-vitesse
page-replay-of = Étape { $at } sur { $last }
page-replay-go-to = Aller à : { $what }
page-replay-turn = Tour { $n }, { $name ->
        [you] toi
       *[other] { $name }
    }
page-replay-turn-of = { page-replay-turn }. Étape { $at } sur { $last }.
page-replay-steps =
    { $n ->
        [one] { $n } étape
       *[other] { $n } étapes
    }
page-replay-steps-title = La partie, tour par tour
page-replay-tab-steps = Étapes
page-replay-setup = Mise en place
page-replay-headline = Tour { $n } : { $what }
page-replay-setup-done = La table est prête
page-replay-eyes = Vu par
page-replay-eyes-note = la partie est finie, on peut donc tout voir
page-replay-all = Tout
page-replay-seen-by-all =
    { $seats ->
        [2] Vu des deux
       *[other] Vu de tous
    }
page-replay-link = Lien vers ce moment
page-replay-play-on = Jouer à partir d’ici
page-replay-play-on-help = Une nouvelle partie à partir de ce moment, contre des ordinateurs. D’autres cartes seront piochées.
page-replay-as-whom = Quelle place prends-tu ?
page-replay-play-as = Comme { $name }
page-replay-cancel = Annuler
page-replay-ended = Ici, la partie est finie : reviens à un moment plus tôt.
page-replay-anew = C’est une nouvelle partie à partir de ce moment. D’autres cartes seront piochées.

## La table d'un jeu sans dessin

page-plain-move = Coup { $n }
page-plain-choose = Choisis quoi faire
page-plain-actions = Ce que tu peux faire
page-plain-view = La table
page-plain-outline = Toutes les zones de la table
page-plain-tab-actions = Actions
page-plain-tab-view = Table
page-plain-tab-rivals = Joueurs
page-plain-tab-log = Journal

## Ennuis

page-trouble-lost = Cette table n’est pas dans ce navigateur. Elle a pu être retirée, ou commencée dans un autre navigateur.
page-trouble-damaged = Cette partie sauvegardée est illisible : { $why }
page-trouble-record = Cette partie ne peut pas être jouée : { $why }
page-trouble-link = Ce lien est abîmé ou coupé : il ne contient pas une partie entière.
page-trouble-not-text = Ce fichier n’est pas une partie : une partie est un fichier texte qui commence par « oxhide-record 1 ».
page-trouble-storage = Le navigateur ne laisse pas Oxhide garder cette partie (stockage plein ou interdit). Tu peux continuer ; avant de partir, enregistre la partie depuis le menu.
page-trouble-worker = Le moteur s’est arrêté sans prévenir et a redémarré. La partie reprend à ta dernière action.
page-trouble-engine = Le moteur n’a pas pu démarrer dans ce navigateur. Il lui faut WebAssembly avec SIMD : mets le navigateur à jour.
page-trouble-language = Cette langue n’a pas pu être chargée. Choisis-la de nouveau une fois en ligne.
page-trouble-no-game = Ce moteur ne connaît pas le jeu « { $id } ».
page-trouble-too-long = C’est plus long qu’aucune partie ne peut l’être.
page-trouble-home = Accueil

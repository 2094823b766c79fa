# Ce que la bibliothèque dit de n'importe quel jeu : états, annulations, niveaux.

engine-list-comma = {", "}
engine-list-and = {" et "}
# Entre une chose et ce qu'elle est, et avant ce qui s'ajoute ; une espace suit.
engine-colon = {" "}:
engine-semicolon = {" "};

## Qui joue

engine-level-1 = Novice
engine-level-2 = Débutant
engine-level-3 = Amateur
engine-level-4 = Aguerri
engine-level-5 = Habile
engine-level-6 = Fort
engine-level-7 = Expert
engine-level-8 = Maître

# Un ordinateur : « Habile, bâtisseur ».
engine-player =
    { $level ->
        [1] { engine-level-1 }
        [2] { engine-level-2 }
        [3] { engine-level-3 }
        [4] { engine-level-4 }
        [5] { engine-level-5 }
        [6] { engine-level-6 }
        [7] { engine-level-7 }
       *[8] { engine-level-8 }
    }{ $style ->
        [builder] , { engine-style-builder }
        [explorer] , { engine-style-explorer }
        [rival] , { engine-style-rival }
       *[none] {""}
    }

engine-style-builder = bâtisseur
    .start = Bâtisseur
engine-style-explorer = explorateur
    .start = Explorateur
engine-style-rival = batailleur
    .start = Batailleur

## Pourquoi on ne peut pas simplement revenir en arrière

engine-undo-chance = Depuis, quelque chose a été pioché ou dévoilé.
engine-undo-shown = Depuis, un secret a été dévoilé.
engine-undo-decided = Depuis, quelqu’un d’autre a joué.
engine-undo-again = Cela annulerait aussi ce qui précède une autre annulation.
engine-undo-ended = La fin de la partie a dévoilé ce qui était secret.

## L'enregistrement peut-il être vrai ?

engine-verify-chance = ligne { $line } : ici, il faudrait piocher « { $words } »
engine-verify-no-seed = l’enregistrement n’a pas de graine
engine-verify-closed = le secret de la donne n’est pas dans l’enregistrement
engine-verify-no-seal = la donne de cet enregistrement n’est pas scellée
engine-verify-seal = le sceau de l’enregistrement est { $seal }, et non { $other }
engine-verify-redacted = l’enregistrement ne montre que ce qu’une place a vu
engine-verify-entered = ce qui a été pioché a été saisi à la main
engine-verify-back = des coups ont été annulés que l’enregistrement ne montre pas
engine-verify-older = la partie a été jouée ou commencée avec des règles plus anciennes

## Une partie aux règles plus anciennes

engine-older-finished = Cette partie a été jouée avec une version précédente des règles. Son résultat reste tel quel.
engine-older-begun = Cette partie a été commencée avec une version précédente des règles. Elle continue avec celles d’aujourd’hui.

## Ce qui peut échouer

engine-error-players-form = les joueurs sont des noms séparés par des virgules, comme human,greedy
engine-error-players-count = il n’y a pas autant de joueurs que de places
engine-error-names-count = il n’y a pas autant de noms que de places
engine-error-whole-record = l’enregistrement est entier : charge-le plutôt ; un enregistrement à suivre dit qui a vu la partie, comme 'as A' ou 'as public'
engine-error-chance-acts = c’est au hasard d’agir, pas à un joueur
engine-error-playouts = au plus 400 parties simulées par décision
engine-error-no-room = L’enregistrement n’a plus de place pour une annulation.
engine-error-fair-seat = une analyse équitable se fait pour une place
engine-error-public-record = l’enregistrement montre ce que tout le monde a vu : il ne permet de juger les choix de personne
engine-error-other-record = l’enregistrement montre ce qu’une autre place a vu
engine-error-follow = follow prend "record" pour commencer, ou "lines" pour continuer
engine-error-other-game = ce n’est pas la partie qui était suivie

engine-status-no-game = Aucun jeu ne porte ce nom.
engine-status-bad-setup = Une partie ne peut pas être préparée ainsi.
engine-status-bad-seat = Cette place n’existe pas à cette table.
engine-status-bad-player = Aucun joueur ne porte ce nom.
engine-status-bad-name = Un nom compte au plus 40 caractères imprimables.
engine-status-bad-record = L’enregistrement est illisible.
engine-status-other-version = L’enregistrement vient d’une autre version.
engine-status-redacted = L’enregistrement montre ce qu’une place a vu : on peut le suivre, mais pas le charger.
engine-status-other-eyes = Cette session ne connaît que ce qu’une seule place a vu, et ne répond que pour elle.
engine-status-not-following = Cette session ne suit aucune partie.
engine-status-following = Cette session suit une partie : elle n’avance qu’avec les lignes de celle-ci.
engine-status-unreadable =
    « { $words } » n’est pas une action de ce jeu{ $nearest ->
        [none] .
       *[other] {" "}; peut-être « { $nearest } » ?
    }
engine-status-illegal = Les règles ne le permettent pas maintenant.
engine-status-not-your-turn = C’est à quelqu’un d’autre de jouer.
engine-status-over = La partie est finie.
engine-status-no-seed = La partie n’a pas de graine : saisis ce qui est pioché comme des actions.
engine-status-nothing-to-undo = Il n’y a rien à annuler.
engine-status-nothing-to-redo = Il n’y a rien à rétablir.
engine-status-frontier = Pour annuler cela, il faudrait l’accord de toute la table.
engine-status-looking = Tu regardes un moment antérieur, d’où la partie ne peut pas continuer : elle reprend à une décision.
engine-status-no-memory = La mémoire ne suffit pas.
engine-status-too-long = La ligne ou la réponse est trop longue.
engine-status-not-json = La ligne n’est pas un objet JSON.
engine-status-bad-request = La demande est incompréhensible.
engine-status-forbidden = Cette demande n’est pas permise ici.
engine-status-no-session = Commence ou charge d’abord une partie.

## Leçons

engine-lesson-word = « { $about } » n’est pas un mot-clé de leçon, ou n’a pas sa place ici.
engine-lesson-chapter = Le chapitre « { $about } » a besoin d’un identifiant, d’une durée en minutes (1 à 9) et d’un titre, avant toute aide.
engine-lesson-step = « { $about } » a besoin d’un identifiant à soi (minuscules, chiffres, tirets) et d’un titre, dans un chapitre.
engine-lesson-answer = L’étape « { $about } » demande une action : la ligne de l’élève doit suivre.
engine-lesson-empty = Ce n’est pas une leçon : elle n’a aucune étape, ou personne n’y est « human ».
engine-lesson-other = Les règles le permettent. Mais pour cette étape, fais ce que la phrase demande.

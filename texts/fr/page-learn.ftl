# Apprendre : la page des leçons, et une leçon à sa table.

page-learn-nav = Leçons
page-learn-title = Apprendre en jouant
page-learn-lead = Un quart d’heure environ par jeu, en courts chapitres, à la vraie table. Ta progression est enregistrée dans ce navigateur après chaque étape.
page-learn-next-for-you = La suite pour toi
page-learn-stopped = { $game }. Tu en es à l’étape { $step } sur { $of }.
page-learn-start-here = { $game }. Commence ici : un quart d’heure environ.
page-learn-go-on = Continuer
page-learn-start = Commencer
page-learn-how-far = Où tu en es dans ce chapitre
page-learn-min = { $n } min
page-learn-at-step = étape { $step } sur { $of }
page-learn-done = fini
page-learn-progress =
    { $done ->
        [0] pas commencé
       *[other] { $done } sur { $of }
    }
    .all = fini
page-learn-first-game = Première partie guidée
page-learn-first-game-note = contre un Novice ; les nouveautés sont expliquées
page-learn-rules-note = tout, avec des exemples
page-learn-puzzles = Énigmes par thème
page-learn-puzzles-note = trouve le meilleur coup
page-learn-own = Tirées de tes parties
page-learn-own-note = Analyse une partie : tes erreurs deviennent des énigmes.
page-learn-own-none = Termine une partie et analyse-la : tes erreurs deviennent des énigmes.
page-learn-not-fetched = Impossible de charger les leçons. Vérifie ta connexion et rouvre cette page.
page-learn-no-lesson = Il n’y a pas de leçon pour ce jeu, ou elle n’a pas pu être chargée.

## Une leçon

page-learn-lesson = Leçon
page-learn-where = { $game }, { $chapter } sur { $of } : { $title }
page-learn-leave = Quitter la leçon
page-learn-step-of = étape { $step } sur { $of }
page-learn-why-rule = Pourquoi ? { $rule }
page-learn-back = Retour
page-learn-skip = Passer cette étape
page-learn-next = Suivant
page-learn-then = Ensuite :
page-learn-kept-note = Ta progression est enregistrée après chaque étape. Arrête-toi quand tu veux.
page-learn-finished = C’était la leçon
page-learn-finished-why = La victoire est à toi, { $first } à { $others }. Tu as vu les principales façons de marquer. Joue maintenant ta propre partie : chaque nouveauté sera expliquée en son temps.
page-learn-to-learn = Toutes les leçons
page-learn-got-it = Compris
page-learn-no-tips = Plus de conseils

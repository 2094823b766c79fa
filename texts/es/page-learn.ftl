# Learning: the page with all lessons, and a lesson at its table.

page-learn-nav = Aprender
page-learn-title = Aprender jugando
page-learn-lead = Un cuarto de hora por juego, en capítulos cortos, en la mesa de verdad. Tu avance se guarda en este navegador a cada paso.
page-learn-next-for-you = Lo siguiente
page-learn-stopped = { $game }. Te quedaste en el paso { $step } de { $of }.
page-learn-start-here = { $game }. Empieza por aquí: un cuarto de hora.
page-learn-go-on = Continuar
page-learn-start = Empezar
page-learn-how-far = Hasta dónde has llegado en este capítulo
page-learn-min = { $n } min
page-learn-at-step = paso { $step } de { $of }
page-learn-done = hecho
page-learn-progress =
    { $done ->
        [0] sin empezar
       *[other] { $done } de { $of } hechos
    }
    .all = hecho
page-learn-first-game = Primera partida con ayuda
page-learn-first-game-note = contra un Novato; se explica lo nuevo
page-learn-rules-note = todo, con ejemplos
page-learn-puzzles = Problemas por tema
page-learn-puzzles-note = encuentra la mejor jugada
page-learn-own = De tus partidas
page-learn-own-note = Analiza una partida: tus errores se convierten en problemas.
page-learn-own-none = Termina una partida y analízala: tus errores se convierten en problemas.
page-learn-not-fetched = No se han podido cargar las lecciones. Revisa tu conexión y vuelve a abrir esta página.
page-learn-no-lesson = No hay lección de este juego, o no se ha podido cargar.

## A lesson

page-learn-lesson = Lección
page-learn-where = { $game }, { $chapter } de { $of }: { $title }
page-learn-leave = Salir de la lección
page-learn-step-of = paso { $step } de { $of }
page-learn-why-rule = ¿Por qué es así? { $rule }
page-learn-back = Atrás
page-learn-skip = Saltar el paso
page-learn-next = Siguiente
page-learn-then = Después:
page-learn-kept-note = Tu avance se guarda a cada paso. Déjalo cuando quieras.
page-learn-finished = Hasta aquí la lección
page-learn-finished-why = Has ganado, { $first } a { $others }. Has visto las principales formas de puntuar. Ahora juega una partida por tu cuenta: lo nuevo se explica cuando aparece.
page-learn-to-learn = Todas las lecciones
page-learn-got-it = Entendido
page-learn-no-tips = Sin más consejos

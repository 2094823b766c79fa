# The lesson of Bronze (lessons/bronze.lesson), by its ids.

## The land

lesson-bronze-land =
    .title = La tierra
lesson-bronze-land-strip =
    .title = Esta es la tierra
    .why = Ines y tú la vais ocupando de izquierda a derecha, loseta a loseta. La recorren siete terrenos, de las montañas a la costa.
lesson-bronze-land-spots =
    .title = Cada círculo es una casilla
    .why = En una casilla cabe un marcador. El dibujo dice quién vive ahí: labradores con una hoz, pastores con unos cuernos, cazadores con una flecha.
    .typed-title = Cada letra es una casilla
    .typed = En una casilla cabe un marcador. La letra minúscula dice quién vive ahí: l, labradores; p, pastores; z, cazadores. Un marcador es la letra mayúscula de quien lo puso.
lesson-bronze-land-routes =
    .title = Puntúa con líneas
    .why = Tres, cinco o siete marcadores tuyos en un terreno forman una ruta comercial de 3, 6 o 10 puntos. Dentro de unos minutos ganarás una.
lesson-bronze-land-provinces =
    .title = Puntúa con provincias
    .why = El escudo que hay sobre una loseta es para quien tenga más marcadores en ella cuando ya nadie pueda asentarse allí; si hay empate, para nadie.
    .typed = El número bajo una loseta es su provincia. Es para quien tenga más marcadores en ella cuando ya nadie pueda asentarse allí; si hay empate, para nadie.
lesson-bronze-land-pool =
    .title = Todo empieza con una carta
    .why = En cada turno tomas una tecnología de la oferta; el número de una pila dice cuántas cartas le quedan. Una vez jugada está despierta: puede asentar pobladores. La tercera forma de puntuar, las ciudades, llega cuando alcanzas tierra nueva.

## Take a card, settle a spot

lesson-bronze-settle =
    .title = Toma una carta, ocupa una casilla
lesson-bronze-take-pottery =
    .title = Toma Alfarería
    .why = Alfarería lleva labradores y cazadores a bosques, desiertos y costa: lo dicen los dibujos de la carta. Tómala y ponla en tu matriz, el sitio de todas tus cartas.
    .typed = Alfarería lleva labradores y cazadores a bosques, desiertos y costa: lo dice su línea. Con up y right va boca arriba a una columna nueva, a la derecha de tu matriz, el sitio de todas tus cartas.
    .not-1 = Esa es la otra cara de la carta, Fundición. La usarás más adelante; esta vez ponla como Alfarería.
    .not-2 = También es buena carta. Esta vez toma Alfarería: con ella formarás una línea en los desiertos.
lesson-bronze-settle-first =
    .title = Ocupa la primera casilla de desierto
    .why = Tu carta nueva está despierta, y cada carta despierta pone un marcador: un asentamiento. Brillan las casillas en las que sirve Alfarería.
    .typed = Tu carta nueva está despierta: lo dice el asterisco. Cada carta despierta pone un marcador: un asentamiento. La lista da las casillas en las que sirve Alfarería.
    .not-1 = Esa casilla también sirve. Ocupa la que está iluminada en los desiertos, donde hay tres seguidas.
    .not-2 = Puedes dejar una carta sin usar, pero los marcadores son los que puntúan. Ponlo primero.
lesson-bronze-done-first =
    .title = Termina tu turno
    .why = Ya no queda ninguna carta despierta. Con tu marcador en la loseta 1 se ha descubierto la 2: la tierra se abre según llega la gente. A partir de ahora, la lección termina tus turnos por ti.
lesson-bronze-ines-first =
    .title = Ines ha jugado
    .why = Ha tomado Religión y se ha asentado en las selvas. Lo que hacen los rivales queda marcado en la tierra hasta que juegues.
    .typed = Ha tomado Religión y se ha asentado en las selvas. Con table ves en cualquier momento lo que tienen los rivales.

## What a new card wakes

lesson-bronze-wake =
    .title = Qué despierta una carta nueva
lesson-bronze-wake-beside =
    .title = Pon Rueda a la derecha de Alfarería
    .why = Una carta se despierta a sí misma y a las que tiene justo a izquierda y derecha. Dos cartas despiertas son dos marcadores.
    .not-1 = Debajo de Alfarería, en la fila 2, no tendría vecinas: solo se despertaría Rueda. Ponla al lado de Alfarería.
    .not-2 = Así va igual de bien. Para que la lección siga su camino, ponla a la derecha.
    .not-3 = Fundición viene después. Ponla como Rueda.
    .not-4 = También despertaría dos cartas, pero Rueda sirve en los desiertos, donde has empezado. Toma Rueda.
lesson-bronze-wheel-deserts =
    .title = Asienta pastores en los desiertos con Rueda
    .why = Rueda lleva pastores y cazadores a praderas, desiertos y costa. Cada carta despierta tiene una ficha: elige la de Rueda y luego la segunda casilla de los desiertos.
    .typed = Rueda lleva pastores y cazadores a praderas, desiertos y costa. Un asterisco marca cada carta despierta: ahora sirven las dos.
    .not-1 = Alfarería también está despierta, y le toca después. Usa aquí Rueda: solo ella puede llevar pastores.
    .not-2 = Rueda también sirve ahí. Ocupa la casilla de desierto junto a tu marcador: así crece tu línea.
    .not-3 = Hay dos cartas despiertas y aún no has usado ninguna. Usa primero las dos.
lesson-bronze-pottery-shore =
    .title = Ocupa la costa con Alfarería
    .why = La Alfarería del turno pasado se ha despertado con su nueva vecina, así que vuelve a asentar. Un buen sitio en tu matriz se usa muchas veces.
    .not-1 = Esa casilla la quieres, y será tuya el próximo turno. Esta vez ocupa la costa, que le puede interesar a Ines.
    .not-2 = Esa casilla sirve, pero esta vez ocupa la de la costa.
    .not-3 = Alfarería sigue despierta. Úsala: las cartas no siguen despiertas en otros turnos.
lesson-bronze-wake-below =
    .title = Pon Alfarería debajo de Alfarería
    .why = Las cartas de una misma tecnología en la misma columna se despiertan todas juntas. Así que este turno te asientas dos veces. Puedes tener cuatro columnas como mucho.
    .not-1 = Debajo de Rueda solo se despertaría la carta nueva: Rueda es otra tecnología. Busca la columna que tiene Alfarería.
    .not-2 = Ahí despertaría a su vecina: dos cartas también. Para ver qué hace una columna, ponla debajo de Alfarería.
    .not-3 = Como Fundición no despertaría a la Alfarería de arriba. Ponla como Alfarería.
    .not-4 = Pregúntate qué despertaría cada carta. En la oferta hay otra Alfarería, y despierta a la que tienes.

## A line becomes a route

lesson-bronze-route =
    .title = Una línea se vuelve ruta
lesson-bronze-route-three =
    .title = Ocupa la última casilla de desierto de la loseta 1
    .why = Es tu tercer marcador en los desiertos, y entre ellos no hay ninguno de Ines. Eso es una línea de tres.
    .not-1 = Esa casilla está libre y sirve, pero hay una que hace tres en línea. Mira los desiertos.
    .not-2 = La loseta 2 está abierta para ti, pero en cuanto te asientes en ella se te cierra la 1 para siempre. Termina antes tu línea.
    .not-3 = Hay dos Alfarerías despiertas. Una de ellas completa una línea.
lesson-bronze-woods-first =
    .title = Asienta cazadores en los bosques
    .why = Tu segunda Alfarería sigue despierta. Bosques, desiertos y costa son sus terrenos; en esta loseta solo le quedan los bosques.
    .not-1 = Así dejarías atrás la loseta 1 para siempre, y te interesa tener allí la mayoría. Ocupa los bosques de la loseta 1.
    .not-2 = Aún queda una Alfarería despierta. Cada marcador en la loseta 1 ayuda a ganar su escudo.
lesson-bronze-route-won =
    .title = Tres puntos: tu primera ruta
    .why = Recoger, la última parte de tu turno, te ha dado la ruta de los desiertos que vale 3; en cada terreno solo hay una. Es tuya aunque Ines corte la línea después; con cinco en línea la cambias por la que vale 6.

## Bronze, cities, provinces

lesson-bronze-city =
    .title = Bronce, ciudades, provincias
lesson-bronze-bronze-down =
    .title = Juega una carta boca abajo
    .why = El dorso de todas las cartas es Fundición: ocupa cualquier casilla de cualquier terreno, pero solo despierta a las cartas de al lado, nunca una columna entera. Toma Domesticación, dale la vuelta y ponla en la fila 2, junto a Alfarería.
    .typed = El dorso de todas las cartas es Fundición: ocupa cualquier casilla de cualquier terreno, pero solo despierta a las cartas de al lado, nunca una columna entera. Con down tomas Domesticación boca abajo; ponla en la fila 2, junto a Alfarería.
    .not-1 = Boca arriba es Domesticación. Dale antes la vuelta: el botón con sus dos caras está encima de tu matriz.
    .not-2 = Debajo de otras tres no tiene vecinas y se despierta sola. En la columna 2 queda junto a la segunda Alfarería.
    .not-3 = En la fila 1 despierta a su vecina de allí. Ponla en la columna 2, fila 2, junto a la segunda Alfarería.
    .not-4 = Cualquier carta puede ser Fundición. Usa la que menos necesitas, Domesticación, y deja Alfarería para el próximo turno.
lesson-bronze-bronze-settle =
    .title = Asienta pastores en las praderas
    .why = La Rueda serviría en esa casilla, pero este turno está dormida. Fundición sirve en todas. Será tu sexto marcador en la loseta 1.
    .not-1 = Ahí también sirve, como en todas partes. Ocupa las praderas, donde Ines podría asentarse ahora.
    .not-2 = Todavía no: desde la loseta 2 no podrías volver a la 1. Ocupa antes las praderas de la loseta 1.
    .not-3 = Ese es el paso siguiente. Usa antes Fundición en la loseta 1, porque no puedes volver.
    .not-4 = Hay dos cartas despiertas. Usa las dos.
lesson-bronze-tile-two =
    .title = Pasa a la loseta 2
    .why = Un cuarto marcador en los desiertos alarga tu línea. Cuando te asientes en la loseta 2, la 1 quedará cerrada para ti: el camino va hacia la derecha.
    .not-1 = La loseta 2 es la buena. Elige allí los desiertos: tu línea gana uno más.
    .not-2 = Alfarería está despierta, y en la loseta 2 hay una ciudad para quien llegue antes.
lesson-bronze-city-kerma =
    .title = Elige la ciudad de Kerma
    .why = Con tu primer marcador en una loseta tomas una de sus ciudades. Cada una tiene un objetivo y está verde mientras paga: Kerma da 5 puntos si tienes más asentamientos que nadie en los desiertos, y tienes cuatro.
    .typed = Con tu primer marcador en una loseta tomas una de sus ciudades. Cada una tiene un objetivo, y el número es lo que da ahora: Kerma da 5 puntos si tienes más asentamientos que nadie en los desiertos, y tienes cuatro.
    .not-1 = Menfis pide que tengas más cartas de Religión que nadie, y la única la tiene Ines. Ahora no te daría nada.
    .not-2 = Ur da un punto por cada tecnología de tu mejor columna: ahora 2. Kerma da 5.
lesson-bronze-province-won =
    .title = Seis puntos: tu primera provincia
    .why = Ines también ha pasado a la loseta 2, así que ya nadie puede asentarse en la 1. Tú tienes allí seis marcadores y ella cuatro: el escudo es tuyo.
lesson-bronze-city-now =
    .title = Lo que da una ciudad ahora
    .why = Las ciudades cuentan al final, pero siempre ves lo que darían ahora. Ines aún puede adelantarte en los desiertos, y entonces Kerma no da nada.

## Your own plan

lesson-bronze-plan =
    .title = Tu propio plan
lesson-bronze-find-three =
    .title = Busca la carta que despierta tres
    .why = Toma cartas y mira los sitios: cada uno dice cuántas cartas despertaría. Hay uno que despierta tres.
    .typed = Una carta se despierta a sí misma, a las de al lado y a las iguales de su columna. Compara las cartas y sus sitios: una despierta tres.
    .not-1 = La carta es esa. En otra columna despierta más: mira dónde hay ya Alfarería.
    .not-2 = Rueda debajo de Rueda despierta dos. Otra carta, en otro sitio, despierta tres.
    .not-3 = Esa despierta dos como mucho. ¿De qué tecnología tienes más en una columna?
    .not-4 = Fundición nunca despierta a su columna, así que no llegarás a tres. Mira qué hacen boca arriba.
    .not-5 = Esa despierta dos como mucho. ¿De qué tecnología tienes más en una columna?
lesson-bronze-tile-two-first =
    .title = Primero, los bosques de la loseta 2
    .why = Hay tres cartas despiertas. Lo de la izquierda va primero: después de la loseta 3, la 2 estaría cerrada para ti.
    .not-1 = Si vas ahora a la loseta 3, no puedes volver a la 2. Asiéntate antes aquí.
    .not-2 = Esa casilla también será tuya. Ocupa antes la de la izquierda.
    .not-3 = Hay tres cartas despiertas. Úsalas todas.
lesson-bronze-woods-cut =
    .title = Ocupa también el otro lado de los bosques
    .why = El marcador de Ines está entre los dos tuyos y corta la línea. Pero con tres marcadores aquí tendrás la mayoría en la loseta 2, si te deja.
    .not-1 = Todavía no: no podrías volver a la loseta 2 por esta casilla.
    .not-2 = Aún quedan dos cartas despiertas.
lesson-bronze-find-five =
    .title = Alarga a cinco tu línea de los desiertos
    .why = Las casillas libres no cortan una línea, solo los rivales. Una casilla de la loseta 3 te da cinco, y cinco valen 6 puntos.
    .not-1 = Esa casilla sirve, pero no está en los desiertos. ¿Por dónde sigue tu línea larga?
    .not-2 = Aún queda una carta despierta, y puede alargar tu línea a cinco.
lesson-bronze-find-city =
    .title = Elige la ciudad que más da ahora
    .why = Cada carta de ciudad dice lo que te daría ahora. Si una ciudad ya da puntos, solo tienes que conservarlos.
    .typed = El número junto a una ciudad es lo que te daría ahora. Si una ciudad ya da puntos, solo tienes que conservarlos.
    .not-1 = Biskupin da 5 por tener más asentamientos que nadie en los bosques. Buena elección, pero otra ciudad da más.
    .not-2 = Troya pide que tengas más cartas de Albañilería que nadie, e Ines tiene dos. Ahora no te daría nada.
lesson-bronze-route-traded =
    .title = Seis puntos en lugar de tres
    .why = Has devuelto la ruta de los desiertos que vale 3 y has tomado la que vale 6. La primera vuelve a estar ahí para cualquiera. Siete en línea valdrían 10.

## Your last turn

lesson-bronze-end =
    .title = Tu último turno
lesson-bronze-end-soon =
    .title = Nueve rondas después
    .why = Ines y tú habéis llegado a la loseta 7. La última ronda llega cuando hay dos pilas vacías, alguien se queda sin marcadores o la última loseta está llena. La reserva cuenta como pila. A ti te quedan dos marcadores.
lesson-bronze-end-take =
    .title = Toma Religión para la columna 2
    .why = Despierta a la otra Religión de su columna, aunque haya Alfarería en medio: dos cartas para tus dos últimos marcadores.
    .not-1 = La carta es esa, pero en otro sitio. En la columna 2 despierta a la Religión que hay allí.
    .not-2 = Esa Religión sirve igual de bien. Para seguir el hilo de la lección, toma la otra.
    .not-3 = Te quedan dos marcadores, así que quieres dos cartas despiertas que sirvan en la loseta 7. Religión en la columna 2 lo consigue.
lesson-bronze-end-jungles =
    .title = Asienta pastores en las selvas
    .why = Cuenta antes de poner. Tu línea crece allí a tres, pero Ines tiene la ruta de las selvas que vale 3 y se la queda. En la loseta 7 tenéis seis marcadores por cabeza: con uno más vas por delante.
    .not-1 = Sí, esa también. Primero las selvas.
    .not-2 = Hay dos cartas despiertas, y quedan dos marcadores.
lesson-bronze-end-shore =
    .title = Asienta pastores en la costa
    .why = Ya tienes la ruta de la costa que vale 3. Pero con ocho marcadores contra seis, Ines no puede alcanzarte en la loseta 7: su provincia vale 5 puntos. Es tu último marcador: la partida acaba al terminar esta ronda.
    .not-1 = Pon tu último marcador: te asegura la provincia de la loseta 7.
lesson-bronze-end-score =
    .title = Has ganado
    .why = Tienes 60 puntos e Ines 23: provincias 21 a 5, rutas 12 a 6, ciudades 27 a 12. Lo que más ha dado son tus ciudades.

## A first game with help

lesson-bronze-help-route =
    .title = Una ruta comercial
    .why = Una línea de 3, 5 o 7 marcadores se lleva la ficha de su terreno. Cada ficha es de un solo jugador, y se conserva aunque luego corten la línea.
lesson-bronze-help-province =
    .title = Una provincia decidida
    .why = Cuando una loseta está llena o todos la han dejado atrás, su escudo es de quien tiene más marcadores en ella. En caso de empate no es de nadie.
lesson-bronze-help-ending =
    .title = La última ronda
    .why = Llega cuando hay dos pilas vacías, alguien se queda sin marcadores o la última loseta está llena. Se juega hasta el final, para que todos hayan tenido los mismos turnos; luego se cuentan las ciudades.
lesson-bronze-help-take =
    .title = Toma una carta
    .why = Toma una carta de la oferta y mira tu matriz: cada sitio dice cuántas cartas se despertarían. Más cartas despiertas son más marcadores.
    .typed = Con up la carta va boca arriba; right la pone en una columna nueva a la derecha; un número, bajo esa columna. Se despierta ella, las de al lado y las iguales de su columna: más cartas despiertas son más marcadores.
lesson-bronze-help-settle =
    .title = Usa lo que está despierto
    .why = Las fichas son tus cartas despiertas; brillan las casillas en las que sirve la elegida. Empieza por la izquierda: nunca se vuelve atrás.
    .typed = Un asterisco marca las cartas despiertas; la lista da las casillas en las que sirven. Empieza por la izquierda: nunca se vuelve atrás.
lesson-bronze-help-city =
    .title = Elige una ciudad
    .why = Cada carta de ciudad dice qué te da ahora y qué pide. Toma una que ya te dé puntos, o una que encaje con tu matriz.
    .typed = El número junto a una ciudad es lo que te da ahora; después viene lo que pide. Toma una que ya te dé puntos, o una que encaje con tu matriz.
lesson-bronze-help-bronze =
    .title = Cualquier carta puede ser Fundición
    .why = Dale la vuelta a una carta y ocupa cualquier casilla. Pero no despierta a otras Fundiciones de su columna, así que guárdala para una casilla que necesites.
    .typed = Con down, una carta ocupa cualquier casilla. Pero no despierta a otras Fundiciones de su columna, así que guárdala para una casilla que necesites.
lesson-bronze-help-land =
    .title = La tierra se abre
    .why = Una loseta se descubre cuando alguien se asienta en la anterior. Quien llega antes a tierra nueva elige antes entre sus ciudades.

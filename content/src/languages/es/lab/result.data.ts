/** What a test or a search has found, and what can be done with it. */
export const texts = {
  Result: 'Resultado',
  '{symbol}, the first 70 % of the candles': '{symbol}, el primer 70 % de las velas',
  'The question has changed since. This is the result of the one before.':
    'La pregunta ha cambiado desde entonces. Este es el resultado de la anterior.',
  'Nothing was traded, so there is nothing to judge.': 'No se ha operado nada, así que no hay nada que juzgar.',
  'These candles are pure chance, so this is what every rule on them comes to. To learn something about a market, bring its candles.':
    'Estas velas son puro azar, así que a esto llega cualquier regla con ellas. Para saber algo de un mercado, trae sus velas.',
  'Sample result': 'Resultado de muestra',
  'The answer to the rule above, prepared. Press Test this rule to compute it here.':
    'La respuesta a la regla de arriba, ya preparada. Pulsa Probar esta regla para calcularla aquí.',
  'These candles are pure chance, so this is what every rule on them comes to.':
    'Estas velas son puro azar, así que a esto llega cualquier regla con ellas.',
  'Use my own candles': 'Usar mis propias velas',
  'Tried on these candles so far: {tries}. Sealed part opened: {opened} times.':
    'Intentos con estas velas hasta ahora: {tries}. Veces que se ha abierto la parte sellada: {opened}.',
  'Both counts are kept in this browser, and every try is charged to the verdict.':
    'Ambas cuentas se guardan en este navegador, y cada intento pesa en el veredicto.',
  'Both counts are kept by this app, and every try is charged to the verdict.':
    'Ambas cuentas las guarda esta aplicación, y cada intento pesa en el veredicto.',
  'Sealed part': 'Parte sellada',
  'The sealed part': 'La parte sellada',
  'The last 30 % of the candles were not looked at. Open them once, with a rule that you have settled on: every opening is counted, and a part that was opened often proves nothing.':
    'El último 30 % de las velas no se ha mirado. Ábrelo una vez, con una regla por la que te hayas decidido: cada apertura se cuenta, y una parte que se ha abierto muchas veces no demuestra nada.',
  'Open the sealed part': 'Abrir la parte sellada',
  'Past results do not predict future results.': 'Los resultados pasados no predicen los futuros.',
  'Won, lost, refunded': 'Ganadas, perdidas, reembolsadas',
  'Independent trades': 'Operaciones independientes',
  '{part} of {parts}': '{part} de {parts}',
  'Deepest fall': 'Caída más profunda',
  'Longest losing run': 'Racha de pérdidas más larga',
  '{count} trades': '{count} operaciones',
  'Open at the end': 'Abiertas al final',
  'A stake of $1 brings on average': 'Lo que da de media un importe de 1 $',
  '{cents} cents (95\u00A0% interval {low} cents to {high} cents)':
    '{cents} centavos (intervalo del 95\u00A0%: de {low} a {high} centavos)',
  'Signals that the gate refused': 'Señales rechazadas por las comprobaciones',
  'Without any rule': 'Sin ninguna regla',
  'Always CALL, every candle': 'Siempre CALL, en cada vela',
  'Always PUT, every candle': 'Siempre PUT, en cada vela',
  'Always CALL, at the same candles': 'Siempre CALL, en las mismas velas',
  'Always PUT, at the same candles': 'Siempre PUT, en las mismas velas',
  '{name}: {points} points from break-even ({breakEven})':
    '{name}: a {points} puntos del punto de equilibrio ({breakEven})',
  'Trades as CSV': 'Operaciones en CSV',
  'Combinations as CSV': 'Combinaciones en CSV',
  'Result as JSON': 'Resultado en JSON',
  Trades: 'Operaciones',
  'Trades on the candles': 'Operaciones sobre las velas',
  'A trade begins at the opening after its signal. Triangle up: CALL, down: PUT; filled won, outlined lost.':
    'Una operación empieza en la apertura que sigue a su señal. Triángulo hacia arriba: CALL, hacia abajo: PUT; relleno, ganada; solo contorno, perdida.',
  'Candle of the signal, UTC': 'Vela de la señal, UTC',
  Side: 'Dirección',
  Won: 'Ganada',
  Lost: 'Perdida',
  Refunded: 'Reembolsada',
  Earlier: 'Antes',
  Later: 'Después',
  'Page {page} of {pages}': 'Página {page} de {pages}',
  'Had the days come otherwise': 'Si los días hubieran llegado en otro orden',
  '{draws} times the same trades were drawn again, in blocks. Of 100 draws 90 bring {low} to {high}; in 5 of 100 the deepest fall is above {fall} and the longest losing run above {run} trades.':
    'Las mismas operaciones se han vuelto a sortear {draws} veces, por bloques. De cada 100 sorteos, 90 dan entre {low} y {high}; en 5 de cada 100 la caída más profunda pasa de {fall} y la racha de pérdidas más larga pasa de {run} operaciones.',
  'Part of the trades': 'Parte de las operaciones',
  '5 of 100 below': '5 de 100 por debajo',
  Middle: 'Centro',
  '5 of 100 above': '5 de 100 por encima',
  'Hour and weekday': 'Hora y día de la semana',
  '{thick} of 168 hours have {least} trades or more; {above} of them are above break-even with their whole interval. With so many hours some are by luck, so none is a reason to choose it.':
    'De 168 horas, {thick} tienen {least} operaciones o más; de ellas, con todo su intervalo por encima del punto de equilibrio: {above}. Con tantas horas algunas lo están por suerte, así que ninguna es motivo para elegirla.',
  'Hour, UTC': 'Hora, UTC',
  'lower bound above break-even': 'límite inferior por encima del punto de equilibrio',
  'lower bound below break-even': 'límite inferior por debajo del punto de equilibrio',
  'fewer than {count} trades': 'menos de {count} operaciones',
  'expiry 1 candle': 'vencimiento 1 vela',
  'expiry {count} candles': 'vencimiento {count} velas',
  'The best of {count} combinations: {rule}.': 'La mejor de {count} combinaciones: {rule}.',
  'In {count} of 100 ways to halve this history, the best of one half is below the middle in the other. The search only fits its past.':
    'En {count} de cada 100 formas de partir este historial por la mitad, la mejor de una mitad queda por debajo de la mediana en la otra. La búsqueda solo se ajusta a su pasado.',
  'In {count} of 100 ways to halve this history, the best of one half is below the middle in the other. Above 50 a search only fits its past.':
    'En {count} de cada 100 formas de partir este historial por la mitad, la mejor de una mitad queda por debajo de la mediana en la otra. Por encima de 50, una búsqueda solo se ajusta a su pasado.',
  'The history is too short to say whether the search only fits its past.':
    'El historial es demasiado corto para decir si la búsqueda solo se ajusta a su pasado.',
  'Its Sharpe ratio cannot be compared with luck.': 'Su ratio de Sharpe no se puede comparar con la suerte.',
  'The chance that its Sharpe ratio is above the one that luck reaches in so many tries: {share} (deflated Sharpe ratio).':
    'La probabilidad de que su ratio de Sharpe supere el que la suerte alcanza en tantos intentos: {share} (ratio de Sharpe deflactado).',
  'Take over as one rule': 'Usarla como una regla',
  Combinations: 'Combinaciones',
  'Combinations: move with the arrow keys': 'Combinaciones: muévete con las teclas de flecha',
  'Across: {label}.': 'En horizontal: {label}.',
  'Down: {label}.': 'En vertical: {label}.',
  'Choose a cell to read it: by pointer, or with the arrow keys.':
    'Elige una celda para leerla: con el puntero o con las teclas de flecha.',
  '{thick} of {count} combinations have enough trades; {above} of them are above break-even with their whole interval.':
    'De {count} combinaciones, {thick} tienen operaciones suficientes; de ellas, con todo su intervalo por encima del punto de equilibrio: {above}.',
  'No cell is marked: a lone best one is luck.': 'No hay ninguna celda marcada: una mejor aislada es suerte.',
  'The marked cell has neighbors that agree.': 'La celda marcada tiene vecinas que coinciden.',
  '{name}: no such combination.': '{name}: no existe esa combinación.',
  Combination: 'Combinación',
  'The first {shown} of {count}. All of them are in the CSV file.':
    'Las primeras {shown} de {count}. Todas están en el archivo CSV.',
  'Walk-forward': 'Prueba hacia delante',
  'In each step the best combination of one stretch is traded in the next, {gap} candles later, where nobody has chosen it. Only those later stretches count. {better} of {walked} ways to cut the history end with more money than they began.':
    'En cada paso, la mejor combinación de un tramo se opera en el siguiente, {gap} velas después, donde nadie la ha elegido. Solo cuentan esos tramos posteriores. De {walked} formas de cortar el historial, acaban con más dinero del que empezaron: {better}.',
  'Choose in, trade in': 'Elegir en, operar en',
  Steps: 'Pasos',
  'Joined stretches': 'Tramos unidos',
  '{train}, then {test}': '{train}, luego {test}',
  'Too short a history': 'Historial demasiado corto',
  '{count} hours': '{count} horas',
  '{count} days': '{count} días',
  '{count} months': '{count} meses',
  Compare: 'Comparar',
  'Keep up to {count} tests side by side. They stay in the address of this page.':
    'Guarda hasta {count} ensayos uno al lado del otro. Se quedan en la dirección de esta página.',
  '{count} tests are kept. Remove one to keep another.': 'Hay {count} ensayos guardados. Quita uno para guardar otro.',
  'Compared tests, table': 'Ensayos comparados, tabla',
  Verdict: 'Veredicto',
  Tries: 'Intentos',
  Remove: 'Quitar',
  'Remove {name}': 'Quitar {name}',
  'Keep this test': 'Guardar este ensayo',
  'Nothing was traded.': 'No se ha operado nada.',
  'Computing again …': 'Calculando de nuevo…',
  'Not tested in this browser. Open it to test it, which is a try.':
    'No se ha probado en este navegador. Ábrelo para probarlo, lo que cuenta como un intento.',
  'This browser does not have its candles.': 'Este navegador no tiene sus velas.',
  'sample {seed}': 'muestra {seed}',
  'candles {fingerprint}': 'velas {fingerprint}',
  '{rule}, payout {payout} ({where})': '{rule}, pago {payout} ({where})',
  '{rule}, buy only, payout {payout} ({where})': '{rule}, solo compra, pago {payout} ({where})',
  '{rule}, sell only, payout {payout} ({where})': '{rule}, solo venta, pago {payout} ({where})',
} as const

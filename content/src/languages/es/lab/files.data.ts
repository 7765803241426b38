/** Proofs, days of the app beside the lab, and settings: what leaves the lab as a file, or comes into it. */
export const texts = {
  'Live against lab': 'La cuenta frente al laboratorio',
  'Save a trading day as JSON in the desktop app and choose it here: each of its signals is compared with what this rule does on the candles above. Candles of the same terminal say the most.':
    'Guarda un día de trading como JSON en la aplicación de escritorio y elígelo aquí: cada una de sus señales se compara con lo que hace esta regla en las velas de arriba. Las velas del mismo terminal son las que más dicen.',
  'Each signal of a trading day of this app beside what this rule does on the candles above. Recorded candles of the same chart say the most.':
    'Cada señal de un día de trading de esta aplicación, junto a lo que hace esta regla en las velas de arriba. Las velas grabadas del mismo gráfico son las que más dicen.',
  'A day of the desktop app': 'Un día de la aplicación de escritorio',
  'Choose a saved day, or drop it here': 'Elige un día guardado o suéltalo aquí',
  'It stays in this browser.': 'No sale de este navegador.',
  'Trading day, UTC': 'Día de trading, UTC',
  'Compare this day': 'Comparar este día',
  'Comparing …': 'Comparando…',
  '{count} signals, {different} differences': 'Señales: {count}; diferencias: {different}',
  'Signals of the day, table': 'Señales del día, tabla',
  'And {count} more.': 'Y {count} más.',
  'Candle, UTC': 'Vela, UTC',
  Difference: 'Diferencia',
  App: 'Aplicación',
  Lab: 'Laboratorio',
  open: 'abierta',
  'The same': 'Lo mismo',
  'The app had no such signal, or was not trading': 'La aplicación no tuvo esa señal, o no estaba operando',
  'The lab has no such signal on these candles': 'El laboratorio no tiene esa señal en estas velas',
  'Another stake': 'Otro importe',
  'Another price at the broker': 'Otro precio en el bróker',
  'Another payout at the broker': 'Otro pago en el bróker',
  'Not ended when the day was saved': 'Sin terminar cuando se guardó el día',
  'The app refused it: {reason}': 'La aplicación la rechazó: {reason}',
  'The app refused it': 'La aplicación la rechazó',
  'Check a proof': 'Comprobar una prueba',
  'Choose a proof, or drop it here': 'Elige una prueba o suéltala aquí',
  'A proof that somebody saved here or on the command line is computed again on these candles.':
    'Una prueba que alguien guardó aquí o en la línea de comandos se vuelve a calcular con estas velas.',
  'Computing {name} again …': 'Calculando {name} de nuevo…',
  'Reproduced: the same candles and the same rule give the same trades. Its maker counts {tries} tries and {opened} openings on them.':
    'Reproducida: las mismas velas y la misma regla dan las mismas operaciones. Su autor cuenta en ellas {tries} intentos y {opened} aperturas.',
  'Not reproduced: the proof is of other candles than those chosen here.':
    'No reproducida: la prueba es de otras velas que las elegidas aquí.',
  'Not reproduced: its rule trades something else on these candles than the proof says.':
    'No reproducida: en estas velas su regla opera otra cosa que la que dice la prueba.',
  'Not reproduced: the trades are right, but something else was changed after the proof had been signed.':
    'No reproducida: las operaciones son correctas, pero se cambió otra cosa después de firmar la prueba.',
  'A proof is a file with the rule, the fingerprint of all candles, the hash of every trade and both counts above. Anybody with the same candles can compute the result again from it, and one changed digit is found.':
    'Una prueba es un archivo con la regla, la huella de todas las velas, el hash de cada operación y las dos cuentas de arriba. Cualquiera con las mismas velas puede volver a calcular el resultado con ella, y se nota hasta un dígito cambiado.',
  'Save the proof': 'Guardar la prueba',
  'Saved. Only this browser can sign as it did.': 'Guardada. Solo este navegador puede firmar como lo ha hecho.',
  'The proof was not made: this browser cannot sign files. Try another browser.':
    'La prueba no se ha creado: este navegador no puede firmar archivos. Prueba con otro navegador.',
  'Settings for the app': 'Ajustes para la aplicación',
  'Settings for {app}': 'Ajustes para {app}',
  'Paste them in the app under Settings, Import settings: it shows what would change before anything does.':
    'Pégalos en la aplicación, en Ajustes, Importar ajustes: muestra qué cambiaría antes de que cambie nada.',
  'Set these in the app yourself, the file does not carry them: {left}.':
    'Ajusta tú mismo en la aplicación lo que el archivo no lleva: {left}.',
  'the side of the signals': 'la dirección de las señales',
  'the stake plan': 'el plan de importes',
  'the hours': 'el horario',
  'the limits': 'los límites',
  'The verdict of this test: {verdict}. The settings are tested, not recommended.':
    'El veredicto de este ensayo: {verdict}. Los ajustes están probados, no recomendados.',
  Setting: 'Ajuste',
  'A fresh app': 'Aplicación nueva',
  Tested: 'Probado',
  'Copy settings': 'Copiar los ajustes',
  'Save settings': 'Guardar los ajustes',
  '{percent}\u00A0% of the balance': 'el {percent}\u00A0% del saldo',
} as const

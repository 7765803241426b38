/** What several tabs show. */
export const texts = {
  'Data of an earlier version': 'Datos de una versión anterior',
  'Trades, settings and the sign-in of an earlier version are in <folder>{folder}</folder>. Take them over to continue where you stopped; nothing is deleted.':
    'Las operaciones, los ajustes y el inicio de sesión de una versión anterior están en <folder>{folder}</folder>. Recupéralos para continuar donde lo dejaste; no se borra nada.',
  'Take over': 'Recuperar',
  'Trading day': 'Día de trading',
  'of the day': 'del día',
  'no plan': 'sin plan',
  '{count}, no plan': '{count}, sin plan',
  '{count}, unlimited': '{count}, sin límite',
  Buy: 'Compra',
  Sell: 'Venta',
  'The chart is as it was before the import.': 'El gráfico está como antes de la importación.',
  'Undo this import': 'Deshacer esta importación',
  Sending: 'Enviando',
  Open: 'Abierta',
  Ended: 'Terminada',
  Won: 'Ganada',
  Lost: 'Perdida',
  Tie: 'Empate',
  'Not placed by the broker': 'El bróker no la abrió',
  'Unclear, asking the broker': 'Sin aclarar, se pregunta al bróker',
  'This signal was not traded.': 'Con esta señal no se operó.',
  'This version of the app does not know the reason ({code}). Install the newest one to read it.':
    'Esta versión de la aplicación no conoce el motivo ({code}). Instala la más reciente para leerlo.',
  'Change address': 'Cambiar la dirección',
  'Enter the address of the service, such as https://example.com.':
    'Escribe la dirección del servicio, por ejemplo https://example.com.',
  'Address of the service': 'Dirección del servicio',
  'Copy it from the address bar of the page where you download the app.':
    'Cópiala de la barra de direcciones de la página donde descargas la aplicación.',
  'Save address': 'Guardar la dirección',
  'Fixed amount': 'Importe fijo',
  'Share of the balance': 'Porcentaje del saldo',
  'Martingale (raises after a loss)': 'Martingala (sube tras una pérdida)',
  'Anti-martingale (raises after a win)': 'Antimartingala (sube tras una ganancia)',
  'D’Alembert (one step up after a loss)': 'D’Alembert (un paso más tras una pérdida)',
  '1-3-2-6 (steps after wins)': '1-3-2-6 (pasos tras ganancias)',
  '%, 0.1 to 10': '%, de 0,1 a 10',
  Factor: 'Factor',
  '1.1 to 5': 'de 1,1 a 5',
  Steps: 'Pasos',
  '2 to 10': 'de 2 a 10',
  'Use this plan': 'Usar este plan',
  'Show the worst case': 'Mostrar el peor caso',
  'On now: <strong>{plan}</strong>, {percent}% of it for each trade.':
    'Ahora: <strong>{plan}</strong>, un {percent} % de él en cada operación.',
  'On now: <strong>{plan}</strong>, {amount}.': 'Ahora: <strong>{plan}</strong>, {amount}.',
  'On now: <strong>{plan}</strong>, first amount {amount}.': 'Ahora: <strong>{plan}</strong>, primer importe {amount}.',
  'Money plan': 'Plan de gestión del dinero',
  'Worst case of this plan': 'El peor caso de este plan',
  'Its amounts are {amounts}. On one way through the ladder <strong>{risk}</strong> are at risk.':
    'Sus importes son {amounts}. En un recorrido por la escalera se arriesgan <strong>{risk}</strong>.',
  'Chance to lose the whole ladder within a day of {trades} trades, when {share} are won':
    'Probabilidad de perder la escalera entera en un día de {trades} operaciones, si se gana el {share}',
  'Chance to reach the top of the ladder within a day of {trades} trades, when {share} are won':
    'Probabilidad de llegar a lo alto de la escalera en un día de {trades} operaciones, si se gana el {share}',
  'Expected result of such a day at a payout of {payout}%':
    'Resultado esperado de un día así con un pago del {payout} %',
  'Chance of it within a month of {days} such days': 'Probabilidad de que ocurra en un mes de {days} días así',
  'Expected result of such a month': 'Resultado esperado de un mes así',
  'Comes out even when so many trades are won, as with fixed amounts':
    'Punto de equilibrio: operaciones que hay que ganar, igual que con importes fijos',
  'I have read the worst case. No plan changes what one trade is worth.':
    'He leído el peor caso. Ningún plan cambia lo que vale una operación.',
  'Switch this plan on': 'Activar este plan',
  'A win on the last step leaves {result} after all losses before it.':
    'Una ganancia en el último paso deja {result} después de todas las pérdidas anteriores.',
  'A win on the last step still leaves <strong>{result}</strong> after the losses before it. At a payout of {payout}% only amounts that grow {factor} times or more win their losses back.':
    'Una ganancia en el último paso deja aun así <strong>{result}</strong> después de las pérdidas anteriores. Con un pago del {payout} %, solo los importes que se multiplican por {factor} o más recuperan sus pérdidas.',
  'Enter a whole number from {from} to {to}.': 'Escribe un número entero de {from} a {to}.',
  'Enter a number from {from} to {to}.': 'Escribe un número de {from} a {to}.',
  'No data folder of MetaTrader 5 was found. In MetaTrader 5 choose File, Open Data Folder, and enter that folder here.':
    'No se encontró ninguna carpeta de datos de MetaTrader 5. En MetaTrader 5 elige Archivo, Abrir carpeta de datos, y escribe aquí esa carpeta.',
  'Another data folder': 'Otra carpeta de datos',
  Look: 'Buscar',
  'Indicator of the trial': 'Indicador de la prueba',
  'One at a time, with one change a day.': 'Uno a la vez, con un cambio al día.',
  'Keep the current one': 'Mantener el actual',
  '{current} current, {missing} missing, {outdated} to update, {changed} changed by you':
    'Archivos: {current} al día, {missing} por instalar, {outdated} por actualizar, {changed} cambiados por ti',
  'Replace {path}, which you changed': 'Reemplazar {path}, que has cambiado',
  'Everything is installed': 'Todo está instalado',
  'Install 1 file': 'Instalar 1 archivo',
  'Install {count} files': 'Instalar {count} archivos',
  'Attach the expert advisor to a chart of its own: a second one would unload the first. What the Navigator of MetaTrader 5 does not show is compiled with MetaEditor (F7).':
    'Añade el asesor experto a un gráfico propio: un segundo quitaría el primero. Lo que el Navegador de MetaTrader 5 no muestra se compila con MetaEditor (F7).',
  'A marked signal goes through pipe, checks and journal to a paper broker of its own. It is never counted and reaches no other broker.':
    'Una señal marcada pasa por el canal, las comprobaciones y el diario hasta un bróker simulado propio. Nunca se cuenta y no llega a ningún otro bróker.',
  'of 2 s, from the signal to the broker’s answer': 'de 2 s, desde la señal hasta la respuesta del bróker',
  'Send a test signal': 'Enviar una señal de prueba',
  'Send another': 'Enviar otra',
  'It came before the close of its candle.': 'Llegó antes del cierre de su vela.',
  unconfirmed: 'sin confirmar',
  late: 'tarde',
} as const

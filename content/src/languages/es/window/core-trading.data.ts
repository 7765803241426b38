/** What the core of the app answers about trading, its settings and brokers; `{name}` where a value stands. */
export const sentences = {
  'Press START TRADING when you are ready.': 'Pulsa INICIAR TRADING cuando quieras empezar.',
  'You stopped trading.': 'Has detenido el trading.',
  'Panic stop. Open trades run to their end at the broker.':
    'Parada de emergencia. Las operaciones abiertas siguen hasta su final en el bróker.',
  'The app ended unexpectedly while it was trading. Look at your open trades, then start again.':
    'La aplicación se cerró de forma inesperada mientras operaba. Mira tus operaciones abiertas y empieza de nuevo.',
  'The computer slept. Look at your open trades, then start again.':
    'El equipo estuvo en suspensión. Mira tus operaciones abiertas y empieza de nuevo.',
  'The clock of this computer was changed. Check the time, then start again.':
    'El reloj de este equipo se cambió. Comprueba la hora y empieza de nuevo.',
  'This computer was signed out. Sign in, then start again.':
    'Se cerró la sesión de este equipo. Inicia sesión y empieza de nuevo.',
  'Trading runs already.': 'El trading ya está en marcha.',
  'Stopped on the chart of {symbol}. Press START TRADING when you are ready.':
    'Detenido en el gráfico de {symbol}. Pulsa INICIAR TRADING cuando quieras empezar.',
  'Panic stop: trading is stopped. Open trades run to their end at the broker.':
    'Parada de emergencia: el trading está detenido. Las operaciones abiertas siguen hasta su final en el bróker.',
  'This broker is switched off for now: {reason}': 'Este bróker está desactivado por ahora: {reason}',
  'Trading is paused in the dashboard. Resume it there first.':
    'El trading está en pausa desde el panel. Reanúdalo primero allí.',
  'You are signed out: {reason}.': 'Tu sesión está cerrada: {reason}.',
  'Trading cannot start: {reason}.': 'El trading no puede empezar: {reason}.',
  'The broker offers trades of {min} to {max} on this chart. Choose an expiry between them.':
    'En este gráfico el bróker ofrece operaciones de {min} a {max}. Elige un vencimiento entre ambos.',
  'This chart is not a favorite any more.': 'Este gráfico ya no es favorito.',
  'Another source speaks only when the candle has closed, so no trade can begin before it. Choose one of the two.':
    'Otra fuente habla solo cuando la vela se ha cerrado, así que ninguna operación puede empezar antes. Elige una de las dos cosas.',
  'There is no plan on this account, so no chart can be a favorite.':
    'Esta cuenta no tiene plan, así que ningún gráfico puede ser favorito.',
  'Your plan trades one chart, and it is in use. Remove a favorite first.':
    'Tu plan opera con un gráfico, y está en uso. Quita primero un favorito.',
  'Your plan trades {places}, and all are in use. Remove a favorite first.':
    'Tu plan opera con {places}, y todos están en uso. Quita primero un favorito.',
  'The plan has changed meanwhile. Read its worst case again.':
    'El plan ha cambiado entretanto. Lee otra vez su peor caso.',
  'This plan needs no confirmation.': 'Este plan no necesita confirmación.',
  'The money plan is on.': 'El plan de gestión del dinero está activado.',
  'The money plan of this chart is on.': 'El plan de gestión del dinero de este gráfico está activado.',
  'The app looks for a newer version.': 'La aplicación busca una versión más reciente.',
  'Version {version} cannot be installed here.': 'La versión {version} no se puede instalar aquí.',
  'Version {version} is being installed. The app reopens automatically.':
    'La versión {version} se está instalando. La aplicación se vuelve a abrir automáticamente.',
  'Version {version} was not installed: {reason}.': 'La versión {version} no se instaló: {reason}.',
  'its description is not signed by this service': 'su descripción no está firmada por este servicio',
  'its package has changed since it was checked': 'su paquete ha cambiado desde que se comprobó',
  'its package is damaged': 'su paquete está dañado',
  'its content is not what the service has signed': 'su contenido no es lo que firmó el servicio',
  'Stop trading first; then another version can be installed.':
    'Detén primero el trading; después se puede instalar otra versión.',
  'One trade is open. Wait until it has ended.': 'Hay una operación abierta. Espera a que termine.',
  '{count} trades are open. Wait until they have ended.': 'Hay {count} operaciones abiertas. Espera a que terminen.',
  'This license key is not valid. Check it, or make a new one in your account.':
    'Esta clave de licencia no es válida. Revísala o crea una nueva en tu cuenta.',
  'That is not a license key.': 'Eso no es una clave de licencia.',
  'This license key has connected as many computers as it may. Remove one in your account first.':
    'Esta clave de licencia ya ha conectado todos los equipos que puede. Quita primero uno en tu cuenta.',
  'Too many attempts. Wait a moment before the next one.':
    'Demasiados intentos. Espera un momento antes del siguiente.',
  'the license key of this device was replaced, or the device was removed':
    'la clave de licencia de este equipo se sustituyó o el equipo se quitó',
  'this device was signed out': 'se cerró la sesión de este equipo',
  'That post shares no settings.': 'Esa publicación no comparte ajustes.',
  'There is no such post, or it was taken down.': 'No existe esa publicación o se retiró.',
  'The site cannot be reached, so the post cannot be read. Paste the copied settings instead, or try again later.':
    'No se puede contactar con el sitio, así que no se puede leer la publicación. Pega los ajustes copiados o inténtalo más tarde.',
  'The post could not be read: {reason}': 'No se pudo leer la publicación: {reason}',
  'There is no chart to take these settings. Open {chart} in MetaTrader 5 with our expert advisor.':
    'No hay ningún gráfico que reciba estos ajustes. Abre {chart} en MetaTrader 5 con nuestro asesor experto.',
  'None of your charts is {chart}. Open it in MetaTrader 5, or choose the chart that takes these settings.':
    'Ninguno de tus gráficos es {chart}. Ábrelo en MetaTrader 5 o elige el gráfico que recibe estos ajustes.',
  'That chart is not open any more. Choose another one.': 'Ese gráfico ya no está abierto. Elige otro.',
  'Something has changed meanwhile. Read the difference again.':
    'Algo ha cambiado entretanto. Lee otra vez la diferencia.',
  'There is nothing to change in the app.': 'No hay nada que cambiar en la aplicación.',
  'Imported. The Alerts Log lists it, and it can be undone once.':
    'Importado. La pestaña Alertas lo muestra, y se puede deshacer una vez.',
  'This import cannot be undone any more: it was undone, or the chart was changed after it.':
    'Esta importación ya no se puede deshacer: ya se deshizo o el gráfico se cambió después.',
  'The amount before the import is above your maximum amount now, so it is not brought back.':
    'El importe de antes de la importación supera ahora tu importe máximo, así que no se recupera.',
  'Undone. The chart is as it was before the import.': 'Deshecho. El gráfico está como antes de la importación.',
  'Your plan does not include this indicator now.': 'Tu plan no incluye ahora este indicador.',
  'Attach {name} to this chart in MetaTrader 5. Until then the chart trades the signals it has.':
    'Añade {name} a este gráfico en MetaTrader 5. Hasta entonces el gráfico opera con las señales que tiene.',
  "Not taken over: these settings were shared for {timeframe}. A chart's timeframe is set in MetaTrader 5.":
    'No se adopta: estos ajustes se compartieron para {timeframe}. La temporalidad de un gráfico se elige en MetaTrader 5.',
  'Not taken over: these settings were shared for {pair}.': 'No se adopta: estos ajustes se compartieron para {pair}.',
  'The chart takes a place of your plan, and its signals are traded once trading runs.':
    'El gráfico ocupa una plaza de tu plan, y se opera con sus señales cuando el trading está en marcha.',
  'On this chart that is {here}; it was shared for {there}.': 'En este gráfico son {here}; se compartió para {there}.',
  '{share}% of the balance': '{share} % del saldo',
  'Not taken over: {shared} is a money plan and holds for every chart. Choose it under Money plan.':
    'No se adopta: {shared} es un plan de gestión del dinero y vale para todos los gráficos. Elígelo en Plan de gestión del dinero.',
  'Not taken over: your money plan sets the amounts.': 'No se adopta: tu plan de gestión del dinero fija los importes.',
  'Not taken over: it was shared in US dollars, and your account is in {currency}.':
    'No se adopta: se compartió en dólares estadounidenses, y tu cuenta está en {currency}.',
  'Not taken over: {shared} is above your maximum amount of {most}.':
    'No se adopta: {shared} supera tu importe máximo de {most}.',
  '{shared} was shared. It is more than today, so it is taken over only if you say so below.':
    'Se compartió {shared}. Es más que hoy, así que se adopta solo si lo dices abajo.',
  'By your money plan': 'Según tu plan de gestión del dinero',
  Pair: 'Par',
  Timeframe: 'Temporalidad',
  Yes: 'Sí',
  No: 'No',
  'Imported for {indicator}: {changes}.': 'Importado para {indicator}: {changes}.',
  'Import undone: {changes}.': 'Importación deshecha: {changes}.',
  'the chart was removed from favorites': 'el gráfico se quitó de favoritos',
  'nothing has changed': 'no ha cambiado nada',
  'Paste copied settings or the address of a post first.':
    'Pega primero ajustes copiados o la dirección de una publicación.',
  'That is neither copied settings nor the address of a post.':
    'Eso no son ajustes copiados ni la dirección de una publicación.',
  'The indicator of these settings is not in the library.': 'El indicador de estos ajustes no está en la biblioteca.',
  'Only posts of {origin} can be read.': 'Solo se pueden leer publicaciones de {origin}.',
  'That address is not one of a community post.': 'Esa dirección no es la de una publicación de la comunidad.',
  'These are not settings of the community.': 'Estos no son ajustes de la comunidad.',
  'The paper broker trades each chart as it is: there is nothing to choose.':
    'El bróker simulado opera con cada gráfico tal como es: no hay nada que elegir.',
  '{symbol} is automatic again.': '{symbol} vuelve a ser automático.',
  'Saved. It holds from the next signal on.': 'Guardado. Vale desde la próxima señal.',
  'No chart of {symbol} is open. Open it in MetaTrader 5 first: only then is it known whether it is OTC.':
    'No hay ningún gráfico de {symbol} abierto. Ábrelo primero en MetaTrader 5: solo entonces se sabe si es OTC.',
  '{name} is not connected, so its assets are not known. Connect it under Broker, then choose again.':
    '{name} no tiene conexión, así que no se conocen sus activos. Conéctalo en Bróker y elige de nuevo.',
  '{name} does not offer {asset} now. Choose another asset.': '{name} no ofrece ahora {asset}. Elige otro activo.',
  '{one} is OTC and {other} is not. OTC charts never trade other assets, nor the other way round.':
    '{one} es OTC y {other} no. Los gráficos OTC nunca operan con otros activos, ni al revés.',
  'This chart is closed. Open it in MetaTrader 5, then test again.':
    'Este gráfico está cerrado. Ábrelo en MetaTrader 5 y prueba de nuevo.',
  'Open. A signal of this chart would trade it now. No order was placed.':
    'Abierto. Una señal de este gráfico operaría ahora con él. No se envió ninguna orden.',
  'Open, but it pays {payout}%, and your minimum is {minimum}%. Wait for a better payout, or lower the minimum under Amount and limits.':
    'Abierto, pero paga el {payout} % y tu mínimo es el {minimum} %. Espera un pago mejor o baja el mínimo en Importe y límites.',
  'Open, but its price is farther from the chart’s than you allow. Check that both are the same market, or change the distance under Amount and limits.':
    'Abierto, pero su precio está más lejos del precio del gráfico de lo que permites. Comprueba que ambos son el mismo mercado o cambia la distancia en Importe y límites.',
  'Open, but its price is far from the chart’s: this may be another market. Choose the asset that the chart shows.':
    'Abierto, pero su precio está lejos del precio del gráfico: puede ser otro mercado. Elige el activo que muestra el gráfico.',
  'It is closed now, so signals of this chart are refused. Test again when it opens.':
    'Ahora está cerrado, así que las señales de este gráfico se rechazan. Prueba de nuevo cuando abra.',
  '{name} offers no trades of {minutes} min for it. Choose another expiry on the Charts tab, then test again.':
    '{name} no ofrece operaciones de {minutes} min para él. Elige otro vencimiento en la pestaña Gráficos y prueba de nuevo.',
  '{name} told no payout within {seconds} seconds. Test again in a moment.':
    '{name} no dijo ningún pago en {seconds} segundos. Prueba de nuevo en un momento.',
  '{name} is not connected, so it cannot be asked. Connect it under Broker, then test again.':
    '{name} no tiene conexión, así que no se le puede preguntar. Conéctalo en Bróker y prueba de nuevo.',
  '{name} lists nothing under this name. Choose its asset in this row.':
    '{name} no tiene nada con este nombre. Elige su activo en esta fila.',
  'More than one asset of {name} fits this name. Choose the one that the chart shows.':
    'Más de un activo de {name} encaja con este nombre. Elige el que muestra el gráfico.',
  'A custom symbol does not say what it is made of. Choose the OTC asset that the chart shows.':
    'Un símbolo personalizado no dice de qué está hecho. Elige el activo OTC que muestra el gráfico.',
  '{name} does not offer the chosen asset now. Choose another one, or Automatic.':
    '{name} no ofrece ahora el activo elegido. Elige otro o Automático.',
  'The chosen asset is OTC and the chart is not, or the other way round, so it is not traded. Choose another one, or Automatic.':
    'El activo elegido es OTC y el gráfico no, o al revés, así que no se opera. Elige otro o Automático.',
  'That folder holds no MQL5 folder. In MetaTrader 5 choose File, Open Data Folder.':
    'Esa carpeta no contiene ninguna carpeta MQL5. En MetaTrader 5 elige Archivo, Abrir carpeta de datos.',
  'This folder is not known. Look for it first.': 'Esta carpeta no se conoce. Búscala primero.',
  'MetaEditor is still compiling. Wait until it is done.': 'MetaEditor sigue compilando. Espera a que termine.',
  'There is no such indicator.': 'Ese indicador no existe.',
  'The files could not be written ({reason}). Close MetaEditor and try again.':
    'No se pudieron escribir los archivos ({reason}). Cierra MetaEditor e inténtalo de nuevo.',
  'Compile with MetaEditor (F7).': 'Compila con MetaEditor (F7).',
  'Binary options are banned or restricted in some countries. Check the rules where you live before you trade with real money.':
    'Las opciones binarias están prohibidas o restringidas en algunos países. Consulta las reglas de donde vives antes de operar con dinero real.',
  'Binary options are banned or restricted in some countries. Check the rules where you live before you trade.':
    'Las opciones binarias están prohibidas o restringidas en algunos países. Consulta las reglas de donde vives antes de operar.',
  'Binary options may not be offered to the public in your country, or only on registered exchanges. Trading with real money is locked for your account; paper and demo accounts stay open.':
    'En tu país no se pueden ofrecer opciones binarias al público, o solo en mercados registrados. Operar con dinero real está bloqueado en tu cuenta; las cuentas simuladas y demo siguen abiertas.',
  'Your account does not say where you live. Trading with real money is locked until you enter your country on the account page; paper and demo accounts stay open.':
    'Tu cuenta no dice dónde vives. Operar con dinero real está bloqueado hasta que indiques tu país en la página de la cuenta; las cuentas simuladas y demo siguen abiertas.',
  'Orders go to {name} through its official public interface, under its terms between you and {broker}. It can limit or end access. {countries}':
    'Las órdenes van a {name} por su interfaz pública oficial, según sus condiciones entre tú y {broker}. Puede limitar o terminar el acceso. {countries}',
  '{name} offers no public interface for orders, and its terms may forbid automation. It can refuse a session or close an account. Read its terms before you connect, and decide for yourself. {countries}':
    '{name} no ofrece una interfaz pública para órdenes, y sus condiciones pueden prohibir la automatización. Puede rechazar una sesión o cerrar una cuenta. Lee sus condiciones antes de conectar y decide por ti. {countries}',
  '{name} is ready: it is built from {basis}.': '{name} está listo: se basa en {basis}.',
  '{name} is a preview: the connection is built from {basis} and has never run against the real service.':
    '{name} es una versión previa: la conexión se basa en {basis} y nunca se ha probado con el servicio real.',
  'Paper broker': 'Bróker simulado',
  'candles of your own charts': 'las velas de tus propios gráficos',
  'public knowledge of its web client': 'lo que se sabe públicamente de su cliente web',
  'the documentation of its public interface': 'la documentación de su interfaz pública',
  'No trades are reserved, so none are placed until it is back.':
    'No hay operaciones reservadas, así que no se abre ninguna hasta que vuelva.',
  'Trading continues without it until {time}; reports follow later.':
    'El trading continúa sin él hasta {time}; los informes llegan después.',
  'One trade is reserved and may be placed until {time}; reports follow later.':
    'Hay una operación reservada que se puede abrir hasta {time}; los informes llegan después.',
  '{count} trades are reserved and may be placed until {time}; reports follow later.':
    'Hay {count} operaciones reservadas que se pueden abrir hasta {time}; los informes llegan después.',
  'Free Trial': 'Prueba gratis',
  'Maximum amount': 'Importe máximo',
  'No order is ever larger.': 'Ninguna orden es nunca mayor.',
  candles: 'velas',
  'Minimum payout': 'Pago mínimo',
  losses: 'pérdidas',
  'Daily goal': 'Objetivo diario',
  'Trading stops for the day when it is reached. Empty: no goal.':
    'El trading se detiene por ese día cuando se alcanza. Vacío: sin objetivo.',
  'Pause after a trade': 'Pausa tras una operación',
  'minutes, on its symbol': 'minutos, en su símbolo',
  'Pause after a loss': 'Pausa tras una pérdida',
  'minutes, everywhere': 'minutos, en todas partes',
  'Own trades a day': 'Operaciones propias al día',
  'Open trades at once': 'Operaciones abiertas a la vez',
  'Distance of the prices': 'Distancia de los precios',
  'hundredths of a percent': 'centésimas de un por ciento',
  "How far the broker's price may be from the chart's. Empty: no limit.":
    'Cuánto puede apartarse el precio del bróker del precio del gráfico. Vacío: sin límite.',
  'Not handled before': 'No tratada antes',
  'The clock is right': 'El reloj es correcto',
  'The app is new enough': 'La aplicación es lo bastante reciente',
  'Trading runs': 'El trading está en marcha',
  'You agreed, where you are asked': 'Aceptaste, donde se te pregunta',
  'Within 2 seconds of the signal': 'En los 2 segundos de la señal',
  'Of the last closed candle, or of the forming one where you want it':
    'De la última vela cerrada, o de la que se forma donde lo quieres',
  'One direction per candle': 'Una dirección por vela',
  'Signed in with a plan': 'Sesión iniciada con un plan',
  'The chart is a favorite': 'El gráfico es favorito',
  'The indicator may trade': 'El indicador puede operar',
  'The direction is switched on': 'La dirección está activada',
  'Others agree, where you ask for it': 'Otros coinciden, donde lo pides',
  'Within trading hours': 'Dentro del horario de trading',
  'The broker offers it': 'El bróker lo ofrece',
  'The broker’s price fits the chart’s': 'El precio del bróker encaja con el del gráfico',
  'Fits the open trades': 'Encaja con las operaciones abiertas',
  'The money plan allows it': 'El plan de gestión del dinero lo permite',
  'The amount is within limit and balance': 'El importe está dentro del límite y del saldo',
  'Your limits of the day': 'Tus límites del día',
  'No pause after a trade': 'Sin pausa tras una operación',
  'Not too many orders at once': 'No demasiadas órdenes a la vez',
  'A trade of the plan is left': 'Queda una operación del plan',
  'No indicator with arrows is on the chart.': 'No hay ningún indicador con flechas en el gráfico.',
  'Several indicators on the chart could be the source of signals, so nothing is sent.':
    'Varios indicadores del gráfico podrían ser la fuente de las señales, así que no se envía nada.',
  'It is not clear which buffers of the indicator hold the arrows, so nothing is sent.':
    'No está claro qué búferes del indicador tienen las flechas, así que no se envía nada.',
  'The indicators on the chart draw lines, not arrows, so nothing is sent.':
    'Los indicadores del gráfico dibujan líneas, no flechas, así que no se envía nada.',
  'The indicators or the history of the chart are not ready yet.':
    'Los indicadores o el historial del gráfico aún no están listos.',
  'The buffers of the indicator cannot be read.': 'Los búferes del indicador no se pueden leer.',
  'The source that you have chosen is not on the chart, or has other inputs now.':
    'La fuente que has elegido no está en el gráfico o ahora tiene otros parámetros.',
  'The indicator needed more than 2 seconds for a candle, which was too late for a signal.':
    'El indicador necesitó más de 2 segundos para una vela, demasiado tarde para una señal.',
  'A signal was not sent because the next candle did not follow at once.':
    'No se envió una señal porque la vela siguiente no llegó enseguida.',
  'A signal was not sent because several candles closed at once.':
    'No se envió una señal porque varias velas se cerraron a la vez.',
  'The terminal dropped something because this app read too slowly.':
    'El terminal descartó algo porque esta aplicación leía demasiado despacio.',
  'A signal was not sent because the terminal was not connected to this app.':
    'No se envió una señal porque el terminal no estaba conectado a esta aplicación.',
  'An arrow that was sent before the close was gone when its candle had closed.':
    'Una flecha enviada antes del cierre había desaparecido cuando su vela se cerró.',
  'The economic calendar of the terminal could not be read, so no event keeps trades back.':
    'No se pudo leer el calendario económico del terminal, así que ningún evento frena operaciones.',
  'A signal was not sent because its candle or its price cannot be right.':
    'No se envió una señal porque su vela o su precio no pueden ser correctos.',
  '{broker}, Live': '{broker}, real',
  '{broker}, Demo': '{broker}, demo',
} as const

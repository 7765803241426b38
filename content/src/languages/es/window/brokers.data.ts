/** The settings of brokers, accounts and symbols. */
export const texts = {
  'App ID': 'App ID',
  'Of your own registration at the broker. A personal access token needs it.':
    'De tu propio registro en el bróker. Un token de acceso personal lo necesita.',
  'Access token': 'Token de acceso',
  'One is kept. Leave this empty to keep it.': 'Hay uno guardado. Deja esto vacío para conservarlo.',
  'Kept on this computer only.': 'Se guarda solo en este equipo.',
  'Account id': 'Id de la cuenta',
  'Sign in at {name}': 'Iniciar sesión en {name}',
  'In your browser. It replaces the token; new connections need it again after an hour.':
    'En tu navegador. Sustituye al token; las conexiones nuevas lo necesitan otra vez después de una hora.',
  'List my accounts': 'Ver mis cuentas',
  'Account of the list': 'Cuenta de la lista',
  'Choose one': 'Elige una',
  '{account}, not active': '{account}, inactiva',
  Accounts: 'Cuentas',
  'A chart trades with the first account, or with the one that its rules name. Your limits count all of them.':
    'Un gráfico opera con la primera cuenta o con la que nombran sus reglas. Tus límites las cuentan todas.',
  'For all charts': 'Para todos los gráficos',
  'Switch off': 'Desactivar',
  'Switch on': 'Activar',
  'Type {word} to trade with real money at {name}': 'Escribe {word} para operar con dinero real en {name}',
  'Switched off. It takes no orders.': 'Desactivada. No acepta órdenes.',
  'Switched off by the service for now, so no orders are sent.':
    'Desactivada por ahora por el servicio, así que no se envían órdenes.',
  'Not traded: its currency is {currency}. Limits cannot be counted in two currencies; take an account in the currency of the first.':
    'No se opera: su moneda es {currency}. Los límites no se pueden contar en dos monedas; usa una cuenta en la moneda de la primera.',
  'Read the notice and accept it first.': 'Lee primero el aviso y acéptalo.',
  'I have read this and accept the risk.': 'He leído esto y acepto el riesgo.',
  'Where the broker offers both kinds.': 'Donde el bróker ofrece los dos tipos.',
  'Loses (CALL and PUT, higher payout)': 'Pierde (CALL y PUT, pago más alto)',
  'Wins (CALLE and PUTE, lower payout)': 'Gana (CALLE y PUTE, pago más bajo)',
  'Save this broker': 'Guardar este bróker',
  'Add it beside the first': 'Añadirlo junto al primero',
  'A session is kept on this computer.': 'Hay una sesión guardada en este equipo.',
  'No session yet.': 'Aún no hay sesión.',
  'Type {word} to trade with real money': 'Escribe {word} para operar con dinero real',
  'The first start of each session asks again.': 'El primer inicio de cada sesión vuelve a preguntar.',
  'Orders go to <strong>{name}</strong>, Live: real money.':
    'Las órdenes van a: <strong>{name}</strong>. Real: dinero real.',
  'Orders go to <strong>{name}</strong>, Demo: no real money.':
    'Las órdenes van a: <strong>{name}</strong>. Demo: sin dinero real.',
  'Switched off for now, so no orders are sent. {reason} Open trades are followed to their end.':
    'Desactivado por ahora, así que no se envían órdenes. {reason} Las operaciones abiertas se siguen hasta su final.',
  '1 trade is still open at a broker that takes no more orders. The app stays connected there until it has ended.':
    '1 operación sigue abierta en un bróker que ya no acepta órdenes. La aplicación sigue conectada allí hasta que termine.',
  '{count} trades are still open at a broker that takes no more orders. The app stays connected there until they have ended.':
    '{count} operaciones siguen abiertas en un bróker que ya no acepta órdenes. La aplicación sigue conectada allí hasta que terminen.',
  'Not connected. Choose it once more, or start the app again.':
    'Sin conexión. Elígelo otra vez o vuelve a abrir la aplicación.',
  'Connecting…': 'Conectando…',
  'Connected.': 'Conectado.',
  'Not connected. The app keeps trying.': 'Sin conexión. La aplicación lo sigue intentando.',
  'Waits for you: your access is missing, or was not accepted.': 'Te espera: falta tu acceso o no se aceptó.',
  'Waits for you: your access is of another account.': 'Te espera: tu acceso es de otra cuenta.',
  'Waits for you: read its notice below and save it.': 'Te espera: lee su aviso más abajo y guárdalo.',
  'Trading is paused there: it speaks in a way that this app does not know. Look for a newer version.':
    'El trading está en pausa allí: habla de una forma que esta aplicación no conoce. Busca una versión más reciente.',
  'built in, no real money': 'integrado, sin dinero real',
  'official interface': 'interfaz oficial',
  'your own session': 'tu propia sesión',
  Loses: 'Pierde',
  Wins: 'Gana',
  'A demo account with paper money, kept on this computer. No real money is at risk, and there is no Live here.':
    'Una cuenta demo con dinero ficticio, guardada en este equipo. No se arriesga dinero real y aquí no hay cuenta real.',
  'Most brokers take the stake then, so that is how practice is honest.':
    'La mayoría de los brókers se quedan entonces con el importe, así que de este modo la práctica es honesta.',
  'Use the paper broker': 'Usar el bróker simulado',
  'A price that ends where it began': 'Un precio que termina donde empezó',
  'Not known while the broker is not connected': 'No se conoce mientras el bróker no está conectado',
  'Not traded: the broker lists nothing under this name. Choose its asset.':
    'No se opera: el bróker no tiene nada con este nombre. Elige su activo.',
  'Not traded: more than one asset fits this name. Choose the one that the chart shows.':
    'No se opera: más de un activo encaja con este nombre. Elige el que muestra el gráfico.',
  'Not traded: a custom symbol does not say what it is made of. Choose its OTC asset.':
    'No se opera: un símbolo personalizado no dice de qué está hecho. Elige su activo OTC.',
  'Not traded: the broker does not offer your choice now. Choose another one, or Automatic.':
    'No se opera: el bróker no ofrece ahora tu elección. Elige otro o Automático.',
  'Not traded: your choice is OTC and the chart is not, or the other way round.':
    'No se opera: tu elección es OTC y el gráfico no, o al revés.',
  'Your choice is kept for when the chart is open again.':
    'Tu elección se guarda para cuando el gráfico vuelva a estar abierto.',
  Asset: 'Activo',
  'Payout for {minutes} min': 'Pago para {minutes} min',
  'Not told': 'Sin respuesta',
  'Price at the broker': 'Precio en el bróker',
  'Last candle of the chart': 'Última vela del gráfico',
  Apart: 'Diferencia',
  'Not known': 'Desconocida',
  'Asset of {symbol}': 'Activo de {symbol}',
  'Test {symbol}': 'Probar {symbol}',
  Test: 'Probar',
  Custom: 'Personalizado',
  'Open now': 'Abierto ahora',
  'Closed now': 'Cerrado ahora',
  'Automatic: {asset}': 'Automático: {asset}',
  Automatic: 'Automático',
  '{state}, chosen by you': '{state}, elegido por ti',
  'The paper broker trades each chart as it is.': 'El bróker simulado opera con cada gráfico tal como es.',
  'Symbols are mapped when Pocket Option or Deriv takes the orders.':
    'Los símbolos se asignan cuando Pocket Option o Deriv recibe las órdenes.',
  'Choose a broker': 'Elegir un bróker',
  'No symbols yet. Open a chart in MetaTrader 5.': 'Aún no hay símbolos. Abre un gráfico en MetaTrader 5.',
  'Each symbol appears here with the asset that is traded for it.':
    'Cada símbolo aparece aquí con el activo con el que se opera.',
  'Set up MetaTrader 5': 'Configurar MetaTrader 5',
  'Prefixes and suffixes of your terminal are left out automatically. What is not certain is never traded: choose its asset here. OTC charts trade OTC assets only, all others never do.':
    'Los prefijos y sufijos de tu terminal se omiten automáticamente. Con lo que no es seguro nunca se opera: elige aquí su activo. Los gráficos OTC operan solo con activos OTC; los demás, nunca.',
  '{name} is not connected, so its assets are not known. Your choices are kept.':
    '{name} no está conectado, así que no se conocen sus activos. Tus elecciones se guardan.',
  'Symbols of your charts and what is traded for them at {name}':
    'Símbolos de tus gráficos y con qué se opera por ellos en {name}',
  Symbol: 'Símbolo',
  'Traded at {name} as': 'En {name} se opera como',
  'Your choices hold at {name} only and are kept on this computer. A test reads the broker’s list, payout and price; it places no order.':
    'Tus elecciones valen solo en {name} y se guardan en este equipo. Una prueba lee la lista, el pago y el precio del bróker; no envía ninguna orden.',
} as const

import { homeContent } from './home-content.ts'

export const content = homeContent

/** The home page and the demo of the engine on it. */
export const texts = {
  'Sell signal': 'Señal de venta',
  'Buy signal': 'Señal de compra',
  'Pocket Option is a preview.': 'Pocket Option es una versión previa.',
  'The minute is over. Press “New prices” to try your rule on more signals.':
    'El minuto terminó. Pulsa «Otros precios» para probar tu regla con más señales.',
  'The broker pays {payout}%, less than your rule asks for.':
    'El bróker paga el {payout}\u00A0%, menos de lo que pide tu regla.',
  '{brand}: Automated Trading For Binary Options': '{brand}: trading automático de opciones binarias',
  'Takes the buy and sell signals from your MetaTrader 5 charts and places the trades, direct from your own PC.':
    'Toma las señales de compra y venta de tus gráficos de MetaTrader 5 y abre las operaciones, directamente desde tu PC.',
  'Automated Trading For\u00A0Binary Options': 'Trading automático de\u00A0opciones binarias',
  '{brand} takes the buy and sell signals from your MetaTrader 5 charts and places the trades on Pocket Option. Direct from your own PC, within 2 seconds of a signal.':
    '{brand} toma las señales de compra y venta de tus gráficos de MetaTrader 5 y abre las operaciones en Pocket Option. Directamente desde tu PC, en los 2 segundos siguientes a la señal.',
  'Start {days}-Day Free Trial': 'Prueba gratis de {days} días',
  'No credit card required. Cancel anytime during the trial with no charge.':
    'Sin tarjeta de crédito. Cancela en cualquier momento de la prueba sin ningún cargo.',
  '{count} visits': '{count} visitas',

  // The picture of the first screen.
  'From signal to order in under two seconds': 'De la señal a la orden en menos de dos segundos',
  'A EURUSD one minute chart with a SuperTrend buy signal. The time after the signal is magnified on a ruler on which each mark is ten times the one before: half of the orders were sent after {half}, 99 of 100 after {most}; the limit is 2 seconds.':
    'Un gráfico de EURUSD de un minuto con una señal de compra de SuperTrend. El tiempo que sigue a la señal está ampliado en una regla en la que cada marca es diez veces la anterior: la mitad de las órdenes se enviaron a los {half}, 99 de cada 100 a los {most}; el límite son 2 segundos.',
  'Measured: {signals} signals of {charts} charts, paper broker on a Linux server ({machine}). The limit is a design target. Press a step to read what happens there.':
    'Medido: {signals} señales de {charts} gráficos, bróker simulado en un servidor Linux ({machine}). El límite es un objetivo de diseño. Pulsa un paso para leer qué ocurre en él.',
  Signal: 'Señal',
  'A candle has closed, and the indicator on your chart says buy. The clock of this trade starts here.':
    'Una vela se ha cerrado y el indicador de tu gráfico dice compra. El reloj de esta operación empieza aquí.',
  'Order sent': 'Enviada',
  'Half of the orders were sent by then. The app has checked your rules and written the order to disk first; if any rule fails, no order is sent. Nothing is ever sent twice.':
    'Para entonces se había enviado la mitad de las órdenes. Antes, la aplicación ha comprobado tus reglas y ha guardado la orden en el disco; si alguna regla falla, no se envía ninguna orden. Nada se envía dos veces.',
  '99 of 100': '99 de 100',
  'Ten charts signalled at once, and 99 of 100 orders were sent by then. Every trade shows its measured time, late ones included.':
    'Diez gráficos dieron señal a la vez, y para entonces se habían enviado 99 de cada 100 órdenes. Cada operación muestra su tiempo medido, también las tardías.',
  Limit: 'Límite',
  'A signal that is older than two seconds is refused: by then the price has moved. What your broker adds is measured too, and shown beside each trade.':
    'Una señal de más de dos segundos se rechaza: para entonces el precio ya se ha movido. Lo que añade tu bróker también se mide y se muestra junto a cada operación.',
  'Steps from signal to order': 'Pasos de la señal a la orden',
  'Chart with sample data, times measured': 'Gráfico con datos de ejemplo, tiempos medidos',
  'Buy · CALL': 'Compra · CALL',
  'The two seconds after a signal, magnified: each mark is ten times the one before':
    'Los dos segundos tras una señal, ampliados: cada marca es diez veces la anterior',
  '3 charts watched': '3 gráficos vigilados',
  'Demo account': 'Cuenta demo',
  Order: 'Orden',
  Amount: 'Importe',
  Timeframe: 'Temporalidad',
  'Trades today': 'Operaciones hoy',
  '{time} after the signal': '{time} tras la señal',
  'Run the demo': 'Ver la demostración',
  'Direct Integration': 'Integración directa',
  'Terminal to broker, with no third party in between.': 'Del terminal al bróker, sin terceros de por medio.',
  'Instant Execution': 'Ejecución inmediata',
  'Designed to place a trade within 2 seconds of the signal.':
    'Diseñado para abrir la operación en los 2 segundos siguientes a la señal.',
  'Multiple Charts': 'Varios gráficos',
  'Up to 10+ charts watched at the same time.': 'Hasta 10+ gráficos vigilados a la vez.',
  'Desktop Client': 'Aplicación de escritorio',
  'Session IDs are created at login. No API keys to enter.':
    'El identificador de sesión se crea al iniciar sesión. Sin claves API que introducir.',

  // The demo of the engine.
  'The engine on made-up prices': 'El motor con precios inventados',
  'Starting the engine in your browser …': 'Arrancando el motor en tu navegador…',
  'Made-up prices': 'Precios inventados',
  'seed {seed}': 'semilla {seed}',
  'Close the demo': 'Cerrar la demostración',
  Continue: 'Continuar',
  Pause: 'Pausar',
  'Next signal': 'Siguiente señal',
  'New prices': 'Otros precios',
  'That was the minute.': 'Ese fue el minuto.',
  'At a payout of {payout}%, {won} of 100 trades have to be won to break even. On random prices, only luck does that. <lab>Test yours in the Lab</lab>':
    'Con un pago del {payout}\u00A0%, hay que ganar {won} de cada 100 operaciones para no perder dinero. Con precios al azar, eso solo lo consigue la suerte. <lab>Prueba la tuya en el laboratorio</lab>',
  'Space pauses, the right arrow shows the next signal':
    'La barra espaciadora pausa, la flecha derecha muestra la siguiente señal',
  'Waiting for a signal': 'Esperando una señal',
  'SuperTrend signals when a candle closes on the other side of its band. That takes about ten candles.':
    'SuperTrend da señal cuando una vela cierra al otro lado de su banda. Suele tardar unas diez velas.',
  'Refused by check {place} of {count}': 'Rechazada por la comprobación {place} de {count}',
  'Read about this refusal': 'Leer sobre este rechazo',
  'All {count} checks passed': 'Las {count} comprobaciones superadas',
  Entry: 'Entrada',
  Payout: 'Pago',
  'Order open at the paper broker.': 'Orden abierta en el bróker simulado.',
  'Its time is over. No outcome is shown: on made-up prices it would be luck.':
    'Su tiempo ha terminado. No se muestra ningún resultado: con precios inventados sería suerte.',
  'Your rule: payout of at least': 'Tu regla: pago mínimo del',
  '{count} percent': '{count} por ciento',
  'The broker pays {payout}%, so your rule refuses the next signal.':
    'El bróker paga el {payout}\u00A0%, así que tu regla rechaza la siguiente señal.',
  'The broker pays {payout}%. Set your rule higher, and it refuses the next signal.':
    'El bróker paga el {payout}\u00A0%. Pon tu regla más alta y rechazará la siguiente señal.',
  'The first signal starts the clock.': 'La primera señal pone en marcha el reloj.',
  'Rules checked in <time>{time}</time> <limit>of the {limit}\u00A0s limit</limit>':
    'Reglas comprobadas en <time>{time}</time> <limit>del límite de {limit}\u00A0s</limit>',
  'under 1\u00A0ms': 'menos de 1\u00A0ms',
  'measured here: {time}, mean of {count} rounds': 'medido aquí: {time}, media de {count} repeticiones',
  'Signals: ▲ buy, ▼ sell': 'Señales: ▲ compra, ▼ venta',
  'order open': 'orden abierta',
  'time over': 'tiempo terminado',
  refused: 'rechazada',
  Signals: 'Señales',
  Traded: 'Operadas',
  Refused: 'Rechazadas',
  'Buy signal at {price}: all checks passed, CALL order open.':
    'Señal de compra a {price}: todas las comprobaciones superadas, orden CALL abierta.',
  'Sell signal at {price}: all checks passed, PUT order open.':
    'Señal de venta a {price}: todas las comprobaciones superadas, orden PUT abierta.',
  'Buy signal at {price} refused.': 'Señal de compra a {price} rechazada.',
  'Sell signal at {price} refused.': 'Señal de venta a {price} rechazada.',
  'against an open trade': 'contra una operación abierta',
  'by your own rule': 'por tu propia regla',
  'A trade in the other direction is open on this chart.':
    'En este gráfico hay abierta una operación en la dirección contraria.',
  'The payout is under your minimum.': 'El pago está por debajo de tu mínimo.',
  'Not handled before': 'No tratada antes',
  'The clock is right': 'El reloj va bien',
  'The app is new enough': 'La aplicación es lo bastante reciente',
  'Trading runs': 'Las operaciones están en marcha',
  'You agreed, where you are asked': 'Has dado tu aprobación donde se te pide',
  'Within 2 seconds of the signal': 'Dentro de los 2 segundos siguientes a la señal',
  'Of the last closed candle, or of the forming one where you want it':
    'De la última vela cerrada, o de la que se está formando si así lo quieres',
  'One direction per candle': 'Una dirección por vela',
  'Signed in with a plan': 'Sesión iniciada con un plan',
  'The chart is a favorite': 'El gráfico es favorito',
  'The indicator may trade': 'El indicador puede operar',
  'The direction is switched on': 'La dirección está activada',
  'Others agree, where you ask for it': 'Otros lo confirman, si así lo pides',
  'Within trading hours': 'Dentro del horario de operación',
  'The broker offers it': 'El bróker lo ofrece',
  'The broker’s price fits the chart’s': 'El precio del bróker concuerda con el del gráfico',
  'Fits the open trades': 'Compatible con las operaciones abiertas',
  'The money plan allows it': 'El plan de gestión del dinero lo permite',
  'The amount is within limit and balance': 'El importe cabe en el límite y en el saldo',
  'Your limits of the day': 'Tus límites del día',
  'No pause after a trade': 'Sin pausa tras una operación',
  'Not too many orders at once': 'No demasiadas órdenes a la vez',
  'A trade of the plan is left': 'Queda alguna operación del plan',

  // Below the first screen.
  'Powerful Features': 'Funciones potentes',
  'Six parts, one job: carry a signal from your chart to a trade, and show you everything that happened on the way.':
    'Seis partes, un trabajo: llevar una señal de tu gráfico a una operación y mostrarte todo lo que ocurrió por el camino.',
  'Automated Execution': 'Ejecución automática',
  'Set the amount and timeframe once. Each signal that keeps your rules becomes a trade, with its own two-second record.':
    'Fija el importe y la temporalidad una sola vez. Cada señal que cumple tus reglas se convierte en una operación, con el registro de sus dos segundos.',
  'Real-Time Dashboard': 'Panel en tiempo real',
  'Alerts, trades and limits as they happen.': 'Alertas, operaciones y límites en el momento en que ocurren.',
  '{count} indicators, each with the conditions, pairs and timeframes it is meant for.':
    '{count} indicadores, cada uno con las condiciones, los pares y las temporalidades para los que está pensado.',
  'Multi-Chart Monitoring': 'Vigilancia de varios gráficos',
  'From 1 chart to 10+ at once, depending on your plan.': 'De 1 gráfico a 10+ a la vez, según tu plan.',
  'Demo and Live Accounts': 'Cuentas demo y real',
  'Rehearse every setup before any money is at stake.': 'Ensaya cada configuración antes de arriesgar dinero.',
  'Strategy Customization': 'Estrategias a tu medida',
  'Change any setting an indicator exposes. The recommended values stay one click away.':
    'Cambia cualquier ajuste que ofrezca un indicador. Los valores recomendados siguen a un clic.',
  'Pictures from the running product, with simulated charts and the paper account.':
    'Imágenes del producto en funcionamiento, con gráficos simulados y la cuenta simulada.',
  '{count} more': '{count} más',
  Demo: 'Demo',
  Live: 'Real',
  'New setups start on Demo. Switching to Live always asks you to confirm.':
    'Las configuraciones nuevas empiezan en demo. Pasar a real siempre pide tu confirmación.',
  Fast: 'Rápida',
  Slow: 'Lenta',
  Method: 'Método',
  Simple: 'Simple',
  'Applied to': 'Aplicado a',
  Median: 'Mediana',
  'The window of the desktop app: charts with their indicator, amount and last signal, and the button that stops trading.':
    'La ventana de la aplicación de escritorio: gráficos con su indicador, su importe y su última señal, y el botón que detiene las operaciones.',
  'A chart of the dashboard: candles with the line of the indicator, and a trade that is open.':
    'Un gráfico del panel: velas con la línea del indicador y una operación abierta.',
  'Direct integration between terminal and broker, without third parties. The client sits next to your charts, on your machine.':
    'Integración directa entre el terminal y el bróker, sin terceros. La aplicación está junto a tus gráficos, en tu equipo.',
  'Open the charts you trade. OTC charts also need the third-party EABiBOT expert advisor; without it only non-OTC charts can be traded.':
    'Abre los gráficos con los que operas. Los gráficos OTC necesitan además el asesor experto EABiBOT, de un tercero; sin él solo se puede operar en gráficos que no sean OTC.',
  'Install the desktop client': 'Instala la aplicación de escritorio',
  'Log in once. Your subscription is tied to your account, not to the device.':
    'Inicia sesión una vez. La suscripción va unida a tu cuenta, no al equipo.',
  'Choose indicator and amount': 'Elige indicador e importe',
  'Star your favorite charts, then set trade amount and timeframe.':
    'Marca con estrella tus gráficos favoritos y fija el importe y la temporalidad.',
  'Start trading': 'Empieza a operar',
  'Watch it on a demo account first. A signal that breaks one of your rules is refused with the reason, such as a payout under your minimum.':
    'Obsérvalo primero en una cuenta demo. Una señal que incumple una de tus reglas se rechaza con el motivo, por ejemplo si el bróker paga menos que tu mínimo.',
  'Your PC': 'Tu PC',
  'Charting platform': 'Plataforma de gráficos',
  'Indicator on your chart': 'Indicador en tu gráfico',
  'Desktop client': 'Aplicación de escritorio',
  Broker: 'Bróker',
  'Broker (preview)': 'Bróker (versión previa)',
  '{broker} (preview)': '{broker} (versión previa)',
  'Demo or live account': 'Cuenta demo o real',
  'Buy or sell signal': 'Señal de compra o venta',
  'on your machine': 'en tu equipo',
  'under 2 s': 'menos de 2 s',
  'Daily limit': 'Límite diario',
  open: 'abierta',
  Expiry: 'Vencimiento',
  'The indicator on a MetaTrader 5 chart gives a buy or sell signal. The {brand} desktop client checks your amount, timeframe and daily limit, and places the trade on {broker}. The first two run on your PC.':
    'El indicador de un gráfico de MetaTrader 5 da una señal de compra o venta. La aplicación de escritorio de {brand} comprueba tu importe, la temporalidad y el límite diario, y abre la operación en {broker}. Las dos primeras partes funcionan en tu PC.',
  'Signals come from closed candles only, so they never repaint.':
    'Las señales salen solo de velas cerradas, así que nunca se repintan.',
  'Trend following': 'Seguimiento de tendencia',
  Popular: 'Popular',
  'Follows the trend with an ATR band and signals when a candle closes through it.':
    'Sigue la tendencia con una banda ATR y da señal cuando una vela cierra al otro lado.',
  Reversal: 'Reversión',
  New: 'Nuevo',
  'Waits for the price to turn at its moving average and signals on the candle that closes back.':
    'Espera a que el precio gire en su media móvil y da señal en la vela que cierra de vuelta.',
  Momentum: 'Momentum',
  Advanced: 'Avanzada',
  'Signals when the directional lines cross while the trend is strong enough to matter.':
    'Da señal cuando las líneas direccionales se cruzan y la tendencia tiene fuerza suficiente.',
  'Explore the library': 'Explorar la biblioteca',
  'See the tiers': 'Ver los planes',
  'Made-up prices. Each picture ends with the signal.': 'Precios inventados. Cada imagen termina con la señal.',
  'The difference between tiers is how much you trade. Prices in US dollars.':
    'La diferencia entre los planes es cuánto operas. Precios en dólares estadounidenses.',
  'The same client on your own charts, with lower limits. Cancel anytime during the trial with no charge.':
    'La misma aplicación en tus propios gráficos, con límites más bajos. Cancela en cualquier momento de la prueba sin ningún cargo.',
  'Prefer to pay once? One-time licenses:': '¿Prefieres pagar una sola vez? Licencias de pago único:',
  'Why Traders Choose Us': 'Por qué nos eligen los traders',
  'Four facts instead of praise. Each one says where you can check it yourself.':
    'Cuatro hechos en lugar de elogios. Cada uno dice dónde puedes comprobarlo.',
  'Frequently Asked Questions': 'Preguntas frecuentes',
  'Short answers first. The <documentation>documentation</documentation> has the long ones.':
    'Primero, respuestas cortas. Las largas están en la <documentation>documentación</documentation>.',
  'Legal Information': 'Información legal',
  'Terms of Use, Privacy Policy, Service Agreement and License Agreement, in full.':
    'Condiciones de uso, política de privacidad, contrato de servicio y contrato de licencia, completos.',
  'The legal texts are in English: that is the wording that applies.':
    'Los textos legales están en inglés: esa es la redacción que se aplica.',
  Company: 'Empresa',
  'Based in': 'Sede',
  Email: 'Correo electrónico',
  '(example)': '(ejemplo)',
  'Legal documents': 'Documentos legales',
  Document: 'Documento',
  'Read on its own page': 'Leer en su propia página',
  Print: 'Imprimir',
} as const

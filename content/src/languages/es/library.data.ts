import { lines, texts as rules } from './lab/rules.data.ts'
import { libraryContent } from './library-content.ts'

export const content = libraryContent

/** The strategy library: its screens, then what it says of each indicator. */
export const texts = {
  ...rules,
  ...lines,
  '{count} indicators with their rules, best conditions, pairs, timeframes and recommended settings.':
    '{count} indicadores con sus reglas, mejores condiciones, pares, temporalidades y ajustes recomendados.',
  'Each indicator is one rule with its settings, judged on closed candles. No rule creates an edge on its own: <judging>how to judge one</judging>.':
    'Cada indicador es una regla con sus ajustes, juzgada en velas cerradas. Ninguna regla da ventaja por sí sola: <judging>cómo juzgar una</judging>.',
  Timeframes: 'Temporalidades',
  Conditions: 'Condiciones',
  Rule: 'Regla',
  'Judged when a candle has closed, so a signal never changes afterwards.':
    'Se juzga cuando una vela ha cerrado, así que una señal nunca cambia después.',
  'Install guide': 'Guía de instalación',
  'Best conditions': 'Mejores condiciones',
  'Trading pairs': 'Pares',
  'Test this rule': 'Probar esta regla',
  'On your own candles, in your browser, with expiry and payout.':
    'Con tus propias velas, en tu navegador, con vencimiento y pago.',
  'Download for MetaTrader 5': 'Descargar para MetaTrader 5',
  'All {count} indicators come as sources with {app}.': 'Los {count} indicadores vienen como código fuente con {app}.',
  'Open a chart of one of the pairs above on {timeframes} and drag {name} onto it.':
    'Abre un gráfico de uno de los pares de arriba en {timeframes} y arrastra {name} hasta él.',
  'In the desktop app open the list of indicators, choose your copy of MetaTrader 5 and press Install.':
    'En la aplicación de escritorio, abre la lista de indicadores, elige tu copia de MetaTrader 5 y pulsa Install.',
  'In MetaTrader 5 right-click the Navigator and choose Refresh.':
    'En MetaTrader 5, haz clic con el botón derecho en Navigator y elige Refresh.',
  'For OTC pairs start the third-party expert advisor first: without it there are no OTC charts.':
    'Para los pares OTC inicia antes el asesor experto de terceros: sin él no hay gráficos OTC.',
  'Enter the recommended settings; they are also the defaults.':
    'Introduce los ajustes recomendados; son también los valores por defecto.',
  'Mark the chart as a favorite in the desktop app and watch it on Demo first.':
    'Marca el gráfico como favorito en la aplicación de escritorio y obsérvalo antes en Demo.',
  '{position} of {count}': '{position} de {count}',
  'Previous: {name}': 'Anterior: {name}',
  'Next: {name}': 'Siguiente: {name}',
  'Name or description': 'Nombre o descripción',
  Category: 'Categoría',
  Timeframe: 'Temporalidad',
  'All timeframes': 'Todas las temporalidades',
  'All categories': 'Todas las categorías',
  Momentum: 'Momentum',
  Trend: 'Tendencia',
  Custom: 'A medida',
  'Reset Filters': 'Quitar los filtros',
  'Showing {shown} of {count} indicators': 'Se muestran {shown} de {count} indicadores',
  'No indicators found': 'No se ha encontrado ningún indicador',
  'Try adjusting your search or filter criteria': 'Prueba a cambiar la búsqueda o los filtros',
  'Recommended settings': 'Ajustes recomendados',
  Parameter: 'Parámetro',
  Value: 'Valor',
  'Copy settings': 'Copiar los ajustes',
  Expiry: 'Vencimiento',
  '1 candle': '1 vela',
  '{count} candles': '{count} velas',
  '{name} on sample candles': '{name} en velas de muestra',
  'Reset settings': 'Restablecer los ajustes',
  'Made-up prices. Outcomes are not shown.': 'Precios inventados. No se muestran resultados.',
  'Made-up prices. The picture ends with the signal.': 'Precios inventados. La imagen termina con la señal.',
  'Settings of the preview': 'Ajustes de la vista previa',
  'default {value}': 'por defecto {value}',
  'No signal on {candles} sample candles with these settings.':
    'Ninguna señal en {candles} velas de muestra con estos ajustes.',
  '1 signal on {candles} sample candles: {buys} buy, {sells} sell.':
    '1 señal en {candles} velas de muestra: {buys} de compra, {sells} de venta.',
  '{count} signals on {candles} sample candles: {buys} buy, {sells} sell.':
    '{count} señales en {candles} velas de muestra: {buys} de compra, {sells} de venta.',
  'The last: buy at {time}.': 'La última: compra a las {time}.',
  'The last: sell at {time}.': 'La última: venta a las {time}.',
  'Signals as a table': 'Señales en una tabla',
  'Signals of {name}': 'Señales de {name}',
  Candle: 'Vela',
  Signal: 'Señal',
  'Closing price': 'Cierre',
  '{first} must be below {second}.': '{first} tiene que ser menor que {second}.',
  'Signals in the direction of the stronger directional line, and only while the trend is strong enough to matter.':
    'Da señales en la dirección de la línea direccional más fuerte, y solo mientras la tendencia tiene fuerza suficiente para contar.',
  '+DI is above −DI and ADX crosses above 25, or +DI crosses above −DI while ADX is 25 or more.':
    '+DI está por encima de −DI y ADX cruza por encima de 25, o +DI cruza por encima de −DI mientras ADX es 25 o más.',
  '−DI is above +DI and ADX crosses above 25, or −DI crosses above +DI while ADX is 25 or more.':
    '−DI está por encima de +DI y ADX cruza por encima de 25, o −DI cruza por encima de +DI mientras ADX es 25 o más.',
  'Strong trends': 'Tendencias fuertes',
  'Not for quiet hours: ADX stays under 25 and nothing is signaled':
    'No para horas tranquilas: ADX se queda por debajo de 25 y no hay señales',
  'J. Welles Wilder, 1978, a published formula.': 'J. Welles Wilder, 1978, una fórmula publicada.',
  'Candles of ADX and both directional lines, smoothed after Wilder':
    'Velas de ADX y de las dos líneas direccionales, suavizadas según Wilder',
  'From here on a trend counts as strong': 'A partir de aquí una tendencia cuenta como fuerte',
  'How long a trade runs by default': 'Cuánto dura una operación por defecto',
  'Compares a fast with a slow average of the median price and signals when momentum changes sign, at the zero line.':
    'Compara una media rápida con una lenta del precio medio y da señal cuando el impulso cambia de signo, en la línea cero.',
  'The oscillator crosses above zero.': 'El oscilador cruza por encima de cero.',
  'The oscillator crosses below zero.': 'El oscilador cruza por debajo de cero.',
  'Momentum that starts after a quiet range': 'Impulso que empieza tras un rango tranquilo',
  'The opening hours of London and New York': 'Las horas de apertura de Londres y Nueva York',
  'Not for narrow ranges: there it crosses zero again and again':
    'No para rangos estrechos: allí cruza el cero una y otra vez',
  'Bill Williams, a published formula.': 'Bill Williams, una fórmula publicada.',
  'Candles of the fast average': 'Velas de la media rápida',
  'Candles of the slow average': 'Velas de la media lenta',
  'Kind of average': 'Tipo de media',
  'Middle between high and low': 'Mitad entre el máximo y el mínimo',
  'Break Of Swing Structure: signals when a candle closes clearly beyond the last swing while the long average agrees.':
    'Break Of Swing Structure: da señal cuando una vela cierra claramente más allá del último giro mientras la media larga lo acompaña.',
  'A candle closes above the last unused swing high by a tenth of the average range while EMA 50 rises. Each swing counts once.':
    'Una vela cierra por encima del último máximo de giro sin usar en una décima parte del rango medio mientras EMA 50 sube. Cada giro cuenta una vez.',
  'A candle closes below the last unused swing low by a tenth of the average range while EMA 50 falls. Each swing counts once.':
    'Una vela cierra por debajo del último mínimo de giro sin usar en una décima parte del rango medio mientras EMA 50 baja. Cada giro cuenta una vez.',
  'Sessions with direction': 'Sesiones con dirección',
  'Price that has rested under a level': 'Precio que ha descansado por debajo de un nivel',
  'Not for ranges: breaks fall back there': 'No para rangos: allí las rupturas vuelven atrás',
  'Our own definition from standard building blocks. Others use this name for products of their own.':
    'Nuestra propia definición a partir de elementos habituales. Otros usan este nombre para productos suyos.',
  'Candles on each side of a swing; it is known 5 candles later':
    'Velas a cada lado de un giro; se conoce 5 velas después',
  'Candles of the long average': 'Velas de la media larga',
  'Candles of the average true range': 'Velas del rango verdadero medio',
  'Average true ranges beyond the swing': 'Rangos verdaderos medios más allá del giro',
  'Follows two exponential averages and signals when the fast one crosses the slow one.':
    'Sigue dos medias exponenciales y da señal cuando la rápida cruza la lenta.',
  'EMA 9 crosses above EMA 21.': 'EMA 9 cruza por encima de EMA 21.',
  'EMA 9 crosses below EMA 21.': 'EMA 9 cruza por debajo de EMA 21.',
  'Hours with a clear direction': 'Horas con una dirección clara',
  'Not for ranges: each small wave makes a cross': 'No para rangos: cada pequeña ola produce un cruce',
  'A standard rule of technical analysis.': 'Una regla habitual del análisis técnico.',
  'Joins the last two swings to a trend line and signals when price breaks it just as two averages cross.':
    'Une los dos últimos giros en una línea de tendencia y da señal cuando el precio la rompe justo al cruzarse dos medias.',
  'EMA 9 has crossed above EMA 21 within 3 candles, and a candle closes above the line through the last two falling swing highs. Each line counts once.':
    'EMA 9 ha cruzado por encima de EMA 21 en las últimas 3 velas, y una vela cierra por encima de la línea que pasa por los dos últimos máximos de giro descendentes. Cada línea cuenta una vez.',
  'EMA 9 has crossed below EMA 21 within 3 candles, and a candle closes below the line through the last two rising swing lows. Each line counts once.':
    'EMA 9 ha cruzado por debajo de EMA 21 en las últimas 3 velas, y una vela cierra por debajo de la línea que pasa por los dos últimos mínimos de giro ascendentes. Cada línea cuenta una vez.',
  'A breakout after a pullback': 'Una ruptura tras un retroceso',
  'Not for ranges: their lines are broken on both sides': 'No para rangos: sus líneas se rompen por ambos lados',
  'Our own definition from standard building blocks.': 'Nuestra propia definición a partir de elementos habituales.',
  'Candles within which the averages have crossed': 'Velas dentro de las cuales se han cruzado las medias',
  'Asks three questions over 20 candles, average, momentum and CCI, and signals when CCI leaves its usual band and all agree.':
    'Hace tres preguntas sobre 20 velas, media, momentum y CCI, y da señal cuando CCI sale de su banda habitual y todas coinciden.',
  'CCI crosses above +100 while the close is above the average and above the close 20 candles ago.':
    'CCI cruza por encima de +100 mientras el cierre está por encima de la media y del cierre de hace 20 velas.',
  'CCI crosses below −100 while the close is below the average and below the close 20 candles ago.':
    'CCI cruza por debajo de −100 mientras el cierre está por debajo de la media y del cierre de hace 20 velas.',
  'Strong impulses with direction': 'Impulsos fuertes con dirección',
  'Busy sessions': 'Sesiones con actividad',
  'Not for ranges: CCI then returns at once': 'No para rangos: allí CCI vuelve enseguida',
  'CCI rule of Donald Lambert, 1980; the two filters are ours. Our own definition from standard building blocks.':
    'Regla CCI de Donald Lambert, 1980; los dos filtros son nuestros. Nuestra propia definición a partir de elementos habituales.',
  'Candles of the exponential average': 'Velas de la media exponencial',
  'Candles of the commodity channel index': 'Velas del índice del canal de materias primas',
  'Crossed upward for a buy, −100 downward for a sell':
    'Se cruza hacia arriba para comprar, −100 hacia abajo para vender',
  'Candles between the two closes compared': 'Velas entre los dos cierres que se comparan',
  'Smooths the candles after Heikin Ashi and signals when they cross their own average in their own color.':
    'Suaviza las velas según Heikin Ashi y da señal cuando cruzan su propia media con su propio color.',
  'The Heikin Ashi close crosses above its EMA 20 on a rising Heikin Ashi candle.':
    'El cierre Heikin Ashi cruza por encima de su EMA 20 en una vela Heikin Ashi alcista.',
  'The Heikin Ashi close crosses below its EMA 20 on a falling Heikin Ashi candle.':
    'El cierre Heikin Ashi cruza por debajo de su EMA 20 en una vela Heikin Ashi bajista.',
  'Smooth trends': 'Tendencias suaves',
  'Trades run on real prices: Heikin Ashi only decides when':
    'Las operaciones van con precios reales: Heikin Ashi solo decide cuándo',
  'Heikin Ashi after Dan Valcu, 2004. Our own definition from standard building blocks.':
    'Heikin Ashi según Dan Valcu, 2004. Nuestra propia definición a partir de elementos habituales.',
  'Candles of the average of Heikin Ashi closes': 'Velas de la media de los cierres Heikin Ashi',
  'Signals when the distance between two averages crosses its own average: momentum has turned.':
    'Da señal cuando la distancia entre dos medias cruza su propia media: el impulso ha girado.',
  'The MACD line crosses above its signal line.': 'La línea MACD cruza por encima de su línea de señal.',
  'The MACD line crosses below its signal line.': 'La línea MACD cruza por debajo de su línea de señal.',
  'A trend that resumes after a pause': 'Una tendencia que se reanuda tras una pausa',
  'Not for sideways hours: the lines cross again and again':
    'No para horas laterales: las líneas se cruzan una y otra vez',
  'Gerald Appel, a published formula.': 'Gerald Appel, una fórmula publicada.',
  'Exponential; the MACD built into MetaTrader 5 uses a simple average here':
    'Exponencial; el MACD incluido en MetaTrader 5 usa aquí una media simple',
  'Signals a turn of the stochastic at the edge of a range, and only while ADX says that there is no trend.':
    'Da señal en un giro del estocástico en el borde de un rango, y solo mientras ADX dice que no hay tendencia.',
  '%K crosses above %D from under 20 while ADX is under 25.':
    '%K cruza por encima de %D desde menos de 20 mientras ADX está por debajo de 25.',
  '%K crosses below %D from over 80 while ADX is under 25.':
    '%K cruza por debajo de %D desde más de 80 mientras ADX está por debajo de 25.',
  'Sideways markets only': 'Solo mercados laterales',
  'OTC prices are made by the broker: history from another feed does not apply':
    'Los precios OTC los hace el bróker: el historial de otra fuente no sirve',
  'Candles of the range': 'Velas del rango',
  'Smoothing of the fast line': 'Suavizado de la línea rápida',
  'Smoothing of the slow line': 'Suavizado de la línea lenta',
  'Where a turn counts': 'Donde cuenta un giro',
  'Candles of the trend strength': 'Velas de la fuerza de la tendencia',
  'From here on nothing is signaled': 'A partir de aquí no se da ninguna señal',
  'Signals when price has left its Bollinger band with an extreme RSI and closes back inside.':
    'Da señal cuando el precio ha salido de su banda de Bollinger con un RSI extremo y vuelve a cerrar dentro.',
  'The candle before closed under the lower band with RSI under 25, and this one closes back inside.':
    'La vela anterior cerró por debajo de la banda inferior con RSI por debajo de 25, y esta vuelve a cerrar dentro.',
  'The candle before closed over the upper band with RSI over 75, and this one closes back inside.':
    'La vela anterior cerró por encima de la banda superior con RSI por encima de 75, y esta vuelve a cerrar dentro.',
  'Quiet ranges': 'Rangos tranquilos',
  'Not while a trend runs along the band': 'No mientras una tendencia avanza pegada a la banda',
  'Candles of the middle line': 'Velas de la línea media',
  'Standard deviations': 'Desviaciones típicas',
  'Candles of the relative strength index': 'Velas del índice de fuerza relativa',
  'What counts as extreme': 'Lo que cuenta como extremo',
  'Stacks three averages of Heikin Ashi closes, the slowest drawn red, and signals when they come into order.':
    'Apila tres medias de cierres Heikin Ashi, la más lenta dibujada en rojo, y da señal cuando se ordenan.',
  'EMA 3 is above EMA 8 and EMA 8 above the red EMA 25, for the first time, on a rising Heikin Ashi candle.':
    'EMA 3 está por encima de EMA 8 y EMA 8 por encima de la EMA 25 roja, por primera vez, en una vela Heikin Ashi alcista.',
  'EMA 3 is below EMA 8 and EMA 8 below the red EMA 25, for the first time, on a falling Heikin Ashi candle.':
    'EMA 3 está por debajo de EMA 8 y EMA 8 por debajo de la EMA 25 roja, por primera vez, en una vela Heikin Ashi bajista.',
  'Steady drift in one direction': 'Avance constante en una dirección',
  'Not for quick swings: the averages come too late': 'No para oscilaciones rápidas: las medias llegan demasiado tarde',
  'Our own definition after a publicly described rule; not a product of others with a similar name.':
    'Nuestra propia definición según una regla descrita públicamente; no es un producto de otros con un nombre parecido.',
  'Candles of the fastest average': 'Velas de la media más rápida',
  'Candles of the middle average': 'Velas de la media intermedia',
  'Candles of the slowest average': 'Velas de la media más lenta',
  'Waits for three candles in a row to one side with an extreme RSI and signals on the first that turns.':
    'Espera tres velas seguidas hacia un lado con un RSI extremo y da señal en la primera que gira.',
  'Three candles have closed lower with RSI under 20, and this one closes up.':
    'Tres velas han cerrado más abajo con RSI por debajo de 20, y esta cierra al alza.',
  'Three candles have closed higher with RSI over 80, and this one closes down.':
    'Tres velas han cerrado más arriba con RSI por encima de 80, y esta cierra a la baja.',
  'Short spikes that run out of breath': 'Picos cortos que se quedan sin aliento',
  'Not for news: a spike can continue': 'No para noticias: un pico puede continuar',
  'In a row to one side': 'Seguidas hacia un lado',
  'Lets five rules vote, averages, MACD, RSI, SuperTrend and CCI, and signals when at least four of them agree.':
    'Deja votar a cinco reglas, medias, MACD, RSI, SuperTrend y CCI, y da señal cuando al menos cuatro coinciden.',
  'The score of the five votes reaches +4 from below.': 'La suma de los cinco votos llega a +4 desde abajo.',
  'The score of the five votes reaches −4 from above.': 'La suma de los cinco votos llega a −4 desde arriba.',
  'Trend and momentum that agree': 'Tendencia e impulso que coinciden',
  'Fixed presets, not fitted to past prices': 'Valores fijos, no ajustados a precios pasados',
  'Our own definition from standard building blocks. Not a product of Pocket Option.':
    'Nuestra propia definición a partir de elementos habituales. No es un producto de Pocket Option.',
  'Fast over slow': 'Rápida sobre lenta',
  'Side of the histogram': 'Lado del histograma',
  'Over or under 50': 'Por encima o por debajo de 50',
  'Its state': 'Su estado',
  'Over or under 0': 'Por encima o por debajo de 0',
  'Votes that have to agree': 'Votos que tienen que coincidir',
  'Waits until RSI was overbought or oversold and signals on its way back, not on reaching the bound.':
    'Espera a que RSI haya estado en sobrecompra o sobreventa y da señal a su vuelta, no al llegar al límite.',
  'RSI was under 30 and crosses back above it.': 'RSI estaba por debajo de 30 y vuelve a cruzar por encima.',
  'RSI was over 70 and crosses back below it.': 'RSI estaba por encima de 70 y vuelve a cruzar por debajo.',
  'Ranges in which price swings between two levels': 'Rangos en los que el precio oscila entre dos niveles',
  'Not for strong trends: RSI can stay beyond a bound for long':
    'No para tendencias fuertes: RSI puede quedarse mucho tiempo más allá de un límite',
  'Oversold and overbought': 'Sobreventa y sobrecompra',
  'Waits until price and RSI agree: price on one side of its average and RSI just across its middle.':
    'Espera a que precio y RSI coincidan: el precio a un lado de su media y RSI recién cruzado su centro.',
  'RSI crosses above 50 while the close is above the average.':
    'RSI cruza por encima de 50 mientras el cierre está por encima de la media.',
  'RSI crosses below 50 while the close is below the average.':
    'RSI cruza por debajo de 50 mientras el cierre está por debajo de la media.',
  'The first part of a trend': 'La primera parte de una tendencia',
  'Not for ranges: RSI swings around 50 there': 'No para rangos: allí RSI oscila alrededor de 50',
  'Candles of the simple average': 'Velas de la media simple',
  'The middle that has to be crossed': 'El centro que hay que cruzar',
  'Draws a short average 2 candles late as a green line and signals when price closes back across it after a run on one side.':
    'Dibuja una media corta 2 velas más tarde como una línea verde y da señal cuando el precio vuelve a cerrar al otro lado tras una serie a un lado.',
  'A candle closes above the line after three closes under it.':
    'Una vela cierra por encima de la línea tras tres cierres por debajo de ella.',
  'A candle closes below the line after three closes over it.':
    'Una vela cierra por debajo de la línea tras tres cierres por encima de ella.',
  'Quick reversals': 'Giros rápidos',
  'The line is shifted back, so it never changes afterwards':
    'La línea está desplazada hacia atrás, así que nunca cambia después',
  'Not for steady trends: each pause looks like a turn': 'No para tendencias constantes: cada pausa parece un giro',
  'Our own definition from standard building blocks. The name is read as period and shift.':
    'Nuestra propia definición a partir de elementos habituales. El nombre se lee como período y desplazamiento.',
  'Candles by which the line is drawn later': 'Velas de retraso con que se dibuja la línea',
  'Candles on the other side of the line': 'Velas al otro lado de la línea',
  'Draws a short average 4 candles late as a green line and signals when price closes back across it after a run on one side.':
    'Dibuja una media corta 4 velas más tarde como una línea verde y da señal cuando el precio vuelve a cerrar al otro lado tras una serie a un lado.',
  'Reversals, a little slower than 5.2': 'Giros, algo más lentos que 5.2',
  'Shows where RSI is inside its own recent range and signals when it turns at one of the ends.':
    'Muestra dónde está RSI dentro de su propio rango reciente y da señal cuando gira en uno de los extremos.',
  'K crosses above D while D is under 20.': 'K cruza por encima de D mientras D está por debajo de 20.',
  'K crosses below D while D is over 80.': 'K cruza por debajo de D mientras D está por encima de 80.',
  'Ranges with clear edges': 'Rangos con bordes claros',
  'Not for strong trends: it stays at one end and turns early':
    'No para tendencias fuertes: se queda en un extremo y gira pronto',
  'Tushar Chande and Stanley Kroll, 1994, a published formula.':
    'Tushar Chande y Stanley Kroll, 1994, una fórmula publicada.',
  'RSI values of the range': 'Valores RSI del rango',
  'Follows the trend with an ATR band and signals when a candle closes through it.':
    'Sigue la tendencia con una banda ATR y da señal cuando una vela cierra a través de ella.',
  'A candle closes above the upper band, so that the state turns up.':
    'Una vela cierra por encima de la banda superior, de modo que el estado gira al alza.',
  'A candle closes below the lower band, so that the state turns down.':
    'Una vela cierra por debajo de la banda inferior, de modo que el estado gira a la baja.',
  'Markets that trend': 'Mercados con tendencia',
  'Not for narrow ranges: there it turns often and late': 'No para rangos estrechos: allí gira a menudo y tarde',
  'Olivier Seban; average true range after J. Welles Wilder, 1978.':
    'Olivier Seban; rango verdadero medio según J. Welles Wilder, 1978.',
  'Candles of the average true range, after Wilder': 'Velas del rango verdadero medio, según Wilder',
  'Distance of the band from the middle of the candle': 'Distancia de la banda al centro de la vela',
  'Measures upward and downward movement apart from each other and signals when one takes the lead.':
    'Mide por separado el movimiento al alza y a la baja y da señal cuando uno toma la delantera.',
  'VI+ crosses above VI−.': 'VI+ cruza por encima de VI−.',
  'VI− crosses above VI+.': 'VI− cruza por encima de VI+.',
  'The start of new trends': 'El comienzo de tendencias nuevas',
  'Not for ranges: the two lines stay close and cross often':
    'No para rangos: las dos líneas quedan cerca y se cruzan a menudo',
  'Etienne Botes and Douglas Siepman, 2010, a published formula.':
    'Etienne Botes y Douglas Siepman, 2010, una fórmula publicada.',
  'Candles of both sums': 'Velas de ambas sumas',
} as const

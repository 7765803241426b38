import { brand } from '@stratomate/brand'
import { type OwnLimitName, ownLimitNames } from '@stratomate/contracts/trading/own-limits'
import { subscriptionStatusLabels } from '@stratomate/domain/billing/subscription-status'
import { riskText } from '@stratomate/domain/trading/risk-text'
import {
  code,
  control,
  figureBlock,
  heading,
  link,
  list,
  numbered,
  paragraph,
  section,
  step,
  strong,
  tableBlock,
  warning,
} from '../../../block-factories.ts'
import { graceDays } from '../../../plan-texts.ts'
import { texts as charts } from '../window/charts.data.ts'
import { texts as settings } from '../window/settings.data.ts'
import { texts as window } from '../window/shell.data.ts'

const statuses = tableBlock(
  'Lo que dice la etiqueta de estado',
  ['Estado', 'Significado'],
  [
    [
      subscriptionStatusLabels.trial,
      'La prueba gratis está en curso; valen los límites de la prueba, sea cual sea el plan que hayas elegido para después.',
    ],
    [subscriptionStatusLabels.active, 'Pagado y en vigor, también cuando está previsto que termine en una fecha.'],
    [subscriptionStatusLabels.pending, 'El pago no ha terminado. Lo que ya tenías sigue en vigor.'],
    [subscriptionStatusLabels.problem, `Un cobro falló. Tu plan sigue funcionando ${graceDays} días.`],
    [subscriptionStatusLabels.cancelled, 'Terminó porque lo pediste.'],
    [
      subscriptionStatusLabels.expired,
      'Terminó sin que nadie lo pidiera: una prueba sin tarjeta o un pago que nunca se completó.',
    ],
  ],
)

const desktopTabs = tableBlock(
  `Las pestañas de ${brand.desktopName}`,
  ['Pestaña', 'Para qué sirve'],
  [
    [
      [control(window['Charts/Favorites'])],
      `Todos los gráficos que ofrece MetaTrader 5, con estrella, indicador, importe, temporalidad y última señal. Las reglas, en la fila de un favorito, contienen quién tiene que coincidir, la entrada, cómo termina una operación, su cuenta y un plan de gestión del dinero propio. CALL y PUT operan con él a mano, y «${charts['Ask me']}» espera tu pulsación antes de operar con una señal. Los favoritos están arriba; el plan decide con cuántos se puede operar.`,
    ],
    [
      [control(window['Alerts Log'])],
      'Cada señal con la decisión, el motivo y una barra de tiempo de 0 a 2 segundos. Primero las más recientes; se puede filtrar, copiar y exportar.',
    ],
    [
      [control(window.Trades)],
      'Operaciones abiertas y cerradas con importe, pago, resultado y el tiempo de la señal a la orden, y la cuenta de cada una cuando han operado varias. Los totales del día muestran ganancias y pérdidas del mismo tamaño. La hora de una operación abre su registro: el identificador del bróker, el precio de entrada y de salida y cuánto tardó cada etapa.',
    ],
    [
      [control(window.Settings)],
      'La cuenta, los brókers con una cuenta para todos los gráficos y otras junto a ella, el mapa de símbolos de cada cuenta con una prueba para cada símbolo, importe y límites, colores de las velas, sonidos (desactivados al principio), inicio con Windows, diagnóstico y el registro con lo que dijo el bróker.',
    ],
    [
      [control(window['Strategy Lab'])],
      'Prueba una regla con las velas que la aplicación guarda de tus favoritos, mientras el trading continúa. Cada serie muestra su extensión, sus huecos y su tamaño, y se puede guardar o borrar. Puedes comparar un día de trading con lo que hace la regla en las mismas velas, cada diferencia con su motivo.',
    ],
    [
      [control(window.Statistics)],
      'Tus operaciones terminadas de este equipo, incluidas las manuales, por hora, día de la semana, símbolo, indicador, fuente y más: cada porcentaje con su número de operaciones, su intervalo del 95 % y el punto de equilibrio con tus pagos, y la evolución del dinero. Se guarda como CSV o JSON.',
    ],
  ],
)

const limitMeanings: Readonly<Record<OwnLimitName, string>> = {
  tradesPerDayMax: 'Tu propio número de operaciones al día, por debajo del de tu plan; desactivado si falta',
  openTradesMax: 'Cuántas operaciones pueden estar abiertas a la vez',
  quoteGapMax:
    'Cuánto puede alejarse el precio del bróker del precio del gráfico, en centésimas de un por ciento; 10 al principio, null lo desactiva',
}

const settingsFile = tableBlock(
  'Lo que puede contener settings.json',
  ['Entrada', 'Significado'],
  [
    [[code('stake')], 'Importe de una operación, en la moneda de la cuenta: 10.00'],
    [[code('stakeMax')], 'Ninguna operación es nunca mayor que esto, diga lo que diga un favorito'],
    [[code('expiryCandles')], 'Después de cuántas velas termina una operación'],
    [
      [code('favorites')],
      [
        'Una lista de gráficos, o ',
        code('"first"'),
        ': los gráficos que se conectaron primero ocupan las plazas del plan',
      ],
    ],
    [
      [code('account')],
      'De un favorito, la cuenta con la que se abren sus operaciones, como deriv:demo o pocket-option:live, que se activa en la ventana, en los ajustes del bróker; los límites cuentan las operaciones de todas las cuentas; la que vale para todos los gráficos si falta',
    ],
    [
      [code('confirmation')],
      'De un favorito, quién más tiene que decir antes lo mismo: same_candle es otro indicador en la misma vela, longer_timeframe la última señal de la siguiente temporalidad mayor; nadie si falta',
    ],
    [
      [code('expiryEnd')],
      'De un favorito, cuándo termina una operación: full_length cuenta todas sus velas desde la orden, candle_close la termina con su última vela, al segundo; full_length si falta',
    ],
    [
      [code('beforeCloseS')],
      'De un favorito, cuántos segundos antes del cierre de una vela se opera con una señal, de 1 a 30; una señal así está sin confirmar, porque su flecha puede haber desaparecido al cierre; en la apertura de la vela siguiente si falta',
    ],
    [
      [code('placing')],
      `De un favorito, cómo una señal se convierte en orden: at_once, o ask, que espera a «${window.Trade}» en la ventana hasta que la señal tiene 2 segundos; at_once si falta`,
    ],
    [
      [code('moneyPlan')],
      'Cómo se eligen los importes, para todos los gráficos o, dentro de un favorito, para ese gráfico; un plan que sube se activa en la ventana, donde se muestra su peor caso',
    ],
    [[code('payoutMin')], 'Las señales se rechazan mientras el bróker pague menos que esto, en por ciento'],
    ...ownLimitNames.map((name) => [[code(name)], limitMeanings[name]]),
    [
      [code('dailyLossMax')],
      'El trading se detiene durante el día cuando se pierde esta cantidad en la cuenta con la que se opera; desactivado si falta',
    ],
    [
      [code('calendar')],
      'Alrededor de qué eventos del calendario económico de MetaTrader no se opera: importance es off, low, medium o high, con minutesBefore y minutesAfter; desactivado al principio, y no se incluye ninguno',
    ],
    [
      [code('allowOpposite')],
      'Si un gráfico puede tener a la vez una operación en cada dirección; desactivado al principio',
    ],
    [
      [code('refuseRepainters')],
      'Si se rechazan las señales de un indicador que ha demostrado repintar en tres velas; activado al principio',
    ],
    [
      [code('stopsOnRepaint')],
      'Si un gráfico descansa mientras más de una de sus últimas 20 señales se cambiaron después; desactivado al principio',
    ],
  ],
)

const dashboardPanels = list(
  [
    strong('Quick Stats:'),
    ' las operaciones de hoy y el límite, los gráficos observados de los permitidos, el tiempo de la señal a la orden (mediana, p95, p99) contando las tardías y las que llegaron demasiado tarde, y el resultado del día.',
  ],
  [
    strong('Recent Activity:'),
    ' operaciones y señales rechazadas en una sola lista con el mismo rango. Una barra muestra cada tiempo frente a 2 segundos; una tardía pasa de la marca. Cuando han operado varias cuentas, cada operación nombra la suya.',
  ],
  [
    strong('Subscription Overview:'),
    ' plan, estado, fechas y lo que queda hoy. ',
    control('Manage Subscription'),
    ' abre la página del proveedor de pagos para tarjetas, facturas, cambios y cancelación. Durante una prueba lleva a los planes, después de un final a elegir de nuevo, y después de un cobro fallido dice hasta cuándo continúa el trading.',
  ],
  [
    strong('Charts:'),
    ' las velas de un gráfico con el que se opera, con sus señales, sus operaciones y las líneas de su indicador (con los ajustes de fábrica), como imagen o, con ',
    control('Show as table'),
    ', en cifras.',
  ],
  [
    strong('Statistics:'),
    ' tus operaciones liquidadas por hora, día de la semana, símbolo, indicador, temporalidad, vencimiento, dirección y bróker. Cada porcentaje tiene su número de operaciones, su intervalo del 95 % y el punto de equilibrio con los pagos que tuviste; con menos de 30 operaciones solo se muestran los números. Un filtro se juzga junto con todos los que has probado, porque el mejor de muchos parece bueno por suerte.',
  ],
  [
    strong('What each chart proves:'),
    ' una prueba con todas las operaciones de un gráfico que sigue siendo correcta por mucho que la mires. Holding es verde; Weakening y Broken te llegan por la campana, Telegram y correo electrónico. Puedes hacer que un gráfico se quite de los favoritos cuando se rompe.',
  ],
  [
    strong('Journal:'),
    ' notas y etiquetas sobre días y operaciones, con una imagen del gráfico en el momento de la operación, una búsqueda y una página para imprimir. Solo lo lees tú.',
  ],
)

/** Where everything is: the dashboard, the app, Demo and Live, pausing, settings. */
export const userInterfaceGuide = section(
  'user-interface-guide',
  'Guía de la interfaz',
  paragraph(
    `Hay dos lugares donde mirar: el panel de este sitio, que muestra lo que ha ocurrido en todos tus equipos, y ${brand.desktopName}, en el equipo que opera. Los límites, los estados y los motivos significan lo mismo en los dos; el panel está en inglés.`,
  ),
  heading('dashboard-guide', 'El panel'),
  paragraph('El ', link('panel', '/dashboard'), ' se actualiza en directo; no hace falta recargarlo.'),
  dashboardPanels,
  statuses,
  heading('desktop-guide', brand.desktopName),
  desktopTabs,
  paragraph(
    'La barra de abajo muestra ',
    control(window["Today's Trades"]),
    ' frente al límite. ',
    control(window['START TRADING']),
    ' es el único botón de color sólido; mientras el trading está en marcha, lo detiene.',
  ),
  figureBlock('alerts-log', `${window['Alerts Log']}: cada señal tiene una decisión, un motivo y una barra de tiempo.`),
  heading('outside-signals', 'Señales externas'),
  paragraph(
    'En ',
    control(window.Settings),
    ' y ',
    control(settings['Outside signals']),
    ' la aplicación acepta alertas de TradingView, listas con una hora por línea y publicaciones de un canal de Telegram que lee tu propio bot. Pasan por los mismos límites que las señales de los gráficos, al precio de un gráfico abierto del mismo símbolo y dentro de los 2 segundos de su hora. Cada fuente tiene su propio importe y sus límites y no opera hasta que la activas. Nadie ha demostrado que esas señales sean mejores que el azar, así que la aplicación llama a cada una fuente sin demostrar; nunca se abren operaciones mayores tras una pérdida.',
  ),
  heading('demo-and-live', 'Demo y real'),
  paragraph(
    'Cada equipo empieza en demo. Pasar a real es una decisión que tomas en cada equipo, y no puede ocurrir por accidente:',
  ),
  numbered(
    step('Lee lo que puede pasar', paragraph(window[riskText.full])),
    step(
      'Escribe la confirmación',
      paragraph('El cambio te pide escribir unas palabras, no pulsar un botón, y vale solo para este equipo.'),
    ),
    step(
      'Confirma el primer inicio',
      paragraph(
        'El primer inicio en real de cada sesión repite la cuenta, el importe y el límite diario y pregunta otra vez.',
      ),
    ),
  ),
  paragraph(
    'Mientras está activada la cuenta real, cada página de la aplicación lo dice en una etiqueta rellena. Algunos países no permiten operar en real; allí el cambio está bloqueado y dice por qué.',
  ),
  heading('pausing', 'Poner en pausa'),
  paragraph(
    'El botón de pausa está en el panel y en la aplicación, siempre en el mismo lugar. Una pausa rechaza al instante las señales nuevas; las operaciones que ya están abiertas siguen hasta su final, porque una opción binaria no se puede retirar. La pausa sobrevive a un reinicio: nada vuelve a empezar hasta que lo reanudas.',
  ),
  heading('settings-file', 'El archivo de ajustes'),
  paragraph(
    'Todo lo que ajustas se guarda en ',
    code('settings.json'),
    ', en la carpeta de datos de la aplicación. Si una entrada no es válida, la aplicación la nombra y no se inicia.',
  ),
  settingsFile,
  warning(
    'Fija tu propio límite de pérdida',
    'El límite de pérdida diaria está desactivado hasta que lo fijas. Fíjalo antes de pasar a real: es el único límite que sabe cuánto te puedes permitir perder.',
  ),
)

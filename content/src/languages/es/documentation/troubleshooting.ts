import { brand } from '@stratomate/brand'
import type { ErrorCode } from '@stratomate/contracts/errors'
import { errorPage } from '@stratomate/contracts/site/pages'
import type { RefusalCode } from '@stratomate/contracts/trading/refusals'
import {
  code,
  heading,
  link,
  list,
  numbered,
  paragraph,
  section,
  step,
  strong,
  tableBlock,
} from '../../../block-factories.ts'
import type { Inline, Text } from '../../../blocks.ts'
import { texts as window } from '../window/shell.data.ts'

/** A link to the page of a code; a code that does not exist fails to compile. */
function explained(name: ErrorCode | RefusalCode): Inline {
  return link(name, errorPage(name))
}

const symptoms: readonly (readonly [Text, Text, Text])[] = [
  [
    'Llegó una señal, pero no hubo operación',
    'De la señal a la orden habrían pasado más de 2 segundos',
    [explained('stale')],
  ],
  [
    'Nunca se opera con ningún gráfico',
    'El gráfico no tiene estrella o las plazas del plan están ocupadas',
    [explained('not_favorite'), ', ', explained('chart_limit')],
  ],
  [
    'El trading se detuvo durante el día',
    'Se llegó al límite diario, a tu propio tope o a tu límite de pérdida',
    [explained('daily_limit'), ', ', explained('own_trade_cap'), ', ', explained('daily_loss')],
  ],
  [
    'Uno de tus equipos no abre operaciones',
    'El otro tiene las operaciones que quedan y las reparte en unos minutos',
    [explained('trades_elsewhere')],
  ],
  [
    'Se rechaza todo a la vez',
    'El trading está en pausa o la aplicación no ha iniciado sesión',
    [explained('paused'), ', ', explained('not_signed_in')],
  ],
  [
    'Se rechaza desde esta mañana',
    'No se pudieron reservar operaciones para el nuevo día',
    [explained('no_lease'), ', ', explained('lease_expired')],
  ],
  [
    'El trading se detuvo porque el disco está lleno',
    `Las operaciones abiertas se siguen hasta su final; libera espacio y pulsa ${window['START TRADING']}`,
    [explained('paused')],
  ],
  [
    'El trading espera porque el diario se dañó',
    `Compara tus operaciones con las del bróker y después pulsa ${window['I have compared my trades']}`,
    [explained('paused')],
  ],
  [
    'Se rechaza desde que se cambió el reloj',
    'El reloj del equipo está mal o se atrasó',
    [explained('clock_set_back'), ', ', explained('from_the_future')],
  ],
  [
    'Un símbolo se rechaza, otros funcionan',
    'El bróker no lo ofrece o su mercado está cerrado',
    [explained('unknown_symbol'), ', ', explained('market_closed')],
  ],
  ['Se rechaza en horas tranquilas', 'El pago bajó de tu mínimo', [explained('low_payout')]],
  [
    'El bróker aparece desconectado',
    'La sesión terminó; inicia sesión otra vez en el bróker',
    [explained('broker_disconnected')],
  ],
  [
    'Aún no sabemos cómo terminó una operación',
    'La conexión se cortó mientras la orden estaba en camino',
    [explained('order_unclear')],
  ],
  [
    'El código de la página del equipo no funciona',
    'Solo vale unos minutos',
    [explained('expired_token'), ', ', explained('access_denied')],
  ],
  [
    'La aplicación pide iniciar sesión otra vez',
    'Su credencial se eliminó o se sustituyó',
    [explained('invalid_grant')],
  ],
  [
    'La prueba no empieza',
    'El correo no está verificado o la prueba ya se utilizó',
    [explained('email_not_verified'), ', ', explained('trial_used')],
  ],
  [
    'La página de pago no se abre',
    'El proveedor de pagos no respondió',
    [explained('portal_unavailable'), ', ', explained('payments_unavailable')],
  ],
]

const order = numbered(
  step(
    '¿Muestra el terminal precios que se mueven?',
    paragraph(
      'La esquina inferior derecha de MetaTrader 5 muestra la conexión. Sin precios no se cierra ninguna vela y no llega ninguna señal. Fuera del horario del mercado solo se mueven los símbolos OTC.',
    ),
  ),
  step(
    '¿Está el asesor experto en el gráfico?',
    paragraph(
      'Su nombre se muestra en la esquina superior derecha del gráfico. Si ves allí otro nombre, el otro ha quitado el nuestro: abre un segundo gráfico del símbolo.',
    ),
  ),
  step(
    '¿Está el gráfico en la lista de la aplicación?',
    paragraph(
      'Si no, el terminal y la aplicación se ejecutan con usuarios de Windows distintos, o uno de ellos como administrador. Abre los dos de la misma forma.',
    ),
  ),
  step(
    '¿Tiene estrella el gráfico, y está iniciado el trading?',
    paragraph(
      'Un gráfico sin estrella se observa, pero no se opera con él. Después de una suspensión o de un fallo, la aplicación espera y pregunta antes de reanudar.',
    ),
  ),
  step(
    `¿Qué dice «${window['Alerts Log']}»?`,
    paragraph(
      'A partir de aquí cada señal tiene un motivo. ',
      link('Todos los motivos', '/errors'),
      ' están en una lista con su causa y lo que hay que hacer.',
    ),
  ),
)

/** From what one sees to what helps. */
export const troubleshooting = section(
  'troubleshooting',
  'Solución de problemas',
  paragraph(
    'Nada se rechaza en silencio: cada rechazo tiene un código, y cada código tiene una página. Empieza por lo que ves:',
  ),
  tableBlock('Síntomas frecuentes', ['Lo que ves', 'Lo que significa', 'Página'], symptoms),
  heading('no-signals', 'No llega ninguna señal'),
  order,
  heading('after-a-crash', 'Después de un fallo o de un corte de luz'),
  paragraph(
    'Abre la aplicación de nuevo. Cada orden se escribió en el disco antes de salir, así que la aplicación pregunta primero al bróker por cada orden cuyo final no conoce. Nada se envía por segunda vez, y el trading queda en pausa hasta que lo reanudes.',
  ),
  heading('ask-for-help', 'Pedir ayuda'),
  paragraph(
    'Si las páginas no ayudan, ',
    link('escríbenos', '/support'),
    '. Respondemos en 24 horas. Estas tres cosas ahorran una ronda de preguntas:',
  ),
  list(
    ['la hora con tu zona horaria, y el símbolo;'],
    ['el código o, si falló una página, el ', code('requestId'), ' del mensaje;'],
    ['la versión, que se muestra en la barra de estado de ', brand.desktopName, '.'],
  ),
  paragraph(
    strong('No envíes contraseñas, claves de licencia ni códigos de inicio de sesión.'),
    ' Nadie de nuestro equipo los pide.',
  ),
)

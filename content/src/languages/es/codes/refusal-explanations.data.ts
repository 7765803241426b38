import type { RefusalCode } from '@stratomate/contracts/trading/refusals'
import type { RefusalExplanations } from '../../translated-content.ts'
import { sentences } from './code-sentences.data.ts'

const fixOf = (code: RefusalCode) => sentences.refusals[code].fix

/** Why a signal is not traded, and what to do. */
export const refusalExplanations: RefusalExplanations = {
  duplicate: {
    cause:
      'Un terminal repite su última señal tras reconectarse o reiniciarse, y dos gráficos del mismo símbolo, la misma temporalidad y el mismo indicador envían la misma. La aplicación recuerda cada señal, también entre reinicios, y opera cada una una sola vez. La primera aparece en Alertas o en Recent Activity un momento antes.',
    fix: fixOf('duplicate'),
  },
  clock_set_back: {
    cause:
      'El reloj del ordenador muestra una hora más de un minuto anterior a una que la aplicación ya ha visto. La edad de las señales y el final del día de operaciones se juzgan con este reloj, así que la aplicación se detiene antes que contar un día dos veces. Las causas habituales son una pila agotada, un sistema con arranque doble o un cambio manual. Si el reloj había estado adelantado y ahora va bien, el reloj del sitio lo demuestra y la aplicación olvida la hora falsa.',
    fix: 'En Windows, abre los ajustes de fecha y hora, activa el ajuste automático de la hora y pulsa sincronizar. Las operaciones se reanudan en cuanto la aplicación llega al sitio y los dos relojes coinciden; sin conexión, espera hasta la hora que ha visto.',
  },
  clock_differs: {
    cause:
      'La aplicación compara el reloj de este ordenador con el del sitio y con el de un bróker en internet, y uno de ellos se aparta más de 3 segundos, sin contar el tiempo que la respuesta estuvo de camino. La edad de una señal, el final de una operación y el final del día se juzgan con este reloj.',
    fix: 'En Windows, abre los ajustes de fecha y hora, activa el ajuste automático de la hora y pulsa sincronizar. La aplicación vuelve a mirar cada pocos segundos y opera en cuanto los relojes coinciden.',
  },
  app_outdated: {
    cause:
      'El sitio indica la versión más antigua de la aplicación que puede operar, y esta es anterior, normalmente porque un error en ella podría costar dinero. Muestra su estado, conserva su diario e informa de las operaciones abiertas, pero no envía ninguna orden. La aplicación lo recuerda también sin conexión.',
    fix: `${fixOf('app_outdated')} Los ajustes, el diario y el inicio de sesión se conservan.`,
  },
  paused: {
    cause:
      'Alguien pulsó la pausa en el panel o en la aplicación, o la aplicación volvió de un cierre inesperado o de la suspensión y te espera. Un disco que no admite nada y un diario dañado también pausan, porque ninguna orden sale sin haberse anotado antes; la aplicación dice cuál de los dos es. Una pausa sobrevive a los reinicios a propósito. Las operaciones abiertas llegan a su final.',
    fix: 'Pulsa reanudar en el panel o en la aplicación cuando quieras; antes, haz sitio si el disco está lleno. Las señales que llegaron durante la pausa no se operan después.',
  },
  stale: {
    cause:
      'Habían pasado más de 2 segundos desde que el asesor experto envió la señal. La edad se juzga a la llegada y otra vez justo antes de que salga la orden, porque para entonces el precio se ha movido. Las causas habituales son un procesador ocupado, la memoria llena, el modo de suspensión o un antivirus que lee la carpeta de datos; las barras de tiempo de Recent Activity muestran si es una señal o son todas.',
    fix: `${fixOf('stale')} Desactiva el modo de suspensión y no dejes el ordenador en ahorro de energía mientras operas.`,
  },
  from_the_future: {
    cause:
      'El terminal y la aplicación funcionan en un mismo ordenador y comparten su reloj, así que una señal no puede ir más de un segundo adelantada. Ocurre cuando se cambió el reloj con los dos en marcha, o cuando el terminal funciona en una máquina virtual con reloj propio.',
    fix: `${fixOf('from_the_future')} Después, reinicia MetaTrader 5 y la aplicación, los dos en la misma máquina.`,
  },
  old_candle: {
    cause:
      'Solo la vela que acaba de cerrarse puede dar una operación. Cuando se abre un gráfico, cambia su temporalidad o vuelve la conexión, el terminal carga el historial y los indicadores marcan señales en él. Esas se muestran, pero nunca se operan.',
    fix: `${fixOf('old_candle')} Si ocurre una y otra vez con velas en vivo, el indicador redibuja su pasado: elige uno que decida con velas cerradas.`,
  },
  late_candle: {
    cause:
      'Una vela cerrada solo se conoce cuando se abre la siguiente. Tras un fin de semana, una pausa sin cotizaciones o una conexión perdida, eso es minutos o días después, así que el precio ya no es aquel del que hablaba la señal. Lo mismo vale para la hora que salta el reloj del gráfico cuando empieza el horario de verano.',
    fix: fixOf('late_candle'),
  },
  no_chart_price: {
    cause:
      'Una señal de fuera no tiene velas propias, así que su precio viene de un gráfico abierto del mismo símbolo: el de la temporalidad más corta, y no más antiguo que dos de sus velas. No había abierto ningún gráfico de este símbolo, su mercado descansaba, o la fuente llama al símbolo con otro nombre que tu terminal. EURUSD y EURUSD-OTC son dos mercados; un sufijo tras un punto, como en EURUSD.m, no se tiene en cuenta.',
    fix: `${fixOf('no_chart_price')} No hace falta que el gráfico sea favorito.`,
  },
  both_directions: {
    cause:
      'Los indicadores del gráfico, o un indicador con dos flechas, dijeron compra y venta en la misma vela. Tomar cualquiera de las dos sería adivinar, así que no se opera ninguna.',
    fix: `${fixOf('both_directions')} Si ocurre a menudo, usa un indicador por gráfico.`,
  },
  not_signed_in: {
    cause:
      'La aplicación no tiene un inicio de sesión válido: es nueva en este ordenador, su equipo se eliminó en el panel, o el inicio de sesión se sustituyó. Las señales se registran, pero sin cuenta no hay plan con el que operar.',
    fix: fixOf('not_signed_in'),
  },
  not_favorite: {
    cause:
      'El gráfico está conectado, pero no tiene estrella, o su estrella se puso en otra temporalidad: un favorito es un símbolo junto con una temporalidad, así que EURUSD en M1 y en M5 son dos. La lista de gráficos muestra cuáles tienen estrella.',
    fix: fixOf('not_favorite'),
  },
  source_off: {
    cause:
      'Añadiste esta fuente de señales de fuera y está desactivada, o se eliminó mientras su señal estaba de camino. Lo que envía se recibe y aparece en la lista, para que veas lo que dice antes de fiarte, y no se opera nada de ello.',
    fix: fixOf('source_off'),
  },
  chart_limit: {
    cause:
      'El gráfico es favorito, pero los que están por encima de él en la lista ocupan el número de gráficos del plan. La prueba y los planes pequeños tienen pocas plazas; el panel muestra cuántas están ocupadas en los gráficos vigilados.',
    fix: `${fixOf('chart_limit')} El orden de la lista decide quién tiene plaza.`,
  },
  indicator_not_allowed: {
    cause:
      'La prueba usa un indicador a la vez, y esta señal viene de otro. La elección pertenece a la cuenta, así que la que se hizo en otro ordenador cuenta aquí un momento después. La primera es libre, después se permite un cambio al día; el día empieza de nuevo a medianoche UTC. Todos los planes de pago y las licencias usan todos los indicadores a la vez.',
    fix: 'Pon el indicador elegido en este gráfico, cambia la elección cuando el día lo permita, o elige un plan.',
  },
  other_source: {
    cause:
      'Has elegido en la aplicación la fuente de las señales de este gráfico, y esta señal vino de otra: salió antes de que el gráfico lo supiera, de un gráfico que no alcanza el canal de la aplicación y envía archivos, o de un Expert Advisor demasiado antiguo para saberlo.',
    fix: fixOf('other_source'),
  },
  indicator_repaints: {
    cause:
      'El asesor experto vuelve a mirar las últimas 50 velas cerradas cada vez que se cierra una. En al menos tres velas, este indicador quitó una flecha, la giró o la dibujó más tarde, aunque los precios de las velas no habían cambiado. Lo que muestra del pasado no es entonces lo que mostró a tiempo para operar. El registro de la aplicación nombra cada una de esas velas.',
    fix: `${fixOf('indicator_repaints')} Otros parámetros cuentan como otro indicador. Para operar con él de todos modos, pon refuseRepainters en false en settings.json. Allí, stopsOnRepaint detiene antes un gráfico concreto: cuando se cambió más de una de sus últimas 20 señales.`,
  },
  direction_off: {
    cause:
      'El favorito está configurado para operar solo señales de compra o solo de venta, y esta apunta al otro lado. El ajuste se llama direction y pertenece a cada gráfico.',
    fix: fixOf('direction_off'),
  },
  before_close: {
    cause:
      'Un Expert Advisor mira una vela que todavía se está formando solo donde lo piden las reglas del gráfico. Esta señal vino de uno que aún no sabía que la entrada antes del cierre se había desactivado.',
    fix: fixOf('before_close'),
  },
  not_confirmed: {
    cause:
      'El favorito pregunta a otros antes de operar: su confirmación es same_candle o longer_timeframe. Con same_candle, otro indicador en un gráfico del mismo símbolo y la misma temporalidad tiene que señalar el mismo lado en la misma vela, y se opera la segunda de las dos. Con longer_timeframe, la última señal de la siguiente temporalidad mayor del símbolo tiene que apuntar en la misma dirección. Los gráficos a los que se pregunta no tienen que ser favoritos. Tras un arranque no se sabe nada hasta que hayan dado señal.',
    fix: fixOf('not_confirmed'),
  },
  not_approved: {
    cause:
      'El favorito está configurado para preguntar: su placing es ask. Una señal que se habría operado se mostró en la ventana, y hasta que cumplió 2 segundos nadie pulsó Operar, o alguien pulsó Saltar. Una orden nunca se envía más tarde, porque sería otra operación que la que señaló el gráfico.',
    fix: fixOf('not_approved'),
  },
  outside_hours: {
    cause:
      'Indicaste los días y las horas en que operas, y esta señal llegó en otro momento. Las horas son las de la zona horaria de los ajustes, en verano y en invierno; las que pasan de medianoche pertenecen al día en que empiezan.',
    fix: `${fixOf('outside_hours')} Si la hora parece equivocada, revisa la zona horaria en los ajustes.`,
  },
  news_event: {
    cause:
      'Elegiste que no se opere alrededor de los eventos del calendario económico de tu propio MetaTrader 5, y uno de importancia suficiente está a esos minutos antes o después de esta señal. Cada gráfico lee los eventos de las dos divisas de su símbolo; los eventos sin hora exacta, como los festivos, no retienen nada. Tampoco se retiene nada mientras el terminal no puede leer su calendario.',
    fix: fixOf('news_event'),
  },
  news_blackout: {
    cause:
      'La lista de horas en torno a noticias de tus ajustes contiene este momento para este símbolo. La lista la escribes tú; la aplicación no trae ningún calendario propio.',
    fix: fixOf('news_blackout'),
  },
  broker_disconnected: {
    cause:
      'La aplicación no tiene una sesión que funcione con el bróker. Se cayó la conexión a internet, el bróker cerró la sesión tras un cambio de red, de VPN o de contraseña, o el bróker no está disponible. La barra de título de la aplicación y Ready to trade, en el panel, muestran el estado. La señal no se guarda para después.',
    fix: 'Comprueba la conexión a internet. Si la aplicación lo pide, vuelve a iniciar sesión en el bróker en la ventana que abre.',
  },
  unknown_symbol: {
    cause:
      'El nombre del símbolo en el terminal no corresponde a nada de lo que ofrece el bróker, o corresponde a más de una cosa. Los terminales añaden terminaciones como .pro o m, y los símbolos OTC son otro producto que los del mismo nombre. La aplicación nunca adivina cuál se quiere decir.',
    fix: `${fixOf('unknown_symbol')} La aplicación lo recuerda para este bróker, y su botón Test dice con qué se operaría.`,
  },
  market_closed: {
    cause:
      'El bróker no admite órdenes de este símbolo ahora: un fin de semana, un festivo, la pausa diaria o una parada por noticias. El terminal puede seguir dibujando velas de otra fuente.',
    fix: `${fixOf('market_closed')} Hasta entonces puede haber símbolos OTC abiertos, cuyas cotizaciones hace el propio bróker.`,
  },
  low_payout: {
    cause:
      'El bróker ofreció por este símbolo menos que tu pago mínimo. Los pagos cambian a cada hora y bajan en momentos tranquilos. Cuanto menor es el pago, más operaciones hay que ganar para no perder dinero: 1 / (1 + pago).',
    fix: fixOf('low_payout'),
  },
  account_off: {
    cause:
      'Un favorito puede nombrar la cuenta con la que se abren sus operaciones. Esa cuenta no está activada ahora, y la aplicación nunca toma otra en su lugar: qué cuenta pierde un importe lo decides solo tú.',
    fix: fixOf('account_off'),
  },
  other_currency: {
    cause:
      'Todas las cuentas que operan comparten tus límites, y los límites son cantidades de dinero. Las cantidades en dos monedas no se pueden sumar sin un tipo de cambio, así que la aplicación opera solo con cuentas de una moneda a la vez: la de la cuenta elegida para todos los gráficos.',
    fix: fixOf('other_currency'),
  },
  broker_switched_off: {
    cause:
      'Cuando un bróker cambia su página web o sus reglas de un modo que podría costar dinero, el equipo lo desactiva para todos, con un motivo, hasta que la aplicación conozca el cambio o el bróker lo haya corregido. La aplicación lo sabe en segundos y lo recuerda sin conexión. Sigue conectada allí, para que las operaciones abiertas se sigan hasta su final.',
    fix: `${fixOf('broker_switched_off')} Las operaciones se reanudan cuando el bróker vuelve a activarse.`,
  },
  broker_refused: {
    cause:
      'La orden llegó al bróker, y el bróker la rechazó por un motivo propio: un importe fuera de sus límites, una parada del símbolo, un límite de la cuenta. No se abrió ninguna operación y ninguna cuenta. La aplicación guarda en su registro las palabras del bróker.',
    fix: fixOf('broker_refused'),
  },
  no_quote: {
    cause:
      'El pago de un símbolo viene del bróker y solo se da por bueno mientras es reciente. Justo después del arranque, de un gráfico nuevo o de una conexión perdida, todavía no está, así que no se pudo comprobar el pago mínimo.',
    fix: fixOf('no_quote'),
  },
  expiry_not_offered: {
    cause:
      'Una operación termina tras el número de velas de tus ajustes. El bróker ofrece solo algunas duraciones para cada símbolo, y esta no está entre ellas.',
    fix: fixOf('expiry_not_offered'),
  },
  simulated_chart: {
    cause:
      'La señal vino del terminal simulado, cuyos precios son inventados o grabados. Operarlos con cotizaciones reales de un bróker no significaría nada, así que solo llegan a la cuenta simulada o a un bróker simulado.',
    fix: fixOf('simulated_chart'),
  },
  quote_gap: {
    cause:
      'En el momento de la señal, el precio del propio bróker estaba más lejos del precio del gráfico de lo que permites: al principio, un 0,1 %. O las noticias movieron el mercado en un instante, o una de las dos fuentes de precios se ha detenido, o el gráfico y el bróker llaman igual a mercados distintos. Una operación a ese precio es otra que la que quería el indicador. La cuenta simulada y Deriv dicen siempre su precio, Pocket Option mientras llegan sus precios; sin un precio reciente no se compara nada.',
    fix: `${fixOf('quote_gap')} El límite es quoteGapMax en settings.json, en centésimas de punto porcentual; null lo desactiva.`,
  },
  order_unclear: {
    cause:
      'Se envió una orden anterior de este símbolo, pero su respuesta nunca llegó, porque se cortó la conexión o la aplicación se cerró en ese momento. Hasta que el bróker diga si existe, no se opera nada más en el símbolo: de lo contrario, una señal podría convertirse en dos órdenes.',
    fix: `${fixOf('order_unclear')} Si sigue sin aclararse cuando la operación ya debería haber terminado, mira el historial del propio bróker.`,
  },
  opposite_open: {
    cause:
      'En el gráfico hay una compra abierta y la señal dice venta, o al revés. Mantener las dos pierde la diferencia entre el pago y el importe, así que se rechaza hasta que tú lo permitas.',
    fix: fixOf('opposite_open'),
  },
  open_limit: {
    cause:
      'Hay abiertas a la vez tantas operaciones como permiten tus ajustes. Es un límite tuyo, no del plan; muchos gráficos con vencimientos largos lo alcanzan antes.',
    fix: fixOf('open_limit'),
  },
  plan_waits: {
    cause:
      'Activaste un plan de importes cuyo siguiente importe depende del último resultado, y todavía hay una operación abierta. Dos operaciones a la vez arriesgarían más que el peor caso que confirmaste, así que el plan opera una tras otra, en todos los gráficos juntos.',
    fix: fixOf('plan_waits'),
  },
  plan_ended: {
    cause:
      'Se perdieron tantas operaciones que el plan de importes está al final de su escalera. Sus importes y la probabilidad de que esto ocurra se mostraron antes de activar el plan. No vuelve a empezar en el mismo día de operaciones.',
    fix: `${fixOf('plan_ended')} Mira otra vez su peor caso antes de continuar.`,
  },
  stake_limit: {
    cause:
      'El importe del favorito, o el que resulta de su porcentaje del saldo, es mayor que el importe máximo de tus ajustes. Ese tope está por encima de todo lo demás, para que un error al escribir no haga daño.',
    fix: fixOf('stake_limit'),
  },
  low_balance: {
    cause:
      'El saldo que comunica el bróker no cubre el importe, o el bróker todavía no ha comunicado ninguno. Demo y real tienen saldos propios: comprueba qué cuenta muestra la aplicación.',
    fix: `${fixOf('low_balance')} Un saldo demo normalmente se puede recargar en el sitio del bróker.`,
  },
  own_trade_cap: {
    cause:
      'Fijaste en la aplicación un número de operaciones al día, por debajo del número del plan, y está agotado. Cuentan las operaciones de todas las cuentas, también demo y simulada. El día es el día de operaciones, que termina con el reinicio que la aplicación muestra en tu hora local.',
    fix: `${fixOf('own_trade_cap')} Otro número vale en cuanto lo guardas en la aplicación.`,
  },
  daily_loss: {
    cause:
      'Esta operación podría haber llevado el día por debajo de tu límite de pérdida diaria. Cuenta el resultado de las operaciones terminadas hoy, los importes de las operaciones abiertas cuentan como si se perdieran, y también el importe de esta: el límite se cumple pase lo que pase. Solo cuentan la cuenta y la moneda que operan ahora: lo ganado en una cuenta demo no deja sitio para una pérdida de dinero real. Un límite menor que un importe rechaza todas las operaciones. El día es el día UTC.',
    fix: `${fixOf('daily_loss')} Cuando se gana una operación abierta, puede volver a haber sitio hoy. Un límite más estricto vale en cuanto lo guardas, uno más amplio, 24 horas después.`,
  },
  losing_streak: {
    cause:
      'Fijaste cuántas operaciones se pueden perder una tras otra, y hoy se perdieron tantas seguidas en la cuenta que opera ahora. Un empate ni cuenta ni pone la cuenta a cero. La parada dura el resto del día de operaciones, también cuando se gana una operación que seguía abierta.',
    fix: `${fixOf('losing_streak')} Un número más estricto vale en cuanto lo guardas, uno más amplio, 24 horas después.`,
  },
  daily_profit: {
    cause:
      'Las operaciones que terminaron hoy han ganado lo que fijaste como objetivo del día, en este momento o antes. La parada continúa aunque operaciones que seguían abiertas quiten una parte. Cuenta las operaciones del día de operaciones en la cuenta que opera ahora; los resultados de cuentas distintas nunca se suman.',
    fix: `${fixOf('daily_profit')} Para seguir operando, vacía el objetivo en los ajustes de la aplicación y guarda.`,
  },
  source_limit: {
    cause:
      'Cada fuente de señales de fuera tiene límites propios, además de los que valen para todo: un número de operaciones al día y una pérdida por día. Los importes de sus operaciones abiertas cuentan como perdidos, y también el importe de esta, para que la pérdida se cumpla pase lo que pase. El día es el día UTC.',
    fix: `${fixOf('source_limit')} Otro límite vale en cuanto lo guardas en la aplicación.`,
  },
  cool_down: {
    cause:
      'Fijaste una pausa tras cada operación, que vale para su símbolo, o una pausa tras cada operación perdida, que vale para todos los símbolos. Esta señal llegó antes de que terminara. No se guarda para después.',
    fix: fixOf('cool_down'),
  },
  rate_limit: {
    cause:
      'Muchos gráficos dieron señal en el mismo segundo, como cuando se cierra una vela en todas partes a la vez, y habrían salido más órdenes de las que tus ajustes permiten en un segundo. Los brókers cierran las sesiones que envían demasiado rápido, así que el resto se rechaza, no se retrasa.',
    fix: fixOf('rate_limit'),
  },
  daily_limit: {
    cause:
      'Las operaciones automáticas del plan para este día están agotadas, en todos tus ordenadores juntos. El día termina a medianoche UTC; el panel muestra ese momento en tu hora local. Las operaciones manuales no cuentan para el límite diario.',
    fix: fixOf('daily_limit'),
  },
  trades_elsewhere: {
    cause:
      'Las operaciones del día no están agotadas. Otro ordenador de tu cuenta ha reservado todas las que quedan, para poder operar durante un corte de la conexión a internet. Cuando este pregunta, el otro devuelve las que no ha usado en cuanto las ha tenido diez minutos, y los dos toman una parte. Una aplicación que se cierra devuelve sus operaciones de inmediato; un ordenador apagado o sin conexión las conserva hasta el final del día.',
    fix: fixOf('trades_elsewhere'),
  },
  live_locked: {
    cause:
      'La aplicación está conectada a una cuenta con dinero real, y el país de tu cuenta está en la lista de aquellos en los que el dinero real está bloqueado, o tu cuenta no indica ningún país. La lista contiene países en los que no se pueden ofrecer opciones binarias al público. No se envió nada al bróker.',
    fix: fixOf('live_locked'),
  },
  no_lease: {
    cause:
      'La aplicación opera con un bloque de operaciones que reserva antes en nuestro servidor, y todavía no tiene ninguno. Acaba de arrancar, se ha caído la conexión a internet, o nuestro servidor no responde.',
    fix: `${fixOf('no_lease')} La página de estado dice si la causa está en nuestro lado.`,
  },
  lease_invalid: {
    cause:
      'Las operaciones reservadas llevan una firma para este equipo y este día, y su comprobación falló. Ocurre cuando la carpeta de datos se copió de otro ordenador, cuando el reloj va muy mal, o cuando la aplicación habla con otro servidor que aquel en el que inició sesión.',
    fix: fixOf('lease_invalid'),
  },
  lease_expired: {
    cause:
      'Las operaciones reservadas solo valen para su día de operaciones. El día ha cambiado y la aplicación no pudo reservar otras, casi siempre porque no había conexión a internet o nuestro servidor no estaba disponible. Las operaciones de mañana se pueden reservar desde cuatro horas antes de medianoche UTC, así que una aplicación que sigue conectada no ve esto.',
    fix: fixOf('lease_expired'),
  },
}

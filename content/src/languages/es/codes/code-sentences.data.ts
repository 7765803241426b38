import { accessTokensMax, computersPerAccountMax, webhooksMax } from '@stratomate/contracts/errors'
import type { CodeSentences } from '../../sentences-of.ts'

export const sentences: CodeSentences = {
  errors: {
    invalid_input: 'Algo de lo enviado no es válido. Revisa los campos marcados.',
    malformed_request: 'No se ha podido leer la petición.',
    signed_out: 'Inicia sesión e inténtalo de nuevo.',
    wrong_credentials: 'Correo o contraseña incorrectos.',
    passkey_refused: 'No se ha aceptado esta llave de acceso. Inténtalo de nuevo o inicia sesión de otra forma.',
    oidc_unavailable:
      'El otro servicio no ha respondido. Inténtalo dentro de un momento o inicia sesión de otra forma.',
    oidc_refused: 'No se ha podido confirmar ese inicio de sesión. Inténtalo de nuevo o inicia sesión de otra forma.',
    oidc_email_unverified:
      'El otro servicio no ha verificado tu correo. Verifícalo allí o crea una cuenta aquí con una contraseña.',
    account_not_linked:
      'Una cuenta con este correo no está conectada a ese inicio de sesión. Inicia sesión de otra forma.',
    wrong_code: 'Ese código es incorrecto o ha caducado. Revísalo o pulsa «Enviar un código nuevo».',
    email_not_verified: 'Verifica primero tu correo. Te hemos enviado un código.',
    account_suspended: 'Esta cuenta está suspendida. Contacta con soporte para saber por qué.',
    token_refused: 'Este token de acceso no es válido. Crea uno nuevo en tu cuenta.',
    token_scope: 'Este token de acceso no permite hacer eso. Crea en tu cuenta uno que lo permita.',
    pause_only: 'Un token de acceso no puede reanudar las operaciones. Reanúdalas en el panel.',
    too_many_tokens: `Una cuenta tiene hasta ${accessTokensMax} tokens de acceso. Elimina uno e inténtalo de nuevo.`,
    too_many_webhooks: `Una cuenta tiene hasta ${webhooksMax} webhooks. Elimina uno e inténtalo de nuevo.`,
    webhook_address: 'Un webhook necesita una dirección pública que empiece por https y no nombre a ningún usuario.',
    webhook_off: 'Este webhook está desactivado. Actívalo e inténtalo de nuevo.',
    forbidden: 'No tienes permiso para hacer esto.',
    second_factor_needed:
      'Esto necesita una llave de acceso o un código del autenticador. Confírmalo en Security, en tu cuenta.',
    factor_link_needed:
      'Tu primer segundo factor se configura con un enlace que llega a tu correo. Pídelo en Security, en tu cuenta.',
    sign_in_again: 'Tu inicio de sesión tiene más de 15 minutos. Inicia sesión de nuevo para hacer esto.',
    posting_suspended: 'Por el momento no puedes escribir en la comunidad.',
    posting_limited: 'Has llegado al límite por ahora. Inténtalo más tarde.',
    text_repeated: 'Has publicado el mismo texto hace un momento.',
    already_sent:
      'Tu primer texto ha llegado. Este, ya cambiado, aún no se ha enviado: edita el primero, o pulsa otra vez para enviar los dos.',
    post_locked: 'Un moderador ha cerrado esta publicación. No admite cambios ni respuestas.',
    journal_full: 'Tu diario tiene todas las notas que caben. Elimina algunas para escribir más.',
    foreign_origin: 'Esta petición venía de otro sitio y se ha rechazado.',
    not_found: 'No hay nada en esa dirección.',
    conflict: 'Algo ha cambiado entretanto. Recarga e inténtalo de nuevo.',
    trial_used: 'Tu prueba gratis ya se ha utilizado.',
    payment_confirming: 'Tu pago se está confirmando. No hay que pagar nada más, y este formulario no cobra nada.',
    already_subscribed: 'Ya tienes un plan activo.',
    no_entitlement: 'No hay ningún plan activo en esta cuenta. Empieza una prueba o suscríbete.',
    limit_reached: 'Se ha alcanzado el límite diario. Las operaciones se reanudan en el próximo reinicio.',
    lease_unknown: 'Esta reserva no es conocida para este equipo.',
    lease_closed: 'Esta reserva ya se ha cerrado.',
    lease_out_of_order: 'Ya se ha contado un informe más reciente de esta reserva.',
    lease_overused: 'Se han comunicado más operaciones de las reservadas, así que no hay más para este día.',
    change_used: 'La prueba permite un cambio de indicador al día. Inténtalo mañana.',
    device_offline: 'Este ordenador no está conectado. Abre la aplicación en él e inténtalo de nuevo.',
    too_many_computers: `Una cuenta conecta hasta ${computersPerAccountMax} ordenadores. Elimina uno en Account e inténtalo de nuevo.`,
    authorization_pending: 'El inicio de sesión aún no se ha aprobado.',
    slow_down: 'Se ha preguntado con demasiada frecuencia. Espera un poco más entre intentos.',
    access_denied: 'El inicio de sesión se ha denegado.',
    expired_token: 'El inicio de sesión ha tardado demasiado. Empieza de nuevo.',
    invalid_grant: 'Esta credencial ya no es válida. Inicia sesión de nuevo.',
    request_timeout: 'La petición ha tardado demasiado en llegar.',
    headers_too_large: 'La dirección o las cabeceras de la petición son demasiado largas.',
    payload_too_large: 'Eso es más grande de lo permitido.',
    unsupported_media_type: 'Este tipo de contenido no se acepta aquí.',
    archive_refused: 'Este archivo ZIP no se puede publicar. Vuelve a comprimirlo e inténtalo de nuevo.',
    rate_limited: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
    internal: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo.',
    payments_unavailable: 'El servicio de pagos no ha respondido. Inténtalo de nuevo.',
    portal_unavailable: 'No se ha podido abrir el portal de gestión de la suscripción',
    starting: 'El servicio está arrancando o no está disponible por un momento. Inténtalo dentro de un momento.',
    not_ready: 'El servicio no atiende llamadas en este momento. Inténtalo dentro de un momento.',
    storage_full: 'El servicio se ha quedado sin almacenamiento y por el momento no admite cambios.',
  },
  refusals: {
    duplicate: { sentence: 'Esta señal ya se había tratado.', fix: 'Nada que hacer: contó la primera.' },
    stale: {
      sentence: 'La señal tenía más de 2 segundos.',
      fix: 'Cierra los programas que ralentizan el ordenador o vigila menos gráficos.',
    },
    from_the_future: {
      sentence: 'La señal lleva una hora adelantada al reloj de este ordenador.',
      fix: 'Deja que el ordenador ajuste su reloj automáticamente.',
    },
    old_candle: {
      sentence: 'La señal pertenece a una vela que no es la última cerrada.',
      fix: 'Nada que hacer: nunca se opera con el historial.',
    },
    no_chart_price: {
      sentence: 'Ningún gráfico abierto tiene un precio reciente del símbolo que nombró la fuente.',
      fix: 'Abre en MetaTrader 5 un gráfico de este símbolo con un indicador y déjalo abierto.',
    },
    late_candle: {
      sentence: 'La vela siguiente no vino inmediatamente después de la vela de la señal.',
      fix: 'Nada que hacer tras un fin de semana o una pausa del mercado. Si no, comprueba la conexión de MetaTrader 5.',
    },
    before_close: {
      sentence: 'La señal llegó antes de que cerrara su vela, y este gráfico espera al cierre.',
      fix: 'Nada que hacer: el gráfico lo sabrá en un segundo. La entrada antes del cierre se activa en Reglas, en su fila.',
    },
    not_favorite: {
      sentence: 'Este gráfico no es favorito.',
      fix: 'Marca el gráfico con la estrella para operar con él.',
    },
    source_off: {
      sentence: 'La fuente de esta señal está desactivada.',
      fix: 'Actívala en los ajustes de la aplicación, en Señales externas.',
    },
    chart_limit: {
      sentence: 'Todas las plazas de gráficos del plan están ocupadas.',
      fix: 'Quita un favorito o elige un plan con más gráficos.',
    },
    indicator_not_allowed: {
      sentence: 'El plan no incluye ahora este indicador.',
      fix: 'La prueba usa un indicador a la vez, con un cambio al día.',
    },
    other_source: {
      sentence: 'La señal se leyó de otra forma que la que has elegido para su gráfico.',
      fix: 'Espera un segundo a que el gráfico adopte tu elección. Si continúa, instala el Expert Advisor actual.',
    },
    indicator_repaints: {
      sentence: 'El indicador cambia después las flechas de velas ya cerradas.',
      fix: 'Usa un indicador que decida con velas cerradas y deje sus flechas como están.',
    },
    direction_off: {
      sentence: 'Esta dirección está desactivada para el gráfico.',
      fix: 'Cambia el filtro de dirección del favorito.',
    },
    not_confirmed: {
      sentence: 'La otra fuente o la temporalidad mayor no dice lo mismo.',
      fix: 'Nada que hacer: el gráfico espera una coincidencia. O cambia la confirmación del favorito.',
    },
    not_approved: {
      sentence: 'El favorito te pregunta antes, y no lo aprobaste a tiempo.',
      fix: 'Pulsa Operar mientras se muestra la pregunta. O deja que el favorito opere de inmediato.',
    },
    both_directions: {
      sentence: 'La vela dio a la vez una señal de compra y una de venta.',
      fix: 'Nada que hacer: con una vela dudosa no se opera.',
    },
    opposite_open: {
      sentence: 'En este gráfico hay abierta una operación en la dirección contraria.',
      fix: 'Espera a que termine o permite las operaciones contrarias en los ajustes.',
    },
    open_limit: {
      sentence: 'Se ha alcanzado el número máximo de operaciones abiertas.',
      fix: 'Espera a que termine una o sube tu propio límite.',
    },
    quote_gap: {
      sentence: 'El precio del bróker está demasiado lejos del precio del gráfico.',
      fix: 'Comprueba que el gráfico muestra el mercado que ofrece el bróker y que sus precios se mueven.',
    },
    low_payout: {
      sentence: 'El pago está por debajo de tu mínimo.',
      fix: 'Espera un pago mejor o baja el mínimo.',
    },
    market_closed: { sentence: 'El mercado está cerrado para este símbolo.', fix: 'Vuelve a operar cuando abra.' },
    unknown_symbol: {
      sentence: 'El bróker no ofrece este símbolo.',
      fix: 'Elige el activo que muestra el gráfico en Ajustes, Mapa de símbolos.',
    },
    low_balance: {
      sentence: 'El saldo en el bróker es menor que el importe.',
      fix: 'Baja el importe o añade fondos.',
    },
    stake_limit: {
      sentence: 'El importe supera tu límite.',
      fix: 'Baja el importe o sube tu propio límite.',
    },
    daily_limit: {
      sentence: 'Se ha alcanzado el límite diario.',
      fix: 'Las operaciones se reanudan en el próximo reinicio, o elige un plan con más operaciones.',
    },
    trades_elsewhere: {
      sentence: 'Otro ordenador de esta cuenta tiene las operaciones que quedan hoy.',
      fix: 'Espera unos minutos: las comparte, y las operaciones se reanudan. O cierra la aplicación en ese ordenador.',
    },
    own_trade_cap: {
      sentence: 'Se ha alcanzado tu propio número de operaciones de hoy.',
      fix: 'Las operaciones se reanudan mañana.',
    },
    daily_loss: {
      sentence: 'Se ha alcanzado tu límite de pérdida diaria.',
      fix: 'Las operaciones se reanudan mañana.',
    },
    daily_profit: {
      sentence: 'Se ha alcanzado tu objetivo de ganancia de hoy.',
      fix: 'Las operaciones se reanudan mañana.',
    },
    losing_streak: {
      sentence: 'Se ha alcanzado tu número de pérdidas seguidas.',
      fix: 'Las operaciones se reanudan mañana.',
    },
    plan_waits: {
      sentence: 'El plan de importes espera el resultado de una operación abierta.',
      fix: 'Espera a que termine u opera con importes fijos.',
    },
    plan_ended: {
      sentence: 'El plan de importes ha llegado a su final por hoy.',
      fix: 'El plan vuelve a empezar mañana.',
    },
    source_limit: {
      sentence: 'Se ha alcanzado el límite diario que fijaste para esta fuente.',
      fix: 'Mañana se vuelve a operar con las señales de esta fuente.',
    },
    cool_down: {
      sentence: 'No ha terminado la pausa que fijaste tras una operación.',
      fix: 'Espera a que termine o acórtala en los ajustes.',
    },
    outside_hours: {
      sentence: 'Esto queda fuera de tu horario de operación.',
      fix: 'Las operaciones se reanudan en tu próximo horario.',
    },
    news_event: {
      sentence: 'Hay cerca un evento del calendario económico.',
      fix: 'Espera a que pase o cambia la importancia y los minutos en los ajustes.',
    },
    news_blackout: {
      sentence: 'No operas con este símbolo en torno a esta hora.',
      fix: 'Las operaciones se reanudan cuando pasa el tiempo que indicaste.',
    },
    paused: {
      sentence: 'Las operaciones están en pausa.',
      fix: 'Reanuda las operaciones cuando quieras.',
    },
    app_outdated: {
      sentence: 'Esta versión de la aplicación es demasiado antigua para operar.',
      fix: 'Instala la versión más reciente desde la página de descarga y vuelve a abrir la aplicación.',
    },
    not_signed_in: {
      sentence: 'La aplicación de escritorio no ha iniciado sesión.',
      fix: 'Introduce en la página /device el código que muestra la aplicación.',
    },
    no_entitlement: {
      sentence: 'No hay ningún plan activo en esta cuenta.',
      fix: 'Empieza la prueba gratis o suscríbete.',
    },
    live_locked: {
      sentence: 'Operar con dinero real está bloqueado para el país de esta cuenta.',
      fix: 'Opera con una cuenta simulada o demo, o indica tu país en la página de la cuenta si falta.',
    },
    no_lease: {
      sentence: 'Todavía no hay operaciones reservadas en el servidor.',
      fix: 'Comprueba la conexión a internet; la aplicación sigue preguntando.',
    },
    lease_invalid: {
      sentence: 'No se han podido verificar las operaciones reservadas.',
      fix: 'Inicia sesión de nuevo. Si no ayuda, contacta con soporte.',
    },
    lease_expired: {
      sentence: 'Las operaciones reservadas han terminado con su día.',
      fix: 'Comprueba la conexión a internet; la aplicación pide otras nuevas.',
    },
    clock_set_back: {
      sentence: 'El reloj de este ordenador se ha atrasado.',
      fix: 'Pon la hora correcta o deja que el ordenador la ajuste. Las operaciones se reanudan cuando el sitio coincide.',
    },
    clock_differs: {
      sentence: 'El reloj de este ordenador difiere del reloj del bróker o del sitio.',
      fix: 'Deja que el ordenador ajuste su reloj automáticamente. Las operaciones se reanudan cuando va bien.',
    },
    broker_disconnected: {
      sentence: 'El bróker no está conectado.',
      fix: 'Comprueba la conexión con el bróker.',
    },
    broker_switched_off: {
      sentence: 'Este bróker está desactivado por ahora.',
      fix: 'Lee el motivo en los ajustes de la aplicación, y espera o elige otro bróker.',
    },
    account_off: {
      sentence: 'La cuenta de este gráfico no está activada.',
      fix: 'Actívala en Ajustes → Bróker o elige otra cuenta en las reglas del gráfico.',
    },
    other_currency: {
      sentence: 'La cuenta de este gráfico tiene otra moneda que la elegida para todos los gráficos.',
      fix: 'Elige una cuenta con la misma moneda, para que tus límites puedan contar las dos.',
    },
    broker_refused: {
      sentence: 'El bróker no aceptó la orden.',
      fix: 'Lee en el registro de la aplicación lo que dijo el bróker.',
    },
    no_quote: {
      sentence: 'El bróker todavía no ha enviado su pago para este símbolo.',
      fix: 'Nada que hacer: llega un momento después de que aparezca el gráfico.',
    },
    expiry_not_offered: {
      sentence: 'El bróker no ofrece este vencimiento para el símbolo.',
      fix: 'Elige otro número de velas u otra temporalidad.',
    },
    simulated_chart: {
      sentence: 'El gráfico es simulado, y las señales simuladas nunca llegan a un bróker real.',
      fix: 'Usa un gráfico de tu propio terminal o la cuenta simulada.',
    },
    order_unclear: {
      sentence: 'Una orden anterior de este símbolo sigue sin aclararse.',
      fix: 'La aplicación pregunta al bróker; nada se envía dos veces.',
    },
    rate_limit: {
      sentence: 'Demasiadas órdenes en un momento.',
      fix: 'Vigila menos gráficos a la vez.',
    },
  },
}

import { graceDays } from '../../../plan-texts.ts'
import type { ErrorExplanations, TranslatedContent } from '../../translated-content.ts'
import { refusalExplanations } from './refusal-explanations.data.ts'

/** Why an answer of the service comes, and what to do. */
const errorExplanations: ErrorExplanations = {
  invalid_input: {
    cause:
      'Un campo está vacío, es demasiado largo o está escrito de una forma que no puede ser correcta, como un correo sin @. El mensaje nombra cada campo; no se guardó nada. Para programas: la respuesta enumera nombres y motivos en fields.',
    fix: 'Corrige los campos marcados y envía el formulario de nuevo. Lo que escribiste sigue ahí.',
  },
  malformed_request: {
    cause:
      'Lo que llegó no era una petición completa: se cortó por el camino, la cambió un proxy o una extensión o, si venía de un programa, era JSON que no se puede interpretar.',
    fix: 'Recarga la página e inténtalo otra vez. Desde un programa, envía JSON válido con el tipo de contenido application/json.',
  },
  signed_out: {
    cause:
      'La llamada necesita saber quién eres, y tu sesión ha terminado, se cerró en otro lugar o se borró su cookie. Establecer una nueva contraseña cierra todas las demás sesiones. Una aplicación de escritorio ve esto cuando se ha eliminado su equipo.',
    fix: 'Inicia sesión de nuevo; vuelves a donde estabas. En la aplicación, inicia sesión otra vez con un código.',
  },
  wrong_credentials: {
    cause:
      'El correo y la contraseña no coinciden. El mensaje es el mismo para un correo desconocido y para una contraseña equivocada, para que nadie pueda averiguar quién tiene una cuenta.',
    fix: 'Revisa el bloqueo de mayúsculas y el correo. Si no ayuda, inicia sesión con un código enviado a tu correo o establece una nueva contraseña en «Contraseña olvidada».',
  },
  wrong_code: {
    cause:
      'Los códigos tienen seis cifras, valen diez minutos y funcionan una vez. Un código más nuevo sustituye al anterior, así que solo cuenta el último correo, y unos pocos intentos fallidos anulan un código.',
    fix: 'Pide un código nuevo y escribe el del correo más reciente. Mira en la carpeta de spam si no llega ninguno. El código de un registro solo funciona en el navegador en el que creaste la cuenta: si estás en otro, créala de nuevo allí.',
  },
  email_not_verified: {
    cause:
      'Creaste la cuenta, pero nadie ha demostrado todavía que ese correo se puede leer. La cuenta empieza con esa prueba, en el navegador en el que la creaste, para que nadie pueda abrir una con tu dirección.',
    fix: 'Introduce el código de nuestro correo en la página de verificación, donde también puedes pedir que se envíe otra vez. En otro navegador, o después de un día, crea la cuenta de nuevo.',
  },
  account_suspended: {
    cause:
      'El equipo ha suspendido la cuenta, por ejemplo tras un incumplimiento de las condiciones o un pago en disputa. Las sesiones se han cerrado, el inicio de sesión se rechaza y la aplicación de escritorio deja de operar; las operaciones ya abiertas en un bróker llegan a su final y se siguen registrando. Las suspensiones nunca se ocultan a la persona afectada.',
    fix: 'Escribe a soporte desde el correo de la cuenta. Recibirás el motivo y sabrás si la suspensión termina y cuándo.',
  },
  token_refused: {
    cause:
      'Un programa ha llamado con un token de acceso que este sitio no conoce: se escribió mal o se cortó, se eliminó, ha llegado el día en que termina, o el equipo ha cerrado la sesión de la cuenta en todas partes.',
    fix: 'Crea un token nuevo en Security, en tu cuenta, y dáselo al programa. Su secreto se muestra una sola vez.',
  },
  token_scope: {
    cause:
      'Un token de acceso tiene los permisos que se eligieron al crearlo, y esta llamada necesita otro. Muchas llamadas, como las que cambian la cuenta o el plan, no admiten ningún token. La referencia de la API dice para cada llamada qué permiso necesita.',
    fix: 'Crea un token con el permiso que necesita la llamada. Un token no se puede cambiar.',
  },
  pause_only: {
    cause:
      'Un programa ha pedido reanudar las operaciones con un token de acceso. Los tokens pueden detener las operaciones, pero nunca iniciarlas, para que uno filtrado no pueda operar.',
    fix: 'Reanuda en el panel o en la aplicación, en ese ordenador.',
  },
  too_many_webhooks: {
    cause:
      'La cuenta tiene todos los webhooks que puede tener, y cada uno recibe una llamada propia por todo lo que ocurre. Los webhooks desactivados también cuentan, porque se conservan sus últimas entregas.',
    fix: 'Elimina en Security, en tu cuenta, un webhook que ya no necesites, o deja que una dirección pase las llamadas a tus otros programas.',
  },
  webhook_address: {
    cause:
      'La dirección de un webhook debe ser una que cualquiera pueda alcanzar con una conexión cifrada. Se rechazan las direcciones que empiezan por http, que llevan un nombre de usuario o una contraseña, o que llevan a un ordenador de una red privada, porque las llamadas del servicio podrían abrir allí lo que está cerrado a extraños.',
    fix: 'Indica una dirección que empiece por https, con un nombre o una dirección de la internet pública. Pon en tu programa lo que demuestra quién llama: comprueba la firma de cada llamada.',
  },
  webhook_off: {
    cause:
      'Por ahora no se envía nada a este webhook. Se desactivó porque varias entregas seguidas no se aceptaron aunque cada una se intentó durante un día, o porque su programa respondió que se había ido para siempre.',
    fix: 'Mira las entregas en Security, en tu cuenta, para ver qué respondió tu programa. Repáralo, activa el webhook y envía una prueba.',
  },
  too_many_tokens: {
    cause:
      'La cuenta tiene todos los tokens de acceso que puede tener, y cada uno deja entrar a alguien. Los tokens que han terminado no cuentan, ni los que se eliminaron.',
    fix: 'Elimina en Security, en tu cuenta, un token que ya no use ningún programa; la lista dice cuándo se usó cada uno por última vez.',
  },
  forbidden: {
    cause:
      'Has iniciado sesión, pero esto pertenece a otra persona o necesita un papel que la cuenta no tiene, como el de administrador.',
    fix: 'Comprueba que has iniciado sesión con la cuenta correcta. Si deberías tener acceso, pregunta a quien te dio el enlace.',
  },
  posting_suspended: {
    cause:
      'Un moderador ha visto que un texto tuyo incumple las normas y te ha suspendido la escritura. El mensaje dice el motivo y cuándo termina.',
    fix: 'Puedes seguir leyendo y operando como antes. Si crees que es un error, escribe a soporte.',
  },
  posting_limited: {
    cause:
      'Hay límites diarios de publicaciones, respuestas, me gusta, votos y avisos, más bajos para cuentas nuevas, para que nadie inunde la comunidad. Lo que se eliminó cuenta hasta que termina su día.',
    fix: 'El mensaje dice qué está limitado. Espera un poco o continúa mañana; el texto se queda en el formulario.',
  },
  text_repeated: {
    cause:
      'Las mismas palabras se publicaron en los últimos cinco minutos; las mayúsculas, los signos y los espacios no hacen diferencia.',
    fix: 'Comprueba si ya está ahí. Si es otra publicación, escríbela con otras palabras.',
  },
  already_sent: {
    cause:
      'El primer texto se guardó, pero la conexión se cortó antes de que la respuesta volviera a ti. El texto del formulario se cambió después y se envió de nuevo como si fuera el mismo. Ninguno de los dos se descarta ni se pone en lugar del otro sin ti.',
    fix: 'Mira el primer texto en la comunidad: el cambiado sigue en el formulario. Edita allí el primero o envía también el cambiado.',
  },
  post_locked: {
    cause:
      'Un moderador ha cerrado la publicación porque la conversación ha terminado o se ha apartado de las normas. Se puede seguir leyendo, y no admite respuestas ni cambios, ni siquiera de su autor.',
    fix: 'Abre una publicación nueva si hay algo que añadir.',
  },
  passkey_refused: {
    cause:
      'La llave de acceso ya no se conoce aquí, se creó para otra dirección, no pidió tu huella, tu cara o tu PIN, o tardó más de cinco minutos.',
    fix: 'Inténtalo otra vez. Si no ayuda, inicia sesión con tu contraseña o con un código de un solo uso, elimina la llave de acceso en Security, en tu cuenta, y añádela de nuevo.',
  },
  oidc_unavailable: {
    cause:
      'Quisiste continuar con otro servicio, como la cuenta de tu empresa, y ese servicio no estaba accesible o respondió con un fallo. Tu cuenta aquí no se ve afectada.',
    fix: 'Inténtalo dentro de un momento. Hasta que responda, inicia sesión con tu contraseña, con una llave de acceso o con un código de un solo uso que te enviamos por correo.',
  },
  oidc_refused: {
    cause:
      'No se pudo confirmar la respuesta del otro servicio: se usó antes, se empezó en otro navegador, se cambió por el camino o no está firmada por ese servicio. Puede que alguien te haya enviado un enlace que no era para ti.',
    fix: 'Empieza de nuevo desde la página de inicio de sesión, en una sola pestaña. Si no ayuda, inicia sesión de otra forma y escribe a soporte.',
  },
  oidc_email_unverified: {
    cause:
      'El otro servicio dice qué correo tienes allí, y también que nadie lo ha verificado, o no nombra ninguno. Una cuenta aquí empieza con un correo verificado, para que nadie abra una con tu dirección.',
    fix: 'Verifica el correo en el otro servicio y continúa con él de nuevo, o crea una cuenta aquí con una contraseña: entonces verificamos nosotros el correo.',
  },
  account_not_linked: {
    cause:
      'Hay una cuenta con el correo que nombra el otro servicio, y no acepta ese inicio de sesión: su propio correo no está verificado, has desconectado el servicio en tu cuenta, o la cuenta pertenece a otra persona de ese servicio.',
    fix: 'Inicia sesión con tu contraseña, con una llave de acceso o con un código de un solo uso. Si has desconectado el servicio, conéctalo de nuevo en Security, en tu cuenta.',
  },
  second_factor_needed: {
    cause:
      'Los administradores y moderadores demuestran quiénes son con una llave de acceso o un código de una aplicación de autenticación, además de la contraseña. Esta sesión se abrió sin ninguno de los dos, así que puede hacer todo lo que hace un miembro y nada que necesite ese papel.',
    fix: 'Abre Security en tu cuenta y confirma allí con una llave de acceso o un código; añade antes uno si no hay ninguno. O cierra la sesión e iníciala con la llave de acceso.',
  },
  factor_link_needed: {
    cause:
      'Un administrador o moderador configura la primera llave de acceso o aplicación de autenticación con un enlace que llega por correo, o que se imprime en la consola de un servidor sin correo. Una contraseña sola no basta, porque quien la robara podría configurar un factor propio.',
    fix: 'Abre Security en tu cuenta, pide el enlace y ábrelo antes de 30 minutos en el mismo navegador. Después, configura la llave de acceso o la aplicación antes de 15 minutos.',
  },
  sign_in_again: {
    cause:
      'Publicar archivos y mover dinero piden un inicio de sesión de los últimos 15 minutos, para que nadie lo haga en un navegador que quedó abierto.',
    fix: 'Inicia sesión de nuevo, o confirma con una llave de acceso o un código en Security, en tu cuenta. Después, repite lo que hiciste; hasta ahora no se ha hecho nada de ello.',
  },
  journal_full: {
    cause:
      'Un diario guarda 20.000 notas sobre días y operaciones, y el tuyo ya las tiene. Una nota que existe se puede cambiar; solo se rechaza una nueva. No se perdió nada de lo que escribiste.',
    fix: 'Abre en el diario una nota antigua, vacía su texto y sus etiquetas y guarda: se elimina. Después, escribe la nueva.',
  },
  foreign_origin: {
    cause:
      'Solo se aceptan cambios desde nuestras propias páginas. La petición la inició otro sitio, o la página se abrió con otro nombre que el oficial, por ejemplo una dirección IP o una copia traducida, o una extensión quita el origen de las peticiones.',
    fix: 'Abre el sitio por su dirección oficial y, si no ayuda, prueba sin extensiones. No se cambió nada.',
  },
  not_found: {
    cause:
      'La dirección está mal escrita, la cosa se eliminó o pertenece a otra persona: para los extraños, las dos cosas se ven igual a propósito. Un código de equipo desconocido o caducado también responde esto.',
    fix: 'Revisa la dirección o empieza desde la página que la enumera. Si era un código de equipo, haz que la aplicación muestre uno nuevo.',
  },
  conflict: {
    cause:
      'Lo mismo se cambió dos veces casi al mismo tiempo: en otra pestaña, en otro ordenador o con un doble clic. El cambio posterior se rechazó, así que no se sobrescribió nada.',
    fix: 'Recarga para ver el estado actual y haz tu cambio otra vez si todavía hace falta.',
  },
  trial_used: {
    cause:
      'La prueba gratis se concede una vez por cuenta y buzón. Distintas formas de escribir un mismo buzón, como con un signo más, cuentan como el mismo, también después de eliminar una cuenta.',
    fix: 'Elige un plan o una licencia de pago único en la página de precios. Si nunca tuviste una prueba, escribe a soporte.',
  },
  payment_confirming: {
    cause:
      'Has confirmado un pago para esto, en esta pestaña o en otra, y el banco o el proveedor de pagos todavía trabaja en ello. Una tarjeta tarda segundos, algunos bancos tardan más. Hasta que se decida, no se abre un segundo formulario para lo mismo, para que nadie pague dos veces.',
    fix: 'Espera un momento: la página vuelve a comprobar y muestra el resultado. Si el banco lo rechaza, el formulario vuelve y no se cobró nada.',
  },
  already_subscribed: {
    cause:
      'En la cuenta está en vigor una prueba, una suscripción o una licencia, así que otra prueba no añadiría nada. Una segunda pestaña o un segundo clic en el botón también acaban aquí, y también un navegador que ha comprado lo mismo sin iniciar sesión; no se cobró nada dos veces.',
    fix: 'Abre el panel para ver qué está en vigor. Un plan mayor o menor se elige en Manage Subscription.',
  },
  no_entitlement: {
    cause: `No está en vigor nada que permita operar: la prueba ha terminado, una suscripción se canceló o caducó, o un cobro falló y han pasado sus ${graceDays} días. La aplicación lo sabe en su siguiente contacto y desde entonces rechaza las señales. El panel muestra qué tenía la cuenta y hasta cuándo.`,
    fix: 'Empieza la prueba gratis si la cuenta no la ha usado, elige un plan, o regulariza el cobro fallido en Manage Subscription. La aplicación reanuda en su siguiente contacto con nosotros.',
  },
  limit_reached: {
    cause:
      'Las operaciones del día están repartidas, a este ordenador o a otros de la cuenta. Los bloques que otro ordenador ha reservado y no ha usado vuelven cuando se cierra o después de unos minutos. El día de operaciones es un día UTC.',
    fix: 'Espera al reinicio, que el mensaje indica, cierra la aplicación en los ordenadores que no uses, o elige un plan con más operaciones.',
  },
  lease_unknown: {
    cause:
      'La aplicación informó de operaciones reservadas que nuestro servidor no conoce para este equipo: se eliminó y se añadió de nuevo, o su carpeta de datos viene de otro ordenador.',
    fix: 'Nada que hacer: la aplicación descarta la reserva y pide una nueva. Si se repite, cierra la sesión de la aplicación e iníciala de nuevo.',
  },
  lease_closed: {
    cause:
      'Una reserva se devolvió y después se usó otra vez en un informe, casi siempre porque la respuesta a la devolución se perdió por el camino. Las operaciones que se hicieron se registran de todos modos.',
    fix: 'Nada que hacer: la aplicación toma una reserva nueva.',
  },
  lease_out_of_order: {
    cause:
      'Los informes sobre una reserva están numerados, y uno anterior llegó después de uno más nuevo. Las redes hacen eso; solo cuenta el más nuevo. También aparece cuando se usan dos copias de una misma carpeta de datos.',
    fix: 'Nada que hacer. Si se repite, asegúrate de que la carpeta de datos no se copió a un segundo ordenador.',
  },
  lease_overused: {
    cause:
      'Se comunicaron más operaciones de las reservadas, como ocurre cuando se restaura una copia antigua de la carpeta de datos o se cambió la aplicación. Lo devuelto ya no está reservado, así que una operación que se comunica después con cargo a ello cuenta como una de más. Las operaciones se registran y cuentan, porque ocurrieron; ningún ordenador de la cuenta recibe más ese día, y un correo avisa a su dueño.',
    fix: 'Las operaciones se reanudan en el próximo reinicio. No restaures la carpeta de datos desde una copia de seguridad; inicia sesión de nuevo.',
  },
  change_used: {
    cause:
      'Durante la prueba hay instalado un indicador a la vez. La primera elección es libre, y después se permite un cambio por día de operaciones, que hoy ya se ha usado.',
    fix: 'Cámbialo después del reinicio del día siguiente, que el panel muestra en tu hora local, o elige un plan: todos los planes usan todos los indicadores a la vez.',
  },
  device_offline: {
    cause:
      'Los favoritos los guarda la aplicación en tu ordenador, y el ordenador no estaba conectado cuando el panel pidió un cambio. Nada se guarda para después, para que ningún gráfico empiece a operarse horas después de que lo pidieras.',
    fix: 'Abre la aplicación, espera a que el panel muestre el ordenador como conectado e inténtalo de nuevo.',
  },
  too_many_computers: {
    cause:
      'La cuenta tiene todos los ordenadores que puede tener, para que una contraseña robada no pueda conectar cuantos quiera. Los que ya no usas, o que se instalaron de nuevo, cuentan hasta que los eliminas.',
    fix: 'Elimina en Account un ordenador que ya no uses y aprueba otra vez el nuevo.',
  },
  authorization_pending: {
    cause:
      'La aplicación pregunta cada pocos segundos si su inicio de sesión se aprobó, y todavía no. Esta es la respuesta normal hasta que actúas, no un fallo.',
    fix: 'Introduce en la página del equipo el código que muestra la aplicación y pulsa Approve.',
  },
  slow_down: {
    cause:
      'Un programa preguntó por el resultado de su inicio de sesión más a menudo de lo acordado. Cada vez, el intervalo crece cinco segundos.',
    fix: 'Nada que hacer en nuestra aplicación. Tu propio programa tiene que esperar el intervalo que se le dio antes de volver a preguntar.',
  },
  access_denied: {
    cause:
      'Se pulsó Deny en la página del equipo para este inicio de sesión; quizá el código, el nombre del ordenador o la dirección no parecían correctos. O cancelaste en el otro servicio con el que querías continuar.',
    fix: 'Empieza el inicio de sesión de nuevo, en la aplicación o en la página de inicio de sesión, y apruébalo si de verdad eras tú.',
  },
  expired_token: {
    cause:
      'Un código de equipo vale unos minutos, para que nadie use uno que quedó en una pantalla. Este no se aprobó a tiempo. Un registro que viene de otro servicio espera una hora, en el navegador en el que se empezó.',
    fix: 'Haz que la aplicación muestre un código nuevo e introdúcelo de inmediato en la página del equipo. En la página de inicio de sesión, continúa otra vez con el otro servicio.',
  },
  invalid_grant: {
    cause:
      'La credencial de la aplicación se sustituyó, se revocó o se usó dos veces. Eso ocurre cuando el equipo se eliminó en el panel, cuando su carpeta de datos se copió a otro ordenador o se restauró desde una copia de seguridad, o después de mucho tiempo sin contacto.',
    fix: 'Inicia sesión con un código otra vez. Si no eliminaste ni copiaste nada, mira la lista de equipos y establece una nueva contraseña.',
  },
  request_timeout: {
    cause:
      'La petición empezó y no llegó entera a tiempo: una conexión que se cortó, o un programa que mantiene abierta una conexión sin enviar.',
    fix: 'Comprueba la conexión e inténtalo de nuevo. Un programa envía su petición entera de una vez.',
  },
  headers_too_large: {
    cause:
      'La dirección y las cabeceras de una petición pueden ocupar juntas 16 kB. Las cookies de muchos otros servicios bajo la misma dirección, o un enlace muy largo, pasan de ahí.',
    fix: 'Elimina las cookies de este sitio o ábrelo en una ventana privada; acorta el enlace.',
  },
  payload_too_large: {
    cause:
      'Un archivo o un texto es más grande de lo que este lugar acepta. Las subidas admiten archivos ZIP de hasta 50 MB; los demás formularios admiten mucho menos.',
    fix: 'Envía un archivo más pequeño o un texto más corto. Un registro se puede recortar a los minutos en torno al problema.',
  },
  unsupported_media_type: {
    cause:
      'Este lugar espera otro tipo de contenido: las subidas aceptan solo archivos ZIP, juzgados por lo que contienen y no por su nombre, y los programas tienen que enviar JSON.',
    fix: 'Comprime el archivo como ZIP o pon el tipo de contenido de tu petición en application/json.',
  },
  archive_refused: {
    cause:
      'El archivo es un ZIP, pero algo en él está roto, podría dañar el ordenador en el que se descomprime o se ve distinto en distintos programas: una ruta que sale de su carpeta, un enlace, una entrada cifrada, dos nombres para un archivo, bytes ocultos, un tamaño falso, un archivo comprimido dentro de otro, o muchos más datos de los que contiene un paquete de verdad. El mensaje nombra lo primero que se encontró y qué hacer.',
    fix: 'Haz lo que dice el mensaje: casi siempre basta con comprimir la carpeta de nuevo con un programa ZIP corriente, sin contraseña y sin comentarios, y subir eso. Lo que se publicó antes sigue ahí.',
  },
  rate_limited: {
    cause:
      'Hubo demasiados intentos en poco tiempo, desde tu dirección o para este correo. Las contraseñas, los códigos y los correos tienen límites estrechos, porque por ahí empieza quien intenta adivinar. Un navegador o una cuenta empieza como mucho 20 pagos por hora; continuar uno abierto no cuenta. En una oficina o detrás de una VPN, muchas personas comparten una dirección.',
    fix: 'Espera el tiempo que dice el mensaje y después inténtalo una vez, con cuidado.',
  },
  internal: {
    cause:
      'Ocurrió por nuestra parte algo que no habíamos previsto. Se registra junto con el número de la petición. Mientras tanto, las operaciones continúan con las que la aplicación ha reservado.',
    fix: 'Inténtalo de nuevo. Si no ayuda, escribe a soporte y añade el número de la petición que da el mensaje: lleva directamente al registro.',
  },
  payments_unavailable: {
    cause:
      'Nuestro servidor preguntó al proveedor de pagos y no recibió ninguna respuesta útil. Este intento no te cobró nada. Una prueba que no se pudo empezar no se gasta.',
    fix: 'Inténtalo dentro de un minuto: pulsar de nuevo termina la misma petición y nunca hace una segunda.',
  },
  portal_unavailable: {
    cause:
      "La página que hay tras 'Manage Subscription' pertenece al proveedor de pagos, y ahora mismo no se pudo abrir. Tu suscripción no se ve afectada.",
    fix: 'Inténtalo dentro de un minuto. Si no ayuda, escribe a soporte, y dilo si se acerca una fecha de renovación.',
  },
  starting: {
    cause:
      'El servicio está arrancando o actualizándose, o su base de datos no responde por un momento. Se recupera solo en cuanto vuelve la base de datos. La aplicación sigue operando con su reserva e informa después.',
    fix: 'Espera unos segundos e inténtalo de nuevo. Si dura, la página de estado dice lo que sabemos.',
  },
  not_ready: {
    cause:
      'Esto solo lo responde la comprobación para los balanceadores de carga, en /api/ready: el servicio se está deteniendo, o su base de datos o su almacenamiento no ha respondido en un segundo. Se enumeran en fields.',
    fix: 'Nada que hacer por tu parte. Quien gestiona el servicio encuentra la causa en su registro.',
  },
  storage_full: {
    cause:
      'El disco del servicio tiene muy poco espacio, así que rechaza cambios antes que perder alguno. Leer funciona. La aplicación guarda sus informes y los envía cuando vuelve a haber espacio.',
    fix: 'Nada que hacer por tu parte. Inténtalo más tarde, y avisa a soporte si dura más de una hora.',
  },
}

export const texts = {}

export const content: Pick<TranslatedContent, 'codeExplanations'> = {
  codeExplanations: { ...errorExplanations, ...refusalExplanations },
}

/** What mails say, and messages of the bot: their subjects, sentences, frame and buttons. */
export const texts = {
  'Your {brand} verification code': 'Tu código de verificación de {brand}',
  'Welcome to {brand}. Enter this code to verify your email:':
    'Te damos la bienvenida a {brand}. Introduce este código para verificar tu correo electrónico:',
  'or open {page}': 'o abre {page}',
  'The code is valid for {minutes} minutes. If you did not sign up, ignore this mail.':
    'El código es válido durante {minutes} minutos. Si no has creado una cuenta, ignora este correo.',
  'Your {brand} sign-in code': 'Tu código para iniciar sesión en {brand}',
  'Enter this code to sign in:': 'Introduce este código para iniciar sesión:',
  'The code is valid for {minutes} minutes. If you did not ask for it, ignore this mail; nobody can sign in without it.':
    'El código es válido durante {minutes} minutos. Si no lo has pedido, ignora este correo; nadie puede iniciar sesión sin él.',
  'Set a new {brand} password': 'Establece una nueva contraseña de {brand}',
  'Enter this code to set a new password:': 'Introduce este código para establecer una contraseña nueva:',
  'at {page}': 'en {page}',
  'The code is valid for {minutes} minutes. If you did not ask for it, your password stays as it is.':
    'El código es válido durante {minutes} minutos. Si no lo has pedido, tu contraseña se queda como está.',
  'Your {brand} password was changed': 'Se ha cambiado tu contraseña de {brand}',
  'The password of your account was changed, and every other browser was signed out.':
    'Se ha cambiado la contraseña de tu cuenta y se ha cerrado la sesión en todos los demás navegadores.',
  'If that was not you, set a new password at {password} and look at your computers at {devices}':
    'Si no has sido tú, establece una contraseña nueva en {password} y revisa tus ordenadores en {devices}',
  'A passkey was added to your {brand} account': 'Se ha añadido una llave de acceso a tu cuenta de {brand}',
  'This passkey was added to your account and signs in to it:':
    'Esta llave de acceso se ha añadido a tu cuenta e inicia sesión en ella:',
  'If that was not you, remove it at {security} and set a new password at {password}':
    'Si no has sido tú, elimínala en {security} y establece una contraseña nueva en {password}',
  'read your trades': 'leer tus operaciones',
  'pause trading': 'pausar las operaciones',
  '{first} and {second}': '{first} y {second}',
  'An access token was made for your {brand} account': 'Se ha creado un token de acceso para tu cuenta de {brand}',
  'A program that has this access token may {rights}:': 'Un programa que tenga este token de acceso puede {rights}:',
  'If you did not make it, remove it at {security} and set a new password at {password}':
    'Si no lo has creado tú, elimínalo en {security} y establece una contraseña nueva en {password}',
  'A passkey was removed from your {brand} account': 'Se ha eliminado una llave de acceso de tu cuenta de {brand}',
  'This passkey no longer signs in to your account:': 'Esta llave de acceso ya no inicia sesión en tu cuenta:',
  'An authenticator app was added to your {brand} account':
    'Se ha añadido una aplicación de autenticación a tu cuenta de {brand}',
  'An authenticator app was set up for your account. Its codes confirm sessions from now on.':
    'Se ha configurado una aplicación de autenticación para tu cuenta. A partir de ahora, sus códigos confirman las sesiones.',
  'The authenticator app of your {brand} account was removed':
    'Se ha eliminado la aplicación de autenticación de tu cuenta de {brand}',
  'The authenticator app of your account was removed. Its codes confirm nothing any more.':
    'Se ha eliminado la aplicación de autenticación de tu cuenta. Sus códigos ya no confirman nada.',
  'Your {brand} account is connected to {name}': 'Tu cuenta de {brand} está conectada a {name}',
  'From now on, you can also log in to your account with {name}.':
    'A partir de ahora, también puedes iniciar sesión en tu cuenta con {name}.',
  'Your {brand} account is no longer connected to {name}': 'Tu cuenta de {brand} ya no está conectada a {name}',
  '{name} no longer logs in to your account.': '{name} ya no sirve para iniciar sesión en tu cuenta.',
  'If that was not you, set a new password at {password} and look at {security}':
    'Si no has sido tú, establece una contraseña nueva en {password} y revisa la seguridad de tu cuenta en {security}',
  'Set up the second factor of your {brand} account': 'Configura el segundo factor de tu cuenta de {brand}',
  'Open this link in the browser in which you are signed in:':
    'Abre este enlace en el navegador en el que has iniciado sesión:',
  '{page}': '{page}',
  'It lets that session set up a passkey or an authenticator app, works once and is valid for {minutes} minutes.':
    'Permite que esa sesión configure una llave de acceso o una aplicación de autenticación, funciona una sola vez y es válido durante {minutes} minutos.',
  'If you did not ask for it, somebody has your password: set a new one on the page "Forgot password" at once.':
    'Si no lo has pedido, alguien tiene tu contraseña: establece una nueva de inmediato en la página «Contraseña olvidada».',
  'Your {brand} account is deleted': 'Tu cuenta de {brand} se ha eliminado',
  'Your account is deleted. Subscriptions have ended and are not charged again, every browser and computer is signed out, and your trades, messages and personal details are erased. What the law makes us keep about payments no longer carries your name.':
    'Tu cuenta se ha eliminado. Las suscripciones han terminado y no se vuelven a cobrar, se ha cerrado la sesión en todos los navegadores y ordenadores, y tus operaciones, mensajes y datos personales se han borrado. Lo que la ley nos obliga a conservar sobre los pagos ya no lleva tu nombre.',
  'If that was not you, write to {team}.': 'Si no has sido tú, escribe a {team}.',
  'You already have a {brand} account': 'Ya tienes una cuenta de {brand}',
  'Somebody, probably you, tried to sign up with this email. You already have an account: log in at {login} or set a new password at {password}':
    'Alguien, probablemente tú, ha intentado crear una cuenta con este correo electrónico. Ya tienes una cuenta: inicia sesión en {login} o establece una contraseña nueva en {password}',
  'Your {brand} license key was replaced': 'Se ha reemplazado tu clave de licencia de {brand}',
  'A new license key was made in your account, and the one before it stopped working.':
    'Se ha creado una clave de licencia nueva en tu cuenta y la anterior ha dejado de funcionar.',
  '{first} {second}': '{first} {second}',
  'One computer that it had connected is signed out.': 'Se ha cerrado la sesión de un ordenador que había conectado.',
  '{count} computers that it had connected are signed out.':
    'Se ha cerrado la sesión de {count} ordenadores que había conectado.',
  'If that was not you, set a new password at {password} and look at your browsers at {security}':
    'Si no has sido tú, establece una contraseña nueva en {password} y revisa tus navegadores en {security}',
  'A computer was connected with your {brand} license key':
    'Se ha conectado un ordenador con tu clave de licencia de {brand}',
  'This computer was connected to your account with your license key and may place trades:':
    'Este ordenador se ha conectado a tu cuenta con tu clave de licencia y puede abrir operaciones:',
  'If that was not you, make a new key at {licenses}: the old one stops, and so does every computer that it has connected.':
    'Si no has sido tú, crea una clave nueva en {licenses}: la antigua deja de funcionar, y también todos los ordenadores que ha conectado.',
  'A webhook was added to your {brand} account': 'Se ha añadido un webhook a tu cuenta de {brand}',
  'From now on your trades, or what else was chosen, are reported to a program at {host}.':
    'A partir de ahora, tus operaciones, o lo que se haya elegido, se comunican a un programa en {host}.',
  'If you did not add it, remove it at {security} and set a new password at {password}':
    'Si no lo has añadido tú, elimínalo en {security} y establece una contraseña nueva en {password}',
  '{brand} support has your message ({reference})': 'El soporte de {brand} tiene tu mensaje ({reference})',
  'We have your message and answer by email within {hours} hours.':
    'Tenemos tu mensaje y respondemos por correo electrónico en un plazo de {hours} horas.',
  '{brand} has your feedback ({reference})': '{brand} tiene tu opinión ({reference})',
  'Thank you. Your feedback is with the team; we write back when we have a question.':
    'Gracias. El equipo tiene tu opinión; te escribimos si nos surge alguna pregunta.',
  'Reference: {reference}': 'Referencia: {reference}',
  'If you did not write to us, ignore this mail.': 'Si no nos has escrito, ignora este correo.',
  'Answer: {page}': 'Responder: {page}',
  '{brand} support has answered you ({reference})': 'El soporte de {brand} te ha respondido ({reference})',
  'The {brand} team has answered in your chat:': 'El equipo de {brand} ha respondido en tu chat:',
  'Continue in the same browser: {page}': 'Continúa en el mismo navegador: {page}',
  '{actor} replied to your post': '{actor} ha respondido a tu publicación',
  '{actor} replied to your post in the {brand} community:':
    '{actor} ha respondido a tu publicación en la comunidad de {brand}:',
  '{actor} mentioned you': '{actor} te ha mencionado',
  '{actor} mentioned you in the {brand} community:': '{actor} te ha mencionado en la comunidad de {brand}:',
  'Read it and answer: {page}': 'Léelo y responde: {page}',
  '{what} in the {brand} community.': '{what} en la comunidad de {brand}.',
  'Reason: {reason}': 'Motivo: {reason}',
  'If you think that this is a mistake, write to us: {page}': 'Si crees que es un error, escríbenos: {page}',
  'Your post was hidden': 'Se ha ocultado tu publicación',
  'Your post is shown': 'Se muestra tu publicación',
  'Your reply was hidden': 'Se ha ocultado tu respuesta',
  'Your reply is shown': 'Se muestra tu respuesta',
  'A warning from the moderators': 'Una advertencia de los moderadores',
  'You may not write until {until}': 'No puedes escribir hasta el {until}',
  'You may write again': 'Puedes volver a escribir',
  'Several people have reported this. It is hidden until a moderator has looked.':
    'Varias personas lo han denunciado. Está oculto hasta que un moderador lo revise.',
  'on {moment}': 'el {moment}',
  '{title}.': '{title}.',
  'Look at it: {page}': 'Míralo aquí: {page}',
  'The support team has answered you': 'El equipo de soporte te ha respondido',
  'You’ve used all of today’s trades': 'Has usado todas las operaciones de hoy',
  'Trading is paused and resumes {when}.': 'Las operaciones están en pausa y se reanudan {when}.',
  'Trading resumes after the next-day reset.': 'Las operaciones se reanudan tras el reinicio del día siguiente.',
  '{computer} can now trade with your account': '{computer} ya puede operar con tu cuenta',
  'If that was not you, remove it.': 'Si no has sido tú, elimínalo.',
  'The webhook to {host} was switched off': 'Se ha desactivado el webhook a {host}',
  'It took none of the last deliveries. Repair it, then switch the webhook on.':
    'No ha aceptado ninguna de las últimas entregas. Repáralo y después activa el webhook.',
  'The results of {symbol} weaken': 'Los resultados de {symbol} se debilitan',
  '{chart}: its last trades do worse than what it had shown. That may still be luck.':
    '{chart}: sus últimas operaciones van peor de lo que había mostrado. Todavía puede ser cuestión de suerte.',
  'The results of {symbol} have broken': 'Los resultados de {symbol} ya no se sostienen',
  '{chart}: luck alone does not explain how much worse it does. It is being taken off the favorites, as you have chosen.':
    '{chart}: la suerte por sí sola no explica cuánto peor va. Se está quitando de los favoritos, como has elegido.',
  '{chart}: luck alone does not explain how much worse it does. It still trades.':
    '{chart}: la suerte por sí sola no explica cuánto peor va. Sigue operando.',
  '{computer} has gone offline': '{computer} se ha desconectado',
  'It was trading. The last contact was {when}. It may be asleep, off or without internet. Open trades end at the broker as usual.':
    'Estaba operando. El último contacto fue {when}. Puede que esté en suspensión, apagado o sin internet. Las operaciones abiertas terminan en el bróker como siempre.',
  'Many signals are refused on {computer}': 'Se rechazan muchas señales en {computer}',
  '{refused} of {signals} signals within an hour. Most common reason: {refusal}':
    '{refused} de {signals} señales en una hora. Motivo más frecuente: {refusal}',
  'A limit of your own has stopped trading on {computer}': 'Un límite tuyo ha detenido las operaciones en {computer}',
  '{refusal}': '{refusal}',
  'Your {brand} trades of the day are used up': 'Has usado tus operaciones del día en {brand}',
  'All {limit} automated trades of the day were placed. Trading is paused and resumes in {wait} ({moment}). Your dashboard shows the time where you are: {page}':
    'Se han abierto las {limit} operaciones automáticas del día. Las operaciones están en pausa y se reanudan dentro de {wait} ({moment}). Tu panel muestra la hora del lugar en el que estás: {page}',
  'Trades that you place at the broker yourself do not count. Plans with more trades: {page}':
    'Las operaciones que abres tú en el bróker no cuentan. Planes con más operaciones: {page}',
  'More {brand} trades were reported than were reserved':
    'Se han comunicado más operaciones de {brand} de las reservadas',
  'On the trading day until {ends} a computer of your account reported more automated trades than it had reserved. The trades are recorded and count, and none of your computers gets more trades for that day. Trading resumes after that.':
    'En el día de operaciones que termina el {ends}, un ordenador de tu cuenta comunicó más operaciones automáticas de las que había reservado. Las operaciones quedan registradas y cuentan, y ninguno de tus ordenadores recibe más operaciones para ese día. Después, las operaciones se reanudan.',
  "This happens when an old copy of the app's data folder is put back, or when the app was changed. If you did neither, reply to this email.":
    'Esto ocurre cuando se restaura una copia antigua de la carpeta de datos de la aplicación o cuando se ha modificado la aplicación. Si no has hecho ninguna de las dos cosas, responde a este correo.',
  '1 unread notification at {brand}': '1 notificación sin leer en {brand}',
  '{count} unread notifications at {brand}': '{count} notificaciones sin leer en {brand}',
  'More than {count} unread notifications at {brand}': 'Más de {count} notificaciones sin leer en {brand}',
  'What you have not read yet:': 'Lo que aún no has leído:',
  'All of it: {page}': 'Todo: {page}',
  'Your {brand} receipt: {amount}': 'Tu recibo de {brand}: {amount}',
  'We have your payment. Thank you.': 'Hemos recibido tu pago. Gracias.',
  'For: {what}': 'Concepto: {what}',
  'Amount: {amount} (US dollars)': 'Importe: {amount} (dólares estadounidenses)',
  'Date: {date}': 'Fecha: {date}',
  'Test mode: no card was charged.': 'Modo de prueba: no se ha cobrado a ninguna tarjeta.',
  'A purchase with your email: {subject}': 'Una compra con tu correo electrónico: {subject}',
  'What was bought waits under this email address. Sign up or log in with it at {page}, and it is in your account at once. If this was not you, write to us.':
    'Lo que se ha comprado espera con esta dirección de correo. Crea una cuenta o inicia sesión con ella en {page} y estará en tu cuenta al momento. Si no has sido tú, escríbenos.',
  'This is about a purchase that was made without an account and with this email address. If you have an account, nothing in it has changed.':
    'Se trata de una compra que se hizo sin cuenta y con esta dirección de correo. Si tienes una cuenta, nada ha cambiado en ella.',
  'We give back a second payment: {amount}': 'Devolvemos un segundo pago: {amount}',
  'A {what} was paid for with your email address, and your account already has a plan of this kind. One is enough.':
    'Se ha pagado una {what} con tu dirección de correo y tu cuenta ya tiene un plan de este tipo. Con uno basta.',
  'We have ended the second one and give the whole payment of {amount} back to the card that paid it. Banks take 5 to 10 days. Nothing more is charged for it.':
    'Hemos terminado el segundo y devolvemos el pago completo de {amount} a la tarjeta con la que se pagó. Los bancos tardan de 5 a 10 días. No se cobra nada más por él.',
  'What your account had before runs on unchanged.': 'Lo que tu cuenta tenía antes sigue sin cambios.',
  'You see the refund among your invoices: {page}': 'Ves el reembolso entre tus facturas: {page}',
  'The subscription ends on {moment} and is not charged again.':
    'La suscripción termina el {moment} y no se vuelve a cobrar.',
  "The next payment is due every month. To change or end the subscription, press 'Manage Subscription' at {page}.":
    'El próximo pago vence cada mes. Para cambiar o terminar la suscripción, pulsa «Manage Subscription» en {page}.',
  "The next payment is due on {moment}. To change or end the subscription, press 'Manage Subscription' at {page}.":
    'El próximo pago vence el {moment}. Para cambiar o terminar la suscripción, pulsa «Manage Subscription» en {page}.',
  'You have paid once; nothing more is charged. Your license key waits at {page}':
    'Has pagado una vez; no se cobra nada más. Tu clave de licencia te espera en {page}',
  'Your {brand} trial has started': 'Tu prueba de {brand} ha empezado',
  'Your free trial has started and ends after {days} days.':
    'Tu prueba gratis ha empezado y termina al cabo de {days} días.',
  'Your free trial has started and ends on {moment}.': 'Tu prueba gratis ha empezado y termina el {moment}.',
  'It gives you {trades} automated trades a day, {charts} charts and one indicator at a time.':
    'Te da {trades} operaciones automáticas al día, {charts} gráficos y un indicador a la vez.',
  'Without a card the trial ends and nothing is charged. With a saved card it continues as {plan}; cancel before the end and nothing is charged.':
    'Sin tarjeta, la prueba termina y no se cobra nada. Con una tarjeta guardada continúa como {plan}; cancela antes del final y no se cobra nada.',
  'The next step is the desktop app: {page}': 'El siguiente paso es la aplicación de escritorio: {page}',
  'It runs on Windows. On any other computer or phone you can watch simulated charts: {page}':
    'Funciona en Windows. En cualquier otro ordenador o teléfono puedes ver gráficos simulados: {page}',
  'You have cancelled, so nothing is charged. Automated trading stops then.':
    'Has cancelado, así que no se cobra nada. El trading automático se detiene entonces.',
  'No card is saved, so nothing is charged and automated trading stops then. To continue with {plan}, save a card first: {page}':
    'No hay ninguna tarjeta guardada, así que no se cobra nada y el trading automático se detiene entonces. Para continuar con {plan}, guarda antes una tarjeta: {page}',
  "A card is saved, so the trial continues as {plan}, which is charged then. Cancel before and nothing is charged: press 'Manage Subscription' at {page}.":
    'Hay una tarjeta guardada, así que la prueba continúa como {plan}, que se cobra entonces. Cancela antes y no se cobra nada: pulsa «Manage Subscription» en {page}.',
  'Your {brand} trial ends tomorrow': 'Tu prueba de {brand} termina mañana',
  'Your free trial ends on {moment}.': 'Tu prueba gratis termina el {moment}.',
  'Your {brand} trial has ended': 'Tu prueba de {brand} ha terminado',
  'Your free trial has ended. Nothing was charged, and it places no more trades.':
    'Tu prueba gratis ha terminado. No se ha cobrado nada y ya no abre operaciones.',
  'To continue, choose a plan at {page}': 'Para continuar, elige un plan en {page}',
  'Your {brand} payment failed': 'Tu pago de {brand} ha fallado',
  'We could not charge {plan}.': 'No hemos podido cobrar {plan}.',
  "Your plan keeps working until {moment}. If no payment has succeeded by then, the plan's automated trading stops.":
    'Tu plan sigue funcionando hasta el {moment}. Si para entonces no se ha completado ningún pago, el trading automático del plan se detiene.',
  "What to do: press 'Manage Subscription' at {page}, and use another card or one with enough funds.":
    'Qué hacer: pulsa «Manage Subscription» en {page} y usa otra tarjeta o una con fondos suficientes.',
  'Your {brand} subscription is cancelled': 'Tu suscripción de {brand} está cancelada',
  'As you asked, your {plan} ends on {moment}. Until then everything works as before.':
    'Como has pedido, tu {plan} termina el {moment}. Hasta entonces todo funciona como antes.',
  "Nothing more is charged. If you change your mind before that day, press 'Manage Subscription' at {page}.":
    'No se cobra nada más. Si cambias de opinión antes de ese día, pulsa «Manage Subscription» en {page}.',
  'Your {brand} subscription has ended': 'Tu suscripción de {brand} ha terminado',
  'As you asked, your {plan} has ended. It is not charged again and places no more trades.':
    'Como has pedido, tu {plan} ha terminado. No se vuelve a cobrar y ya no abre operaciones.',
  'Your {plan} has ended because no payment succeeded. It is not charged again and places no more trades.':
    'Tu {plan} ha terminado porque no se ha completado ningún pago. No se vuelve a cobrar y ya no abre operaciones.',
  'To come back, choose a plan at {page}': 'Para volver, elige un plan en {page}',
  'Questions? Write to {team}.': '¿Preguntas? Escribe a {team}.',
  Subscription: 'suscripción',
  '{name} subscription': 'suscripción {name}',
  '{name} license': 'licencia {name}',
  'the {plan} at {price} a month': 'la {plan} por {price} al mes',
  'Unsubscribe from these emails: {url}': 'Dejar de recibir estos correos: {url}',
  'Verify your email': 'Verifica tu correo electrónico',
  'Set a new password': 'Establecer una contraseña nueva',
  'Read the guides': 'Leer las guías',
  'See the plans': 'Ver los planes',
  'Save a card': 'Guardar una tarjeta',
  'Open your account': 'Abrir tu cuenta',
  'See your notifications': 'Ver tus notificaciones',
  'Open the dashboard': 'Abrir el panel',
  'Open the chat': 'Abrir el chat',
  'Open the community': 'Abrir la comunidad',
  'Open the console': 'Abrir la consola',
  'Open {brand}': 'Abrir {brand}',
} as const

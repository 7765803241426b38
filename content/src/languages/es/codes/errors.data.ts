/** The list of the codes, and the page of one. */
export const texts = {
  'Error Codes': 'Códigos de error',
  'Every code with its cause and its fix: answers of the service and signals that were not traded.':
    'Cada código con su causa y su solución: respuestas del servicio y señales que no se operaron.',
  'Every message has a code, and every code has a page with its cause and its fix. Not listed? <support>Ask support</support> and give the request id shown beside the message.':
    'Cada mensaje tiene un código, y cada código tiene una página con su causa y su solución. ¿No está en la lista? <support>Pregunta a soporte</support> e indica el identificador de la petición que se muestra junto al mensaje.',
  'Search codes': 'Buscar códigos',
  'On this page': 'En esta página',
  '{count} code': '{count} código',
  '{count} codes': '{count} códigos',
  'No code has these words': 'Ningún código tiene estas palabras',
  'Try one word of the message, or <support>ask support</support>.':
    'Prueba con una palabra del mensaje o <support>pregunta a soporte</support>.',
  'Signals that were not traded': 'Señales que no se operaron',
  'Messages on this site and in the app': 'Mensajes de este sitio y de la aplicación',
  'Shown where you acted, with a request id that support can look up.':
    'Se muestran donde actuaste, con un identificador de la petición que soporte puede consultar.',
  'For developers': 'Para desarrolladores',
  'There is no such code.': 'No existe ese código.',
  Cause: 'Causa',
  Fix: 'Solución',
  'Where you see it': 'Dónde aparece',
  'HTTP status': 'Estado HTTP',
  Troubleshooting: 'Solución de problemas',
  'Ask support': 'Preguntar a soporte',
  'All codes': 'Todos los códigos',
  'In the message on the page or in the desktop app where you acted, with a request id that support can look up.':
    'En el mensaje de la página o de la aplicación de escritorio donde actuaste, con un identificador de la petición que soporte puede consultar.',
  'In the Alerts Log of the desktop app and under Recent Activity on the dashboard, beside the signal.':
    'En Alertas, en la aplicación de escritorio, y en Recent Activity, en el panel, junto a la señal.',
  'Signal and candle': 'Señal y vela',
  'Rules of the chart': 'Reglas del gráfico',
  'Your limits and pauses': 'Tus límites y pausas',
  'Plan and daily limit': 'Plan y límite diario',
  'Market and broker': 'Mercado y bróker',
  'App and clock': 'Aplicación y reloj',
  'Sign-in and security': 'Inicio de sesión y seguridad',
  'Plan, payment, computers': 'Plan, pago y equipos',
  'Forms, posts and files': 'Formularios, publicaciones y archivos',
  'The service itself': 'El propio servicio',
  'Too late, repeated, or not of the last closed candle.': 'Demasiado tarde, repetida o no de la última vela cerrada.',
  'What you chose for the chart: sources, direction, payout.':
    'Lo que elegiste para el gráfico: fuentes, dirección, pago.',
  'Your own caps, trading hours, news and pauses.': 'Tus propios topes, horarios de trading, noticias y pausas.',
  'What the plan includes, and the trades reserved for the day.':
    'Lo que incluye el plan y las operaciones reservadas para el día.',
  'Closed markets, symbols, balance and the connection.': 'Mercados cerrados, símbolos, saldo y la conexión.',
  'The app is signed out or too old, or its clock is wrong.':
    'La aplicación no tiene sesión iniciada o es antigua, o su reloj no es correcto.',
  'Passwords, passkeys, codes, and who may do what.': 'Contraseñas, llaves de acceso, códigos y quién puede hacer qué.',
  'The trial, payments, limits and your computers.': 'La prueba, los pagos, los límites y tus equipos.',
  'What you fill in, write or upload.': 'Lo que rellenas, escribes o subes.',
  'Missing pages, too many requests, and faults on our side.':
    'Páginas que faltan, demasiadas peticiones y fallos de nuestro lado.',
  'Answers that only programs meet.': 'Respuestas que solo encuentran los programas.',
  'Code, message or status': 'Código, mensaje o estado',
  'On its way to an order a signal passes these checks. The first that fails stops it: its code is in the Alerts Log of the desktop app and on the dashboard, and no order was sent.':
    'De camino a una orden, una señal pasa por estas comprobaciones. La primera que falla la detiene: su código está en Alertas, en la aplicación de escritorio, y en el panel, y no se envió ninguna orden.',
  'A signal of your chart': 'Una señal de tu gráfico',
  'The order goes to your broker': 'La orden va a tu bróker',
  '{count} more': '{count} más',
} as const

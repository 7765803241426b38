/** The way from a fresh installation to the first test signal. */
export const texts = {
  'Sign in': 'Iniciar sesión',
  Plan: 'Plan',
  'MetaTrader 5': 'MetaTrader 5',
  'Test signal': 'Señal de prueba',
  'This window continues as soon as a plan is in force.': 'Esta ventana continúa en cuanto haya un plan activo.',
  done: 'hecho',
  'Connect MetaTrader 5': 'Conecta MetaTrader 5',
  'Install the expert advisor and an indicator, compile them, and attach the expert advisor to a chart. This window continues when the chart appears.':
    'Instala el asesor experto y un indicador, compílalos y añade el asesor experto a un gráfico. Esta ventana continúa cuando aparece el gráfico.',
  'Do this later': 'Hacerlo más tarde',
  'Your chart is connected': 'Tu gráfico está conectado',
  'Send a test signal to see how long it takes on this computer, then choose your favorites.':
    'Envía una señal de prueba para ver cuánto tarda en este equipo y después elige tus favoritos.',
  'Go to the charts': 'Ir a los gráficos',
  'See the plans': 'Ver los planes',
  'No plan is in force': 'No hay ningún plan activo',
  'The plans are on the site.': 'Los planes están en el sitio web.',
  'Start your free trial': 'Empieza tu prueba gratis',
  'Start free trial': 'Empezar la prueba gratis',
  'Choose a plan': 'Elige un plan',
  'The free trial of this account was used.': 'La prueba gratis de esta cuenta ya se ha utilizado.',
  'Your plan has ended.': 'Tu plan ha terminado.',
  'Ended on {date}.': 'Terminó el {date}.',
  'Your plan has ended': 'Tu plan ha terminado',
  '{ended} Choose a plan to trade again.': '{ended} Elige un plan para volver a operar.',
  'A payment has failed': 'Un pago ha fallado',
  'Update the payment method, and trading continues with the same plan.':
    'Actualiza el método de pago y el trading continúa con el mismo plan.',
  'Update payment method': 'Actualizar el método de pago',
  '{name}, {price} a month': '{name}, {price} al mes',
  unlimited: 'ilimitadas',
  '1 day, {trades} automated trades per day, no card.': '1 día, operaciones automáticas al día: {trades}, sin tarjeta.',
  '{days} days, {trades} automated trades per day, no card.':
    '{days} días, operaciones automáticas al día: {trades}, sin tarjeta.',
  'Connect this computer': 'Conecta este equipo',
  'Open the sign-in page in your browser, compare the code, and approve. This window continues automatically.':
    'Abre en tu navegador la página de inicio de sesión, compara el código y aprueba. Esta ventana continúa automáticamente.',
  'Code of this computer': 'Código de este equipo',
  'Waiting for the site …': 'Esperando al sitio web …',
  'Open the sign-in page': 'Abrir la página de inicio de sesión',
  'License key': 'Clave de licencia',
  'In the place of a sign-in. It is sent to the site once and never stored here.':
    'En lugar de iniciar sesión. Se envía al sitio web una vez y nunca se guarda aquí.',
  'Enter the key that your account shows once.': 'Escribe la clave que tu cuenta muestra una sola vez.',
  'Use license key': 'Usar la clave de licencia',
  'No account yet': '¿Aún no tienes cuenta?',
} as const

/** The pages on the way to a session. */
export const texts = {
  'Verify your email': 'Verifica tu correo electrónico',
  'Log in': 'Iniciar sesión',
  'Log in with your password, a one-time code or a passkey.':
    'Inicia sesión con tu contraseña, un código de un solo uso o una llave de acceso.',
  'Sign up': 'Crear cuenta',
  'Create an account. No card required.': 'Crea una cuenta. Sin tarjeta.',
  'Already have an account? <login>Log in</login>': '¿Ya tienes una cuenta? <login>Inicia sesión</login>',
  'Create your account': 'Crea tu cuenta',
  'Then verify your email and start the free trial. On your dashboard you can watch simulated charts at once, on any computer or phone.':
    'Después verifica tu correo y comienza la prueba gratis. En tu panel puedes ver gráficos simulados al instante, en cualquier ordenador o teléfono.',
  'Then verify your email, and your free trial begins: {days} days, no card. On your dashboard you can watch simulated charts at once, on any computer or phone.':
    'Después verifica tu correo y empieza tu prueba gratis: {days} días, sin tarjeta. En tu panel puedes ver gráficos simulados al instante, en cualquier ordenador o teléfono.',
  'Enter the code from the email we sent.': 'Introduce el código del correo que te hemos enviado.',
  'We have sent a code to your address. Enter it to finish.':
    'Hemos enviado un código a tu dirección. Introdúcelo para terminar.',
  'We have sent a code to <email>{email}</email>. Enter it to finish.':
    'Hemos enviado un código a <email>{email}</email>. Introdúcelo para terminar.',
  'Forgot password': 'Contraseña olvidada',
  'Set a new password with a code from an email.':
    'Establece una nueva contraseña con un código que recibes por correo.',
  'Back to log in': 'Volver a iniciar sesión',
  'We send a code to your email; with it you set a new password.':
    'Enviamos un código a tu correo; con él estableces una nueva contraseña.',
  'Complete your account': 'Completa tu cuenta',
  'Choose your country and accept the terms.': 'Elige tu país y acepta las condiciones.',
  'One step more: your country and your consent.': 'Un paso más: tu país y tu consentimiento.',
  Code: 'Código',
  'Six digits from the email we sent.': 'Seis cifras del correo que te hemos enviado.',
  'Send code': 'Enviar código',
  'If there is an account for <email>{email}</email>, a code is on its way. It is valid for 10 minutes.':
    'Si existe una cuenta para <email>{email}</email>, un código está en camino. Es válido durante 10 minutos.',
  'If there is an account for <email>{email}</email>, a code is on its way.':
    'Si existe una cuenta para <email>{email}</email>, un código está en camino.',
  Country: 'País',
  Age: 'Edad',
  Terms: 'Condiciones',
  'I am {age} or older.': 'Tengo {age} años o más.',
  'I accept the <terms>terms</terms> and the <privacy>privacy policy</privacy>, and this:':
    'Acepto las <terms>condiciones</terms> y la <privacy>política de privacidad</privacy> (en inglés), y lo siguiente:',
  'Choose your country': 'Elige tu país',
  'You must be {age} or older': 'Debes tener {age} años o más',
  'Please read and accept the terms and the risk': 'Lee y acepta las condiciones y el riesgo',
  Email: 'Correo electrónico',
  Password: 'Contraseña',
  'One-time code': 'Código de un solo uso',
  'No account yet? <join>Sign up</join> and see your dashboard with simulated charts at once, on any computer or phone.':
    '¿Aún no tienes cuenta? <join>Crea una</join> y ve tu panel con gráficos simulados al instante, en cualquier ordenador o teléfono.',
  'Ways to log in': 'Formas de iniciar sesión',
  'Continue with {provider}': 'Continuar con {provider}',
  'Log in with a passkey': 'Iniciar sesión con una llave de acceso',
  'Enter your password': 'Introduce tu contraseña',
  'Enter the code': 'Introducir el código',
  'Show password': 'Mostrar la contraseña',
  'This installation is for tests: it keeps its emails instead of sending them. <mailbox>Open its mailbox</mailbox>':
    'Esta instalación es para pruebas: guarda sus correos en lugar de enviarlos. <mailbox>Abrir su buzón</mailbox>',
  'Code sent': 'Código enviado',
  'Please check your mailbox.': 'Revisa tu buzón.',
  'Send a new code': 'Enviar un código nuevo',
  'A new code is on its way.': 'Un código nuevo está en camino.',
  'Your new password is set. All other sessions have ended.':
    'Tu nueva contraseña está lista. Se han cerrado todas las demás sesiones.',
  'New password': 'Nueva contraseña',
  'Set new password': 'Establecer la nueva contraseña',
  'Verify email': 'Verificar el correo',
  'The code works in the browser in which you signed up. Another browser or another address? <join>Sign up here</join>':
    'El código funciona en el navegador en el que creaste la cuenta. ¿Otro navegador u otra dirección? <join>Crea la cuenta aquí</join>',
  'No sign-up waits in this browser. It may be finished, or more than an hour old.':
    'En este navegador no hay ningún registro pendiente. Puede que ya esté terminado o que tenga más de una hora.',
  '{provider} has verified your email <email>{email}</email>. Your account begins when you accept.':
    '{provider} ha verificado tu correo <email>{email}</email>. Tu cuenta empieza cuando aceptas.',
  'Create account': 'Crear la cuenta',
  'At least {count} characters. Three or four words are hard to guess.':
    'Al menos {count} caracteres. Tres o cuatro palabras son difíciles de adivinar.',
  'Please enter a valid email address': 'Introduce una dirección de correo válida',
  'Use at least {count} characters': 'Usa al menos {count} caracteres',
  'Enter the six digits of the code': 'Introduce las seis cifras del código',
  'Please check these fields:': 'Revisa estos campos:',
  'Choose a country': 'Elige un país',
} as const

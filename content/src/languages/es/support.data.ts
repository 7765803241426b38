import { supportContent } from './support-content.ts'

export const content = supportContent

/** The page of the support, with its form and its chat. */
export const texts = {
  'Answers to what people ask about {brand}, and people who answer the rest within 24 hours.':
    'Respuestas a lo que se pregunta sobre {brand}, y personas que responden lo demás en 24 horas.',
  'Answers first. Everything else is in the <docs>documentation</docs>, or <write>one message</write> away.':
    'Primero, las respuestas. Todo lo demás está en la <docs>documentación</docs>, o a <write>un mensaje</write> de distancia.',
  'Frequently asked questions': 'Preguntas frecuentes',
  'We answer within 24 hours.': 'Respondemos en 24 horas.',
  'Is it only you?': '¿Te pasa solo a ti?',
  'The <status>status page</status> says what works right now, and <codes>error codes</codes> say what to do.':
    'La <status>página de estado</status> dice qué funciona ahora mismo, y los <codes>códigos de error</codes> dicen qué hacer.',
  'Write to us': 'Escríbenos',
  'A person reads it and answers by email. All fields are required.':
    'Una persona lo lee y responde por correo. Todos los campos son obligatorios.',
  'Never send a password, a one-time code or a card number.':
    'No envíes nunca una contraseña, un código de un solo uso ni un número de tarjeta.',
  'This form needs JavaScript. Without it, write to <address>us</address>.':
    'Este formulario necesita JavaScript. Sin él, escribe a <address>nosotros</address>.',
  Name: 'Nombre',
  Topic: 'Tema',
  'General question': 'Pregunta general',
  'Installation and updates': 'Instalación y actualizaciones',
  'Charts and trades': 'Gráficos y operaciones',
  'Plans and payments': 'Planes y pagos',
  'My account': 'Mi cuenta',
  Subject: 'Asunto',
  Message: 'Mensaje',
  'Send message': 'Enviar el mensaje',
  'Enter your name': 'Escribe tu nombre',
  'Say in a few words what it is about': 'Di en pocas palabras de qué se trata',
  'Write your message': 'Escribe tu mensaje',
  'Answered on this page:': 'Con respuesta en esta página:',
  'Message Sent!': '¡Mensaje enviado!',
  'Your reference': 'Tu referencia',
  'Copy reference': 'Copiar la referencia',
  'We answer to <address>{email}</address> within 24 hours. If you write again, name this reference.':
    'Respondemos a <address>{email}</address> en 24 horas. Si vuelves a escribir, indica esta referencia.',
  'What you sent': 'Lo que has enviado',
  'Send Another Message': 'Enviar otro mensaje',
  'Live chat': 'Chat en directo',
  'Monday to Friday, 9:00 to 17:00 in Denver.': 'De lunes a viernes, de 9:00 a 17:00 en Denver.',
  'Open until {to} your time.': 'Abierto hasta las {to} en tu hora.',
  '{from} to {to} your time, opens {day}.': 'De {from} a {to} en tu hora; abre el {day}.',
  '{from} to {to} your time, opens {when}.': 'De {from} a {to} en tu hora; abre {when}.',
  'The team is away: the answer comes by email.': 'El equipo no está: la respuesta llega por correo.',
  'The team is here and answers now.': 'El equipo está aquí y responde ahora mismo en este chat.',
  'Leave a message: the answer comes by email.': 'Ahora puedes dejar un mensaje: la respuesta llega por correo.',
  'What happened, and what you have tried so far.': 'Qué ha pasado y qué has probado hasta ahora.',
  'Open now': 'Abierto ahora',
  'Closed now': 'Cerrado ahora',
  'Opening the chat': 'Abriendo el chat',
  'Outside these hours the answer comes by email.': 'Fuera de este horario, la respuesta llega por correo electrónico.',
  'Start Chat': 'Iniciar el chat',
  'This chat has ended. It stays here for seven days.': 'Este chat ha terminado. Se queda aquí siete días.',
  'Start a new chat': 'Iniciar un chat nuevo',
  'First name': 'Nombre de pila',
  'Email for answers': 'Correo para las respuestas',
  'Your question': 'Tu pregunta',
  Send: 'Enviar',
  'Write your question': 'Escribe tu pregunta',
  'Answers appear here; when this page is closed, they go to <address>{email}</address>.':
    'Las respuestas aparecen aquí; con esta página cerrada, van a <address>{email}</address>.',
  'The team is away now. We’ll reply by email to <address>{email}</address> and here.':
    'El equipo no está ahora. Responderemos por correo a <address>{email}</address> y aquí.',
  'Your message': 'Tu mensaje',
  'End chat': 'Terminar el chat',
  Messages: 'Mensajes',
  You: 'Tú',
  ', the team': ', del equipo',
  '{count} character too many': 'Sobra {count} carácter',
  '{count} characters too many': 'Sobran {count} caracteres',
  '{count} character left': 'Queda {count} carácter',
  '{count} characters left': 'Quedan {count} caracteres',
  'Use at most {count} characters': 'Usa como máximo {count} caracteres',
} as const

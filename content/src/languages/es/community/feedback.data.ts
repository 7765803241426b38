/** The page of the feedback, beside what it shares with the support. */
export const texts = {
  'Tell the team of {brand} what works, what does not and what is missing.':
    'Dile al equipo de {brand} qué funciona, qué no y qué falta.',
  'What works, what does not, what is missing. Name and email are optional. If you need an answer, <support>write to support</support> instead.':
    'Qué funciona, qué no, qué falta. El nombre y el correo son opcionales. Si necesitas una respuesta, mejor <support>escribe a soporte</support>.',
  'Without an email we cannot answer you, and that is fine.': 'Sin un correo no podemos responderte, y no pasa nada.',
  'A bug is found sooner with what you expected beside what happened.':
    'Un fallo se encuentra antes si dices qué esperabas y qué ocurrió.',
  'About {brand}': 'Sobre {brand}',
  'About you': 'Sobre ti',
  'What happens next': 'Qué pasa después',
  'You get a reference': 'Recibes una referencia',
  'On this page at once, and by email if you leave one.': 'En esta página al momento, y por correo si lo indicas.',
  'The team reads every word': 'El equipo lee cada palabra',
  'Changes are listed': 'Los cambios se publican',
  'What we add, change and fix is in the <changes>changelog</changes>.':
    'Lo que añadimos, cambiamos y corregimos está en el <changes>registro de cambios</changes>.',
  'The team reads all of it. If you write to us about it, name this reference.':
    'El equipo lo lee todo. Si nos escribes sobre ello, indica esta referencia.',
  'See what has changed': 'Ver qué ha cambiado',
  'Feedback Submitted': 'Opinión enviada',
  'Thank you. It is with the team.': 'Gracias. Ya la tiene el equipo.',
  'Feedback Received!': '¡Opinión recibida!',
  'Submit Another Response': 'Enviar otra opinión',
  'Name (optional)': 'Nombre (opcional)',
  'Email (optional)': 'Correo electrónico (opcional)',
  'What is it about?': '¿De qué se trata?',
  'Rating (optional)': 'Valoración (opcional)',
  'Your feedback': 'Tu opinión',
  'What did you expect?': '¿Qué esperabas?',
  Suggestion: 'Sugerencia',
  Bug: 'Fallo',
  'Feature request': 'Petición de función',
  'My experience': 'Mi experiencia',
  'Something else': 'Otra cosa',
  'Send feedback': 'Enviar la opinión',
  'Choose what it is about': 'Elige de qué se trata',
  'Select a rating, or leave it out': 'Elige una valoración o déjala sin marcar',
  'Write your feedback': 'Escribe tu opinión',
  '{count} of {most} stars': '{count} de {most} estrellas',
  'Select a rating': 'Elige una valoración',
  'Clear<rest> the rating</rest>': 'Borrar<rest> la valoración</rest>',
} as const

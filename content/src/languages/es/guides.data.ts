import { guides } from './guides/guides.ts'

export const content = { guides }

/** The list of the guides, and the page of one. */
export const texts = {
  'Four guides in order, from the download of MetaTrader 5 to the first signal on a demo account.':
    'Cuatro guías en orden, desde la descarga de MetaTrader 5 hasta la primera señal en una cuenta demo.',
  'Four guides, best done in this order. Each one is a single task with a clear end.':
    'Cuatro guías, mejor en este orden. Cada una es una sola tarea con un final claro.',
  'Something is different on your screen?': '¿Hay algo distinto en tu pantalla?',
  Done: 'Hecho',
  '{minutes}\u00A0min': '{minutes}\u00A0min',
  'From nothing to the first signal in about {minutes}\u00A0min':
    'De cero a la primera señal en unos {minutes}\u00A0min',
  'Start with guide {number}': 'Empezar por la guía {number}',
  'Open guide': 'Abrir la guía',
  'You need': 'Necesitas',
  '{done} of {all} done': '{done} de {all} hechas',
  '{done} of {all} steps done': '{done} de {all} pasos hechos',
  'Step {number}:': 'Paso {number}:',
  'There is no guide at this address.': 'No hay ninguna guía en esta dirección.',
  'Before you start': 'Antes de empezar',
  'About {minutes}\u00A0min': 'Unos {minutes}\u00A0min',
  'News, plans and help are on the site of the product: <site>{site}</site>':
    'Las novedades, los planes y la ayuda están en el sitio del producto: <site>{site}</site>',
  Guides: 'Guías',
  Previous: 'Anterior',
  Next: 'Siguiente',
} as const

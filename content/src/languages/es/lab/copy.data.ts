/** What the button says that copies a text. */
export const texts = {
  Copied: 'Copiado',
  'Could not copy. Select the text instead.': 'No se ha podido copiar. Selecciona el texto.',
} as const

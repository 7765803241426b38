/** What is said of the brokers, on screens and in written content. */
export const texts = {
  '{broker} is a preview: the connection is built from {basis} and has never run against the real service.':
    '{broker} es una versión previa: la conexión se ha construido a partir de {basis} y nunca se ha probado con el servicio real.',
  'public knowledge of its web client': 'lo que se sabe públicamente de su cliente web',
  'the documentation of its public interface': 'la documentación de su interfaz pública',
  'candles of your own charts': 'velas de tus propios gráficos',
} as const

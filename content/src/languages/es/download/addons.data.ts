/** The page of the add-ons. What each of them does is here by its English sentence. */
export const texts = {
  Download: 'Descarga',
  'Indicators on top of the library, included in every paid subscription.':
    'Indicadores además de la biblioteca, incluidos en todas las suscripciones de pago.',
  'Indicators on top of the <library>library</library>, for every paid subscription. Their rules are our own definitions from standard building blocks.':
    'Indicadores además de la <library>biblioteca</library>, para todas las suscripciones de pago. Sus reglas son definiciones nuestras a partir de elementos habituales.',
  Category: 'Categoría',
  All: 'Todos',
  Momentum: 'Momentum',
  Trend: 'Tendencia',
  Oscillator: 'Oscilador',
  Utility: 'Utilidad',
  'Your subscription includes all of them.': 'Tu suscripción los incluye todos.',
  'Part of every paid subscription, from {price} a month':
    'Parte de todas las suscripciones de pago, desde {price} al mes',
  'Three steps put one onto a chart.': 'Con tres pasos está en un gráfico.',
  'PRO is any of them: {small}, {middle} or {large}. <plans>Compare the plans</plans>.':
    'PRO es cualquiera de ellas: {small}, {middle} o {large}. <plans>Compara los planes</plans>.',
  '1 of {most} indicators': '1 de {most} indicadores',
  '{count} of {most} indicators': '{count} de {most} indicadores',
  '{count} indicators': '{count} indicadores',
  '5x timeframe': 'Temporalidad 5x',
  Volatility: 'Volatilidad',
  'Bollinger band': 'Banda de Bollinger',
  'Average range': 'Rango medio',
  'Age of the last signal': 'Antigüedad de la última señal',
  'After the download': 'Después de la descarga',
  'Each ZIP has the source, presets and a README with every input.':
    'Cada ZIP trae el código fuente, ajustes guardados y un README con todos los parámetros.',
  'Copy it into MetaTrader 5': 'Cópialo en MetaTrader 5',
  'Choose File, Open Data Folder, and copy the contents of MQL5 from the ZIP into the MQL5 folder that opens.':
    'Elige File, Open Data Folder y copia el contenido de MQL5 del ZIP en la carpeta MQL5 que se abre.',
  'Compile it': 'Compílalo',
  'Right-click compile.ps1 there and choose Run with PowerShell, or press F7 in MetaEditor.':
    'Haz clic derecho en compile.ps1 y elige Ejecutar con PowerShell, o pulsa F7 en MetaEditor.',
  'Drag it onto a chart': 'Arrástralo a un gráfico',
  'Refresh the Navigator first. The presets are under Load in the window of its inputs.':
    'Actualiza antes el Navigator. Los ajustes guardados están en Load, en la ventana de sus parámetros.',
  'Return to Downloads': 'Volver a las descargas',
  'Upgrade to PRO': 'Pasar a PRO',
  'How to install them': 'Cómo instalarlos',
  'Your subscription could not be read': 'No se ha podido leer tu suscripción',
  'Nothing has changed in your account.': 'No ha cambiado nada en tu cuenta.',
  'No indicators found in this category.': 'No hay indicadores en esta categoría.',
  'Add-ons': 'Complementos',
  Version: 'Versión',
  Dated: 'Fecha',
  Size: 'Tamaño',
  'SHA-256<rest> of {name}</rest>': 'SHA-256<rest> de {name}</rest>',
  'SHA-256': 'SHA-256',
  'Copy SHA-256': 'Copiar el SHA-256',
  'Checking your subscription': 'Comprobando tu suscripción',
  'Comes with the next release': 'Llega con la próxima versión',
  'PRO Only': 'Solo PRO',
  'BOSS plus two filters: the 5x timeframe must agree, and volatility must be neither too low nor too high. A panel counts the last 50 signals with their interval.':
    'BOSS más dos filtros: la temporalidad 5x tiene que coincidir y la volatilidad no puede ser ni demasiado baja ni demasiado alta. Un panel cuenta las últimas 50 señales con su intervalo.',
  'Waits until the Bollinger band has been inside the average range for at least three candles and signals its release in the direction of the regression. Few signals, by design.':
    'Espera a que la banda de Bollinger lleve al menos tres velas dentro del rango medio y da señal cuando se libera, en la dirección de la regresión. Pocas señales, a propósito.',
  'The distance of price from its long average, in average true ranges. Reversal mode signals the way back from ±2, trend mode the crossing of zero.':
    'La distancia del precio a su media larga, en rangos verdaderos medios. El modo de giro da señal a la vuelta desde ±2; el de tendencia, al cruzar el cero.',
  'Runs one rule of the library on up to 28 symbols and their timeframes, on closed candles only, and lists last signal, age and rank of the range. Warns of signals that are the same bet twice.':
    'Aplica una regla de la biblioteca a un máximo de 28 símbolos y sus temporalidades, solo en velas cerradas, y muestra la última señal, su antigüedad y la posición en el rango. Avisa de las señales que son dos veces la misma apuesta.',
} as const

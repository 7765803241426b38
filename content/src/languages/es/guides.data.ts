import { guides } from './guides/guides.ts'
import { texts as window } from './window/shell.data.ts'

export const content = { guides }

/** The guides with their drawings. MetaTrader’s own words stay as its English screens have them. */
export const texts = {
  'Four guides in order, from the download of MetaTrader 5 to the first signal on a demo account.':
    'Cuatro guías en orden, desde la descarga de MetaTrader 5 hasta la primera señal en una cuenta demo.',
  'Four guides, best done in this order. Each one is a single task with a clear end.':
    'Cuatro guías, mejor en este orden. Cada una es una sola tarea con un final claro.',
  'Something is different on your screen?': '¿Hay algo distinto en tu pantalla?',
  Done: 'Hecho',
  '{minutes}\u00A0min': '{minutes}\u00A0min',
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
  Open: 'Abrir',
  'Extract All...': 'Extraer todo...',
  Copy: 'Copiar',
  Setup: 'Instalador',
  'Read me': 'Léeme',
  'Enter this code in the browser': 'Introduce este código en el navegador',
  'License key': 'Clave de licencia',
  '{days}-day free trial': 'Prueba gratis de {days} días',
  Browser: 'Navegador web',
  '{app}: indicators': '{app}: indicadores',
  'MetaTrader 5 on this computer': 'MetaTrader 5 en este equipo',
  'Second copy': 'Segunda copia',
  Install: 'Instalar',
  'Then refresh the Navigator': 'Después actualiza el Navegador',
  '{count} of {limit} favorites': '{count} de {limit} favoritos',
  'May trade': 'Se puede operar',
  'Watched only': 'Solo se observa',
  'Trade amount': 'Importe de la operación',
  Timeframe: 'Temporalidad',
  'Expert advisor': 'Asesor experto',
  'START TRADING': window['START TRADING'],
  'Charts/Favorites': window['Charts/Favorites'],
  'Alerts Log': window['Alerts Log'],
  Trades: window.Trades,
  Settings: window.Settings,
  Placed: 'Abierta',
  'Not traded': 'No operada',
  "Today's Trades": window["Today's Trades"],
  '<used>{used}</used> of {limit}': '<used>{used}</used> de {limit}',
  'Resets in 9\u00A0h 28\u00A0min': 'Se reinicia en 9\u00A0h 28\u00A0min',
  'Manual trades are not counted': 'Las operaciones manuales no cuentan',
  'The window of the app with the source of a chart: its indicators in a list, the newest candles with arrows where the chosen one would have bought and sold, and how full each of its buffers is.':
    'La ventana de la aplicación con la fuente de un gráfico: sus indicadores en una lista, las velas más recientes con flechas donde el elegido habría comprado y vendido, y cómo de lleno está cada uno de sus búferes.',
  'The window of the app with the rules of a chart: who has to agree, entry 5 seconds before the close with its warning, the end of a trade, and the money plan of the chart.':
    'La ventana de la aplicación con las reglas de un gráfico: quién tiene que coincidir, la entrada 5 segundos antes del cierre con su aviso, el final de una operación y el plan de gestión del dinero del gráfico.',
} as const

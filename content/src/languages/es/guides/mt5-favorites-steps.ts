import { trialPlan } from '@stratomate/domain/billing/plans'
import { control, figureBlock, info, link, paragraph, step, warning } from '../../../block-factories.ts'
import type { Step } from '../../../blocks.ts'
import { chartsText, dailyLimitsSentence } from '../plan-texts.ts'
import { presentReleaseNote } from '../download/present-release.ts'
import { texts as charts } from '../window/charts.data.ts'
import { texts as window } from '../window/shell.data.ts'

/** From a connected chart to the first automated trade on Demo. */
export const mt5FavoritesSteps: readonly Step[] = [
  step(
    'Marca con estrella los gráficos con los que quieres operar',
    presentReleaseNote,
    paragraph(
      'Abre ',
      control(window['Charts/Favorites']),
      ' y haz clic en la estrella junto a un gráfico. Los favoritos suben arriba; un gráfico sin estrella se observa, pero nunca se opera con él. ',
      `En la prueba hay sitio para ${chartsText(trialPlan.charts)}; el límite de tu plan se muestra encima de la lista.`,
    ),
    figureBlock('favorite-star', 'Una estrella rellena: con este gráfico se puede operar.'),
  ),
  step(
    'Fija el importe y la temporalidad',
    paragraph(
      'Escribe el importe de cada operación en ',
      control(charts.Amount),
      ', por ejemplo ',
      control('$50'),
      '. La temporalidad, por ejemplo ',
      control('M1'),
      ', es la del gráfico en MetaTrader 5. ',
      control(charts['Expires after']),
      ' dice después de cuántas de sus velas termina una operación. Todo ello puede variar de un gráfico a otro; lo que se deja vacío se toma de los ajustes.',
    ),
    figureBlock('amount-and-timeframe', 'Importe y temporalidad de un favorito.'),
    warning(
      'Puedes perder todo el importe',
      `Una opción binaria que termina en el lado equivocado pierde el importe completo. Elige uno que puedas perder muchas veces seguidas y fija el límite de pérdida diaria en ${window.Settings}.`,
    ),
  ),
  step(
    'Da a un gráfico reglas propias (opcional)',
    paragraph(
      control('Reglas'),
      ', en la fila de un favorito, dice quién tiene que coincidir antes de operar con él, cuándo empieza y termina la operación y si el gráfico tiene su propio plan de gestión del dinero. Al principio está todo desactivado.',
    ),
    figureBlock('window-rules', 'Antes del cierre una señal está sin confirmar, y cada operación así queda marcada.'),
    warning(
      'Señales sin confirmar',
      'Una operación que empieza antes de que se cierre su vela se queda, aunque la flecha haya desaparecido al cierre. Pruébalo primero en demo.',
    ),
  ),
  step(
    'Comprueba que la cuenta es demo',
    paragraph(
      'La barra de título dice ',
      control(window.Demo),
      ' o ',
      control(window.Live),
      '. Un equipo nuevo está en demo. Quédate ahí hasta que hayas visto al menos 100 operaciones de una configuración.',
    ),
  ),
  step(
    `Pulsa ${window['START TRADING']}`,
    paragraph(
      control(window['START TRADING']),
      ' opera con tus favoritos desde la próxima vela cerrada; las señales anteriores se ignoran. El mismo botón lo detiene.',
    ),
    figureBlock('start-trading', 'El único botón de color sólido de la ventana.'),
  ),
  step(
    `Lee «${window['Alerts Log']}»`,
    paragraph(
      'Abre ',
      control(window['Alerts Log']),
      '. Cada señal es una fila: qué dijo el gráfico, qué decidió la aplicación, por qué, y cuánto tardó de los 2 segundos. Un motivo que no conozcas tiene ',
      link('una página propia', '/errors'),
      '.',
    ),
    figureBlock('alerts-log', 'Señales operadas y rechazadas en una sola lista.'),
  ),
  step(
    `Mira «${window["Today's Trades"]}»`,
    paragraph(
      'El contador ',
      control(window["Today's Trades"]),
      ' muestra cuántas de las operaciones automáticas del día se han usado. ',
      dailyLimitsSentence(),
      ' Al llegar al límite, el trading se pone en pausa hasta el reinicio del día siguiente.',
    ),
    figureBlock('todays-trades', 'Operaciones usadas del límite diario, y cuándo se reinicia.'),
    info('Operaciones manuales', 'Las operaciones manuales no cuentan para el límite diario.'),
  ),
]

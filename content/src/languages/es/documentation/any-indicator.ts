import { countedCandles, filledPercentMax, markedCandlesMax } from '@stratomate/contracts/terminal/source-frames'
import {
  code,
  control,
  figureBlock,
  heading,
  numbered,
  paragraph,
  step,
  strong,
  tableBlock,
  warning,
} from '../../../block-factories.ts'
import type { Block } from '../../../blocks.ts'
import { texts as charts } from '../window/charts.data.ts'
import { texts as window } from '../window/shell.data.ts'

/** How the signals of an indicator that is not one of ours are read. */
export const anyIndicator: readonly Block[] = [
  heading('any-indicator', 'Cualquier indicador'),
  paragraph(
    'En un gráfico con uno de nuestros propios indicadores se lee ese. Si no hay ninguno, un indicador se lee automáticamente cuando es el único que dibuja flechas: exactamente dos de sus búferes contienen valores, cada uno en menos del ',
    strong(`${filledPercentMax} %`),
    ` de las últimas ${countedCandles} velas cerradas y nunca los dos en la misma. Los niveles que duran varias velas, los colores de líneas y las flechas cuyo primer búfer podría ser el de ventas los decides tú. Cuando podrían ser varios, o ninguno, no se envía nada, y la fila del gráfico dice por qué.`,
  ),
  numbered(
    step(
      'Abre la fuente del gráfico',
      paragraph(
        'En la aplicación, en ',
        control(window['Charts/Favorites']),
        ', pulsa ',
        control(charts['Choose its source']),
        ' o ',
        control('Fuente'),
        ' en la fila del gráfico. La aplicación pregunta al gráfico y enumera todos sus indicadores, en todas las ventanas.',
      ),
    ),
    step(
      'Elige un indicador y cómo se lee',
      paragraph(
        `La imagen muestra las ${markedCandlesMax} velas cerradas más recientes y dónde la fuente habría comprado y vendido. Debajo ves qué contiene cada búfer. Compara la imagen con las flechas de tu gráfico.`,
      ),
      figureBlock(
        'window-source',
        'La imagen es lo que el gráfico ha dibujado hasta ahora; no dice nada de resultados.',
      ),
    ),
    step(
      'Intercambia si está al revés',
      paragraph(
        'Algunos indicadores ponen delante las ventas. ',
        control(charts['Swap buys and sells']),
        ' da la vuelta a la imagen.',
      ),
    ),
    step(
      'Úsala',
      paragraph(
        'Pulsa ',
        control(charts['Use this source']),
        '. La elección se conserva para este gráfico, también al reiniciar la aplicación y el terminal.',
      ),
    ),
  ),
  tableBlock(
    'Cómo se puede leer una fuente',
    ['Leer como', 'Una señal es', 'Por ejemplo'],
    [
      [
        charts['Two buffers of arrows'],
        'un valor en un búfer (compras) o en el otro (ventas)',
        'la mayoría de los indicadores con flechas',
      ],
      [charts['One buffer, above and below zero'], 'la vela en la que cambia el signo', 'histogramas, señales ±1'],
      [charts['Colors of a line'], 'la vela en la que la línea toma un color', 'líneas de dos colores'],
      [
        charts['Arrows drawn as objects'],
        ['una flecha en la vela cuyo nombre encaja con un patrón; ', code('*'), ' equivale a cifras'],
        'indicadores que dibujan objetos',
      ],
    ],
  ),
  paragraph(
    'Una elección pertenece al nombre y a los parámetros del indicador. Con otros parámetros el gráfico se detiene y dice ',
    code('source_gone'),
    ', porque otros parámetros son otra fuente. Las señales leídas de otra forma que la que has elegido se rechazan.',
  ),
  warning(
    'Solo cuentan las velas cerradas',
    'Las flechas que un indicador mueve o retira después se comunican como repintadas y nunca se operan. Una fuente que solo parece buena porque repinta pierde cuando se opera con ella.',
  ),
]

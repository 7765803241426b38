import { countedCandles, filledPercentMax, markedCandlesMax } from '@stratomate/contracts/terminal/source-frames'
import type { Block } from '../blocks.ts'
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
} from '../block-factories.ts'

/** How the signals of an indicator that is not one of ours are read. */
export const anyIndicator: readonly Block[] = [
  heading('any-indicator', 'Any indicator'),
  paragraph(
    'On a chart with one of our own indicators, that one is read. Without one, an indicator is read automatically when it is the only one that draws arrows: exactly two of its buffers hold values, each on less than ',
    strong(`${filledPercentMax}%`),
    ` of the last ${countedCandles} closed candles and never both on one. Levels that last for some candles, colors of lines, and arrows whose first buffer could be the sells are left to you. When several could be meant, or none, nothing is sent, and the row of the chart says why.`,
  ),
  numbered(
    step(
      'Open the source of the chart',
      paragraph(
        'In the app under ',
        control('Charts/Favorites'),
        ', press ',
        control('Choose its source'),
        ' or ',
        control('Source'),
        ' in the row of the chart. The app asks the chart and lists all its indicators, in all windows.',
      ),
    ),
    step(
      'Choose an indicator and how it is read',
      paragraph(
        `The picture shows the newest ${markedCandlesMax} closed candles and where the source would have bought and sold. Below it you see what each buffer holds. Compare the picture with the arrows on your chart.`,
      ),
      figureBlock('window-source', 'The picture is what the chart has drawn so far; it says nothing about results.'),
    ),
    step(
      'Swap if it is the other way round',
      paragraph('Some indicators keep sells in front. ', control('Swap buys and sells'), ' turns the picture round.'),
    ),
    step(
      'Use it',
      paragraph(
        'Press ',
        control('Use this source'),
        '. The choice is kept for this chart, through restarts of the app and of the terminal.',
      ),
    ),
  ),
  tableBlock(
    'How a source can be read',
    ['Read as', 'A signal is', 'For example'],
    [
      ['Two buffers of arrows', 'a value in one buffer (buys) or in the other (sells)', 'most indicators with arrows'],
      ['One buffer, above and below zero', 'the candle on which the sign changes', 'histograms, ±1 signals'],
      ['Colors of a line', 'the candle on which the line takes a color', 'lines in two colors'],
      [
        'Arrows drawn as objects',
        ['an arrow on the candle whose name fits a pattern; ', code('*'), ' matches digits'],
        'indicators that draw objects',
      ],
    ],
  ),
  paragraph(
    'A choice belongs to the name and the inputs of the indicator. With other inputs the chart stops and says ',
    code('source_gone'),
    ', because other inputs are another source. Signals that were read in another way than you have chosen are refused.',
  ),
  warning(
    'Only closed candles count',
    'Arrows that an indicator moves or takes back later are reported as repainted and never traded. A source that looks good only because it repaints loses when it is traded.',
  ),
]

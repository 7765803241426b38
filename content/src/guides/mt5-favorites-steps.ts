import { control, figureBlock, info, link, paragraph, step, warning } from '../block-factories.ts'
import type { Step } from '../blocks.ts'
import { chartsText, dailyLimitsSentence } from '../plan-texts.ts'
import { presentReleaseNote } from '../present-release.ts'
import { trialPlan } from '@stratomate/domain/billing/plans'

/** From a connected chart to the first automated trade on Demo. */
export const mt5FavoritesSteps: readonly Step[] = [
  step(
    'Star the charts that you want to trade',
    presentReleaseNote,
    paragraph(
      'Open ',
      control('Charts/Favorites'),
      ' and click the star icon beside a chart. Favorites move to the top; a chart without a star is watched, but never traded. ',
      `The trial has room for ${chartsText(trialPlan.charts)}; your plan’s limit is shown above the list.`,
    ),
    figureBlock('favorite-star', 'A filled star: this chart may trade.'),
  ),
  step(
    'Set the trade amount and the timeframe',
    paragraph(
      'Enter the trade amount under ',
      control('Amount'),
      ', for example ',
      control('$50'),
      '. The timeframe, for example ',
      control('M1'),
      ', is the one of the chart in MetaTrader 5. ',
      control('Expires after'),
      ' says after how many of its candles a trade ends. Each can differ from chart to chart; what is left empty is taken from the settings.',
    ),
    figureBlock('amount-and-timeframe', 'Amount and timeframe of one favorite.'),
    warning(
      'You can lose the whole amount',
      'A binary option that ends on the wrong side loses the full amount. Choose one that you can lose many times in a row, and set the daily loss stop under Settings.',
    ),
  ),
  step(
    'Give a chart rules of its own (optional)',
    paragraph(
      control('Rules'),
      ' in the row of a favorite says who has to agree before it is traded, when the trade begins and ends, and whether the chart has a money plan of its own. All of it is off at first.',
    ),
    figureBlock('window-rules', 'Before the close a signal is unconfirmed, and each such trade is marked.'),
    warning(
      'Unconfirmed signals',
      'A trade that begins before its candle has closed stays, even when the arrow is gone at the close. Try it on Demo first.',
    ),
  ),
  step(
    'Check that the account is Demo',
    paragraph(
      'The title bar says ',
      control('Demo'),
      ' or ',
      control('Live'),
      '. A new device is on Demo. Stay there until you have seen at least 100 trades of a setting.',
    ),
  ),
  step(
    'Press START TRADING',
    paragraph(
      control('START TRADING'),
      ' trades your favorites from the next closed candle; earlier signals are ignored. The same button stops it.',
    ),
    figureBlock('start-trading', 'The only solid button in the window.'),
  ),
  step(
    'Read the Alerts Log',
    paragraph(
      'Open ',
      control('Alerts Log'),
      '. Each signal is one row: what the chart said, what the app decided, why, and how long it took of the 2 seconds. A reason that you do not know has ',
      link('a page of its own', '/errors'),
      '.',
    ),
    figureBlock('alerts-log', 'Traded and refused signals in one list.'),
  ),
  step(
    "Watch Today's Trades",
    paragraph(
      'The counter ',
      control("Today's Trades"),
      ' shows how many of the day’s automated trades are used. ',
      dailyLimitsSentence(),
      ' At the limit, trading pauses until the next-day reset.',
    ),
    figureBlock('todays-trades', 'Used trades of the daily limit, and when it resets.'),
    info('Manual trades', 'Manual trading does not count toward the daily limit.'),
  ),
]

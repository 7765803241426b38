import {
  describeIndicator,
  expirySetting,
  gold,
  majorPairs,
  otcPairs,
  ownDefinition,
  setting,
} from './describe-indicator.ts'
import type { IndicatorFacts } from './indicator-facts.ts'

const otcRemark = 'OTC prices are made by the broker: history from another feed does not apply'

export const customIndicators: readonly IndicatorFacts[] = [
  describeIndicator({
    id: 'boss',
    name: 'BOSS',
    category: 'Custom',
    description:
      'Break Of Swing Structure: signals when a candle closes clearly beyond the last swing while the long average agrees.',
    buy: 'A candle closes above the last unused swing high by a tenth of the average range while EMA 50 rises. Each swing counts once.',
    sell: 'A candle closes below the last unused swing low by a tenth of the average range while EMA 50 falls. Each swing counts once.',
    bestConditions: [
      'Sessions with direction',
      'Price that has rested under a level',
      'Not for ranges: breaks fall back there',
    ],
    tradingPairs: [...majorPairs, gold],
    timeframes: ['M1', 'M5', 'M15'],
    recommendedSettings: [
      setting('Swing strength', '5', 'Candles on each side of a swing; it is known 5 candles later'),
      setting('EMA period', '50', 'Candles of the long average'),
      setting('ATR period', '14', 'Candles of the average true range'),
      setting('Margin', '0.1', 'Average true ranges beyond the swing'),
      expirySetting(3),
    ],
    origin: `${ownDefinition} Others use this name for products of their own.`,
  }),
  describeIndicator({
    id: 'otc-3-0',
    name: 'OTC 3.0',
    category: 'Custom',
    description: 'Signals when price has left its Bollinger band with an extreme RSI and closes back inside.',
    buy: 'The candle before closed under the lower band with RSI under 25, and this one closes back inside.',
    sell: 'The candle before closed over the upper band with RSI over 75, and this one closes back inside.',
    bestConditions: ['Quiet ranges', 'Not while a trend runs along the band', otcRemark],
    tradingPairs: otcPairs,
    timeframes: ['M1'],
    recommendedSettings: [
      setting('Bollinger period', '20', 'Candles of the middle line'),
      setting('Bollinger width', '2', 'Standard deviations'),
      setting('RSI period', '7', 'Candles of the relative strength index'),
      setting('RSI levels', '25 / 75', 'What counts as extreme'),
      expirySetting(2),
    ],
    origin: ownDefinition,
  }),
  describeIndicator({
    id: 'otc-redline',
    name: 'OTC RedLine',
    category: 'Custom',
    description:
      'Stacks three averages of Heikin Ashi closes, the slowest drawn red, and signals when they come into order.',
    buy: 'EMA 3 is above EMA 8 and EMA 8 above the red EMA 25, for the first time, on a rising Heikin Ashi candle.',
    sell: 'EMA 3 is below EMA 8 and EMA 8 below the red EMA 25, for the first time, on a falling Heikin Ashi candle.',
    bestConditions: ['Steady drift in one direction', 'Not for quick swings: the averages come too late', otcRemark],
    tradingPairs: otcPairs,
    timeframes: ['M1', 'M5'],
    recommendedSettings: [
      setting('Fast EMA', '3', 'Candles of the fastest average'),
      setting('Middle EMA', '8', 'Candles of the middle average'),
      setting('Red line', '25', 'Candles of the slowest average'),
      expirySetting(3),
    ],
    origin: 'Our own definition after a publicly described rule; not a product of others with a similar name.',
  }),
  describeIndicator({
    id: 'otc',
    name: 'OTC',
    category: 'Custom',
    description:
      'Signals a turn of the stochastic at the edge of a range, and only while ADX says that there is no trend.',
    buy: '%K crosses above %D from under 20 while ADX is under 25.',
    sell: '%K crosses below %D from over 80 while ADX is under 25.',
    bestConditions: ['Sideways markets only', otcRemark],
    tradingPairs: otcPairs,
    timeframes: ['M1', 'M5'],
    recommendedSettings: [
      setting('%K period', '14', 'Candles of the range'),
      setting('%K slowing', '3', 'Smoothing of the fast line'),
      setting('%D period', '3', 'Smoothing of the slow line'),
      setting('Levels', '20 / 80', 'Where a turn counts'),
      setting('ADX period', '14', 'Candles of the trend strength'),
      setting('ADX maximum', '25', 'From here on nothing is signaled'),
      expirySetting(2),
    ],
    origin: ownDefinition,
  }),
  describeIndicator({
    id: 'po-otc',
    name: 'PO OTC',
    category: 'Custom',
    description:
      'Waits for three candles in a row to one side with an extreme RSI and signals on the first that turns.',
    buy: 'Three candles have closed lower with RSI under 20, and this one closes up.',
    sell: 'Three candles have closed higher with RSI over 80, and this one closes down.',
    bestConditions: ['Short spikes that run out of breath', 'Not for news: a spike can continue', otcRemark],
    tradingPairs: otcPairs,
    timeframes: ['M1'],
    recommendedSettings: [
      setting('Candles', '3', 'In a row to one side'),
      setting('RSI period', '5', 'Candles of the relative strength index'),
      setting('RSI levels', '20 / 80', 'What counts as extreme'),
      expirySetting(1),
    ],
    origin: ownDefinition,
  }),
  describeIndicator({
    id: 'pocket-options-optimized-indicator',
    name: 'Pocket Options Optimized Indicator',
    category: 'Custom',
    description:
      'Lets five rules vote, averages, MACD, RSI, SuperTrend and CCI, and signals when at least four of them agree.',
    buy: 'The score of the five votes reaches +4 from below.',
    sell: 'The score of the five votes reaches −4 from above.',
    bestConditions: ['Trend and momentum that agree', 'Fixed presets, not fitted to past prices'],
    tradingPairs: [...majorPairs, ...otcPairs],
    timeframes: ['M1', 'M5', 'M15'],
    recommendedSettings: [
      setting('EMA vote', '9, 21', 'Fast over slow'),
      setting('MACD vote', '12, 26, 9', 'Side of the histogram'),
      setting('RSI vote', '14', 'Over or under 50'),
      setting('SuperTrend vote', '10, 3', 'Its state'),
      setting('CCI vote', '20', 'Over or under 0'),
      setting('Score', '4', 'Votes that have to agree'),
      expirySetting(3),
    ],
    origin: `${ownDefinition} Not a product of Pocket Option.`,
  }),
  greenLine(2, ['M1', 'M5'], 1),
  greenLine(4, ['M1', 'M5'], 2),
]

/** The two green lines differ only in how far they are shifted and how long a trade runs. */
function greenLine(shift: number, timeframes: readonly string[], expiryCandles: number): IndicatorFacts {
  return describeIndicator({
    id: shift === 2 ? 'smagreenline-5-2' : 'smagreenline-5-4',
    name: `SMAGreenLine 5.${shift}`,
    category: 'Custom',
    description: `Draws a short average ${shift} candles late as a green line and signals when price closes back across it after a run on one side.`,
    buy: 'A candle closes above the line after three closes under it.',
    sell: 'A candle closes below the line after three closes over it.',
    bestConditions: [
      shift === 2 ? 'Quick reversals' : 'Reversals, a little slower than 5.2',
      'The line is shifted back, so it never changes afterwards',
      'Not for steady trends: each pause looks like a turn',
    ],
    tradingPairs: [...majorPairs, ...otcPairs],
    timeframes,
    recommendedSettings: [
      setting('SMA period', '5', 'Candles of the simple average'),
      setting('Shift', String(shift), 'Candles by which the line is drawn later'),
      setting('Closes before', '3', 'Candles on the other side of the line'),
      expirySetting(expiryCandles),
    ],
    origin: `${ownDefinition} The name is read as period and shift.`,
  })
}

import { brand } from '@stratomate/brand'
import {
  code,
  control,
  figureBlock,
  heading,
  info,
  link,
  list,
  paragraph,
  section,
  strong,
  tableBlock,
  warning,
} from '../block-factories.ts'
import type { Block } from '../blocks.ts'

const macd: readonly Block[] = [
  heading('macd-crossover', 'MACD Crossover'),
  paragraph(
    'MACD is the distance between a fast and a slow average of the closing price; the signal line is an average of that distance. When the two cross, momentum has turned.',
  ),
  list(
    [strong('Buy:'), ' the MACD line crosses above its signal line.'],
    [strong('Sell:'), ' it crosses below.'],
    [strong('Usual settings:'), ' fast 12, slow 26, signal 9.'],
    [strong('Made for:'), ' trends that resume after a pause, on M5 to M30.'],
    [strong('Fails when:'), ' the price moves sideways; the lines then cross again and again.'],
  ),
  figureBlock('rule-macd-crossover', 'The signal belongs to the candle after which the lines have crossed.'),
]

const rsi: readonly Block[] = [
  heading('rsi-overbought-oversold', 'RSI Overbought/Oversold'),
  paragraph(
    'RSI compares the recent rises with the recent falls on a scale from 0 to 100. Below 30 a market counts as oversold, above 70 as overbought.',
  ),
  list(
    [strong('Buy:'), ' RSI was below 30 and crosses back above it.'],
    [strong('Sell:'), ' RSI was above 70 and crosses back below it.'],
    [strong('Usual settings:'), ' period 14, bounds 30 and 70.'],
    [strong('Made for:'), ' ranges in which the price swings between two levels.'],
    [
      strong('Fails when:'),
      ' a strong trend keeps RSI beyond the bound for a long time. That is why the signal waits for the way back.',
    ],
  ),
  figureBlock('rule-rsi-bounds', 'Reaching the bound is no signal; returning from it is.'),
]

const average: readonly Block[] = [
  heading('moving-average-cross', 'Moving Average Cross'),
  paragraph(
    'Two averages of the closing price, one short and one long. The short one follows the price closely, so their order shows the direction.',
  ),
  list(
    [strong('Buy:'), ' the short average crosses above the long one.'],
    [strong('Sell:'), ' it crosses below.'],
    [strong('Usual settings:'), ' exponential, 9 and 21.'],
    [strong('Made for:'), ' hours with a clear direction, such as the openings of London and New York.'],
    [strong('Fails when:'), ' there is no direction: each small wave makes a cross.'],
  ),
  figureBlock('rule-average-cross', 'Seen during a candle a cross can vanish again; at its close it cannot.'),
]

const levels: readonly Block[] = [
  heading('support-resistance', 'Support & Resistance'),
  paragraph(
    'A swing high is a candle whose high is above those of its neighbors on both sides; a swing low is its mirror. Such levels are where buyers or sellers were stronger before.',
  ),
  list(
    [strong('Buy:'), ' a candle closes clearly above the last unused swing high while the long average rises.'],
    [strong('Sell:'), ' a candle closes clearly below the last unused swing low while it falls.'],
    [strong('Usual settings:'), ' five neighbors on each side, average 50, a tenth of the average range as margin.'],
    [strong('Made for:'), ' sessions with direction, after the price has rested under a level.'],
    [
      strong('Fails when:'),
      ' the break is false and the price falls back. A level is known only five candles after its peak; an indicator that marks it earlier has looked into the future.',
    ],
  ),
  figureBlock('rule-support-resistance', 'A level counts once: after its break it gives no second signal.'),
]

const bollinger: readonly Block[] = [
  heading('bollinger-breakout', 'Bollinger Breakout'),
  paragraph(
    'The bands are two standard deviations above and below an average. They are narrow when the market is calm and widen when it moves.',
  ),
  list(
    [strong('Buy:'), ' after a calm stretch a candle closes above the upper band.'],
    [strong('Sell:'), ' it closes below the lower band.'],
    [strong('Usual settings:'), ' period 20, width 2.'],
    [strong('Made for:'), ' the first strong candle after narrow bands.'],
    [
      strong('Fails when:'),
      ' the bands are already wide; then a close outside more often marks the end of a move than its start.',
    ],
  ),
  figureBlock('rule-bollinger-breakout', 'Narrow bands first, then the close outside.'),
]

const breakEven = tableBlock(
  'Share of trades you must win to break even',
  ['Payout', 'Break-even'],
  [
    ['92 %', '52.1 %'],
    ['86 %', '53.8 %'],
    ['80 %', '55.6 %'],
    ['70 %', '58.8 %'],
  ],
)

const judging: readonly Block[] = [
  heading('judging-a-strategy', 'Judging a strategy'),
  paragraph(
    'A binary option loses the whole stake and wins only the payout, so half of the trades is never enough. The share that breaks even is 1 / (1 + payout):',
  ),
  breakEven,
  paragraph(
    'Under 100 trades a share says almost nothing: with 55 of 100 won, the true share may lie anywhere between 45 and 64 of 100. On prices made by chance none of the rules above beats a coin toss, and a rule that seems to has a mistake in it. Past results do not predict future results.',
  ),
]

const testing: readonly Block[] = [
  heading('strategy-lab', 'Testing a rule in the Strategy Lab'),
  paragraph(
    'The ',
    link('Strategy Lab', '/lab'),
    ' runs the rule of an indicator over a history of candles: a signal of a closed candle is traded at the opening of the next one and ends with the close of its last candle, an equal price gives the stake back, and the same checks refuse signals as in the desktop app. It is computed in your browser, and no candle leaves it unless you send a proof.',
  ),
  list(
    [
      strong('The verdict comes first.'),
      ' Nothing, too few trades, unproven, or holds on this history. It compares with break-even, with blind rules at the same candles and with luck.',
    ],
    [
      strong('Every try is counted and charged.'),
      ' The best of a thousand combinations looks good by luck alone, so it is judged as the best of a thousand.',
    ],
    [
      strong('The last 30 % of the candles are sealed.'),
      ' Open them once, for a rule that you have settled on. Openings are counted too.',
    ],
    [
      strong('Sample candles are pure chance.'),
      ' The Lab must find nothing on them. If a tester finds an edge there, the tester is wrong.',
    ],
  ),
  heading('lab-proofs', 'Proofs, and what their badges mean'),
  paragraph(
    'Once the sealed part was opened, the result can be saved as a proof: a signed file with the rule, the fingerprint of the candles and the hash of every trade. Signed in, you can send it for a check, up to 20 a day, and put it into a post with the settings that it is of.',
  ),
  list(
    [strong('Claim.'), ' The author has signed the result. The server has not run it again.'],
    [
      strong('Reproduced.'),
      ' The server has run the same rule on the candles that the author has sent, and every trade was the same. The candles are deleted afterwards.',
    ],
    [
      strong('Reference data.'),
      ' The service holds candles of its own for some symbols. At least nine of ten candles of the proof are among them, with prices that agree. If there were none when you sent a proof, send it again later.',
    ],
    [
      strong('Forward.'),
      ' From the day the post was published, the server runs the rule on its own candles whenever newer ones arrive. Nobody knew those candles before. The badge is green only while the evidence against break-even is 20 or more; else it says not yet proven, weakening or broken.',
    ],
    [
      strong('What none proves.'),
      ' That nothing else was tried, that a broker fills orders at these prices, or that it continues. Test the settings on candles of your own and trade them on Demo first.',
    ],
  ),
  heading('lab-candles', 'Candles for the Strategy Lab'),
  paragraph(
    'A year of one-minute candles is a good beginning. Files up to 256 MB are read as they are; format, timeframe and clock are guessed and shown, and you can change them.',
  ),
  list(
    [
      strong('MetaTrader 5.'),
      ' Open ',
      control('View'),
      ', ',
      control('Symbols'),
      ', choose the symbol, then ',
      control('Bars'),
      ', the timeframe M1 and the dates. ',
      control('Request'),
      ' loads them, ',
      control('Export Bars'),
      ' saves the file. Its clock is the one of the broker.',
    ],
    [
      strong('MetaTrader 5, with our script.'),
      ' It comes with the indicators: drop ',
      code(`${brand.name}Export`),
      ' from the Navigator onto a one-minute chart. The file is in the folder ',
      code('MQL5\\Files'),
      ' of the terminal; ',
      control('File'),
      ', ',
      control('Open Data Folder'),
      ' leads there. It holds what the chart has loaded, so scroll back first.',
    ],
    [
      strong('HistData.'),
      ' Download months of one-minute bars as Generic ASCII or for MetaTrader and unpack the ZIP. The clock is New York winter time all year.',
    ],
    [
      strong('Dukascopy.'),
      ' Export one-minute candles as CSV from its historical data page, or with the program dukascopy-node. The clock is UTC.',
    ],
    [
      strong('TradingView.'),
      ' On a plan with exports, open the menu of the chart and choose ',
      control('Export chart data'),
      '. It holds the candles that the chart has loaded, some thousands.',
    ],
  ),
  info(
    'OTC prices are the broker’s own',
    'A history of another feed says nothing about the OTC prices of a broker, because the broker makes them.',
  ),
]

const bestPractices: readonly Block[] = [
  heading('best-practices', 'Best practices'),
  list(
    [strong('Watch a setting on Demo first,'), ' for at least 100 trades and through quiet and busy hours.'],
    [strong('Change one thing at a time.'), ' With two changes you never learn which one mattered.'],
    [
      strong('Set stake, stake cap and daily loss stop before Live,'),
      ' and in that order. A losing run uses up a stake of ten percent of the balance in ten trades; a small one leaves time to notice.',
    ],
    [
      strong('Do not double after a loss.'),
      ' Doubling turns many small losses into one that takes everything, and automation reaches that point quickly.',
    ],
    [
      strong('Keep signals on closed candles.'),
      ' An indicator that redraws its arrows looks better afterwards than it ever was.',
    ],
    [
      strong('Do not trade OTC quotes from a non-OTC chart.'),
      ' OTC prices are made by the broker and go their own way.',
    ],
    [
      strong('Give the computer headroom.'),
      ' Few charts, no sleep mode, a wired connection if you have one, the clock set automatically.',
    ],
    [strong('Stop around news.'), ' Pause before announcements; the first minutes follow no rule.'],
    [
      strong('Read the refusals.'),
      ' Recent Activity says why a signal was not traded, which often tells more about a setup than the trades do.',
    ],
  ),
]

/** Five types of rules, how to judge them, and habits that help. */
export const tradingStrategies = section(
  'trading-strategies',
  'Trading Strategies',
  paragraph(
    'A strategy here is a rule that turns closed candles into buy and sell signals. The five types below explain most of what an indicator can do; ',
    link('the strategy library', '/strategies-library'),
    ` shows the indicators of ${brand.name} with their formulas, settings and charts.`,
  ),
  info(
    'What CALL and PUT mean',
    'Signals are called Buy and Sell. At the broker a buy signal becomes a CALL order, a sell signal a PUT order: a bet that the price is higher, or lower, at expiry.',
  ),
  ...macd,
  ...rsi,
  ...average,
  ...levels,
  ...bollinger,
  ...judging,
  ...testing,
  warning(
    'No rule creates an edge on its own',
    'These descriptions explain what a rule does. They are not advice to trade it, and automation places losing trades as quickly as winning ones.',
  ),
  ...bestPractices,
)

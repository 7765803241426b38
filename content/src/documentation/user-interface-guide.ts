import { brand } from '@stratomate/brand'
import { ownLimitNames, ownLimits } from '@stratomate/contracts/trading/own-limits'
import { riskText } from '@stratomate/domain/trading/risk-text'
import { subscriptionStatusLabels } from '@stratomate/domain/billing/subscription-status'
import {
  code,
  control,
  figureBlock,
  heading,
  link,
  list,
  numbered,
  paragraph,
  section,
  step,
  strong,
  tableBlock,
  warning,
} from '../block-factories.ts'
import { graceDays } from '../plan-texts.ts'

const statuses = tableBlock(
  'What the status badge says',
  ['Status', 'Meaning'],
  [
    [
      subscriptionStatusLabels.trial,
      'The free trial is running; the trial’s limits apply whatever plan you chose for later.',
    ],
    [subscriptionStatusLabels.active, 'Paid and in force, also when it is set to end on a date.'],
    [subscriptionStatusLabels.pending, 'The payment is not finished. What you already had stays in force.'],
    [subscriptionStatusLabels.problem, `A charge failed. Your plan keeps working for ${graceDays} days.`],
    [subscriptionStatusLabels.cancelled, 'Ended because you asked for it.'],
    [
      subscriptionStatusLabels.expired,
      'Ended without a request: a trial without a card, or a payment that was never settled.',
    ],
  ],
)

const desktopTabs = tableBlock(
  `The tabs of ${brand.desktopName}`,
  ['Tab', 'What it is for'],
  [
    [
      [control('Charts/Favorites')],
      'Every chart that MetaTrader 5 offers, with star, indicator, amount, timeframe and last signal. Rules in the row of a favorite hold who has to agree, the entry, how a trade ends, its account and a money plan of its own. CALL and PUT trade it by hand, and Ask me waits for your press before a signal is traded. Favorites are on top; the plan decides how many may trade.',
    ],
    [
      [control('Alerts Log')],
      'Each signal with the decision, the reason and a time bar from 0 to 2 seconds. Newest first; can be filtered, copied and exported.',
    ],
    [
      [control('Trades')],
      'Open and closed trades with amount, payout, result and the time from signal to order, and the account of each where several have traded. Day totals show wins and losses at the same size. The time of a trade opens its record: the broker’s own id, entry and exit price, and how long each stage took.',
    ],
    [
      [control('Settings')],
      'Account, brokers with one account for all charts and others beside it, the symbol map of each account with a test for each symbol, amount and limits, candle colors, sounds (off at first), start with Windows, diagnostics, and the log with what the broker said.',
    ],
    [
      [control('Strategy Lab')],
      'Tests a rule on the candles that the app keeps of your favorites, while trading continues. Each series shows its span, gaps and size, and can be saved or deleted. You can compare a trading day with what the rule does on the same candles, each difference with its reason.',
    ],
    [
      [control('Statistics')],
      'Your ended trades of this computer, those by hand included, by hour, weekday, symbol, indicator, source and more: each share with its count, its 95 % interval and the break-even at your payouts, and the course of the money. Saved as CSV or JSON.',
    ],
  ],
)

const settingsFile = tableBlock(
  'What settings.json may hold',
  ['Entry', 'Meaning'],
  [
    [[code('stake')], 'Amount of one trade, in the currency of the account: 10.00'],
    [[code('stakeMax')], 'No trade is ever larger than this, whatever a favorite says'],
    [[code('expiryCandles')], 'After how many candles a trade ends'],
    [
      [code('favorites')],
      ['A list of charts, or ', code('"first"'), ': the charts that connected first take the slots of the plan'],
    ],
    [
      [code('account')],
      'Of a favorite, the account that its trades are placed with, such as deriv:demo or pocket-option:live, which is switched on in the window under Broker; limits count the trades of all accounts; the one for all charts when absent',
    ],
    [
      [code('confirmation')],
      'Of a favorite, who else has to say the same first: same_candle is another indicator on the candle, longer_timeframe the last signal of the next longer timeframe; nobody when absent',
    ],
    [
      [code('expiryEnd')],
      'Of a favorite, when a trade ends: full_length counts all of its candles from the order, candle_close ends it with its last candle, to the second; full_length when absent',
    ],
    [
      [code('beforeCloseS')],
      'Of a favorite, how many seconds before the close of a candle a signal is traded, 1 to 30; such a signal is unconfirmed, because its arrow may be gone at the close; at the open of the next candle when absent',
    ],
    [
      [code('placing')],
      'Of a favorite, how a signal becomes an order: at_once, or ask, which waits for Trade in the window until the signal is 2 seconds old; at once when absent',
    ],
    [
      [code('moneyPlan')],
      'How amounts are chosen, for all charts or, inside a favorite, for that chart; a plan that climbs is switched on in the window, where its worst case is shown',
    ],
    [[code('payoutMin')], 'Signals are refused while the broker pays less than this, in percent'],
    ...ownLimitNames.map((name) => [[code(name)], ownLimits[name].meaning]),
    [
      [code('dailyLossMax')],
      'Trading stops for the day when this much is lost on the account that trades; off when absent',
    ],
    [
      [code('calendar')],
      'Around which events of MetaTrader’s economic calendar nothing is traded: importance is off, low, medium or high, with minutesBefore and minutesAfter; off at first, and nothing is shipped',
    ],
    [[code('allowOpposite')], 'Whether a chart may hold a trade in each direction at once; off at first'],
    [
      [code('refuseRepainters')],
      'Whether signals of an indicator that proved to repaint on three candles are refused; on at first',
    ],
    [
      [code('stopsOnRepaint')],
      'Whether a chart rests while more than one of its last 20 signals were changed afterwards; off at first',
    ],
  ],
)

/** Where everything is: the dashboard, the app, Demo and Live, pausing, settings. */
export const userInterfaceGuide = section(
  'user-interface-guide',
  'User Interface Guide',
  paragraph(
    `There are two places to look: the dashboard on this site, which shows what happened on all your computers, and ${brand.desktopName} on the computer that trades. Limits, statuses and reasons have the same words in both.`,
  ),
  heading('dashboard-guide', 'The dashboard'),
  paragraph('The ', link('dashboard', '/dashboard'), ' updates live; no need to reload.'),
  list(
    [
      strong('Quick Stats:'),
      ' trades today of the limit, charts watched of those allowed, the time from signal to order (median, p95, p99) with the late ones and those that came too late counted, and the result of the day.',
    ],
    [
      strong('Recent Activity:'),
      ' trades and refused signals in one list of equal rank. A bar shows each time against 2 seconds; a late one runs past the mark. Where several accounts have traded, each trade names its own.',
    ],
    [
      strong('Subscription Overview:'),
      ' plan, status, dates and what is left today. ',
      control('Manage Subscription'),
      ' opens the payment provider’s page for cards, invoices, changing and cancelling. Beside a trial it leads to the plans, after an end to choosing again, and after a failed charge it says until when trading continues.',
    ],
    [
      strong('Charts:'),
      ' the candles of a traded chart with its signals, its trades and the lines of its indicator (with the default settings), as a picture or, with ',
      control('Show as table'),
      ', in figures.',
    ],
    [
      strong('Statistics:'),
      ' your settled trades by hour, weekday, symbol, indicator, timeframe, expiry, side and broker. Each share has its count, its 95 % interval and the break-even at the payouts you had; with fewer than 30 trades only counts are shown. A filter is judged together with every filter you have tried, because the best of many looks good by luck.',
    ],
    [
      strong('What each chart proves:'),
      ' a test of all trades of a chart that stays right however often you look. Holding is green; Weakening and Broken reach you by the bell, Telegram and email. You may have a chart taken off the favorites when it breaks.',
    ],
    [
      strong('Journal:'),
      ' notes and tags about days and trades, with a picture of the chart at the trade, a search and a page to print. Only you read it.',
    ],
  ),
  statuses,
  heading('desktop-guide', brand.desktopName),
  desktopTabs,
  paragraph(
    'The bar at the bottom shows ',
    control("Today's Trades"),
    ' against the limit. ',
    control('START TRADING'),
    ' is the only solid button; while trading runs, it stops trading.',
  ),
  figureBlock('alerts-log', 'The Alerts Log: every signal has a decision, a reason and a time bar.'),
  heading('outside-signals', 'Signals from outside'),
  paragraph(
    'Under ',
    control('Settings'),
    ' and ',
    control('Outside signals'),
    ' the app takes alerts of TradingView, lists with a time a line, and posts of a Telegram channel that your own bot reads. They pass the same limits as signals of charts, at the price of an open chart of the same symbol, and within 2 seconds of their time. Each source has its own amount and limits and trades nothing until you switch it on. Nobody has shown that such signals are better than chance, so the app calls each an unproven source; larger trades after a loss are never placed.',
  ),
  heading('demo-and-live', 'Demo and Live'),
  paragraph(
    'Every device starts on Demo. Live is a choice that you make on each device, and it cannot happen by accident:',
  ),
  numbered(
    step('Read what can happen', paragraph(riskText.full)),
    step(
      'Type the confirmation',
      paragraph('The switch asks you to type words, not to press a button, and it counts for this device only.'),
    ),
    step(
      'Confirm the first start',
      paragraph('The first start on Live in each session repeats account, amount and daily limit and asks again.'),
    ),
  ),
  paragraph(
    'While Live is on, every page of the app says so in a filled label. Some countries do not allow Live at all; there the switch is locked and says why.',
  ),
  heading('pausing', 'Pausing'),
  paragraph(
    'The pause button is on the dashboard and in the app, always in the same place. A pause refuses new signals at once; trades that are already open run to their end, because a binary option cannot be called back. The pause survives a restart: nothing starts again until you resume.',
  ),
  heading('settings-file', 'The settings file'),
  paragraph(
    'Everything that you set is kept in ',
    code('settings.json'),
    ' in the data folder of the app. If an entry is invalid, the app names it and does not start.',
  ),
  settingsFile,
  warning(
    'Set your own stop',
    'The daily loss stop is off until you set it. Set it before you ever switch to Live: it is the one limit that knows how much you can afford to lose.',
  ),
)

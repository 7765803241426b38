/**
 * Why a signal did not become a trade. One list for the gate, the Alerts Log, the dashboard and the
 * documentation; zod-free. `sentence` says what happened, `fix` what a person can do about it.
 */
export const refusalCatalogue = {
  duplicate: {
    sentence: 'This signal had already been handled.',
    fix: 'Nothing to do: the first one counted.',
  },
  stale: {
    sentence: 'The signal was older than 2 seconds.',
    fix: 'Close programs that slow the computer down, or watch fewer charts.',
  },
  from_the_future: {
    sentence: 'The signal carries a time ahead of this computer’s clock.',
    fix: 'Let the computer set its clock automatically.',
  },
  old_candle: {
    sentence: 'The signal belongs to a candle that is not the last closed one.',
    fix: 'Nothing to do: history is never traded.',
  },
  no_chart_price: {
    sentence: 'No open chart has a fresh price of the symbol that the source named.',
    fix: 'Open a chart of this symbol in MetaTrader 5 with an indicator, and leave it open.',
  },
  late_candle: {
    sentence: 'The next candle did not follow the signal’s candle at once.',
    fix: 'Nothing to do after a weekend or a pause of the market. Otherwise check the connection of MetaTrader 5.',
  },
  before_close: {
    sentence: 'The signal came before its candle had closed, and this chart waits for the close.',
    fix: 'Nothing to do: the chart is told within a second. Entry before the close is switched on under Rules in its row.',
  },
  not_favorite: {
    sentence: 'This chart is not a favorite.',
    fix: 'Mark the chart with the star to trade it.',
  },
  source_off: {
    sentence: 'The source of this signal is switched off.',
    fix: 'Switch it on in the settings of the app, under Outside signals.',
  },
  chart_limit: {
    sentence: 'All chart slots of the plan are in use.',
    fix: 'Remove a favorite or choose a plan with more charts.',
  },
  indicator_not_allowed: {
    sentence: 'The plan does not include this indicator now.',
    fix: 'The trial runs one indicator at a time, with one change a day.',
  },
  other_source: {
    sentence: 'The signal was read in another way than you have chosen for its chart.',
    fix: 'Wait a second until the chart has taken your choice over. If it continues, install the current Expert Advisor.',
  },
  indicator_repaints: {
    sentence: 'The indicator changes arrows of closed candles afterwards.',
    fix: 'Use an indicator that decides on closed candles and leaves its arrows as they are.',
  },
  direction_off: {
    sentence: 'This direction is switched off for the chart.',
    fix: 'Change the direction filter of the favorite.',
  },
  not_confirmed: {
    sentence: 'The other source or the longer timeframe does not say the same.',
    fix: 'Nothing to do: the chart waits for an agreement. Or change the confirmation of the favorite.',
  },
  not_approved: {
    sentence: 'The favorite asks you first, and you did not agree in time.',
    fix: 'Press Trade while the question is shown. Or let the favorite trade at once.',
  },
  both_directions: {
    sentence: 'The candle gave a buy and a sell signal at once.',
    fix: 'Nothing to do: an unclear candle is not traded.',
  },
  opposite_open: {
    sentence: 'A trade in the other direction is open on this chart.',
    fix: 'Wait until it ends, or allow opposite trades in the settings.',
  },
  open_limit: {
    sentence: 'The largest number of open trades is reached.',
    fix: 'Wait until one ends, or raise your own limit.',
  },
  quote_gap: {
    sentence: 'The broker’s price is too far from the price of the chart.',
    fix: 'Check that the chart shows the market that the broker offers, and that its prices move.',
  },
  low_payout: {
    sentence: 'The payout is under your minimum.',
    fix: 'Wait for a better payout or lower the minimum.',
  },
  market_closed: {
    sentence: 'The market is closed for this symbol.',
    fix: 'Trade again when it opens.',
  },
  unknown_symbol: {
    sentence: 'The broker does not offer this symbol.',
    fix: 'Choose the asset that the chart shows under Settings, Symbol map.',
  },
  low_balance: {
    sentence: 'The balance at the broker is lower than the stake.',
    fix: 'Lower the stake or add funds.',
  },
  stake_limit: {
    sentence: 'The stake is above your limit.',
    fix: 'Lower the stake or raise your own limit.',
  },
  daily_limit: {
    sentence: 'The daily limit is reached.',
    fix: 'Trading resumes at the next reset, or choose a plan with more trades.',
  },
  trades_elsewhere: {
    sentence: 'Another computer of this account holds the trades that are left today.',
    fix: 'Wait some minutes: it shares them, and trading resumes. Or close the app on that computer.',
  },
  own_trade_cap: {
    sentence: 'Your own number of trades for today is reached.',
    fix: 'Trading resumes tomorrow.',
  },
  daily_loss: {
    sentence: 'Your daily loss limit is reached.',
    fix: 'Trading resumes tomorrow.',
  },
  daily_profit: {
    sentence: 'Your profit goal for today is reached.',
    fix: 'Trading resumes tomorrow.',
  },
  losing_streak: {
    sentence: 'Your number of losses in a row is reached.',
    fix: 'Trading resumes tomorrow.',
  },
  plan_waits: {
    sentence: 'The stake plan waits for the result of an open trade.',
    fix: 'Wait until it ends, or trade with fixed stakes.',
  },
  plan_ended: {
    sentence: 'The stake plan has reached its end for today.',
    fix: 'The plan restarts tomorrow.',
  },
  source_limit: {
    sentence: 'The limit that you set for this source for a day is reached.',
    fix: 'Signals of this source are traded again tomorrow.',
  },
  cool_down: {
    sentence: 'The pause that you set after a trade is not over.',
    fix: 'Wait until it is over, or shorten it in the settings.',
  },
  outside_hours: {
    sentence: 'This is outside your trading hours.',
    fix: 'Trading resumes with your next hours.',
  },
  news_event: {
    sentence: 'An event of the economic calendar is near.',
    fix: 'Wait until it has passed, or change the importance and the minutes in the settings.',
  },
  news_blackout: {
    sentence: 'You do not trade this symbol around this time.',
    fix: 'Trading resumes when the time that you entered is over.',
  },
  paused: { sentence: 'Trading is paused.', fix: 'Resume trading when you are ready.' },
  app_outdated: {
    sentence: 'This version of the app is too old to trade.',
    fix: 'Install the newest version from the download page and start the app again.',
  },
  not_signed_in: {
    sentence: 'The desktop app is not signed in.',
    fix: 'Enter the code that the app shows on the /device page.',
  },
  no_entitlement: {
    sentence: 'There is no active plan on this account.',
    fix: 'Start the free trial or subscribe.',
  },
  live_locked: {
    sentence: 'Trading with real money is locked for the country of this account.',
    fix: 'Trade on a paper or demo account, or enter your country on the account page if it is missing.',
  },
  no_lease: {
    sentence: 'No trades are reserved with the server yet.',
    fix: 'Check the internet connection; the app keeps asking.',
  },
  lease_invalid: {
    sentence: 'The reserved trades could not be verified.',
    fix: 'Sign in again. If that doesn’t help, contact support.',
  },
  lease_expired: {
    sentence: 'The reserved trades have ended with their day.',
    fix: 'Check the internet connection; the app asks for new ones.',
  },
  clock_set_back: {
    sentence: 'The clock of this computer was set back.',
    fix: 'Set the right time, or let the computer set it. Trading resumes when the site agrees.',
  },
  clock_differs: {
    sentence: 'The clock of this computer differs from that of the broker or the site.',
    fix: 'Let the computer set its clock automatically. Trading resumes when it is right.',
  },
  broker_disconnected: {
    sentence: 'The broker is not connected.',
    fix: 'Check the connection to the broker.',
  },
  broker_switched_off: {
    sentence: 'This broker is switched off for now.',
    fix: 'Read the reason in the settings of the app, and wait or choose another broker.',
  },
  account_off: {
    sentence: 'The account of this chart is not switched on.',
    fix: 'Switch it on under Settings → Broker, or choose another account in the rules of the chart.',
  },
  other_currency: {
    sentence: 'The account of this chart has another currency than the one chosen for all charts.',
    fix: 'Choose an account of the same currency, so that your limits can count both.',
  },
  broker_refused: {
    sentence: 'The broker did not accept the order.',
    fix: 'Read what the broker said in the log of the app.',
  },
  no_quote: {
    sentence: 'The broker has not sent its payout for this symbol yet.',
    fix: 'Nothing to do: it arrives a moment after the chart appears.',
  },
  expiry_not_offered: {
    sentence: 'The broker does not offer this expiry for the symbol.',
    fix: 'Choose another number of candles or another timeframe.',
  },
  simulated_chart: {
    sentence: 'The chart is simulated, and simulated signals never reach a real broker.',
    fix: 'Use a chart of your own terminal, or the paper account.',
  },
  order_unclear: {
    sentence: 'An earlier order on this symbol is still unclear.',
    fix: 'The app asks the broker; nothing is sent twice.',
  },
  rate_limit: {
    sentence: 'Too many orders in one moment.',
    fix: 'Watch fewer charts at once.',
  },
} as const satisfies Record<string, { sentence: string; fix: string }>

export type RefusalCode = keyof typeof refusalCatalogue

export const refusalCodes = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ Object.keys(refusalCatalogue),
) as readonly RefusalCode[]

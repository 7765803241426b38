import { type RefusalCode, refusalCatalogue } from '@stratomate/contracts/trading/refusals'

/** `cause` says why it happens and where to look, `fix` what to do. */
export type Explanation = { cause: string; fix: string }

const fixOf = (code: RefusalCode) => refusalCatalogue[code].fix

/** Every reason for which the app does not trade a signal; in the order in which it checks them. */
export const refusalExplanations = {
  duplicate: {
    cause:
      'A terminal repeats its last signal after a reconnect or a restart, and two charts of the same symbol, timeframe and indicator send the same one. The app remembers every signal, across restarts too, and trades each only once. The first appears in the Alerts Log or in Recent Activity a moment earlier.',
    fix: fixOf('duplicate'),
  },
  clock_set_back: {
    cause:
      'The computer’s clock shows a time more than a minute before one that the app has already seen. Age of signals and the end of the trading day are judged by this clock, so the app stops rather than count a day twice. A dead battery, a dual-boot system or a manual change are the usual reasons. When the clock had been ahead and is right now, the site’s clock proves it, and the app forgets the false time.',
    fix: 'In Windows, open the date and time settings, switch on setting the time automatically and press synchronize. Trading resumes as soon as the app reaches the site and both clocks agree; without a connection it waits until the time that it has seen.',
  },
  clock_differs: {
    cause:
      'The app compares this computer’s clock with that of the site, and with that of a broker on the internet, and one of them is more than 3 seconds away, the time that the answer was on its way not counted. How old a signal is, when a trade ends and when the day ends are all judged by this clock.',
    fix: 'In Windows, open the date and time settings, switch on setting the time automatically and press synchronize. The app looks again every few seconds and trades as soon as the clocks agree.',
  },
  app_outdated: {
    cause:
      'The site names the oldest version of the app that may trade, and this one is older, usually because a mistake in it could cost money. It shows its state, keeps its journal and reports the trades that are open, but places no order. The app remembers this without a connection, too.',
    fix: `${fixOf('app_outdated')} Settings, journal and sign-in stay.`,
  },
  paused: {
    cause:
      'Somebody pressed pause on the dashboard or in the app, or the app came back from a crash or from sleep and waits for you. A disk that takes nothing and a damaged journal pause too, because no order leaves that is not written down first; the app says which. A pause survives restarts on purpose. Open trades run to their end.',
    fix: 'Press resume on the dashboard or in the app when you are ready; make space first when the disk is full. Signals that came during the pause are not traded afterwards.',
  },
  stale: {
    cause:
      'More than 2 seconds had passed since the expert advisor sent the signal. The age is judged on arrival and once more just before the order leaves, because by then the price has moved. A busy processor, full memory, sleep mode or a virus scanner that reads the data folder are the usual reasons; the time bars in Recent Activity show whether it is one signal or all.',
    fix: `${fixOf('stale')} Switch off sleep mode, and keep the computer out of energy saving while you trade.`,
  },
  from_the_future: {
    cause:
      'Terminal and app run on one computer and share its clock, so a signal cannot be more than a second ahead. It happens when the clock was changed while both were running, or when the terminal runs in a virtual machine with a clock of its own.',
    fix: `${fixOf('from_the_future')} Then restart MetaTrader 5 and the app, both on the same machine.`,
  },
  old_candle: {
    cause:
      'Only the candle that has just closed can give a trade. When a chart is opened, its timeframe changes or the connection returns, the terminal loads history, and indicators mark signals in it. Those are shown, never traded.',
    fix: `${fixOf('old_candle')} If it happens on live candles again and again, the indicator redraws its past: choose one that decides on closed candles.`,
  },
  late_candle: {
    cause:
      'A closed candle is known only when the next one opens. After a weekend, a pause without quotes or a lost connection that is minutes or days later, so the price is not the one that the signal was about. The same holds for the hour by which the chart’s clock jumps when daylight saving begins.',
    fix: fixOf('late_candle'),
  },
  no_chart_price: {
    cause:
      'A signal from outside has no candles of its own, so its price comes from an open chart of the same symbol: of the shortest timeframe, and not older than two of its candles. No chart of this symbol was open, its market rested, or the source calls the symbol by another name than your terminal does. EURUSD and EURUSD-OTC are two markets; a suffix after a point, as in EURUSD.m, is left out.',
    fix: `${fixOf('no_chart_price')} The chart need not be a favorite.`,
  },
  both_directions: {
    cause:
      'The indicators of the chart, or one indicator with two arrows, said buy and sell on the same candle. Taking either would be a guess, so neither is traded.',
    fix: `${fixOf('both_directions')} When it happens often, use one indicator per chart.`,
  },
  not_signed_in: {
    cause:
      'The app has no valid sign-in: it is new on this computer, its device was removed on the dashboard, or the sign-in was replaced. Signals are recorded, but without an account there is no plan to trade under.',
    fix: fixOf('not_signed_in'),
  },
  not_favorite: {
    cause:
      'The chart is connected, but has no star, or its star was given on another timeframe: a favorite is a symbol and a timeframe together, so EURUSD on M1 and on M5 are two. The list of charts shows which are starred.',
    fix: fixOf('not_favorite'),
  },
  source_off: {
    cause:
      'You added this source of signals from outside, and it is switched off, or it was removed while its signal was on its way. What it sends is received and listed, so that you can see what it says before you trust it, and none of it is traded.',
    fix: fixOf('source_off'),
  },
  chart_limit: {
    cause:
      'The chart is a favorite, but the plan’s number of charts is used up by those above it in the list. The trial and the smaller plans have few slots; the dashboard shows how many are taken under charts watched.',
    fix: `${fixOf('chart_limit')} The order of the list decides who has a slot.`,
  },
  indicator_not_allowed: {
    cause:
      'The trial runs one indicator at a time, and this signal comes from another one. The choice belongs to the account, so one that was made on another computer counts here a moment later. The first is free, then one change a day is allowed; the day restarts at midnight UTC. Every paid plan and license runs all indicators at once.',
    fix: 'Put the chosen indicator on this chart, change the choice once the day allows it, or choose a plan.',
  },
  other_source: {
    cause:
      'You have chosen the source of this chart’s signals in the app, and this signal came from another: it left before the chart was told, from a chart that cannot reach the app’s pipe and sends files, or from an Expert Advisor that is too old to be told.',
    fix: fixOf('other_source'),
  },
  indicator_repaints: {
    cause:
      'The expert advisor looks again at the last 50 closed candles whenever one closes. On at least three candles this indicator took an arrow away, turned it round or drew it later, although the prices of the candles had stayed the same. What it shows of the past is then not what it showed in time to trade. The log of the app names each such candle.',
    fix: `${fixOf('indicator_repaints')} Other inputs count as another indicator. To trade it all the same, set refuseRepainters to false in settings.json. There, stopsOnRepaint stops a single chart sooner: when more than one of its last 20 signals were changed.`,
  },
  direction_off: {
    cause:
      'The favorite is set to trade only buy or only sell signals, and this one points the other way. The setting is called direction and belongs to each chart.',
    fix: fixOf('direction_off'),
  },
  before_close: {
    cause:
      'An Expert Advisor looks at a candle that is still forming only where the rules of the chart ask for it. This signal came from one that had not heard yet that entry before the close was switched off.',
    fix: fixOf('before_close'),
  },
  not_confirmed: {
    cause:
      'The favorite asks others before it trades: its confirmation is same_candle or longer_timeframe. With same_candle, another indicator on a chart of the same symbol and timeframe has to signal the same side on the same candle, and the second of the two is traded. With longer_timeframe, the last signal of the next longer timeframe of the symbol has to point the same way. Charts that are asked need not be favorites. After a start nothing is known until they have signalled.',
    fix: fixOf('not_confirmed'),
  },
  not_approved: {
    cause:
      'The favorite is set to ask: its placing is ask. A signal that would have been traded was shown in the window, and until it was 2 seconds old nobody pressed Trade, or somebody pressed Skip. An order is never placed later than that, because it would be another trade than the one that the chart has signalled.',
    fix: fixOf('not_approved'),
  },
  outside_hours: {
    cause:
      'You entered the days and hours in which you trade, and this signal came at another time. The hours are those of the time zone in the settings, in summer and winter; hours over midnight belong to the day on which they begin.',
    fix: `${fixOf('outside_hours')} If the time looks wrong, check the time zone in the settings.`,
  },
  news_event: {
    cause:
      'You chose that trades are kept back around events of the economic calendar of your own MetaTrader 5, and one that is important enough is so many minutes before or behind this signal. Each chart reads the events of the two currencies of its symbol; events without an exact time, such as holidays, keep nothing back. Nothing is kept back while the terminal cannot read its calendar.',
    fix: fixOf('news_event'),
  },
  news_blackout: {
    cause:
      'The list of times around news in your settings holds this moment for this symbol. You enter the list yourself; the app brings no calendar of its own.',
    fix: fixOf('news_blackout'),
  },
  broker_disconnected: {
    cause:
      'The app has no working session with the broker. The internet connection dropped, the broker ended the session after a change of network, VPN or password, or the broker is down. The title bar of the app and Ready to trade on the dashboard show the state. The signal is not kept for later.',
    fix: 'Check the internet connection. If the app asks for it, sign in at the broker again in the window that it opens.',
  },
  unknown_symbol: {
    cause:
      'The name of the symbol in the terminal matches nothing that the broker offers, or more than one thing. Terminals add endings such as .pro or m, and OTC symbols are another product than their namesakes. The app never guesses which one is meant.',
    fix: `${fixOf('unknown_symbol')} The app keeps it for this broker, and its Test button says what would be traded.`,
  },
  market_closed: {
    cause:
      'The broker takes no orders for this symbol now: a weekend, a holiday, the daily break or a stop around news. The terminal may still draw candles from another source.',
    fix: `${fixOf('market_closed')} Until then OTC symbols may be open, which are quotes of the broker’s own making.`,
  },
  low_payout: {
    cause:
      'The broker offered less for this symbol than your minimum payout. Payouts change by the hour and fall at quiet times. The lower the payout, the more trades you must win to break even: 1 / (1 + payout).',
    fix: fixOf('low_payout'),
  },
  account_off: {
    cause:
      'A favorite may name the account that its trades are placed with. That account is not switched on now, and the app never takes another one in its place: which account loses a stake is your decision alone.',
    fix: fixOf('account_off'),
  },
  other_currency: {
    cause:
      'All accounts that trade share your limits, and limits are amounts of money. Amounts in two currencies cannot be added without an exchange rate, so the app trades only with accounts of one currency at a time: that of the account which is chosen for all charts.',
    fix: fixOf('other_currency'),
  },
  broker_switched_off: {
    cause:
      'When a broker changes its web page or its rules in a way that could cost money, the team switches it off for everybody, with a reason, until the app knows the change or the broker has corrected it. The app hears of it within seconds and remembers it without a connection. It stays connected there, so that open trades are followed to their end.',
    fix: `${fixOf('broker_switched_off')} Trading resumes when the broker is switched on again.`,
  },
  broker_refused: {
    cause:
      'The order reached the broker, and the broker turned it down for a reason of its own: a stake outside its limits, a stop for the symbol, a limit of the account. No trade was opened and none counts. The app keeps the broker’s own words in its log.',
    fix: fixOf('broker_refused'),
  },
  no_quote: {
    cause:
      'The payout of a symbol comes from the broker and is only trusted while it is fresh. Right after the start, after a new chart or after a lost connection, it is not there yet, so the minimum payout could not be checked.',
    fix: fixOf('no_quote'),
  },
  expiry_not_offered: {
    cause:
      'A trade ends after the number of candles in your settings. The broker offers only some lengths for each symbol, and this one is not among them.',
    fix: fixOf('expiry_not_offered'),
  },
  simulated_chart: {
    cause:
      'The signal came from the simulated terminal, whose prices are made up or recorded. Trading them with real quotes of a broker would mean nothing, so they only reach the paper account or a simulated broker.',
    fix: fixOf('simulated_chart'),
  },
  quote_gap: {
    cause:
      'At the moment of the signal the broker’s own price was farther from the chart’s than you allow: 0.1 % at first. Either news moved the market within a moment, or one of the two feeds has stopped, or chart and broker mean different markets under one name. A trade at that price is another trade than the indicator meant. Paper and Deriv tell their price always, Pocket Option while its prices stream; without a fresh price nothing is compared.',
    fix: `${fixOf('quote_gap')} The limit is quoteGapMax in settings.json, in hundredths of a percent; null switches it off.`,
  },
  order_unclear: {
    cause:
      'An earlier order on this symbol was sent, but its answer never came, because the connection broke or the app was ended in that moment. Until the broker has said whether it exists, nothing else is traded on the symbol: otherwise one signal could become two orders.',
    fix: `${fixOf('order_unclear')} If it stays unclear after the trade should have ended, look at the broker’s own history.`,
  },
  opposite_open: {
    cause:
      'A buy is open on the chart and the signal says sell, or the other way round. Holding both loses the difference between payout and stake, so it is refused until you allow it.',
    fix: fixOf('opposite_open'),
  },
  open_limit: {
    cause:
      'As many trades are open at once as your settings allow. It is a limit of your own, not of the plan; many charts with long expiries reach it first.',
    fix: fixOf('open_limit'),
  },
  plan_waits: {
    cause:
      'You switched on a stake plan whose next stake depends on the last result, and a trade is still open. Two trades at once would put more at risk than the worst case that you confirmed, so the plan trades one after the other, on all charts together.',
    fix: fixOf('plan_waits'),
  },
  plan_ended: {
    cause:
      'So many trades were lost that the stake plan is at the end of its ladder. Its stakes and the chance of this were shown before the plan was switched on. It does not restart on the same trading day.',
    fix: `${fixOf('plan_ended')} Look at its worst case again before you continue.`,
  },
  stake_limit: {
    cause:
      'The amount of the favorite, or the percentage of the balance that it comes to, is larger than the largest stake in your settings. That cap overrides everything else, so a typing error stays harmless.',
    fix: fixOf('stake_limit'),
  },
  low_balance: {
    cause:
      'The balance that the broker reports does not cover the stake, or the broker has not reported one yet. Demo and Live have balances of their own: check which account the app shows.',
    fix: `${fixOf('low_balance')} A demo balance can usually be refilled on the broker’s site.`,
  },
  own_trade_cap: {
    cause:
      'You set a number of trades a day in the app, below that of the plan, and it is used up. Trades on every account count, Demo and paper too. The day is the trading day, which ends at the reset that the app shows in your local time.',
    fix: `${fixOf('own_trade_cap')} Another number holds as soon as you save it in the app.`,
  },
  daily_loss: {
    cause:
      'This trade could have taken the day below your daily loss limit. The result of today’s ended trades counts, the stakes of open trades count as if they were lost, and so does the stake of this one: the limit holds whatever happens. Only the account and currency that trade now count: what was won on a demo account makes no room for a loss of real money. A limit smaller than one stake refuses every trade. The day is the UTC day.',
    fix: `${fixOf('daily_loss')} When an open trade is won, there may be room again today. A tighter limit holds as soon as you save it, a looser one 24 hours later.`,
  },
  losing_streak: {
    cause:
      'You set how many trades may be lost one after another, and so many were lost in a row today on the account that trades now. A tie neither counts nor resets the count. The stop stays for the rest of the trading day, also when a trade that was still open is won.',
    fix: `${fixOf('losing_streak')} A tighter number holds as soon as you save it, a looser one 24 hours later.`,
  },
  daily_profit: {
    cause:
      'The trades that ended today have won what you set as your goal for a day, at this moment or earlier today. The stop stays when trades that were still open take some of it back. It counts trades of the trading day on the account that trades now; results of different accounts are never added up.',
    fix: `${fixOf('daily_profit')} To trade on, empty the goal in the settings of the app and save.`,
  },
  source_limit: {
    cause:
      'Each source of signals from outside has limits of its own, beside those that hold for everything: a number of trades a day, and a loss for a day. The stakes of its open trades count as lost, and so does the stake of this one, so that the loss holds whatever happens. The day is the UTC day.',
    fix: `${fixOf('source_limit')} Another limit holds as soon as you save it in the app.`,
  },
  cool_down: {
    cause:
      'You set a pause after each trade, which holds for its symbol, or a pause after each lost trade, which holds for all symbols. This signal came before it was over. It is not kept for later.',
    fix: fixOf('cool_down'),
  },
  rate_limit: {
    cause:
      'Many charts gave a signal within the same second, as they do when a candle closes everywhere at once, and more orders would have left than your settings allow for one second. Brokers close sessions that send too fast, so the rest is refused, not delayed.',
    fix: fixOf('rate_limit'),
  },
  daily_limit: {
    cause:
      'The plan’s automated trades for this trading day are used, on all your computers together. The day ends at midnight UTC; the dashboard shows that moment in your local time. Manual trading does not count toward the daily limit.',
    fix: fixOf('daily_limit'),
  },
  trades_elsewhere: {
    cause:
      'The trades of the day are not used up. Another computer of your account has reserved all that are left, so that it can trade through an outage of the internet connection. When this one asks, the other gives back what it has not used as soon as it has held it for ten minutes, and both take a share. An app that is closed gives its trades back at once; a computer that is switched off or without a connection keeps them until the end of the day.',
    fix: fixOf('trades_elsewhere'),
  },
  live_locked: {
    cause:
      'The app is connected to an account with real money, and the country of your account is on the list where real money is locked, or your account names no country. The list holds countries where binary options may not be offered to the public. Nothing was sent to the broker.',
    fix: fixOf('live_locked'),
  },
  no_lease: {
    cause:
      'The app trades from a block of trades that it reserves at our server beforehand, and it has none yet. It has just been started, the internet connection is down, or our server does not answer.',
    fix: `${fixOf('no_lease')} The status page says whether our side is the reason.`,
  },
  lease_invalid: {
    cause:
      'Reserved trades carry a signature for this device and this day, and the check of it failed. It happens when the data folder was copied from another computer, when the clock is far off, or when the app talks to another server than it signed in to.',
    fix: fixOf('lease_invalid'),
  },
  lease_expired: {
    cause:
      'Reserved trades are valid for their trading day only. The day has turned, and the app could not reserve new ones, mostly because the internet connection or our server was not available. Tomorrow’s trades can be reserved from four hours before midnight UTC, so an app that stays connected does not see this.',
    fix: fixOf('lease_expired'),
  },
} as const satisfies Record<Exclude<RefusalCode, 'no_entitlement'>, Explanation>

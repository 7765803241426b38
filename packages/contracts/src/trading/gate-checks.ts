import type { RefusalCode } from './refusals.ts'

/**
 * The checks that a signal passes before it becomes an order, in this order; the gate runs them and the Alerts Log
 * shows them. Zod-free. Each code of a refusal belongs to one check.
 */
export const gateChecks = {
  new: { words: 'Not handled before', codes: ['duplicate'] },
  clock: { words: 'The clock is right', codes: ['clock_set_back', 'clock_differs'] },
  version: { words: 'The app is new enough', codes: ['app_outdated'] },
  running: { words: 'Trading runs', codes: ['paused'] },
  approval: { words: 'You agreed, where you are asked', codes: ['not_approved'] },
  age: { words: 'Within 2 seconds of the signal', codes: ['stale', 'from_the_future'] },
  candle: {
    words: 'Of the last closed candle, or of the forming one where you want it',
    codes: ['old_candle', 'late_candle', 'before_close', 'no_chart_price'],
  },
  one_side: { words: 'One direction per candle', codes: ['both_directions'] },
  account: { words: 'Signed in with a plan', codes: ['not_signed_in', 'no_entitlement', 'live_locked'] },
  favorite: { words: 'The chart is a favorite', codes: ['not_favorite', 'source_off', 'chart_limit'] },
  indicator: {
    words: 'The indicator may trade',
    codes: ['other_source', 'indicator_not_allowed', 'indicator_repaints'],
  },
  direction: { words: 'The direction is switched on', codes: ['direction_off'] },
  confirmation: { words: 'Others agree, where you ask for it', codes: ['not_confirmed'] },
  hours: { words: 'Within trading hours', codes: ['outside_hours', 'news_blackout', 'news_event'] },
  broker: {
    words: 'The broker offers it',
    codes: [
      'account_off',
      'other_currency',
      'broker_switched_off',
      'broker_disconnected',
      'simulated_chart',
      'unknown_symbol',
      'market_closed',
      'no_quote',
      'expiry_not_offered',
      'low_payout',
      'broker_refused',
    ],
  },
  price: { words: 'The broker’s price fits the chart’s', codes: ['quote_gap'] },
  open_trades: { words: 'Fits the open trades', codes: ['order_unclear', 'opposite_open', 'open_limit'] },
  plan: { words: 'The money plan allows it', codes: ['plan_waits', 'plan_ended'] },
  money: { words: 'The amount is within limit and balance', codes: ['stake_limit', 'low_balance'] },
  day: {
    words: 'Your limits of the day',
    codes: ['own_trade_cap', 'daily_loss', 'losing_streak', 'daily_profit', 'source_limit'],
  },
  cool_down: { words: 'No pause after a trade', codes: ['cool_down'] },
  rate: { words: 'Not too many orders at once', codes: ['rate_limit'] },
  lease: {
    words: 'A trade of the plan is left',
    codes: ['daily_limit', 'trades_elsewhere', 'lease_invalid', 'lease_expired', 'no_lease'],
  },
} as const satisfies Record<string, { words: string; codes: readonly RefusalCode[] }>

export type GateCheck = keyof typeof gateChecks

// Safe: exactly the keys of the table above, in their order.
export const gateCheckIds = Object.freeze(Object.keys(gateChecks)) as readonly GateCheck[]

/** The check that gives a code. */
export function gateCheckOf(code: RefusalCode): GateCheck {
  const found = gateCheckIds.find((id) => gateChecks[id].codes.some((own: RefusalCode) => own === code))
  if (found === undefined) throw new RangeError(`No check gives ${code}.`)
  return found
}

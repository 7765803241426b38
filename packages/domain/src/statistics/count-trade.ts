import type { Trade, TradeResult } from '@stratomate/contracts/trading/schemas'
import { tradeDay } from '../trading/trades.ts'

/** A trade whose outcome is known. It never changes again, so it is counted once. */
export type SettledTrade = Trade & { state: 'settled'; result: TradeResult }

export function isSettled(trade: Trade): trade is SettledTrade {
  return trade.state === 'settled' && trade.result !== null
}

/** The dimensions by which trades are stored; a weekday follows from the day. */
export const countedDimensions = [
  'total',
  'hour',
  'symbol',
  'indicator',
  'timeframe',
  'expiry',
  'side',
  'broker',
] as const
export type CountedDimension = (typeof countedDimensions)[number]

/**
 * What one trade adds. `payoutUnits` is its stake in cents times its payout in hundredths of a percent: whole numbers can be
 * added in any order. Stake and payout of a tie are left out, because it was refunded.
 */
export type CountsChange = {
  won: number
  lost: number
  tied: number
  buyWon: number
  buyLost: number
  stakeCents: number
  payoutUnits: number
  profitCents: number
}

export const noCounts: Readonly<CountsChange> = Object.freeze({
  won: 0,
  lost: 0,
  tied: 0,
  buyWon: 0,
  buyLost: 0,
  stakeCents: 0,
  payoutUnits: 0,
  profitCents: 0,
})

export function countTrade(trade: SettledTrade): CountsChange {
  const [won, lost] = [Number(trade.result === 'won'), Number(trade.result === 'lost')]
  const isBuy = Number(trade.side === 'buy')
  const isDecided = won + lost
  return {
    won,
    lost,
    tied: 1 - isDecided,
    buyWon: won * isBuy,
    buyLost: lost * isBuy,
    stakeCents: isDecided * trade.stakeCents,
    payoutUnits: isDecided * trade.stakeCents * Math.round(trade.payoutPct * 100),
    profitCents: trade.profitCents ?? 0,
  }
}

export function addCounts(one: CountsChange, other: CountsChange): CountsChange {
  return {
    won: one.won + other.won,
    lost: one.lost + other.lost,
    tied: one.tied + other.tied,
    buyWon: one.buyWon + other.buyWon,
    buyLost: one.buyLost + other.buyLost,
    stakeCents: one.stakeCents + other.stakeCents,
    payoutUnits: one.payoutUnits + other.payoutUnits,
    profitCents: one.profitCents + other.profitCents,
  }
}

/** The values under which a trade is counted: its UTC day and hour are those of its sending. */
export function valuesOfTrade(trade: SettledTrade): { day: string; values: Record<CountedDimension, string> } {
  return {
    day: tradeDay(trade),
    values: {
      total: '',
      hour: String(new Date(trade.sentAt).getUTCHours()),
      symbol: trade.symbol,
      indicator: trade.indicatorId,
      timeframe: String(trade.timeframeS),
      expiry: String(expiryLengthS(trade)),
      side: trade.side,
      broker: trade.broker,
    },
  }
}

/**
 * How long a trade ran, in seconds as people name it: an order reaches the broker within moments, so up to a minute it
 * is rounded to 5 seconds, above that to whole minutes.
 */
export function expiryLengthS({ sentAt, expiresAt }: Pick<Trade, 'sentAt' | 'expiresAt'>): number {
  const seconds = (Date.parse(expiresAt) - Date.parse(sentAt)) / 1_000
  const stepS = seconds < 60 ? 5 : 60
  return Math.max(5, Math.round(seconds / stepS) * stepS)
}

/** The weekday of a UTC day, from 1 (Monday) to 7. */
export function weekdayOf(day: string): number {
  return ((new Date(`${day}T00:00:00.000Z`).getUTCDay() + 6) % 7) + 1
}

/** The share of trades that must be won to come out even: the stakes over what they would return if all were won. */
export function breakEvenOf({ stakeCents, fullReturnCents }: { stakeCents: number; fullReturnCents: number }): number {
  return fullReturnCents <= 0 ? 1 : stakeCents / fullReturnCents
}

/** What the stakes would have returned if all trades had been won, in cents. */
export function fullReturnCentsOf({
  stakeCents,
  payoutUnits,
}: Pick<CountsChange, 'stakeCents' | 'payoutUnits'>): number {
  return stakeCents + payoutUnits / 10_000
}

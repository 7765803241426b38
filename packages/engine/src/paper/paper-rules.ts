import type { Side, TradeResult } from '@stratomate/contracts'
import { dayS, weekS } from '@stratomate/std/time'
import type { Quote } from '../ports.ts'

/** What a new paper account holds, whole cents. */
export const paperBalanceCents = 1_000_000
export const paperCurrency = 'USD'

export type PaperQuote = Exclude<Quote, { kind: 'refused' }>
type PaperSymbol = { symbol: string; isCustom: boolean }

const majors = new Set(['EURUSD', 'GBPUSD', 'USDJPY', 'AUDUSD', 'USDCAD', 'USDCHF', 'NZDUSD'])
const symbolShape = /^[A-Z][A-Z0-9._#&-]{2,30}$/u

// Unix time began on a Thursday; currency markets are closed from Friday 22:00 to Sunday 22:00 UTC.
const restFromS = dayS + 22 * 3_600
const restUntilS = 3 * dayS + 22 * 3_600

/**
 * What the paper broker offers for a symbol at `utcS`, Unix seconds: its own table of payouts, chosen near those of
 * real brokers. Currencies are not traded at the weekend, OTC symbols always are.
 */
export function paperQuote({ symbol, isCustom }: PaperSymbol, utcS: number): PaperQuote {
  const name = symbol.toUpperCase()
  if (!symbolShape.test(name)) return { kind: 'unknown' }
  if (isCustom) return { kind: 'offered', payoutPct: 92 }
  const inWeek = utcS % weekS
  if (inWeek >= restFromS && inWeek < restUntilS) return { kind: 'closed' }
  return { kind: 'offered', payoutPct: majors.has(name) ? 87 : 83 }
}

/** The result of a trade whose price at the end equals its entry. Brokers differ, and some let the person choose. */
export const paperTieRules = ['lose', 'win', 'refund'] as const
export type PaperTieRule = (typeof paperTieRules)[number]

export type PaperBet = { side: Side; stakeCents: number; payoutPct: number; price: number }

type PaperEnd = { result: TradeResult; profitCents: number }

/** How a trade ends at `closePrice`; an equal price refunds the stake unless another rule is given. Profit in whole cents. */
export function paperSettlement(bet: PaperBet, closePrice: number, ties: PaperTieRule = 'refund'): PaperEnd {
  const isTie = closePrice === bet.price
  if (isTie && ties === 'refund') return { result: 'tie', profitCents: 0 }
  const isWon = isTie ? ties === 'win' : bet.side === 'buy' ? closePrice > bet.price : closePrice < bet.price
  if (!isWon) return { result: 'lost', profitCents: -bet.stakeCents }
  return { result: 'won', profitCents: Math.round((bet.stakeCents * bet.payoutPct) / 100) }
}

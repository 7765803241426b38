import type { Deal } from '../remote/deal.ts'
import { centsOf, priceOf, settlementOf } from '../remote/cents.ts'
import type { DerivContract } from './deriv-messages.ts'

/** `CALL_FRXEURUSD_19.54_1538640000_300_S0P_0`: type, symbol, payout, start, then the end or the length in seconds. */
const shortcodeShape = /^(?<type>CALLE?|PUTE?)_(?<symbol>\w+?)_(?<payout>[\d.]+)_(?<start>\d+)[A-Z]?_(?<end>\d+)/iu
const sides = { CALL: 'buy', CALLE: 'buy', PUT: 'sell', PUTE: 'sell' } as const

export type DerivDealContext = {
  /** The broker's clock minus ours, milliseconds. */
  readonly offsetMs: number
  /** The broker's spelling of its symbols, by their upper-case form. */
  readonly symbols: ReadonlyMap<string, string>
  /** Our order id, when the contract is the answer to that order. */
  readonly requestId: string | null
}

/** A contract as a deal; null for kinds that the app never buys. */
export function derivDeal(contract: DerivContract, { offsetMs, symbols, requestId }: DerivDealContext): Deal | null {
  const code = shortcodeShape.exec(contract.shortcode ?? '')?.groups
  const side = sideOf(contract.contract_type ?? code?.['type'] ?? '')
  const symbol = contract.underlying_symbol ?? code?.['symbol'] ?? ''
  if (side === null || symbol === '') return null
  const stakeCents = centsOf(contract.buy_price)
  const payout = contract.payout ?? Number(code?.['payout'] ?? contract.buy_price)
  const settlement = endOf(contract)
  const expiryS = contract.date_expiry ?? contract.expiry_time ?? contract.sell_time ?? contract.purchase_time
  return {
    ref: contract.contract_id,
    requestId,
    asset: symbols.get(symbol.toUpperCase()) ?? symbol,
    side,
    stakeCents,
    openedAtMs: contract.purchase_time * 1_000 - offsetMs,
    closesAtMs: expiryS * 1_000 - offsetMs,
    payoutPct: payoutPctOf(contract.buy_price, payout),
    entryPrice: priceOf(contract.entry_spot ?? contract.entry_tick),
    exitPrice: settlement === null ? null : priceOf(contract.exit_spot ?? contract.exit_tick),
    settlement,
  }
}

/** The payout in percent of the stake, two digits: 19.2 back for 10 is 92. */
export function payoutPctOf(stake: number, payout: number): number {
  return stake > 0 ? Math.max(0, Math.round((payout / stake - 1) * 10_000) / 100) : 0
}

function sideOf(type: string): Deal['side'] | null {
  for (const [name, side] of Object.entries(sides)) if (name === type.toUpperCase()) return side
  return null
}

/** A contract has ended when it was sold back, won, lost or cancelled; an expired one is still being settled. */
function endOf({ status, is_sold: isSold, sell_price: sellPrice, buy_price: buyPrice, profit }: DerivContract) {
  const hasEnded = isSold === 1 || (status !== undefined && status !== null && status !== 'open')
  const isListed = status === undefined && isSold === undefined && sellPrice !== undefined && sellPrice !== null
  if (!hasEnded && !isListed) return null
  const amount = sellPrice === undefined || sellPrice === null ? (profit ?? null) : sellPrice - buyPrice
  return amount === null ? null : settlementOf(centsOf(amount))
}

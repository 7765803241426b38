import type { RefusalCode } from '@stratomate/contracts'
import type { Deal, LinkRefusal, SentOrder, Settlement } from '../remote/deal.ts'
import { centsOf, priceOf, settlementOf } from '../remote/cents.ts'
import { readEach } from '../remote/read-each.ts'
import { PocketDeal, PocketFailure } from './pocket-messages.ts'

const optionType = 100
const uuidShape = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/iu

/**
 * A deal of Pocket Option in our form, its instants still on the broker's clock. Only ids in our own form count as
 * echoed: the page numbers its own orders, and a number says nothing about whose order it is.
 */
export function pocketDeal(deal: PocketDeal, { hasEnded }: { hasEnded: boolean }): Deal {
  const { id, requestId, asset, amount, command, openTimestamp, closeTimestamp, percentProfit } = deal
  return {
    ref: id,
    requestId: typeof requestId === 'string' && uuidShape.test(requestId) ? requestId : null,
    asset,
    side: command === 0 ? 'buy' : 'sell',
    stakeCents: centsOf(amount),
    openedAtMs: openTimestamp,
    closesAtMs: closeTimestamp,
    payoutPct: percentProfit ?? 0,
    entryPrice: priceOf(deal.openPrice),
    exitPrice: hasEnded ? priceOf(deal.closePrice) : null,
    settlement: hasEnded ? endOf(deal) : null,
  }
}

/**
 * The profit does not include the stake. A zero is a returned stake, unless the prices show that the trade was lost:
 * then nothing came back.
 */
function endOf({ amount, profit, command, openPrice, closePrice }: PocketDeal): Settlement {
  const netCents = centsOf(profit ?? 0)
  const hasPrices = typeof openPrice === 'number' && typeof closePrice === 'number' && openPrice > 0 && closePrice > 0
  if (netCents !== 0 || !hasPrices || openPrice === closePrice) return settlementOf(netCents)
  const isWon = command === 0 ? closePrice > openPrice : closePrice < openPrice
  return settlementOf(isWon ? 0 : -centsOf(amount))
}

/** The broker's report of a refused order: it never says which order, and not always its asset or stake. */
export function pocketFailure(payload: unknown): LinkRefusal {
  const failure = PocketFailure.safeParse(payload).data
  const words = typeof failure?.error === 'string' ? failure.error : JSON.stringify(failure?.error ?? payload ?? null)
  return {
    requestId: null,
    asset: failure?.asset ?? null,
    stakeCents: failure?.amount === undefined ? null : centsOf(failure.amount),
    code: pocketRefusal(words),
    words: words.slice(0, 300),
  }
}

/** The meaning of a refusal's text; there is no public list of them, so an unknown text is a plain refusal. */
export function pocketRefusal(words: string): RefusalCode {
  if (/balance|funds|not enough money/iu.test(words)) return 'low_balance'
  if (/expir|duration|option time/iu.test(words)) return 'expiry_not_offered'
  if (/closed|inactive|unavailable|not available|suspended/iu.test(words)) return 'market_closed'
  if (/too many|limit of (?:orders|requests)|frequent/iu.test(words)) return 'rate_limit'
  return 'broker_refused'
}

type DealList = { deals: Deal[]; oddCount: number; isMixed: boolean }

/** Deals as they were received: how many could not be read, and whether one is of the other kind of account. */
export function readDeals(received: readonly unknown[], state: { hasEnded: boolean; isDemo: boolean }): DealList {
  const { entries, oddCount } = readEach(received, PocketDeal)
  const isMixed = entries.some((deal) => deal.isDemo !== undefined && deal.isDemo !== state.isDemo)
  return { deals: isMixed ? [] : entries.map((deal) => pocketDeal(deal, state)), oddCount, isMixed }
}

/** The deal on this computer's clock, which the broker's is ahead of by `offsetMs`. */
export function onOurClock(deal: Deal, offsetMs: number): Deal {
  return { ...deal, openedAtMs: deal.openedAtMs - offsetMs, closesAtMs: deal.closesAtMs - offsetMs }
}

/** An order as the page sends it, under our own id. */
export function openOrderOf(order: SentOrder, isDemo: 0 | 1): Record<string, unknown> {
  const { id, asset, side, stakeCents, durationS } = order
  const action = side === 'buy' ? 'call' : 'put'
  return { asset, amount: stakeCents / 100, action, isDemo, requestId: id, optionType, time: durationS }
}

import type { Deal, SentOrder } from './deal.ts'

// Clocks of brokers are known to a second or two, and an order can wait in a broker's queue.
const earlierMsMax = 5_000
const laterMsMax = 60_000

/**
 * Finds the deals of orders whose answer never came: by the echoed id where the broker stores it, else by asset, side,
 * stake and time. Each deal belongs to one order; a deal with another id is the person's own.
 */
export function matchDeals(orders: readonly SentOrder[], deals: readonly Deal[]): Map<string, Deal> {
  const found = new Map<string, Deal>()
  const taken = new Set<string>()
  const take = (order: SentOrder, deal: Deal | undefined): void => {
    if (deal === undefined) return
    found.set(order.id, deal)
    taken.add(deal.ref)
  }
  for (const order of orders) {
    take(
      order,
      deals.find((deal) => deal.requestId === order.id),
    )
  }
  const rest = orders.filter(({ id }) => !found.has(id))
  const pairs = rest.flatMap((order) =>
    deals.filter((deal) => deal.requestId === null && isLike(order, deal)).map((deal) => ({ order, deal })),
  )
  // The nearest pair first, so that an order that never arrived does not take the deal of the next one.
  for (const { order, deal } of pairs.toSorted((one, other) => distanceMs(one) - distanceMs(other)))
    if (!found.has(order.id) && !taken.has(deal.ref)) take(order, deal)
  return found
}

function isSameBet(order: SentOrder, deal: Deal): boolean {
  return deal.asset === order.asset && deal.side === order.side && deal.stakeCents === order.stakeCents
}

function isLike(order: SentOrder, deal: Deal): boolean {
  const afterMs = deal.openedAtMs - order.sentAtMs
  return isSameBet(order, deal) && afterMs >= -earlierMsMax && afterMs <= laterMsMax
}

function distanceMs({ order, deal }: { order: SentOrder; deal: Deal }): number {
  return Math.abs(deal.openedAtMs - order.sentAtMs)
}

import { setTimeout as wait } from 'node:timers/promises'
import type { Trade } from '@stratomate/contracts'
import { expect } from 'vitest'
import { paperTrade } from './paper-trade.ts'
import type { Desktop, Member } from './start-shop.ts'

/** One desktop's reporter: it sends a batch until it is acknowledged, and then settles what it has placed. */
export function tradeReporter({ visitor }: Desktop, leaseId: string) {
  const acknowledged = new Map<string, Trade>()
  const next = (): Trade[] => {
    const placed = [...acknowledged.values()].filter((trade) => trade.state === 'placed')
    if (placed.length > 8)
      return placed.map((trade) => ({ ...trade, state: 'settled', result: 'won', profitCents: 860 }))
    return Array.from({ length: 3 }, () => paperTrade(leaseId))
  }
  let batch = next()
  const report = async () => {
    const answer = await visitor.call('reportTrades', { body: { trades: batch } })
    expect([200, 409, 429, 503]).toContain(answer.status)
    if (answer.status !== 200) {
      await wait(50)
      return
    }
    expect(answer.body.rejected).toEqual([])
    for (const trade of batch) if (answer.body.accepted.includes(trade.id)) acknowledged.set(trade.id, trade)
    batch = next()
  }
  return {
    acknowledged,
    pending: () => batch,
    /** Reports until `isOver`; a connection that breaks is tried again, as the desktop app does. */
    run: async (isOver: () => boolean) => {
      while (!isOver()) {
        await report().catch((error: unknown) => {
          if (!(error instanceof TypeError)) throw error
          return wait(20)
        })
      }
    },
    /** Sends what was never acknowledged once more. */
    finish: report,
  }
}

/** All trades of a person that the service has stored. */
export async function storedTrades(member: Member): Promise<Trade[]> {
  const items: Trade[] = []
  for (let cursor: string | null = null; ;) {
    const query: Record<string, string> = cursor === null ? {} : { cursor }
    const page = await member.visitor.call('listTrades', { query: { ...query, limit: '100' } })
    expect(page.status).toBe(200)
    items.push(...page.body.items)
    cursor = page.body.nextCursor
    if (cursor === null) return items
  }
}

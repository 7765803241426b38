import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { times } from '@stratomate/commands/soak-scale'
import type { Trade } from '@stratomate/contracts'
import { decodeJwt } from 'jose'
import { afterEach, expect, test } from 'vitest'
import { callersOf, connectDesktop, type Desktop, type Member } from '#server/main/testing/start-shop.ts'
import { type KillableServer, killableServer } from './testing/killable-server.ts'
import { paperTrade } from './testing/paper-trade.ts'
import { randomOf } from './testing/random-of.ts'

const kills = times(6, 100)
const reporters = 4
const seed = Date.now() % 1_000_000
const startMsMax = 60_000
const timeoutMs = times(300_000, 3_000_000)

const dataDir = mkdtempSync(join(tmpdir(), 'stratomate-kill-'))
let server: KillableServer | null = null
afterEach(() => {
  server?.end()
  rmSync(dataDir, { recursive: true, force: true })
})

/** One desktop's reporter: it sends a batch until it is acknowledged, and then settles what it has placed. */
function reporter(desktop: Desktop, leaseId: string) {
  const acknowledged = new Map<string, Trade>()
  const next = (): Trade[] => {
    const placed = [...acknowledged.values()].filter((trade) => trade.state === 'placed')
    if (placed.length > 8)
      return placed.map((trade) => ({ ...trade, state: 'settled', result: 'won', profitCents: 860 }))
    return Array.from({ length: 3 }, () => paperTrade(leaseId))
  }
  let batch = next()
  const report = async () => {
    const answer = await desktop.visitor.call('reportTrades', { body: { trades: batch } })
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

/** Until the fresh server works at its ordinary pace: its first answers are slow, and a kill there would hit nothing. */
async function warm(count: () => number): Promise<void> {
  const enough = count() + 2 * reporters
  const deadline = AbortSignal.timeout(startMsMax)
  while (count() < enough) await wait(10, undefined, { signal: deadline })
}

async function storedTrades(member: Member): Promise<Trade[]> {
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

test(`${kills} kills amid reports lose no acknowledged trade and double none`, { timeout: timeoutMs }, async () => {
  console.log(`kill test: seed ${seed}`)
  const random = randomOf(seed)
  const running = await killableServer(dataDir)
  server = running
  await running.start()
  const callers = callersOf(() => running.origin)
  const member = await callers.member()
  await member.visitor.call('startTrial', { body: {} })
  const desktop = await connectDesktop(callers, member)
  const lease = await desktop.visitor.call('takeLease', { body: { want: 10 } })
  const all = Array.from({ length: reporters }, () => reporter(desktop, String(decodeJwt(lease.body.lease).jti)))

  for (let round = 0; round < kills; round += 1) {
    let over = false
    const reports = all.map((each) => each.run(() => over))
    await warm(() => all.reduce((sum, each) => sum + each.acknowledged.size, 0))
    await wait(Math.floor(random() * 400))
    await running.kill()
    over = true
    await Promise.all(reports)
    await running.start()
  }
  await Promise.all(all.map((each) => each.finish()))

  const stored = await storedTrades(member)
  const quota = await member.visitor.call('readQuota')
  const acknowledged = new Map(all.flatMap((each) => [...each.acknowledged]))
  const byId = new Map(stored.map((trade) => [trade.id, trade]))
  expect(acknowledged.size).toBeGreaterThan(kills)
  expect(stored).toHaveLength(byId.size)
  expect(new Set(byId.keys())).toEqual(new Set(acknowledged.keys()))
  for (const [id, trade] of acknowledged) expect([id, byId.get(id)?.state]).toEqual([id, trade.state])
  expect(quota.body.used).toBe(stored.length)
  console.log(`kill test: ${kills} kills, ${stored.length} trades, each stored once`)
})

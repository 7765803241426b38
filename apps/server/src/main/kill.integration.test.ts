import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { times } from '@stratomate/commands/soak-scale'
import { linearRandom } from '@stratomate/std/random'
import { decodeJwt } from 'jose'
import { afterEach, expect, test } from 'vitest'
import { callersOf, connectDesktop, renewDesktop } from '#server/main/testing/start-shop.ts'
import { type KillableServer, killableServer } from './testing/killable-server.ts'
import { storedTrades, tradeReporter } from './testing/trade-reporter.ts'

const kills = times(6, 200)
const reporters = 4
const seed = Date.now() % 1_000_000
const startMsMax = 60_000
const timeoutMs = times(300_000, 6_000_000)

const dataDir = mkdtempSync(join(tmpdir(), 'stratomate-kill-'))
let server: KillableServer | null = null
afterEach(() => {
  server?.end()
  rmSync(dataDir, { recursive: true, force: true })
})

/**
 * Waits until the new server works at its usual speed: its first answers are slow, and a kill there would interrupt
 * nothing.
 */
async function warm(count: () => number): Promise<void> {
  const enough = count() + 2 * reporters
  const deadline = AbortSignal.timeout(startMsMax)
  while (count() < enough) await wait(10, undefined, { signal: deadline })
}

test(`${kills} kills amid reports lose no acknowledged trade and double none`, { timeout: timeoutMs }, async () => {
  console.log(`kill test: seed ${seed}`)
  const random = linearRandom(seed)
  const running = await killableServer(dataDir)
  server = running
  await running.start()
  const callers = callersOf(() => running.origin)
  const member = await callers.member()
  await member.visitor.call('startTrial', { body: {} })
  const desktop = await connectDesktop(callers, member)
  const lease = await desktop.visitor.call('takeLease', { body: { want: 10 } })
  const all = Array.from({ length: reporters }, () => tradeReporter(desktop, String(decodeJwt(lease.body.lease).jti)))

  for (let round = 0; round < kills; round += 1) {
    await renewDesktop(desktop)
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

import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { times } from '@stratomate/commands/soak-scale'
import { decodeJwt } from 'jose'
import { afterEach, expect, test } from 'vitest'
import { callersOf, connectDesktop } from '#server/main/testing/start-shop.ts'
import { type KillableServer, killableServer } from './testing/killable-server.ts'
import { paperTrade } from './testing/paper-trade.ts'

const restarts = times(1, 8)
const callersAtOnce = 16
const callMsMax = 20_000

const dataDir = mkdtempSync(join(tmpdir(), 'stratomate-drain-'))
let server: KillableServer | null = null
afterEach(() => {
  server?.end()
  rmSync(dataDir, { recursive: true, force: true })
})

type Call = { method: 'GET' | 'POST'; path: string; body?: unknown }

test(`restarts (${restarts}) under load cut no call`, { timeout: times(120_000, 600_000) }, async () => {
  const running = await killableServer(dataDir, { TRUST_PROXY: '1' })
  server = running
  await running.start()
  const callers = callersOf(() => running.origin)
  const member = await callers.member()
  await member.visitor.call('startTrial', { body: {} })
  const desktop = await connectDesktop(callers, member)
  const lease = await desktop.visitor.call('takeLease', { body: { want: 10 } })
  const leaseId = String(decodeJwt(lease.body.lease).jti)
  const trade = paperTrade(leaseId)
  const calls: readonly Call[] = [
    { method: 'POST', path: '/api/desktop/trades', body: { trades: [trade] } },
    { method: 'POST', path: '/api/desktop/leases', body: { want: 1 } },
    { method: 'GET', path: '/api/plans' },
    { method: 'GET', path: '/' },
  ]

  const agent = new Agent({ keepAlive: true })
  const seen = new Map<string, number>()
  const count = (outcome: string) => seen.set(outcome, (seen.get(outcome) ?? 0) + 1)
  let over = false
  const load = Array.from({ length: callersAtOnce }, async (_none, caller) => {
    for (let index = caller; !over; index += 1) {
      const call = calls[index % calls.length]
      if (call === undefined) throw new Error('There are calls.')
      const headers = {
        authorization: `Bearer ${desktop.visitor.token ?? ''}`,
        'x-forwarded-for': addressOf(index, caller),
      }
      const outcome = await outcomeOf(call, { origin: running.origin, agent, headers })
      count(outcome)
      if (outcome === 'ECONNREFUSED' || outcome === '503') await wait(50)
    }
  })
  for (let restart = 0; restart < restarts; restart += 1) {
    await wait(300)
    await running.stop()
    await running.start()
  }
  over = true
  await Promise.all(load)
  agent.destroy()

  console.log(`drain: ${[...seen].map(([outcome, times]) => `${outcome}: ${times}`).join(', ')}`)
  const expected = ['200', '409', '503', 'ECONNREFUSED']
  expect([...seen.keys()].filter((outcome) => !expected.includes(outcome))).toEqual([])
  expect(seen.get('200')).toBeGreaterThan(callersAtOnce)
})

/** Calls come from many addresses, so that rate limits do not end the load. */
function addressOf(index: number, caller: number): string {
  return `10.${caller}.${(index >> 8) & 255}.${index & 255}`
}

type Way = { origin: string; agent: Agent; headers: Record<string, string> }

/** The status of a complete answer, or the code of the error. */
function outcomeOf({ method, path, body }: Call, { origin, agent, headers }: Way): Promise<string> {
  return new Promise((resolve) => {
    const text = body === undefined ? '' : JSON.stringify(body)
    const asking = request(
      new URL(path, origin),
      { method, agent, headers: { ...headers, ...(text === '' ? {} : { 'content-type': 'application/json' }) } },
      (answer) => {
        answer.on('error', (error) => resolve(`cut: ${error.message}`))
        answer.on('end', () => resolve(answer.complete ? String(answer.statusCode) : 'cut: no end')).resume()
      },
    )
    asking.setTimeout(callMsMax, () => asking.destroy(new Error('no answer')))
    asking.on('error', (error) => resolve('code' in error ? String(error.code) : error.message))
    asking.end(text)
  })
}

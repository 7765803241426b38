import { setTimeout as sleep } from 'node:timers/promises'
import { startCluster } from '@stratomate/cluster/start-cluster'
import { times } from '@stratomate/commands/soak-scale'
import { errorText } from '@stratomate/std/errors'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { paperTrade } from '../testing/paper-trade.ts'
import { type Callers, callersOf, connectDesktop, type Desktop, type Member } from '../testing/start-shop.ts'
import { storedTrades } from '../testing/trade-reporter.ts'

const cluster = await startCluster()
if ('unavailable' in cluster) console.warn(`The walk through several servers is skipped: ${cluster.unavailable}`)

type Post = { body: unknown; index: number; desktop: Desktop }

const Accepted = z.object({ accepted: z.array(z.string()) })
const Given = z.object({ lease: z.string() })

/** Another address for each number, so that the balancer spreads them. */
const addressOf = (index: number) => `10.1.${Math.floor(index / 200)}.${(index % 200) + 1}`

/** `200`, or an error with the beginning of its text. */
function outcomeOf(status: number, text: string): string {
  return status === 200 ? '200' : `${status}: ${text.slice(0, 200)}`
}

describe('three servers behind a balancer', () => {
  const { origin, servers, balancer, bucket } =
    'origin' in cluster ? cluster : { origin: '', servers: [], balancer: null, bucket: null }
  let callers: Callers
  let member: Member
  /** The mailbox answers callers on this computer, not those who come through a balancer. */
  const direct = `http://127.0.0.1:${servers[0]?.port ?? 0}`
  let reached = direct
  const join = async () => {
    reached = direct
    const joined = await callers.member()
    reached = origin
    return joined
  }
  const startTrading = async (): Promise<[Member, Desktop]> => {
    const joined = await join()
    await joined.visitor.call('startTrial', { body: {} })
    return [joined, await connectDesktop(callers, joined)]
  }
  beforeAll(async () => {
    if ('unavailable' in cluster) return
    callers = callersOf(() => reached)
    member = await join()
  }, 60_000)
  beforeEach(({ skip }) => {
    if ('unavailable' in cluster) skip(cluster.unavailable)
  })
  afterAll(() => ('stop' in cluster ? cluster.stop() : undefined))

  const headersAt = (index: number) => ({ 'content-type': 'application/json', 'x-forwarded-for': addressOf(index) })
  /** One call of a computer, without a second attempt. */
  const post = async (path: string, { body, index, desktop: { visitor } }: Post) => {
    const answer = await visitor.fetch(path, { method: 'POST', headers: headersAt(index), body: JSON.stringify(body) })
    const text = await answer.text()
    return { status: answer.status, text }
  }

  test('a release replaces one after the other, and no call fails', { timeout: times(120_000, 600_000) }, async () => {
    // A second attempt has trades of its own: those of the day are used up.
    const [trader, desktop] = await startTrading()
    const leaseId = String(decodeJwt((await desktop.visitor.call('takeLease', { body: { want: 5 } })).body.lease).jti)
    const statuses = new Map<string, number>()
    const count = (outcome: string) => statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1)
    const acknowledged: string[] = []
    let isOver = false
    const load = Array.from({ length: 6 }, async (_none, index) => {
      const reportTrade = async () => {
        const trade = paperTrade(leaseId)
        const { status, text } = await post('/api/desktop/trades', { body: { trades: [trade] }, index, desktop })
        if (status === 200 && Accepted.parse(JSON.parse(text)).accepted.includes(trade.id)) acknowledged.push(trade.id)
        return outcomeOf(status, text)
      }
      const read = (path: string) => async () => {
        const answer = await trader.visitor.fetch(path, { headers: headersAt(index) })
        return outcomeOf(answer.status, await answer.text())
      }
      const calls = [read('/api/plans'), reportTrade, read('/api/trades'), read('/')]
      while (!isOver) {
        for (const call of calls) {
          count(await call().then(String, (error: unknown) => `failed: ${errorText(error)}`))
          await sleep(60)
        }
      }
    })
    for (let round = 0; round < times(1, 5); round += 1) {
      for (const [index, server] of servers.entries()) {
        await server.stop()
        await server.start()
        await balancer?.untilServing(index + 1)
      }
    }
    isOver = true
    await Promise.all(load)
    const stored = new Set((await storedTrades(trader)).map(({ id }) => id))

    expect([...statuses.keys()].filter((status) => status !== '200')).toEqual([])
    expect(statuses.get('200')).toBeGreaterThan(50)
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
  })

  test('what all servers share may be late for a moment: none of them leaves the balance', async () => {
    const statuses = new Set<number>()
    let isOver = false
    const load = Array.from({ length: 6 }, async (_none, index) => {
      while (!isOver) {
        const answer = await member.visitor.fetch('/api/plans', { headers: headersAt(index) })
        await answer.text()
        statuses.add(answer.status)
        await sleep(20)
      }
    })
    await bucket?.stop()
    await sleep(600)
    await bucket?.start()
    await sleep(600)
    isOver = true
    await Promise.all(load)

    expect([...statuses]).toEqual([200])
  })

  test('a page comes back after the end of its server without a goodbye, and is told to read again', async () => {
    const first = servers[0]
    const leaving = new AbortController()
    const answer = await member.visitor.fetch('/api/events', { signal: leaving.signal })
    const reader = answer.body?.getReader()
    await reader?.read()
    await Promise.all(servers.map((server) => server.kill()))
    const ended = await reader?.read().then(
      ({ done }) => done,
      () => true,
    )
    await first?.start()
    await expect.poll(() => fetch(`${origin}/api/ready`).then(({ status }) => status), { timeout: 20_000 }).toBe(200)
    const again = await member.visitor.fetch('/api/events', {
      headers: { 'last-event-id': 'gone-1' },
      signal: leaving.signal,
    })
    const text = new TextDecoder().decode((await again.body?.getReader().read())?.value)
    leaving.abort()
    await Promise.all(servers.slice(1).map((server) => server.start()))

    expect(ended).toBe(true)
    expect(text).toContain('retry:')
    expect(again.status).toBe(200)
  }, 90_000)

  test('computers that ask on all servers at once never get more than the plan allows', async () => {
    const [trader, first] = await startTrading()
    const computers = [first]
    for (let count = 1; count < 3; count += 1) computers.push(await connectDesktop(callers, trader, `PC ${count}`))
    const { limit } = (await trader.visitor.call('readQuota')).body
    const held: string[] = []
    const answers = await Promise.all(
      Array.from({ length: times(90, 600) }, async (_none, index) => {
        const computer = computers[index % computers.length] ?? first
        const answer = await post('/api/desktop/leases', { body: { want: 1 }, index, desktop: computer })
        if (answer.status === 200) held.push(Given.parse(JSON.parse(answer.text)).lease)
        return answer.status
      }),
    )
    // A lease whose answer was lost is given out once more, with the same id.
    const leases = new Map(held.map((token) => [String(decodeJwt(token).jti), Number(decodeJwt(token)['n'])]))
    const granted = [...leases.values()].reduce((sum, count) => sum + count, 0)

    expect(answers).toContain(200)
    expect(granted).toBeGreaterThan(0)
    expect(granted).toBeLessThanOrEqual(limit)
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { streams } from '@stratomate/contracts'
import { times } from '@stratomate/commands/soak-scale'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import { upperMedian } from '@stratomate/std/statistics'
import { decodeJwt } from 'jose'
import { afterEach, expect, test } from 'vitest'
import { paperTrade } from './testing/paper-trade.ts'
import { callersOf, connectDesktop, renewDesktop, Visitor } from './testing/start-shop.ts'

const loadMs = times(6_000, 3_600_000)
const samples = 60
/** How much memory the process may use, in megabytes: idle, under load, and at most, its start included. */
const limits = { idleMb: 350, loadedMb: 450, peakMb: 700 }
/** On a machine that is busy with other tests, memory is freed later. */
const slack = times(1.15, 1)
/** Less than the time for which an access token is valid. */
const renewEveryMs = 300_000

let product: Product | null = null
afterEach(async () => {
  if (product !== null) await removeProduct(product)
})

type Memory = { nowMb: number; peakMb: number }

/** Of the service's own process, whose data folder is in its environment. */
function memoryOf({ dataDir }: Product): Memory {
  const owner = readdirSync('/proc').find((name) => /^\d+$/u.test(name) && isService(name, dataDir))
  if (owner === undefined) throw new Error('The process of the service is gone.')
  const status = readFileSync(`/proc/${owner}/status`, 'utf8')
  const megabytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'mu').exec(status)?.[1]) / 1_024
  return { nowMb: megabytes('VmRSS'), peakMb: megabytes('VmHWM') }
}

function isService(process: string, dataDir: string): boolean {
  try {
    const command = readFileSync(`/proc/${process}/cmdline`, 'utf8')
    const environment = readFileSync(`/proc/${process}/environ`, 'utf8')
    return command.includes('commands/src/start.ts') && environment.includes(`DATA_DIR=${dataDir}`)
  } catch {
    // It ended between the two readings, or belongs to somebody else.
    return false
  }
}

/**
 * A small service on a busy day, with a few dozen calls a second: computers that report, pages, lists, visits and
 * streams.
 */
async function startLoad(
  { origin }: Product,
  isOver: () => boolean,
): Promise<{ calls: () => number; end: Promise<unknown> }> {
  const callers = callersOf(() => origin)
  let calls = 0
  const repeat = async (call: () => Promise<{ status: number }>, pauseMs: number) => {
    while (!isOver()) {
      expect((await call()).status).toBe(200)
      calls += 1
      await wait(pauseMs)
    }
  }
  const people = await Promise.all(
    ['10.1.0.1', '10.1.0.2', '10.1.0.3'].map(async (address) => {
      const member = await callers.member({ address })
      await member.visitor.call('startTrial', { body: {} })
      return member
    }),
  )
  const computers = await Promise.all(people.map((member) => connectDesktop(callers, member)))
  /** Opens a stream, reads what every stream begins with, and closes it, because an event may never come. */
  const streamed = async ({ visitor }: { visitor: Visitor }) => {
    const answer = await visitor.fetch(streams.ownerEvents)
    const reader = answer.body?.getReader()
    await reader?.read()
    await reader?.cancel()
    return answer
  }
  const loops = people.flatMap((member) => [
    repeat(() => member.visitor.call('readQuota'), 250),
    repeat(() => member.visitor.call('listTrades'), 500),
    repeat(() => member.visitor.call('listNotifications'), 500),
    repeat(() => member.visitor.call('listPosts'), 500),
    repeat(() => member.visitor.fetch('/').then(drained), 1_000),
    repeat(() => streamed(member), 1_000),
  ])
  const reports = computers.map(async (computer) => {
    const lease = await computer.visitor.call('takeLease', { body: { want: 1 } })
    const leaseId = String(decodeJwt(lease.body.lease).jti)
    let renewedMs = performance.now()
    return repeat(async () => {
      if (performance.now() - renewedMs > renewEveryMs) {
        await renewDesktop(computer)
        renewedMs = performance.now()
      }
      return computer.visitor.call('reportTrades', { body: { trades: [paperTrade(leaseId), paperTrade(leaseId)] } })
    }, 200)
  })
  let visits = 0
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140' }
  const visit = () => {
    visits += 1
    const visitor = new Visitor(() => origin, `10.2.${(visits >> 8) & 255}.${visits & 255}`)
    return visitor.call('recordVisit', { body: { path: '/' }, headers })
  }
  return { calls: () => calls, end: Promise.all([...loops, ...reports, repeat(visit, 100)]) }
}

async function drained(answer: Response): Promise<Response> {
  await answer.arrayBuffer()
  return answer
}

test(
  'the service on its embedded database holds little memory, and no more after a long day',
  { timeout: loadMs + 300_000 },
  async ({ skip }) => {
    if (process.platform !== 'linux') skip('memory of a process is read from /proc')
    const running = await startProduct({ env: { TRUST_PROXY: '1' }, from: 'sources' })
    product = running
    await wait(2_000)
    const idle = memoryOf(running)
    let isOver = false
    const load = await startLoad(running, () => isOver)
    const loaded: number[] = []
    for (let sample = 0; sample < samples; sample += 1) {
      await wait(loadMs / samples)
      loaded.push(memoryOf(running).nowMb)
    }
    isOver = true
    await load.end
    const { peakMb } = memoryOf(running)
    const [middle, last] = [loaded.slice(samples / 3, (2 * samples) / 3), loaded.slice((2 * samples) / 3)].map(
      upperMedian,
    )
    const figures = { idle: idle.nowMb, middle, last, peak: peakMb }
    console.log(`memory in MB after ${load.calls()} calls in ${loadMs / 1_000} s: ${JSON.stringify(figures)}`)

    expect(idle.nowMb).toBeLessThan(limits.idleMb * slack)
    expect(last).toBeLessThan(limits.loadedMb * slack)
    expect(peakMb).toBeLessThan(limits.peakMb * slack)
    expect(last).toBeLessThan((middle ?? 0) * 1.1)
  },
)

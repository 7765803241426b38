// What one server does with a second of processor time, and what three do: reads of pages and reports of trades through
// PgBouncer on a PostgreSQL that writes to the disk, with NATS. On one machine, in one run. Calls per second show how
// fast this machine is; calls per second of the servers' own processor time show what a further server brings.
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cluster, startCluster } from '@stratomate/cluster/start-cluster'
import { metricsPath, routes } from '@stratomate/contracts'
import { desktopRoutes } from '@stratomate/contracts/desktop/routes'
import { upperMedian } from '@stratomate/std/statistics'
import pg from 'pg'
import { type Computer, connectComputers } from './engine/connect-computers.ts'
import { reportedTrade } from './load/reported-trade.ts'
import { measureBurst, requestBytes } from './load/request-burst.ts'
import { signInDemo } from './load/sign-in-demo.ts'
import { addressOf } from './load/start-on-postgres.ts'

const computerCount = 60
/** To each server. */
const connections = 24
const rounds = 3
/** The number of calls to each server, so that all are equally warm. */
const callsPerRound = 1_500
const metricsToken = 'read by this bench and by nobody else'

type Rate = { perSecond: number; perProcessorSecond: number }

async function main(): Promise<void> {
  console.log(`machine: ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`)
  console.log(`median of ${rounds} rounds of ${callsPerRound} calls of each server, ${connections} at once`)
  const one = await measureServers(1)
  const three = await measureServers(3)
  for (const [name, rate] of one) {
    const other = three.get(name)
    if (other === undefined) continue
    const ratio = (other.perProcessorSecond / rate.perProcessorSecond).toFixed(2)
    console.log(`${name}: three servers do ${ratio} × as much with a second of a processor as one`)
  }
}

async function measureServers(serverCount: number): Promise<Map<string, Rate>> {
  const cluster = await startCluster({ serverCount, durability: 'fsync', environment: { METRICS_TOKEN: metricsToken } })
  if ('unavailable' in cluster) throw new Error(cluster.unavailable)
  const pool = new pg.Pool({ connectionString: cluster.databaseUrl, max: 2 })
  const folder = await mkdtemp(join(tmpdir(), 'stratomate-servers-'))
  try {
    const origin = `http://127.0.0.1:${cluster.servers[0]?.port}`
    const computers = await connectComputers(pool, origin, { count: computerCount, tier: 'elite_trader' })
    const cookie = await signInDemo(origin, folder)
    const rates = new Map<string, Rate>()
    for (const [name, request] of callsOf(computers, cookie)) {
      const rate = await measure(cluster, request)
      rates.set(name, rate)
      const [perSecond, perProcessor] = [rate.perSecond, rate.perProcessorSecond].map((each) => each.toFixed(0))
      console.log(`${serverCount} servers, ${name}: ${perSecond}/s, ${perProcessor} for a second of a processor`)
    }
    return rates
  } finally {
    await pool.end()
    await rm(folder, { recursive: true, force: true })
    await cluster.stop()
  }
}

type Request = (place: number) => Buffer

function callsOf(computers: readonly Computer[], cookie: string): [string, Request][] {
  const read = (path: string) => (place: number) =>
    requestBytes(`GET ${path}`, { cookie, 'x-forwarded-for': addressOf(place) })
  const report = (place: number) => {
    const computer = computers[place % computers.length]
    if (computer === undefined) throw new Error('There are no computers.')
    const body = JSON.stringify({ trades: [reportedTrade(computer)] })
    const headers = {
      authorization: `Bearer ${computer.token}`,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'x-forwarded-for': addressOf(place),
    }
    return requestBytes(`POST ${desktopRoutes.reportTrades.path}`, headers, body)
  }
  return [
    ['reads of the day', read(routes.readQuota.path)],
    ['reads of posts', read(routes.listPosts.path)],
    ['reports', report],
  ]
}

let places = 0

/** The first round is a warm-up and does not count. */
async function measure({ servers }: Cluster, request: Request): Promise<Rate> {
  const measured: Rate[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const before = await processorSeconds(servers)
    const startedMs = performance.now()
    await Promise.all(
      servers.map(({ port }) => {
        const requests = Array.from({ length: callsPerRound }, () => request((places += 1)))
        return measureBurst(port, connections, requests)
      }),
    )
    const calls = callsPerRound * servers.length
    const seconds = (performance.now() - startedMs) / 1_000
    measured.push({
      perSecond: calls / seconds,
      perProcessorSecond: calls / ((await processorSeconds(servers)) - before),
    })
  }
  const counted = measured.slice(1)
  return {
    perSecond: upperMedian(counted.map(({ perSecond }) => perSecond)),
    perProcessorSecond: upperMedian(counted.map(({ perProcessorSecond }) => perProcessorSecond)),
  }
}

/** The processor time of the servers' processes so far. */
async function processorSeconds(servers: Cluster['servers']): Promise<number> {
  const each = servers.map(async ({ port }) => {
    const headers = { authorization: `Bearer ${metricsToken}` }
    const text = await (await fetch(`http://127.0.0.1:${port}${metricsPath}`, { headers })).text()
    const seconds = Number(/^process_cpu_seconds_total (\S+)$/mu.exec(text)?.[1])
    if (Number.isNaN(seconds)) throw new Error(`No processor time in: ${text.slice(0, 300)}`)
    return seconds
  })
  return (await Promise.all(each)).reduce((sum, seconds) => sum + seconds, 0)
}

await main()

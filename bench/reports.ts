// What computers send: reports of trades, each stored permanently before it is answered, and leases; then visits of
// pages, and what pages read meanwhile. Each next to the same rows written or read by bare statements on as many
// connections as the service has, and to the same requests at a bare server, on one machine in one run. With the
// argument `embedded` the embedded database is measured; names of measurements select only those.
import { randomUUID } from 'node:crypto'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { routes } from '@stratomate/contracts'
import { desktopRoutes } from '@stratomate/contracts/desktop/routes'
import { removeProduct, startProduct } from '@stratomate/commands/start-product'
import pg from 'pg'
import { type Computer, connectComputers } from './engine/connect-computers.ts'
import { percentilesOf } from '@stratomate/std/statistics'
import { measureBurst, requestBytes, type TimedBurst, timeBurst } from './load/request-burst.ts'
import { reportedTrade } from './load/reported-trade.ts'
import { signInDemo } from './load/sign-in-demo.ts'
import { startBare } from './start-bare.ts'
import { addressOf, startOnPostgres } from './load/start-on-postgres.ts'

/** The number of connections over which pages are read. Computers keep one each. */
const pageConnections = 64
const poolMax = 10
const rounds = 3
const computerCount = 250

type Service = { origin: string; dataDir: string; port: number; pool: pg.Pool; close: () => Promise<void> }

/** What is measured: requests of the service, the same as a bare statement, and how many per round. */
type Measure = {
  name: string
  count: number
  connections: number
  request: (place: number) => Buffer
  bare: (pool: pg.Pool, place: number) => Promise<unknown>
}

async function main(): Promise<void> {
  const isEmbedded = process.argv.includes('embedded')
  const names = process.argv.slice(2).filter((word) => word !== 'embedded')
  const service = isEmbedded ? await startEmbedded() : await startServer()
  const bareServer = await startBare('bare-answers.ts')
  try {
    const computers = {
      unlimited: await connectComputers(service.pool, service.origin, { count: computerCount, tier: 'elite_trader' }),
      limited: await connectComputers(service.pool, service.origin, { count: computerCount, tier: 'pro_trader' }),
    }
    const cookie = await signInDemo(service.origin, service.dataDir)
    const engine = isEmbedded ? 'embedded database' : 'PostgreSQL with fsync'
    console.log(`machine: ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`)
    console.log(`${engine}, ${computerCount} computers or ${pageConnections} pages at once, best of ${rounds} rounds`)
    console.log('bare statements: one each; bare server: node:http that answers the same requests with nothing')
    console.log('                       /s      p50      p99 a query/s    ratio server/s    ratio')
    await prepareBare(service.pool)
    const chosen = measuresOf(computers, cookie).filter(({ name }) => names.length === 0 || names.includes(name))
    for (const measure of chosen) await print(service, bareServer.port, measure)
  } finally {
    bareServer.end()
    await service.pool.end()
    await service.close()
  }
}

async function startServer(): Promise<Service> {
  const { product, databaseUrl, port, close } = await startOnPostgres({})
  const { origin, dataDir } = product
  return { origin, dataDir, port, close, pool: new pg.Pool({ connectionString: databaseUrl, max: poolMax }) }
}

async function startEmbedded(): Promise<Service> {
  const product = await startProduct({ env: { TRUST_PROXY: '1' } })
  const host = join(product.dataDir, 'socket')
  const pool = new pg.Pool({ host, port: 5432, user: 'postgres', database: 'postgres', max: 1 })
  const { origin, dataDir } = product
  return { origin, dataDir, pool, port: Number(new URL(origin).port), close: () => removeProduct(product) }
}

async function prepareBare(pool: pg.Pool): Promise<void> {
  await pool.query('create table bare_reports (id uuid primary key, account uuid, body jsonb, at timestamptz)')
  await pool.query('create table bare_counts (account int primary key, granted int not null)')
  await pool.query('insert into bare_counts select place, 0 from generate_series(0, $1::int - 1) as place', [
    computerCount,
  ])
}

type Computers = Record<'limited' | 'unlimited', readonly Computer[]>

function measuresOf(computers: Computers, cookie: string): Measure[] {
  const computerAt = (place: number, plan: keyof Computers = 'unlimited'): Computer => {
    const computer = computers[plan][place % computerCount]
    if (computer === undefined) throw new Error('There are no computers.')
    return computer
  }
  const post = (path: string, body: unknown, headers: Record<string, string>) => {
    const text = JSON.stringify(body)
    const length = `${Buffer.byteLength(text)}`
    return requestBytes(
      `POST ${path}`,
      { 'content-type': 'application/json', 'content-length': length, ...headers },
      text,
    )
  }
  const asComputer = (place: number, plan?: keyof Computers) => ({
    authorization: `Bearer ${computerAt(place, plan).token}`,
    'x-forwarded-for': addressOf(place % computerCount),
  })
  const read = (name: string, path: string): Measure => ({
    name,
    count: 4_000,
    connections: pageConnections,
    request: (place) => requestBytes(`GET ${path}`, { cookie, 'x-forwarded-for': addressOf(place) }),
    bare: (pool) => pool.query('select * from quota_days limit 20'),
  })
  return [
    {
      name: 'reports',
      count: 5_000,
      connections: computerCount,
      request: (place) =>
        post(desktopRoutes.reportTrades.path, { trades: [reportedTrade(computerAt(place))] }, asComputer(place)),
      bare: (pool, place) =>
        pool.query('insert into bare_reports values ($1, $1, $2, now())', [
          randomUUID(),
          reportedTrade(computerAt(place)),
        ]),
    },
    {
      name: 'leases',
      count: 4_000,
      connections: computerCount,
      request: (place) => post(desktopRoutes.takeLease.path, { want: 1 }, asComputer(place, 'limited')),
      bare: (pool, place) =>
        pool.query('update bare_counts set granted = granted + 1 where account = $1 returning granted', [
          place % computerCount,
        ]),
    },
    {
      name: 'visits',
      count: 10_000,
      connections: pageConnections,
      request: (place) =>
        post(
          routes.recordVisit.path,
          { path: '/' },
          {
            'x-forwarded-for': addressOf(visitors + place),
            'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140',
          },
        ),
      bare: (pool) => pool.query('update bare_counts set granted = granted + 1 where account = 0'),
    },
    read('quota', routes.readQuota.path),
    read('notifications', routes.listNotifications.path),
    read('community', routes.listPosts.path),
  ]
}

let visitors = 0

async function print(
  service: Service,
  barePort: number,
  { name, count, connections, request, bare }: Measure,
): Promise<void> {
  let best: TimedBurst = { perSecond: 0, times: [] }
  let [bareStatements, bareServer] = [0, 0]
  for (let round = 0; round <= rounds; round += 1) {
    const requests = Array.from({ length: round === 0 ? 500 : count }, (_none, place) => request(place))
    visitors += requests.length
    const timed = await timeBurst(service.port, connections, requests)
    if (round > 0 && timed.perSecond > best.perSecond) best = timed
    bareStatements = Math.max(bareStatements, await timeBare(count, (place) => bare(service.pool, place)))
    bareServer = Math.max(bareServer, await measureBurst(barePort, connections, requests))
  }
  const { p50, p99 } = percentilesOf(best.times)
  const columns = [best.perSecond.toFixed(0), `${p50.toFixed(1)} ms`, `${p99.toFixed(1)} ms`]
  const rivals = [bareStatements, bareServer].flatMap((rival) => [
    rival.toFixed(0),
    (best.perSecond / rival).toFixed(2),
  ])
  console.log(`${name.padEnd(16)}${[...columns, ...rivals].map((column) => column.padStart(9)).join('')}`)
}

async function timeBare(count: number, ask: (place: number) => Promise<unknown>): Promise<number> {
  let left = count
  const started = performance.now()
  const work = async () => {
    while (left > 0) await ask((left -= 1))
  }
  await Promise.all(Array.from({ length: pageConnections }, work))
  return count / ((performance.now() - started) / 1_000)
}

await main()

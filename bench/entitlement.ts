// Reads of an account's subscription per second through the real endpoint (session, purchases, limits, trades of the
// day), next to one bare query for its row with a pool of the same size, on one machine in one run.
import { cpus } from 'node:os'
import { join } from 'node:path'
import { openDemoAccount } from '@stratomate/commands/demo-account'
import { routes } from '@stratomate/contracts'
import { upperMedian } from '@stratomate/std/statistics'
import pg from 'pg'
import { measureBurst, requestBytes } from './load/request-burst.ts'
import { addressOf, startOnPostgres } from './load/start-on-postgres.ts'

const connections = 32
/** As many connections to the database as the service has. */
const poolMax = 10
const readsPerRound = 4_000
const rounds = 5

async function main(): Promise<void> {
  const { product, databaseUrl, port, close } = await startOnPostgres({})
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolMax })
  const served: number[] = []
  const bare: number[] = []
  try {
    const { cookie, id } = await signIn(product.origin, product.dataDir)
    const path = routes.readSubscription.path.replace(':id', id)
    const requests = (count: number) =>
      Array.from({ length: count }, (_none, place) =>
        requestBytes(`GET ${path}`, { cookie, 'x-forwarded-for': addressOf(place) }),
      )
    await measureBurst(port, connections, requests(1_000))
    await measureQueries(pool, id)
    for (let round = 0; round < rounds; round++) {
      served.push(await measureBurst(port, connections, requests(readsPerRound)))
      bare.push(await measureQueries(pool, id))
    }
  } finally {
    await pool.end()
    await close()
  }
  const [own, query] = [upperMedian(served), upperMedian(bare)]
  console.log(
    `GET /api/subscriptions/{id}, ${connections} at once, median of ${rounds} rounds of ${readsPerRound} reads`,
  )
  console.log(`machine: ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`)
  console.log(`endpoint   ${own.toFixed(0).padStart(8)} reads/s`)
  console.log(`bare query ${query.toFixed(0).padStart(8)} reads/s`)
  console.log(`ratio      ${(own / query).toFixed(3).padStart(8)}`)
}

/** An account with a running trial, signed in. */
async function signIn(origin: string, dataDir: string): Promise<{ cookie: string; id: string }> {
  const { email, password } = await openDemoAccount(origin, join(dataDir, 'bench-account.json'))
  const answer = await fetch(new URL(routes.signIn.path, origin), {
    method: routes.signIn.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  const user = await fetch(new URL('/api/auth/user', origin), { headers: { cookie: cookie.join('; ') } })
  const body: unknown = await user.json()
  if (typeof body !== 'object' || body === null || !('id' in body)) throw new Error('Signing in failed.')
  return { cookie: cookie.join('; '), id: String(body.id) }
}

async function measureQueries(pool: pg.Pool, id: string): Promise<number> {
  let left = readsPerRound
  const started = performance.now()
  const ask = async () => {
    while (left-- > 0) {
      const { rowCount } = await pool.query('select * from subscriptions where user_id = $1', [id])
      if (rowCount !== 1) throw new Error('The account has no subscription.')
    }
  }
  await Promise.all(Array.from({ length: connections }, ask))
  return readsPerRound / ((performance.now() - started) / 1_000)
}

await main()

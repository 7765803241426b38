// The community on PostgreSQL: how often its lists are read per second with a thousand and with a million posts, which
// must not differ; how long an event takes to reach the last of many open streams, next to a bare server that only
// writes to its readers; and the memory of a stream. On one machine, in one run. With the argument `events`, only the
// streams are measured.
import { randomUUID } from 'node:crypto'
import { cpus } from 'node:os'
import { metricsPath, routes, streams } from '@stratomate/contracts'
import { upperMedian } from '@stratomate/std/statistics'
import pg from 'pg'
import { openReaders } from './load/event-readers.ts'
import { measureBurst, requestBytes } from './load/request-burst.ts'
import { signInDemo } from './load/sign-in-demo.ts'
import { startBare } from './start-bare.ts'
import { addressOf, startOnPostgres } from './load/start-on-postgres.ts'

const connections = 8
const readsPerRound = 300
const rounds = 3
const sizes = [1_000, 1_000_000] as const
const audiences = [1_000, 10_000] as const
const events = 20
const base = routes.listPosts.path

const metricsToken = 'read by this bench and by nobody else'

let callers = 0
const anywhere = () => ({ 'x-forwarded-for': addressOf((callers += 1)) })

async function main(): Promise<void> {
  const { product, databaseUrl, port, close } = await startOnPostgres({ METRICS_TOKEN: metricsToken })
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  console.log(`machine: ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`)
  try {
    const cookie = await signInDemo(product.origin, product.dataDir)
    if (process.argv.includes('events')) await fill(pool, sizes[0])
    else await measureLists(pool, { origin: product.origin, port })
    await measureEvents(pool, { origin: product.origin, port, cookie })
  } finally {
    await pool.end()
    await close()
  }
}

type Place = { origin: string; port: number }

async function measureLists(pool: pg.Pool, { origin, port }: Place): Promise<void> {
  const before = new Map<string, number>()
  console.log(`\nreads per second, ${connections} at once, median of ${rounds} rounds of ${readsPerRound}`)
  for (const size of sizes) {
    await fill(pool, size)
    for (const [name, path] of await lists(origin)) {
      const rate = await measureReads(port, path)
      const ratio = before.has(name) ? `, ratio ${(rate / (before.get(name) ?? Number.NaN)).toFixed(2)}` : ''
      before.set(name, rate)
      console.log(`${name.padEnd(24)}${`${size} posts`.padStart(16)}${rate.toFixed(0).padStart(8)}/s${ratio}`)
    }
  }
}

/** The first round is a warm-up and does not count. */
async function measureReads(port: number, path: string): Promise<number> {
  const measured: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const requests = Array.from({ length: readsPerRound }, () => requestBytes(`GET ${path}`, anywhere()))
    measured.push(await measureBurst(port, connections, requests))
  }
  return upperMedian(measured.slice(1))
}

/** The lists that pages request, including a later page. */
async function lists(origin: string): Promise<[string, string][]> {
  let cursor = ''
  for (let page = 0; page < 10; page += 1) {
    const query = cursor === '' ? '' : `?cursor=${cursor}`
    const answer: unknown = await (await fetch(`${origin}${base}${query}`, { headers: anywhere() })).json()
    if (typeof answer !== 'object' || answer === null || !('nextCursor' in answer)) throw new Error('No page was read.')
    cursor = String(answer.nextCursor)
  }
  return [
    ['newest', base],
    ['newest of a category', `${base}?category=settings`],
    ['tenth page', `${base}?cursor=${cursor}`],
    ['rare word', `${base}?search=word7`],
  ]
}

/** Posts of one author up to a given number; each word of the search is in only ten of the newest thousand. */
async function fill(pool: pg.Pool, size: number): Promise<void> {
  const author = '00000000-0000-4000-8000-000000000001'
  await pool.query(
    `insert into community_members (id, name, joined_at) values ($1, 'Bench', now()) on conflict do nothing`,
    [author],
  )
  const { rows } = await pool.query<{ count: string }>('select count(*) from posts')
  const from = Number(rows[0]?.count ?? 0) + 1
  await pool.query(
    `insert into posts (id, client_id, author_id, category, content, created_at)
     select gen_random_uuid(), gen_random_uuid(), $1, (array['settings', 'support', 'general'])[1 + n % 3],
       'A post about charts and candles, number ' || n || case when n <= 1000 then ' word' || n % 100 else '' end,
       now() - make_interval(secs => n)
     from generate_series($2::int, $3::int) n`,
    [author, from, size],
  )
  await pool.query(`delete from post_counts`)
  await pool.query(`insert into post_counts select category, count(*) from posts group by category`)
  await pool.query('vacuum analyze posts')
}

async function measureEvents(pool: pg.Pool, { port, cookie, origin }: Place & { cookie: string }): Promise<void> {
  const { rows } = await pool.query<{ id: string }>('select id from posts order by created_at desc limit 1')
  const path = routes.likePost.path.replace(':id', rows[0]?.id ?? randomUUID())
  const like = async (count: number) => {
    const { method } = count % 2 === 0 ? routes.likePost : routes.unlikePost
    const answer = await fetch(`${origin}${path}`, { method, headers: { cookie, ...anywhere() } })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`Liking failed: ${answer.status} ${text}`)
    return text
  }
  // The bare server sends the same text.
  const post: unknown = JSON.parse(await like(0))
  const payload = JSON.stringify({ post })
  await like(1)
  const bare = await startBare('bare-events.ts')
  const notify = async () => (await fetch(`http://127.0.0.1:${bare.port}/`, { method: 'POST', body: payload })).text()
  console.log(`\nfrom the act to the last open stream, median of ${events} events`)
  console.log(
    `${'streams'.padStart(8)}${'product'.padStart(14)}${'bare'.padStart(14)}${'ratio'.padStart(8)}${'worst'.padStart(14)}`,
  )
  for (const count of audiences) {
    const emptyBytes = await residentBytes(origin)
    const own = await measureFanOut(port, { path: streams.communityEvents, count, act: like }, async () => {
      const kib = ((await residentBytes(origin)) - emptyBytes) / 1_024 / count
      console.log(`${String(count).padStart(8)} streams take ${kib.toFixed(1)} KiB each`)
    })
    const rival = await measureFanOut(bare.port, { path: '/', count, act: notify })
    const [ours, theirs, last] = [own.median, rival.median, own.worst].map((ms) => `${ms.toFixed(1)} ms`.padStart(14))
    const ratio = (own.median / rival.median).toFixed(2).padStart(8)
    console.log(`${String(count).padStart(8)}${ours}${theirs}${ratio}${last}`)
  }
  bare.end()
}

type Reach = { median: number; worst: number }
type FanOut = { path: string; count: number; act: (count: number) => Promise<unknown> }

async function measureFanOut(port: number, { path, count, act }: FanOut, whileOpen = noLook): Promise<Reach> {
  const readers = await openReaders(port, { path, count, headersOf: anywhere })
  const times: number[] = []
  for (let event = 0; event < events; event += 1) {
    const started = performance.now()
    const all = readers.untilAll(event + 1)
    await Promise.all([act(event), all])
    times.push(performance.now() - started)
  }
  await whileOpen()
  readers.close()
  return { median: upperMedian(times), worst: Math.max(...times) }
}

const noLook = (): Promise<void> => Promise.resolve()

/** The memory of the service's process. */
async function residentBytes(origin: string): Promise<number> {
  const answer = await fetch(`${origin}${metricsPath}`, { headers: { authorization: `Bearer ${metricsToken}` } })
  const text = await answer.text()
  const bytes = Number(/^process_resident_memory_bytes (\S+)$/mu.exec(text)?.[1])
  if (Number.isNaN(bytes)) throw new Error(`No figure of memory in: ${text.slice(0, 300)}`)
  return bytes
}

await main()

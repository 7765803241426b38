// How long it takes until an owner sees that a trade has settled: the real desktop app with the paper broker, the real
// service on a PostgreSQL that writes to the disk, and a reader of the dashboard's events, all on this machine in one
// run. Measured from when the app learns of the result (it stores that time with the trade) until the event arrives
// here. How fast the service alone acknowledges such trades is measured by `bench:reports`.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { openDemoAccount } from '@stratomate/commands/demo-account'
import { startNamed } from '@stratomate/commands/named-process'
import { BridgeFile, bridgeFileName, streams } from '@stratomate/contracts'
import { journalPathOf } from '@stratomate/desktop/adapters/journal/open-journal-database'
import { createParser } from 'eventsource-parser'
import pg from 'pg'
import { signInDemo } from './load/sign-in-demo.ts'
import { startOnPostgres } from './load/start-on-postgres.ts'
import { percentilesOf } from '@stratomate/std/statistics'

const { values } = parseArgs({
  options: { 'per-second': { type: 'string', default: '100' }, seconds: { type: 'string', default: '30' } },
})
const warmUpSeconds = 5
/** Waits until the last trades have settled and were reported. */
const restMs = 5_000
const targetMs = 100
// No rule may hold a trade back.
const settings = { openTradesMax: 1_000, ordersPerSecondMax: 1_000, allowOpposite: true, stake: 1 }

type Seen = { id: string; atMs: number }

async function main(): Promise<void> {
  const loadAtStart = loadavg()[0] ?? 0
  const { product, databaseUrl, close } = await startOnPostgres({})
  const dataFolder = mkdtempSync(join(tmpdir(), 'bench-'))
  writeFileSync(join(dataFolder, 'settings.json'), JSON.stringify(settings))
  const desktop = startNamed({
    name: 'desktop',
    path: fileURLToPath(new URL('../apps/desktop/src/app/main.ts', import.meta.url)),
    args: ['--headless', '--server', product.origin, '--data', dataFolder],
    environment: {},
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    show: 'nowhere',
  })
  const stop = new AbortController()
  try {
    const account = await openDemoAccount(product.origin, join(product.dataDir, 'bench-account.json'))
    await giveUnlimited(databaseUrl, account.email)
    const [, userCode = ''] = await desktop.says(/enter the code ([A-Z0-9]{4}-[A-Z0-9]{4})/u)
    await account.approveDevice(userCode)
    await desktop.says(/reserved/u)
    const seen = readEnds(product.origin, await signInDemo(product.origin, product.dataDir), stop.signal)
    await emit(dataFolder, { seconds: warmUpSeconds, start: 600_000_000 })
    const measuredFromMs = Date.now()
    await emit(dataFolder, { seconds: Number(values.seconds), start: 700_000_000 })
    await sleep(restMs)
    print(seen, endsOf(dataFolder, measuredFromMs), loadAtStart)
  } finally {
    stop.abort()
    await desktop.stop()
    await close()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

/** Replaces the trial of the account by a plan without a daily limit. */
async function giveUnlimited(databaseUrl: string, email: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `insert into subscriptions (user_id, provider_id, tier, status, provider_status, started_at, sync_sequence, live_mode)
     select id, 'sub_' || id, 'elite_trader', 'active', 'active', now(), 1, false from users where email = $1`,
    [email],
  )
  await client.end()
}

async function emit(dataFolder: string, { seconds, start }: { seconds: number; start: number }): Promise<void> {
  const { pipe, token } = BridgeFile.parse(JSON.parse(readFileSync(join(dataFolder, 'common', bridgeFileName), 'utf8')))
  const program = fileURLToPath(new URL('engine/signal-emitter.ts', import.meta.url))
  const load = { address: pipe, token, charts: '10', load: 'steady', start: String(start) }
  const options = { ...load, 'per-second': values['per-second'], seconds: String(seconds) }
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
  const child = spawn(process.execPath, [program, ...args], { stdio: 'inherit' })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`The emitter ended with code ${String(code)}.`)
}

/** Collects when the dashboard hears of each settled trade, until `signal` aborts. */
function readEnds(origin: string, cookie: string, signal: AbortSignal): readonly Seen[] {
  const seen: Seen[] = []
  const parser = createParser({
    onEvent({ event, data }) {
      if (event !== 'trade.changed') return
      // Safe: the service's own event.
      const { trade } = JSON.parse(data) as { trade: { id: string; state: string } }
      if (trade.state === 'settled') seen.push({ id: trade.id, atMs: Date.now() })
    },
  })
  const read = async (): Promise<void> => {
    const answer = await fetch(new URL(streams.ownerEvents, origin), { headers: { cookie }, signal })
    if (answer.body === null) throw new Error(`The events answered ${answer.status}.`)
    for await (const text of answer.body.pipeThrough(new TextDecoderStream())) parser.feed(text)
  }
  read().catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
  return seen
}

/** When the app learned of each result since a given instant, in Unix milliseconds. */
function endsOf(dataFolder: string, sinceMs: number): Map<string, number> {
  const db = new DatabaseSync(journalPathOf(dataFolder), { readOnly: true })
  const rows = db
    .prepare(
      `select id, record ->> '$.settledAtMs' as at_ms from trades where state = 'settled' and intended_at_ms >= ?`,
    )
    .all(sinceMs)
  db.close()
  return new Map(rows.map((row) => [String(row['id']), Number(row['at_ms'])]))
}

function print(seen: readonly Seen[], ends: ReadonlyMap<string, number>, load: number): void {
  const firstSeen = new Map(seen.toReversed().map(({ id, atMs }) => [id, atMs]))
  const times = [...ends].flatMap(([id, endMs]) => {
    const atMs = firstSeen.get(id)
    return atMs === undefined ? [] : [atMs - endMs]
  })
  const { count, p50, p99, p999 } = percentilesOf(times)
  console.log('Settled in the app until the event is at the owner’s page, milliseconds.')
  console.log(
    `Machine: ${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Node ${process.versions.node}, load ${load.toFixed(1)} before. ` +
      'Terminals, app, broker, service, database and reader share the cores.',
  )
  console.log(`${values['per-second']} trades a second for ${values.seconds} s: ${count} of ${ends.size} were seen`)
  console.log(`p50 ${p50}   p99 ${p99} (target ${targetMs})   p99.9 ${p999}`)
  if (count < ends.size) throw new Error(`${ends.size - count} ended trades were never seen.`)
}

await main()

import { spawn } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { benchToken, type Measured, type MeasuredEngine, startMeasuredEngine } from './engine/measured-engine.ts'
import { startMeasuredEcho } from './engine/measured-echo.ts'
import { type Percentiles, percentilesOf } from './percentiles.ts'
import { signalLoad } from './engine/signal-load.ts'

type Load = { charts: number; kind: 'steady' | 'burst' }
type Result = { who: string; load: Load; received: Percentiles; emitted: Percentiles; refusals: string }

const loads: readonly Load[] = [
  { charts: 10, kind: 'steady' },
  { charts: 100, kind: 'steady' },
  { charts: 10, kind: 'burst' },
  { charts: 100, kind: 'burst' },
]

async function main(): Promise<void> {
  const loadAtStart = loadavg()[0] ?? 0
  const results: Result[] = []
  for (const who of ['bare echo', 'journal off', 'journal on'] as const) {
    const engine =
      who === 'bare echo' ? await startMeasuredEcho() : await startMeasuredEngine(who === 'journal on' ? 'on' : 'off')
    // Compilers need some turns before their times mean anything.
    await run(engine, { charts: 10, kind: 'steady' }, 600_000_000)
    engine.take()
    for (const [index, load] of loads.entries()) {
      await run(engine, load, 600_000_000 + (index + 1) * 6_000_000)
      results.push(resultOf(who, load, engine.take()))
      console.error(`${who}, ${describe(load)}: done`)
    }
    await engine.close()
  }
  print(results, loadAtStart)
}

async function run(engine: MeasuredEngine, { charts, kind }: Load, startS: number): Promise<void> {
  const program = fileURLToPath(new URL('engine/signal-emitter.ts', import.meta.url))
  const options = {
    address: engine.address,
    token: benchToken,
    charts: String(charts),
    load: kind,
    start: String(startS),
  }
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
  const child = spawn(process.execPath, [program, ...args], { stdio: 'inherit' })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`The emitter ended with code ${String(code)}.`)
}

function resultOf(who: string, load: Load, { receivedToSent, emittedToSent, refusals }: Measured): Result {
  return {
    who,
    load,
    received: percentilesOf(receivedToSent),
    emitted: percentilesOf(emittedToSent),
    refusals: [...refusals].map(([code, count]) => `${count} ${code}`).join(', '),
  }
}

function describe({ charts, kind }: Load): string {
  return kind === 'steady' ? `${charts} charts, ${signalLoad.perSecond}/s` : `${charts} charts, same ms`
}

function print(results: readonly Result[], loadAtStart: number): void {
  const ms = (value: number): string => value.toFixed(2).padStart(8)
  const row = ({ p50, p99, p999 }: Percentiles): string => `${ms(p50)}${ms(p99)}${ms(p999)}`
  console.log('\nSignal to order: milliseconds until the order was written to the paper broker (a process of its own).')
  console.log(
    `Machine: ${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, ` +
      `${process.platform}, Node ${process.versions.node}, load ${loadAtStart.toFixed(1)} before. Other work on this machine raises p99.`,
  )
  console.log(
    `Steady: ${(signalLoad.perSecond * signalLoad.steadyMs) / 1_000} signals over ${signalLoad.steadyMs / 1_000} s. ` +
      `Same ms: ${signalLoad.bursts} bursts of all charts. Emitter, desk and broker share the cores.`,
  )
  console.log('The journal is SQLite, WAL, synchronous=FULL, one flush for all signals of a turn.\n')
  console.log(
    `${'load'.padEnd(22)}${'what'.padEnd(13)}${'count'.padStart(6)}   received→sent p50 p99 p99.9   emitted→sent p50 p99 p99.9   p99 ÷ echo`,
  )
  for (const load of loads) {
    const echo = results.find((result) => result.load === load && result.who === 'bare echo')
    for (const { who, received, emitted, refusals } of results.filter((result) => result.load === load)) {
      const ratio = emitted.p99 / (echo?.emitted.p99 ?? Number.NaN)
      const note = refusals === '' ? '' : `   refused: ${refusals}`
      console.log(
        `${describe(load).padEnd(22)}${who.padEnd(13)}${String(emitted.count).padStart(6)}   ${row(received)}     ${row(emitted)}   ${ratio.toFixed(1).padStart(7)}×${note}`,
      )
    }
  }
}

await main()

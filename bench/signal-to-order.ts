// How long a signal takes to become an order: the real bridge, gate and journal, beside a socket that only sends back
// (`bare echo`) and beside what this disk can do (`floors`), all in one run. Every signal is on a candle of its own that has
// closed, on a chart whose last signal was acknowledged; a refused one fails the bench. `--rounds 1` is a quick look.
import { spawn } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { median } from '@stratomate/std/statistics'
import { measureFloors } from './engine/measure-floors.ts'
import { benchToken, type MeasuredEngine, startMeasuredEngine } from './engine/measured-engine.ts'
import { startMeasuredEcho } from './engine/measured-echo.ts'
import { signalLoad } from './engine/signal-load.ts'
import { type Percentiles, percentilesOf } from './percentiles.ts'

type Load = { charts: number; kind: 'steady' | 'burst' }
type Round = { received: Percentiles; emitted: Percentiles }
type Result = { name: string; load: Load; rounds: Round[]; loadMs: number }
type Subject = { name: string; loads: readonly Load[]; start: () => Promise<MeasuredEngine> }

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const rounds = Number(values.rounds)

const steady = { charts: 10, kind: 'steady' } as const
const loads: readonly Load[] = [
  { charts: 1, kind: 'burst' },
  { charts: 10, kind: 'burst' },
  { charts: 100, kind: 'burst' },
  steady,
  { charts: 100, kind: 'steady' },
]
const days = [0, 1_000, 10_000, 100_000]

const subjects: readonly Subject[] = [
  { name: 'bare echo', loads, start: startMeasuredEcho },
  { name: 'journal off', loads, start: () => startMeasuredEngine({ journal: 'off' }) },
  { name: 'journal on', loads, start: () => startMeasuredEngine({ journal: 'on' }) },
]

const subjectOfDay = (tradesBefore: number): Subject => ({
  name: `${tradesBefore.toLocaleString('en')} trades`,
  loads: [steady],
  start: () => startMeasuredEngine({ journal: 'on', tradesBefore }),
})

async function main(): Promise<void> {
  printMachine()
  await printFloors()
  const results: Result[] = []
  for (const subject of subjects) results.push(...(await measure(subject)))
  printLoads(results)
  const ofDays: Result[] = []
  for (const trades of days) ofDays.push(...(await measure(subjectOfDay(trades))))
  printDays(ofDays)
}

async function measure({ name, loads: chosen, start }: Subject): Promise<Result[]> {
  const engine = await start()
  try {
    let startS = 600_000_000
    const next = () => (startS += 6_000_000)
    // Compilers need some turns before their times mean anything.
    await run(engine, steady, startS)
    engine.take()
    const results = chosen.map((load): Result => ({ name, load, rounds: [], loadMs: engine.loadMs }))
    for (let round = 0; round < rounds; round += 1) {
      for (const { load, rounds: measured } of results) {
        await run(engine, load, next())
        measured.push(roundOf(engine, load))
      }
    }
    return results
  } finally {
    await engine.close()
  }
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

function roundOf(engine: MeasuredEngine, load: Load): Round {
  const { receivedToSent, emittedToSent, refusals } = engine.take()
  const refused = [...refusals].map(([code, count]) => `${count} ${code}`).join(', ')
  if (refused !== '')
    throw new Error(`${describe(load)}: signals were refused, so other work was measured: ${refused}.`)
  return { received: percentilesOf(receivedToSent), emitted: percentilesOf(emittedToSent) }
}

function describe({ charts, kind }: Load): string {
  const noun = charts === 1 ? 'chart' : 'charts'
  return kind === 'steady' ? `${charts} ${noun}, ${signalLoad.perSecond}/s` : `${charts} ${noun}, same ms`
}

/** Of each percentile the middle of the rounds. */
function middleOf(all: readonly Percentiles[]): Percentiles {
  const of = (name: keyof Percentiles): number => median(all.map((one) => one[name])) ?? Number.NaN
  return { count: of('count'), p50: of('p50'), p99: of('p99'), p999: of('p999') }
}

const ms = (value: number): string => value.toFixed(2).padStart(8)
const row = ({ p50, p99, p999 }: Percentiles): string => `${ms(p50)}${ms(p99)}${ms(p999)}`
const times = (value: number): string => `${value.toFixed(2)}×`.padStart(9)

function printMachine(): void {
  console.log('Signal to order: milliseconds until the order was written to the paper broker (a process of its own).')
  console.log(
    `Machine: ${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, ` +
      `${process.platform}, Node ${process.versions.node}, load ${(loadavg()[0] ?? 0).toFixed(1)} before. ` +
      'Other work on this machine raises p99.',
  )
  console.log(
    `Steady: ${(signalLoad.perSecond * signalLoad.steadyMs) / 1_000} signals over ${signalLoad.steadyMs / 1_000} s. ` +
      `Same ms: ${signalLoad.bursts} times all charts. Medians of ${rounds} rounds. Emitter, engine and broker share the cores.`,
  )
  console.log('The journal is SQLite, WAL, synchronous=FULL, one flush for all signals of a turn.')
}

async function printFloors(): Promise<void> {
  console.log(`\n${'floors of this disk'.padEnd(31)}     p50     p99   p99.9`)
  for (const { what, times: floor } of await measureFloors()) console.log(`${what.padEnd(31)}${row(floor)}`)
}

function printLoads(results: readonly Result[]): void {
  console.log(
    `\n${'load'.padEnd(22)}${'what'.padEnd(13)}${'count'.padStart(6)}   received→sent p50 p99 p99.9   emitted→sent p50 p99 p99.9   p99 ÷ echo`,
  )
  for (const load of loads) {
    const ofLoad = results.filter((result) => result.load === load)
    const echo = middleOf(ofLoad.find(({ name }) => name === 'bare echo')?.rounds.map(({ emitted }) => emitted) ?? [])
    for (const { name, rounds: measured } of ofLoad) {
      const emitted = middleOf(measured.map((round) => round.emitted))
      const received = middleOf(measured.map((round) => round.received))
      console.log(
        `${describe(load).padEnd(22)}${name.padEnd(13)}${String(emitted.count).padStart(6)}   ${row(received)}     ${row(emitted)}  ${times(emitted.p99 / echo.p99)}`,
      )
    }
  }
}

function printDays(results: readonly Result[]): void {
  console.log(`\n${describe(steady)}, journal on, in a day that has already had`)
  console.log(`${''.padEnd(22)}read in ms     emitted→sent p50 p99 p99.9    p50 ÷    p99 ÷ an empty day`)
  const empty = middleOf(results[0]?.rounds.map(({ emitted }) => emitted) ?? [])
  for (const { name, rounds: measured, loadMs } of results) {
    const emitted = middleOf(measured.map((round) => round.emitted))
    console.log(
      `${name.padEnd(22)}${loadMs.toFixed(0).padStart(10)}     ${row(emitted)}${times(emitted.p50 / empty.p50)}${times(emitted.p99 / empty.p99)}`,
    )
  }
}

await main()

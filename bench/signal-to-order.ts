// How long a signal takes to become an order: the real bridge, gate and journal, beside a socket that only sends back
// (`bare echo`) and beside the best that this disk allows (`floors`), all in one run. Every signal is on its own closed
// candle, on a chart whose last signal was acknowledged; a refused signal fails the bench. Rows are printed as they are
// measured. `--only "journal on: 10 charts, 1000/s"` measures the rows whose names begin like this; `--rounds 1` gives
// a quick result. `--keep` writes the figures that site and documentation show.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readBrokerChoice } from '@stratomate/desktop/features/broker-selection/broker-choice'
import { raisePriority } from '@stratomate/desktop/platform/process/raise-priority'
import { keepFigures, type KeptRow } from './engine/keep-figures.ts'
import { measureBroker } from './engine/measure-broker.ts'
import { measureFloors } from './engine/measure-floors.ts'
import { benchToken, type MeasuredEngine, startMeasuredEngine } from './engine/measured-engine.ts'
import { startMeasuredEcho } from './engine/measured-echo.ts'
import { type BenchBroker, otherProgram, preparedBrokers } from './engine/prepared-brokers.ts'
import { signalLoad } from './engine/signal-load.ts'
import { median, type Percentiles, percentilesOf } from '@stratomate/std/statistics'

type Load = { charts: number; kind: 'steady' | 'burst' }
type Round = { first: Percentiles; second: Percentiles }
type Subject = {
  name: string
  loads: readonly Load[]
  start: () => Promise<MeasuredEngine>
  neighbours?: number
  day?: number
}
/** What a row is compared with: the median of an earlier row or floor. */
type Measures = { echo: Map<string, Percentiles>; commits: Map<number, Percentiles>; emptyDay: Percentiles | null }

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    keep: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
const keptRows: KeptRow[] = []
/** Another program that keeps one core of this machine busy until it is stopped. */
const busyNeighbour = 'for (;;) Math.sqrt(performance.now())'
const steady = { charts: 10, kind: 'steady' } as const
const loads: readonly Load[] = [
  { charts: 1, kind: 'burst' },
  { charts: 10, kind: 'burst' },
  { charts: 100, kind: 'burst' },
  steady,
  { charts: 100, kind: 'steady' },
]

const subjects: readonly Subject[] = [
  { name: 'bare echo', loads, start: startMeasuredEcho },
  { name: 'journal off', loads, start: () => startMeasuredEngine({ journal: 'off' }) },
  { name: 'journal on', loads, start: () => startMeasuredEngine({ journal: 'on' }) },
  { name: 'two neighbours', loads: [steady], start: () => startMeasuredEngine({ journal: 'on' }), neighbours: 2 },
  ...[0, 1_000, 10_000, 100_000].map((day): Subject => {
    const name = `day of ${day.toLocaleString('en')}`
    return { name, loads: [steady], start: () => startMeasuredEngine({ journal: 'on', tradesBefore: day }), day }
  }),
]

async function main(): Promise<void> {
  printMachine(raisePriority() ? 'allowed' : 'not allowed here')
  const measures: Measures = { echo: new Map(), commits: new Map(), emptyDay: null }
  await printFloors(measures)
  printHead('received→sent', 'emitted→sent')
  for (const subject of subjects) await measureSubject(subject, measures)
  printHead('signal→sent', 'signal→acknowledged')
  for (const broker of preparedBrokers) await measureAtBroker(broker)
  if (values.keep) keepFigures(keptRows)
}

async function measureSubject(subject: Subject, measures: Measures): Promise<void> {
  const chosen = subject.loads.filter((load) => isChosen(rowName(subject.name, load)))
  if (chosen.length === 0) return
  const engine = await subject.start()
  const neighbours = Array.from({ length: subject.neighbours ?? 0 }, () =>
    otherProgram(spawn(process.execPath, ['--eval', busyNeighbour], { stdio: 'ignore' })),
  )
  try {
    let startS = 600_000_000
    // Compilers need several rounds before times mean anything.
    await run(engine, steady, startS)
    engine.take()
    for (const load of chosen) {
      const measured: Round[] = []
      for (let round = 0; round < rounds; round += 1) {
        await run(engine, load, (startS += 6_000_000))
        measured.push(roundOf(engine, load))
      }
      printSubjectRow({ subject, load, loadMs: engine.loadMs }, measured, measures)
    }
  } finally {
    for (const neighbour of neighbours) neighbour.kill()
    await engine.close()
  }
}

async function run(engine: MeasuredEngine, { charts, kind }: Load, startS: number): Promise<void> {
  const options = {
    address: engine.address,
    token: benchToken,
    charts: String(charts),
    load: kind,
    start: String(startS),
  }
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
  const child = otherProgram(spawn(process.execPath, [programOf('signal-emitter.ts'), ...args], { stdio: 'inherit' }))
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`The emitter ended with code ${String(code)}.`)
}

function roundOf(engine: MeasuredEngine, load: Load): Round {
  const { receivedToSent, emittedToSent, refusals } = engine.take()
  const refused = [...refusals].map(([code, count]) => `${count} ${code}`).join(', ')
  if (refused !== '')
    throw new Error(`${describe(load)}: signals were refused, so other work was measured: ${refused}.`)
  return { first: percentilesOf(receivedToSent), second: percentilesOf(emittedToSent) }
}

/** Charts that send a signal at the same moment, at a broker; as many of them as it accepts at once. */
async function measureAtBroker({ name, signalsMax, perSecond, prepare }: BenchBroker): Promise<void> {
  const chosen = [1, 10, 100].filter((charts) => isChosen(rowName(name, { charts, kind: 'burst' })))
  if (chosen.length === 0) return
  const folder = mkdtempSync(join(tmpdir(), 'bench-broker-'))
  const { simulator, symbols } = await prepare(folder)
  try {
    for (const charts of chosen) {
      const signals = Math.min(charts, signalsMax)
      const pauseMs = Math.max(50, (1_000 * signals) / perSecond)
      const load = { charts, signals, rounds, moments: Math.max(2, Math.ceil(20 / signals)), pauseMs }
      const measured = await measureBroker({ choice: readBrokerChoice(folder), folder, symbols, load })
      const percentiles = measured.map(({ written, acknowledged }): Round => {
        return { first: percentilesOf(written), second: percentilesOf(acknowledged) }
      })
      const note = signals < charts ? `  ${signals} of them signal: it takes ${perSecond} a second` : ''
      printRow(rowName(name, { charts, kind: 'burst' }), percentiles, note)
    }
  } finally {
    simulator?.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

function programOf(file: string): string {
  return fileURLToPath(new URL(`engine/${file}`, import.meta.url))
}

function isChosen(name: string): boolean {
  return name.startsWith(values.only)
}

function rowName(subject: string, load: Load): string {
  return `${subject}: ${describe(load)}`
}

function describe(load: Load): string {
  return `${load.charts} ${load.charts === 1 ? 'chart' : 'charts'}, ${describeLoad(load)}`
}

function describeLoad({ kind }: Load): string {
  return kind === 'steady' ? `${signalLoad.perSecond}/s` : 'same ms'
}

function keptNameOf({ charts, kind }: Load): KeptRow['name'] | null {
  if (kind === 'steady') return charts === 10 ? 'tenInTurn' : null
  return charts === 10 ? 'tenTogether' : charts === 100 ? 'hundredTogether' : null
}

/** The median of the rounds, for each percentile. */
function middleOf(all: readonly Percentiles[]): Percentiles {
  const of = (name: keyof Percentiles): number => median(all.map((one) => one[name])) ?? Number.NaN
  return { count: of('count'), p50: of('p50'), p99: of('p99'), p999: of('p999') }
}

const ms = (value: number): string => value.toFixed(2).padStart(8)
const row = ({ p50, p99, p999 }: Percentiles): string => `${ms(p50)}${ms(p99)}${ms(p999)}`
const times = (value: number): string => `${value.toFixed(1)}×`

function printMachine(priority: string): void {
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
  console.log(`The app asks to go before other programs, as it does when it trades: ${priority}.`)
  console.log('The journal is SQLite, WAL, synchronous=FULL, one flush for all signals of a turn.')
}

async function printFloors({ commits }: Measures): Promise<void> {
  console.log(`\n${'floors of this disk'.padEnd(42)}             p50     p99   p99.9`)
  for (const { what, rows, times: floor } of await measureFloors()) {
    console.log(`${what.padEnd(50)}${row(floor)}`)
    if (rows !== null) commits.set(rows, floor)
  }
}

function printHead(first: string, second: string): void {
  const columns = `${first} p50 p99 p99.9`.padStart(32) + `${second} p50 p99 p99.9`.padStart(38)
  console.log(`\n${'what: load'.padEnd(36)}count${columns}   compared`)
}

function printRow(name: string, measured: readonly Round[], note: string): void {
  const [first, second] = [
    middleOf(measured.map((round) => round.first)),
    middleOf(measured.map((round) => round.second)),
  ]
  console.log(
    `${name.padEnd(34)}${String(second.count).padStart(7)}       ${row(first)}              ${row(second)}${note}`,
  )
}

type SubjectRow = { subject: Subject; load: Load; loadMs: number }

function printSubjectRow({ subject, load, loadMs }: SubjectRow, measured: readonly Round[], measures: Measures): void {
  const emitted = middleOf(measured.map(({ second }) => second))
  const notes: string[] = []
  const { echo, commits } = measures
  const bare = echo.get(describe(load))
  if (subject.name === 'bare echo') echo.set(describe(load), emitted)
  else if (bare !== undefined) notes.push(`p99 ${times(emitted.p99 / bare.p99)} echo`)
  // Signals of a steady stream come one by one, those of a burst together.
  const commit = commits.get(load.kind === 'steady' ? 1 : load.charts)
  const name = keptNameOf(load)
  if (subject.name === 'journal on' && name !== null)
    keptRows.push({ name, charts: load.charts, load: describeLoad(load), figures: emitted })
  if (subject.name === 'journal on' && commit !== undefined)
    notes.push(`p50 ${times(emitted.p50 / commit.p50)}, p99 ${times(emitted.p99 / commit.p99)} one commit`)
  if (subject.day === 0) measures.emptyDay = emitted
  if (subject.day !== undefined) notes.push(`read in ${loadMs.toFixed(0)} ms`)
  const { emptyDay } = measures
  if (subject.day !== undefined && subject.day > 0 && emptyDay !== null)
    notes.push(`p50 ${times(emitted.p50 / emptyDay.p50)}, p99 ${times(emitted.p99 / emptyDay.p99)} an empty day`)
  printRow(rowName(subject.name, load), measured, notes.map((note) => `  ${note}`).join(';'))
}

await main()

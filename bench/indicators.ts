import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { checkColumns, type Indicator, indicators, type IndicatorStream } from '@stratomate/indicators'
import type { LiveLine } from '@stratomate/indicators/column'
import { type IndicatorCandles, makeIndicatorCandles } from './indicator-candles.ts'
import { measureFloors } from './load/measure-floors.ts'
import { indicatorFunctions } from './indicator-functions.ts'
import { loadPeers } from './peers/load-peers.ts'
import type { MeasuredId, Peer, PeerLines } from './peers/peer.ts'

/**
 * In use, a stream receives candles that were just created. So it is measured with few enough candles for the cache to
 * hold, and with too many for the processor to learn each branch.
 */
const candlesOfStream = 4_096

/** Nanoseconds per candle, the fastest of all rounds; NaN where a peer does not have it. */
type Result = {
  id: string
  signals: number
  lines: number
  /** A stream that is asked for the signal of each candle, and one that is asked for every line too. */
  stream: number
  read: number
  /** For each peer: the lines of a whole history, by its batch function or, without one, by its stream. */
  peerLines: number[]
  peerStreams: number[]
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      candles: { type: 'string', default: '200000' },
      rounds: { type: 'string', default: '9' },
      sweeps: { type: 'string', default: '3' },
      only: { type: 'string', default: '' },
    },
  })
  const [count, rounds, sweeps] = [Number(values.candles), Number(values.rounds), Number(values.sweeps)]
  const loadAtStart = loadavg()[0] ?? 0
  const { peers, missing } = await loadPeers()
  const all = [...indicatorFunctions, ...Object.values<Indicator>(indicators)]
  const wanted = all.filter(({ id }) => id.includes(values.only))
  // All indicators run once first, so that the engine has compiled them as it does where several charts share a
  // process.
  const few = makeIndicatorCandles(Math.min(count, candlesOfStream))
  for (const indicator of wanted) measureIndicator(indicator, { candles: few, rounds: 4, peers })
  const candles = makeIndicatorCandles(count)
  const measure = (among: readonly Indicator[]): Result[] => {
    return wanted
      .filter((indicator) => among.includes(indicator))
      .map((indicator) => measureIndicator(indicator, { candles, rounds, peers }))
  }
  const check = { run: () => checkColumns(candles.columns), candles: count }
  const [checkOnce = Number.NaN] = fastest([check], rounds)
  const floors = measureFloors({ close: candles.columns.close, fresh: makeFreshCandles(count), rounds })
  let functions = measure(indicatorFunctions)
  let catalogue = measure(Object.values(indicators))
  for (let sweep = 1; sweep < sweeps; sweep += 1) {
    console.error(`Sweep ${sweep} of ${sweeps} is done.`)
    functions = fasterOf(functions, measure(indicatorFunctions))
    catalogue = fasterOf(catalogue, measure(Object.values(indicators)))
  }
  console.log(
    `\nNanoseconds per candle, ${count.toLocaleString('en')} candles, fastest of ${sweeps} × ${rounds} rounds in turns. ` +
      `Machine: ${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, ${process.platform}, ` +
      `Node ${process.versions.node}, load ${loadAtStart.toFixed(1)} before. Only the ratios travel.`,
  )
  console.log('Ratios: the fastest peer ÷ ours; "full" leaves out peers whose first values are of unfinished windows.')
  console.log(`Without a warm-up: ${peers.flatMap(({ name, hasWarmUp }) => (hasWarmUp ? [] : [name])).join(', ')}.`)
  console.log(
    `Ours check a history once, before the clock runs, in ${checkOnce.toFixed(1)}; the peers check nothing. ` +
      'Add it to "signals" and "lines" where a history is used only once.',
  )
  console.log(
    `The floor of this machine: to read one column ${floors.read.toFixed(2)}, to copy it ${floors.copy.toFixed(2)}; to read ` +
      `one close of a candle and keep one average in an object ${floors.stream.toFixed(1)}.`,
  )
  console.log('\nFunctions: lines on both sides. A stream of ours checks each candle and can be saved. What it knows')
  console.log(
    'is not handed over before it is asked for; "read" asks for all lines of each candle, as peers hand them over.\n',
  )
  print(functions, peers)
  console.log('\nIndicators: ours "signals" alone, "lines" alone, streams with both; peers have no signals.\n')
  print(catalogue, peers)
  if (missing.length > 0) console.log(`\nNot installed, so left out: ${missing.join(', ')}.`)
}

type Settings = {
  readonly candles: IndicatorCandles
  readonly rounds: number
  readonly peers: readonly Peer[]
}
type Read = { readonly lines: readonly LiveLine[]; readonly candles: IndicatorCandles['candles'] }
type Work = { readonly run: () => void; readonly candles: number }

/** Each indicator runs again later: after others have run, its memory has been moved and is no longer in the cache. */
function makeFreshCandles(count: number): IndicatorCandles['candles'] {
  return makeIndicatorCandles(Math.min(count, candlesOfStream)).candles
}

function measureIndicator(indicator: Indicator, { candles, rounds, peers }: Settings): Result {
  // Safe: the indicator comes from one of the two tables that name the ids.
  const id = indicator.id as MeasuredId
  const { checked, candles: all } = candles
  const fresh = makeFreshCandles(all.length)
  const passes = Math.ceil(all.length / fresh.length)
  const streamWork = (run: () => void): Work => ({ run, candles: passes * fresh.length })
  const works: (Work | null)[] = [
    { run: () => indicator.signals(checked, indicator.defaults), candles: all.length },
    { run: () => indicator.lines(checked, indicator.defaults), candles: all.length },
    streamWork(() => {
      const stream = indicator.createStream(indicator.defaults)
      for (let pass = 0; pass < passes; pass += 1) feedStream(stream, fresh)
    }),
    streamWork(() => {
      const stream = indicator.createStream(indicator.defaults)
      const lines = Object.values(stream.lines)
      for (let pass = 0; pass < passes; pass += 1) readLines(stream, { lines, candles: fresh })
    }),
    ...peers.map(({ batches, streams }): Work | null => {
      const [batch, stream] = [batches[id], streams[id]]
      if (batch !== undefined) return { run: () => batch(candles), candles: all.length }
      return stream === undefined ? null : { run: () => collectLines(stream(), candles), candles: all.length }
    }),
    ...peers.map(({ streams }): Work | null => {
      const stream = streams[id]
      if (stream === undefined) return null
      return streamWork(() => {
        const lines = stream()
        for (let pass = 0; pass < passes; pass += 1) feedLines(lines, fresh)
      })
    }),
  ]
  const [signals = Number.NaN, lines = Number.NaN, stream = Number.NaN, read = Number.NaN, ...others] = fastest(
    works,
    rounds,
  )
  return {
    id,
    signals,
    lines,
    stream,
    read,
    peerLines: others.slice(0, peers.length),
    peerStreams: others.slice(peers.length),
  }
}

/** The fastest of two sweeps, because load from other programs often lasts longer than all rounds of one indicator. */
function fasterOf(ones: readonly Result[], others: readonly Result[]): Result[] {
  return ones.map((one, index) => {
    const other = others[index] ?? one
    const faster = (times: readonly number[], again: readonly number[]): number[] => {
      return times.map((time, place) => Math.min(time, again[place] ?? time))
    }
    return {
      id: one.id,
      signals: Math.min(one.signals, other.signals),
      lines: Math.min(one.lines, other.lines),
      stream: Math.min(one.stream, other.stream),
      read: Math.min(one.read, other.read),
      peerLines: faster(one.peerLines, other.peerLines),
      peerStreams: faster(one.peerStreams, other.peerStreams),
    }
  })
}

/** All alternate, so that load from other programs affects them equally. */
function fastest(works: readonly (Work | null)[], rounds: number): number[] {
  const times = works.map((work) => (work === null ? Number.NaN : Number.POSITIVE_INFINITY))
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, work] of works.entries()) {
      if (work === null) continue
      const start = performance.now()
      work.run()
      times[index] = Math.min(times[index] ?? Number.NaN, ((performance.now() - start) * 1e6) / work.candles)
    }
  }
  return times
}

/** As their users would compute a line of a history. */
function collectLines({ ofCloses, ofCandles }: PeerLines, { arrays, candles }: IndicatorCandles): unknown[][] {
  return [
    ...ofCloses.map((line) => arrays.close.map((close) => line.add(close))),
    ...ofCandles.map((line) => candles.map((candle) => line.add(candle))),
  ]
}

/** A function of its own, as in the peers: the compiler treats a loop that is entered often as a whole. */
function feedStream(stream: IndicatorStream, candles: IndicatorCandles['candles']): void {
  for (const candle of candles) stream.next(candle)
}

/** As a chart draws them: all lines after each candle. */
function readLines(stream: IndicatorStream, { lines, candles }: Read): number {
  let sum = 0
  for (const candle of candles) {
    stream.next(candle)
    for (const { now } of lines) sum += now
  }
  return sum
}

/** Each peer gets what it expects, a close or a candle, from the same candles as ours. */
function feedLines({ ofCloses, ofCandles }: PeerLines, candles: IndicatorCandles['candles']): void {
  for (const candle of candles) {
    for (const line of ofCloses) line.add(candle.close)
    for (const line of ofCandles) line.add(candle)
  }
}

function print(results: readonly Result[], peers: readonly Peer[]): void {
  const cell = (value: number): string => (Number.isFinite(value) ? value.toFixed(1) : '–').padStart(9)
  const ratio = (value: number): string => (Number.isFinite(value) ? `${value.toFixed(1)}×` : '–').padStart(9)
  const names = peers.map(({ name }) => name.slice(0, 8))
  const heads = ['signals', 'lines', 'stream', 'read', ...names, 'lines', 'full', 'stream', 'read']
  console.log(`${'ours, the peers, ratios'.padEnd(36)}${heads.map((head) => head.padStart(9)).join('')}`)
  for (const { id, signals, lines, stream, read, peerLines, peerStreams } of results) {
    const cells = [signals, lines, stream, read, ...peerLines].map(cell).join('')
    const whole = peerLines.filter((_, index) => peers[index]?.hasWarmUp === true)
    const streams = [best(peerStreams) / stream, best(peerStreams) / read]
    const ratios = [best(peerLines) / lines, best(whole) / lines, ...streams].map(ratio).join('')
    console.log(`${id.padEnd(36)}${cells}${ratios}`)
  }
}

function best(values: readonly number[]): number {
  return Math.min(...values.filter((value) => !Number.isNaN(value)))
}

await main()

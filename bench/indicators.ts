import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { type Indicator, indicators } from '@stratomate/indicators'
import { type IndicatorCandles, makeIndicatorCandles } from './indicator-candles.ts'
import { type IndicatorId, loadIndicatorPeers, type Peer, type PeerLines } from './indicator-peers.ts'

/** Nanoseconds per candle, the fastest of all rounds; NaN where a peer has nothing. */
type Result = {
  id: string
  signals: number
  lines: number
  stream: number
  /** For each peer: the lines of a whole history, by its batch or, without one, by its stream. */
  peerLines: number[]
  peerStreams: number[]
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      candles: { type: 'string', default: '1000000' },
      rounds: { type: 'string', default: '3' },
      only: { type: 'string', default: '' },
    },
  })
  const [count, rounds] = [Number(values.candles), Number(values.rounds)]
  const loadAtStart = loadavg()[0] ?? 0
  const { peers, missing } = await loadIndicatorPeers()
  const candles = makeIndicatorCandles(count)
  const measured = Object.values<Indicator>(indicators).filter(({ id }) => id.includes(values.only))
  const results = measured.map((indicator) => {
    const result = measureIndicator(indicator, { candles, rounds, peers })
    console.error(`${indicator.id}: done`)
    return result
  })
  console.log(
    `\nIndicators: nanoseconds per candle, ${count.toLocaleString('en')} candles, fastest of ${rounds} rounds.`,
  )
  console.log(
    `Machine: ${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, ${process.platform}, ` +
      `Node ${process.versions.node}, load ${loadAtStart.toFixed(1)} before. Only the ratios travel.`,
  )
  console.log(
    'Ours: "signals" alone, "lines" with signals, "stream" with both; prices checked. Peers: lines, no signals.\n',
  )
  print(results, peers)
  if (missing.length > 0) console.log(`\nNot installed, so left out: ${missing.join(', ')}.`)
}

type Settings = { candles: IndicatorCandles; rounds: number; peers: readonly Peer[] }

function measureIndicator(indicator: Indicator, { candles, rounds, peers }: Settings): Result {
  // Safe: the indicator comes from the table that names the ids.
  const id = indicator.id as IndicatorId
  const { columns, candles: all } = candles
  const fastest = (work: () => void): number => {
    const times = Array.from({ length: rounds }, () => {
      const start = performance.now()
      work()
      return performance.now() - start
    })
    return (Math.min(...times) * 1e6) / all.length
  }
  return {
    id,
    signals: fastest(() => indicator.signals(columns, indicator.defaults)),
    lines: fastest(() => indicator.batch(columns, indicator.defaults)),
    stream: fastest(() => {
      const stream = indicator.createStream(indicator.defaults)
      for (const candle of all) stream.next(candle)
    }),
    peerLines: peers.map(({ batches, streams }) => {
      const [batch, stream] = [batches[id], streams[id]]
      if (batch !== undefined) return fastest(() => batch(candles))
      return stream === undefined ? Number.NaN : fastest(() => collectLines(stream(), candles))
    }),
    peerStreams: peers.map(({ streams }) => {
      const stream = streams[id]
      return stream === undefined ? Number.NaN : fastest(() => feedLines(stream(), candles))
    }),
  }
}

/** As their users make a line of a history. */
function collectLines({ ofCloses, ofCandles }: PeerLines, { arrays, candles }: IndicatorCandles): unknown[][] {
  return [
    ...ofCloses.map((line) => arrays.close.map((close) => line.add(close))),
    ...ofCandles.map((line) => candles.map((candle) => line.add(candle))),
  ]
}

function feedLines({ ofCloses, ofCandles }: PeerLines, { candles }: IndicatorCandles): void {
  for (const candle of candles) {
    for (const line of ofCloses) line.add(candle.close)
    for (const line of ofCandles) line.add(candle)
  }
}

function print(results: readonly Result[], peers: readonly Peer[]): void {
  const cell = (value: number): string => (Number.isFinite(value) ? value.toFixed(1) : '–').padStart(9)
  const ratio = (value: number): string => (Number.isFinite(value) ? `${value.toFixed(1)}×` : '–').padStart(9)
  const heads = ['signals', 'lines', 'stream', ...peers.map(({ name }) => name.slice(0, 8)), 'lines', 'stream']
  console.log(
    `${'indicator'.padEnd(36)}${heads.map((head) => head.padStart(9)).join('')}   (the last two: best peer ÷ ours)`,
  )
  for (const { id, signals, lines, stream, peerLines, peerStreams } of results) {
    const cells = [signals, lines, stream, ...peerLines].map(cell).join('')
    const ratios = [best(peerLines) / lines, best(peerStreams) / stream].map(ratio).join('')
    console.log(`${id.padEnd(36)}${cells}${ratios}`)
  }
}

function best(values: readonly number[]): number {
  return Math.min(...values.filter((value) => !Number.isNaN(value)))
}

await main()

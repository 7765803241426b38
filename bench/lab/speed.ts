// The lab beside a textbook loop, in one thread and one run, so that the load of the machine cancels out: the ratios
// count.
import { performance } from 'node:perf_hooks'
import { randomWalk } from '@stratomate/candles/random-walk'
import { readCandleFile } from '@stratomate/candles/read-candle-file'
import { packCandles } from '@stratomate/candles/pack'
import { candleTexts } from '@stratomate/candles/formats/candle-texts'
import { checkColumns, indicators } from '@stratomate/indicators'
import { gridPoints } from '@stratomate/lab/sweep/grid'
import { createSeriesSource } from '@stratomate/lab/sweep/series-source'
import { sweep } from '@stratomate/lab/sweep/sweep'
import { combinations, emaSearch, superTrendSearch } from './super-trend-search.ts'
import { textbookBacktest } from './textbook-backtest.ts'

const rounds = 7
const candles = 100_000
const walk = randomWalk({ candles, seed: 1 })
const search = superTrendSearch(92)

/** The shortest of several runs, in milliseconds: other programs only make runs longer. */
async function fastest(work: () => unknown, runs = rounds): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < runs; run += 1) {
    const startMs = performance.now()
    await work()
    best = Math.min(best, performance.now() - startMs)
  }
  return best
}

const perSecond = (ms: number, count: number): string =>
  `${((count * candles) / ms / 1e6).toFixed(3)}G bar-combinations/s`

const sweepMs = await fastest(() => sweep(walk, search))
const sampleMs = await fastest(() => textbookBacktest(walk, { period: 10, multiplier: 3, expiryCandles: 3 }))
console.log(
  `search, ${combinations} combinations × ${candles} candles: ${sweepMs.toFixed(0)} ms, ${perSecond(sweepMs, combinations)}`,
)
console.log(
  `textbook loop: ${perSecond(sampleMs, 1)}; the search is ${((sampleMs * combinations) / sweepMs).toFixed(0)} times as fast`,
)
console.log(
  'vectorbt 1.x, simulate_from_signals without indicators: 0.061G bars/s in one thread (its own benchmarks/BENCHMARKS_RUST.md)',
)

const averages = emaSearch(92)
const averagesMs = await fastest(() => sweep(walk, averages))
console.log(
  `search of averages, ${combinations} combinations of EMA Alerts: ${averagesMs.toFixed(0)} ms, ${perSecond(averagesMs, combinations)}`,
)
// The time of a search whose signals cost nothing: no faster computation of signals can get below it.
for (const [name, asked, searchedMs] of [
  ['averages', averages, averagesMs],
  ['SuperTrend', search, sweepMs],
] as const) {
  const seriesMs = await fastest(() => {
    const seriesOf = createSeriesSource(walk, asked.grid)
    for (const point of gridPoints(asked.grid)) seriesOf(point)
  })
  console.log(
    `of the search of ${name} ${((100 * seriesMs) / searchedMs).toFixed(0)} % is for signals; with signals for nothing it would be ${(searchedMs / (searchedMs - seriesMs)).toFixed(1)} times as fast`,
  )
}

const prices = checkColumns(walk.columns)
const allMs = await fastest(() => {
  for (const indicator of Object.values(indicators)) indicator.signals(prices, indicator.defaults as never)
})
console.log(`all ${Object.keys(indicators).length} indicators × ${candles} candles: ${allMs.toFixed(0)} ms`)

const year = randomWalk({ candles: 370_000, seed: 2 })
const bytes = new TextEncoder().encode(candleTexts.mt5(year))
const readMs = await fastest(() => readCandleFile(bytes, 'EURUSD_M1.csv'))
const splitMs = await fastest(() => splitReader(bytes), 3)
const { length } = await packCandles(year)
console.log(
  `import of 370,000 rows: ${readMs.toFixed(0)} ms; by split and regular expressions ${splitMs.toFixed(0)} ms, ${(splitMs / readMs).toFixed(1)} times as long`,
)
console.log(`packed: ${(length / 1e6).toFixed(2)} MB, from ${(bytes.length / 1e6).toFixed(1)} MB of text`)

/** Reads an MT5 export as most programs do: lines, cells, and a number from each. */
function splitReader(bytes: Uint8Array): { time: number; close: number }[] {
  const [, ...lines] = new TextDecoder().decode(bytes).split(/\r?\n/u)
  return lines.flatMap((line) => {
    const [date = '', time = '', open, high, low, close] = line.split('\t')
    if (!/^\d{4}\.\d{2}\.\d{2}$/u.test(date)) return []
    const prices = [open, high, low, close].map(Number)
    return [{ time: Date.parse(`${date.replaceAll('.', '-')}T${time}Z`) / 1_000, close: prices[3] ?? Number.NaN }]
  })
}

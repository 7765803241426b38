import { parseArgs } from 'node:util'
import { candleColumns, checkColumns, type Indicator } from '@stratomate/indicators'
import { defineIndicator } from '@stratomate/indicators/define-indicator'
import { sampleCandles } from '@stratomate/indicators/sample-candles'
import { closeCases, exactCases, type KernelCase } from '@stratomate/indicators/comparison/kernel-cases'
import { marketOf } from '@stratomate/indicators/comparison/market'

const period = 14

/** How much faster each kernel computes a history than its readable formula, alternating in one process. */
function main(): void {
  const { values } = parseArgs({
    options: { candles: { type: 'string', default: '3000' }, rounds: { type: 'string', default: '9' } },
  })
  const candles = sampleCandles(Number(values.candles))
  const columns = checkColumns(candleColumns(candles))
  const market = marketOf(candles)
  console.log(
    `Nanoseconds per candle, period ${period}, ${candles.length} candles, fastest of ${values.rounds} rounds.\n`,
  )
  console.log(`${'kernel'.padEnd(20)}${'formula'.padStart(12)}${'kernel'.padStart(10)}${'gain'.padStart(8)}`)
  for (const [name, kernel, formula] of [...exactCases, ...closeCases]) {
    const indicator = indicatorOf(name, kernel)
    const repeats = Array.from({ length: 30 })
    const times = { formula: Number.POSITIVE_INFINITY, kernel: Number.POSITIVE_INFINITY }
    for (let round = 0; round < Number(values.rounds); round += 1) {
      times.formula = Math.min(
        times.formula,
        timeOf(() => formula(market, period)),
      )
      const whole = timeOf(() => repeats.forEach(() => indicator.lines(columns, {})))
      times.kernel = Math.min(times.kernel, whole / repeats.length)
    }
    const [slow, fast] = [(times.formula * 1e6) / candles.length, (times.kernel * 1e6) / candles.length]
    const gain = `${Math.round(slow / fast)}×`
    console.log(`${name.padEnd(20)}${slow.toFixed(0).padStart(12)}${fast.toFixed(1).padStart(10)}${gain.padStart(8)}`)
  }
}

function indicatorOf(id: string, kernel: KernelCase[1]): Indicator {
  return defineIndicator({
    id,
    parameters: {},
    plan: (sheet) => ({ lines: { line: kernel(sheet, period) }, addRule: () => sheet.close }),
  })
}

function timeOf(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

main()

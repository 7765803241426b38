import { candleColumns, indicators } from '@stratomate/indicators'
import { afterEach, expect, test } from 'vitest'
import { candles, endAll, historyLength, openBridge, openChart, play } from '../testing/expert-chart.ts'
import { newDataFolder, until } from '../testing/real-bridge.ts'
import { needsCompiler } from '../testing/needs-compiler.ts'

needsCompiler()

afterEach(endAll)

const macd = 'Indicators/Stratomate/MACD Alerts.mq5'

test('an indicator with a window of its own marks the candles too, where that is wanted, and takes its marks along', async () => {
  const bridge = await openBridge(newDataFolder())
  const terminal = await openChart(bridge.common)
  await terminal.addIndicator(macd, {}, 1)
  await terminal.addIndicator(macd, { candleArrows: 'true', fast: 8 }, 2)
  await terminal.addExpert()
  await until('the chart is there', () => bridge.sources.lines().length === 1)
  play(terminal, historyLength, historyLength + 20)
  const look = () => bridge.sources.look(bridge.sources.lines()[0]?.chartId ?? '')
  const drawn = (await look())?.drawn ?? []
  const { macdAlertsName, expected } = marksOf(historyLength + 19)

  expect(drawn.map(({ pattern }) => pattern)).toEqual([
    `${macdAlertsName} buy *.*.* *:* #233`,
    `${macdAlertsName} sell *.*.* *:* #234`,
  ])
  expect(drawn.map(({ marks }) => marks)).toEqual([expected(1), expected(-1)])
  terminal.removeIndicator('macd-alerts(8,26,9)')
  // Without the second buffer the first is read, and the chart says hello again because of that.
  await expect.poll(async () => (await look())?.drawn, { timeout: 15_000 }).toEqual([])
})

/** The marks of the newest 120 closed candles; the candle after them is `forming`. */
function marksOf(forming: number) {
  const indicator = indicators['macd-alerts']
  const { signals } = indicator.batch(candleColumns(candles.slice(0, forming + 1)), { ...indicator.defaults, fast: 8 })
  return {
    macdAlertsName: 'macd-alerts(*,*,*)',
    expected: (side: number) =>
      Array.from({ length: 120 }, (_, place) => (signals[forming - 120 + place] === side ? '+' : '.')).join(''),
  }
}

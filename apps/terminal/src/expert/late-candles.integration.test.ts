import type { Candle } from '@stratomate/indicators'
import { afterEach, expect, test } from 'vitest'
import { candles, endAll, historyLength, layoutProgram, openBridge, openChart } from '../testing/expert-chart.ts'
import { newDataFolder, until } from '../testing/real-bridge.ts'
import { needsCompiler } from '../testing/needs-compiler.ts'

needsCompiler()

afterEach(endAll)

const startS = candles[historyLength - 1]?.time ?? 0
/** Candle 805 buys; the feed pauses after it. */
const lastBefore = 805
const timeOf = (row: number, pauseS: number): number => startS + 60 * (row - 799) + (row > lastBefore ? pauseS : 0)
const candleOf = (row: number, pauseS: number): Candle => {
  const { open, high, low, close } = candles[row] ?? { open: 1, high: 1, low: 1, close: 1 }
  return { time: timeOf(row, pauseS), open, high, low, close, volume: 1 }
}

test.each([
  ['a candle without ticks', 60],
  ['a pause of half an hour', 1_800],
  ['the hour of daylight saving', 3_600],
  ['a weekend', 2 * 86_400],
])('after %s the signal of the candle before is not sent, and the next ones are', async (_, pauseS) => {
  const bridge = await openBridge(newDataFolder())
  const terminal = await openChart(bridge.common)
  await terminal.addIndicator(layoutProgram)
  await terminal.addExpert()
  await until('the history is there', () => bridge.bars.length === 300)
  for (let row = historyLength; row <= 820; row++) terminal.play(candleOf(row, pauseS))
  await until('all candles are there', () => bridge.bars.length === 321)
  await until('all signals are there', () => bridge.signals.length >= 5)
  await until('the app is told', () => bridge.notes.length > 0)

  expect(bridge.signals.map(({ frame: { bar, next, side } }) => ({ bar, next, side }))).toEqual(
    [800, 807, 812, 814, 819].map((row) => {
      return { bar: timeOf(row, pauseS), next: timeOf(row + 1, pauseS), side: row % 7 === 0 ? 1 : -1 }
    }),
  )
  expect(bridge.notes).toMatchObject([{ code: 'late_candle', count: 1 }])
  expect(bridge.notes[0]?.about).toMatch(/^BUY /u)
  expect(terminal.printed.filter((text) => text.includes('late_candle'))).toHaveLength(1)
})

test('a note comes on the 1st, 2nd, 4th and 8th time, so that nothing fills the journal', async () => {
  const bridge = await openBridge(newDataFolder())
  const terminal = await openChart(bridge.common)
  await terminal.addIndicator(layoutProgram)
  await terminal.addExpert()
  await until('the history is there', () => bridge.bars.length === 300)
  // Every candle is followed by a pause, so that none of the eleven signals is sent.
  for (let row = historyLength; row <= 838; row++)
    terminal.play({ ...candleOf(row, 0), time: startS + 120 * (row - 799) })
  await until('all candles are there', () => bridge.bars.length === 339)
  await until('the app is told', () => bridge.notes.length >= 4)

  expect(bridge.notes.map(({ code, count }) => `${code} ${count}`)).toEqual(
    [1, 2, 4, 8].map((count) => `late_candle ${count}`),
  )
  expect(terminal.printed.filter((text) => text.includes('late_candle'))).toHaveLength(4)
  expect(bridge.signals).toEqual([])
})

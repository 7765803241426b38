import { times } from '@stratomate/commands/soak-scale'
import { linearRandom } from '@stratomate/std/random'
import { afterEach, expect, test } from 'vitest'
import { DayChart } from '../testing/day-chart.ts'
import {
  endAll,
  ends,
  layoutProgram,
  layoutSignals,
  historyLength,
  openBridge,
  openChart,
  play,
} from '../testing/expert-chart.ts'
import { newDataFolder, type RealBridge, until } from '../testing/real-bridge.ts'
import { needsCompiler } from '../testing/needs-compiler.ts'

needsCompiler()

afterEach(endAll)

const rounds = times(10, 200)
const happenings = ['expert', 'app', 'input', 'timeframe'] as const

test(`ten charts with gaps send exactly their signals through ${rounds} restarts and changes`, async () => {
  const random = linearRandom(rounds)
  const folder = newDataFolder()
  let bridge = await openBridge(folder)
  const bridges = [bridge]
  // Besides the arrows a coloured line or Heikin Ashi candles, as on most charts.
  const charts = Array.from({ length: 10 }, (_, place) => new DayChart(place, 1 + (place % 2)))
  for (const chart of charts) {
    ends.push(() => chart.close())
    await chart.open(bridge)
  }
  const settle = (): Promise<unknown> => Promise.all(charts.map((chart) => chart.settle(bridge)))
  await settle()
  for (let round = 0; round < rounds; round += 1) {
    for (const chart of charts) chart.play(8)
    await settle()
    await until('no signal is missing', () => countOf(bridges) >= charts.flatMap(({ expected }) => expected).length)
    const chart = charts[Math.floor(random() * charts.length)]
    const what = happenings[round % happenings.length]
    if (what === 'expert') await chart?.restart(bridge)
    if (what === 'input') await chart?.changeInput(bridge)
    if (what === 'timeframe') await chart?.changeTimeframe(bridge)
    if (what === 'app') {
      await bridge.close()
      bridge = await openBridge(folder)
      bridges.push(bridge)
    }
    await settle()
  }
  const signals = bridges.flatMap((one) => one.signals)
  const sent = signals.map(({ chart, frame: { bar, side } }) => `${chart.symbol} ${chart.timeframeS} ${bar} ${side}`)
  const expected = charts.flatMap((chart) => chart.expected)

  expect(sent.toSorted()).toEqual(expected.toSorted())
  expect(expected.length).toBeGreaterThan(rounds * 10)
  expect(new Set(signals.map(({ chart }) => chart.indicator))).toEqual(new Set(['Arrows']))
  expect(signals.filter(({ frame: { bar, next, tf } }) => next !== bar + tf)).toEqual([])
  expect(signals.filter(({ receivedAtMs, frame: { gmt } }) => receivedAtMs - gmt > 2_000)).toEqual([])
  expect(bridges.flatMap(({ refused }) => refused).filter((code) => code !== 'shutting_down')).toEqual([])
})

function countOf(bridges: readonly RealBridge[]): number {
  return bridges.reduce((count, { signals }) => count + signals.length, 0)
}

test.each([
  ['fractals, which are drawn two candles back and have highs first', 7],
  ['ZigZag, whose one line has highs and lows and whose other buffers hold both', 8],
  ['lines of a session, which are there for some hours', 9],
])('beside %s, arrows are read or nothing is', async (_, kind) => {
  const bridge = await openBridge(newDataFolder())
  const terminal = await openChart(bridge.common)
  await terminal.addIndicator(layoutProgram, { kind, title: 'Strange' })
  await terminal.addExpert()
  await until('the app is told', () => bridge.notes.length > 0)
  expect(bridge.charts).toEqual([])
  await terminal.addIndicator(layoutProgram, { kind: 0, title: 'Arrows' })
  await until('the arrows are found', () => bridge.charts.length === 1)
  await until('the history is there', () => bridge.bars.length === 300)
  play(terminal, historyLength, historyLength + 100)
  const expected = layoutSignals(7, historyLength - 1, historyLength + 99)
  await until('the signals are there', () => bridge.signals.length >= expected.length)

  expect(bridge.signals.map(({ frame: { bar, side } }) => ({ bar, side }))).toEqual(expected)
  expect(bridge.charts.map(({ indicator }) => indicator)).toEqual(['Arrows'])
})

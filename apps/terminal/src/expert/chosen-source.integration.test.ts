import type { WindowLookedChart } from '@stratomate/contracts/desktop-window/sources'
import type { SourceChoice } from '@stratomate/contracts/terminal/source-choice'
import { proposeSources, sourceProblem, sourceSides } from '@stratomate/domain/trading/source-sides'
import { afterEach, describe, expect, test } from 'vitest'
import {
  candles,
  endAll,
  historyLength,
  layoutProgram,
  layoutSignals,
  openBridge,
  openChart,
  play,
  readingsProgram,
  superTrendProgram,
} from '../testing/expert-chart.ts'
import { newDataFolder, type RealBridge, until } from '../testing/real-bridge.ts'
import type { TestTerminal } from '../testing/test-terminal.ts'
import { needsCompiler } from '../testing/needs-compiler.ts'

needsCompiler()

afterEach(endAll)

const chartOf = ({ sources }: RealBridge): string => sources.lines()[0]?.chartId ?? ''

async function open(
  inputs: Record<string, string | number> = {},
): Promise<{ bridge: RealBridge; terminal: TestTerminal }> {
  const bridge = await openBridge(newDataFolder())
  const terminal = await openChart(bridge.common)
  await terminal.addIndicator(readingsProgram, inputs)
  await terminal.addIndicator(layoutProgram, { kind: 0, title: 'Arrows' })
  await terminal.addIndicator(layoutProgram, { kind: 0, title: 'Below', every: 9 }, 1)
  await terminal.addExpert()
  await until('the chart is there', () => bridge.sources.lines().length === 1)
  return { bridge, terminal }
}

async function lookAt(bridge: RealBridge): Promise<WindowLookedChart> {
  const seen = await bridge.sources.look(chartOf(bridge))
  if (seen === null) throw new Error('The chart did not answer')
  return seen
}

type Sides = { bar: number; side: number }[]
const sidesOf = ({ signals }: RealBridge): Sides => signals.map(({ frame: { bar, side } }) => ({ bar, side }))

/** Rows `from` to `to` − 1 on which a rule gives a side, when the next candle follows at once. */
function expected(sideAt: (row: number) => number, from: number, to: number): Sides {
  return candles.slice(from, to).flatMap(({ time }, index) => {
    const side = sideAt(from + index)
    return side === 0 || candles[from + index + 1]?.time !== time + 60 ? [] : [{ bar: time, side }]
  })
}

const changeAt = (row: number): number => (row % 14 === 0 ? 1 : row % 14 === 7 ? -1 : 0)
const from = historyLength - 1
const to = historyLength + 199
const input = { every: 7 }

const indicator = (seen: WindowLookedChart, name: string) => {
  const found = seen.found.find((one) => one.name === name)
  if (found === undefined) throw new Error(`${name} was not found`)
  return found
}

describe('what a person chooses is read, and nothing else', () => {
  test.each<[string, (seen: WindowLookedChart) => SourceChoice, { name: string; sides: Sides }]>([
    [
      'arrows of one of three',
      (seen) => ({ kind: 'arrows', name: 'Below', inputs: indicator(seen, 'Below').inputs, buy: 0, sell: 1 }),
      { name: 'Below', sides: layoutSignals(9, from, to) },
    ],
    [
      'arrows the other way round',
      (seen) => ({ kind: 'arrows', name: 'Arrows', inputs: indicator(seen, 'Arrows').inputs, buy: 1, sell: 0 }),
      { name: 'Arrows', sides: layoutSignals(7, from, to).map(({ bar, side }) => ({ bar, side: -side })) },
    ],
    [
      'the changes of a sign',
      (seen) => ({ kind: 'sign', name: 'Readings', inputs: indicator(seen, 'Readings').inputs, buffer: 0 }),
      { name: 'Readings', sides: expected(changeAt, from, to) },
    ],
    [
      'the colours of a line',
      (seen) => ({
        kind: 'colour',
        name: 'Readings',
        inputs: indicator(seen, 'Readings').inputs,
        buffer: 2,
        buy: 1,
        sell: 2,
      }),
      { name: 'Readings', sides: expected(changeAt, from, to) },
    ],
    [
      'arrows that are objects',
      () => ({ kind: 'objects', buy: 'Readings up *.*.* *:* #233', sell: 'Readings down *.*.* *:* #234' }),
      { name: 'Readings up *.*.* *:* #233', sides: layoutSignals(7, from, to) },
    ],
  ])('%s', async (_, choose, { name, sides }) => {
    const { bridge, terminal } = await open({ ...input, draws: 'true' })
    expect(bridge.charts).toEqual([])
    const seen = await lookAt(bridge)
    const choice = choose(seen)
    expect(sourceProblem(choice, seen)).toBeNull()
    bridge.sources.choose(chartOf(bridge), choice)
    await until('the history is there', () => bridge.bars.length === 300)
    for (const candle of candles.slice(historyLength, historyLength + 200)) {
      const before = bridge.signals.length
      play(terminal, candles.indexOf(candle), candles.indexOf(candle) + 1)
      if (choice.kind === 'objects' && sides.length > before && sides.some(({ bar }) => bar === candle.time - 60))
        await until('the arrow is read', () => bridge.signals.length > before)
    }
    await until('all candles are there', () => bridge.bars.length === 500)
    await until('all signals are there', () => bridge.signals.length >= sides.length)

    expect(bridge.charts.map(({ indicator: read }) => read)).toEqual([name])
    expect(sidesOf(bridge)).toEqual(sides)
    expect(bridge.signals.filter((signal) => !bridge.sources.isInForce(signal))).toEqual([])
    const later = await lookAt(bridge)
    const shown = sourceSides(choice, later)
    expect(shown).toEqual(later.closes.map((__, place) => sideOn(sides, 120 - place)))
    expect(bridge.refused).toEqual([])
  })
})

/** The side of the candle that closed `age` candles ago, counted from the end of what a test has played. */
function sideOn(sides: Sides, age: number): number {
  const candle = candles[historyLength + 199 - age]
  return sides.find(({ bar }) => bar === candle?.time)?.side ?? 0
}

test('a look shows all indicators with their buffers, whatever keeps them from being read', async () => {
  const { bridge } = await open()
  const seen = await lookAt(bridge)

  expect(seen.closes).toEqual(candles.slice(historyLength - 121, historyLength - 1).map(({ close }) => close))
  expect(seen.found.map(({ name, window, of, buffers }) => ({ name, window, of, buffers: buffers.length }))).toEqual([
    { name: 'Readings', window: 0, of: 500, buffers: 3 },
    { name: 'Arrows', window: 0, of: 500, buffers: 5 },
    { name: 'Below', window: 1, of: 500, buffers: 5 },
  ])
  expect(indicator(seen, 'Readings').buffers[1]).toMatchObject({ filled: 500, last: candles[historyLength - 2]?.close })
  expect(seen.drawn).toEqual([])
  expect(seen.found.flatMap((found) => proposeSources(found).slice(0, 1)).map(({ kind }) => kind)).toEqual([
    'sign',
    'arrows',
    'arrows',
  ])
})

test('a choice that is not on the chart any more stops the chart, and it comes back with the indicator', async () => {
  const { bridge, terminal } = await open()
  const { inputs } = indicator(await lookAt(bridge), 'Arrows')
  bridge.sources.choose(chartOf(bridge), { kind: 'arrows', name: 'Arrows', inputs, buy: 0, sell: 1 })
  await until('it is read', () => bridge.charts.length === 1)
  terminal.removeIndicator('Arrows')
  await terminal.addIndicator(layoutProgram, { kind: 0, title: 'Arrows', every: 11 })
  await until('the app is told', () => bridge.notes.some(({ code }) => code === 'source_gone'))
  expect(terminal.panel).toContain('has other inputs now')
  const before = bridge.signals.length
  play(terminal, historyLength, historyLength + 60)
  terminal.removeIndicator('Arrows')
  await terminal.addIndicator(layoutProgram, { kind: 0, title: 'Arrows', every: 7 })
  await until('it is read again', () => bridge.charts.length === 2)

  expect(bridge.signals).toHaveLength(before)
})

test('a choice is in force before the first signal after a restart of the chart, and none of another counts', async () => {
  const bridge = await openBridge(newDataFolder())
  const terminal = await openChart(bridge.common)
  await terminal.addIndicator(superTrendProgram)
  await terminal.addIndicator(layoutProgram, { kind: 0, title: 'Arrows' })
  await terminal.addExpert()
  await until('ours is read', () => bridge.charts.length === 1)
  const { inputs } = indicator(await lookAt(bridge), 'Arrows')
  bridge.sources.choose(chartOf(bridge), { kind: 'arrows', name: 'Arrows', inputs, buy: 0, sell: 1 })
  await until('the other is read', () => bridge.charts.length === 2)
  await terminal.stop()
  const again = await openChart(bridge.common)
  await again.addIndicator(superTrendProgram)
  await again.addIndicator(layoutProgram, { kind: 0, title: 'Arrows' })
  await again.addExpert()
  const bars = bridge.bars.length
  await until('its history is there', () => bridge.bars.length === bars + 300)
  play(again, historyLength, historyLength + 100)
  const sides = layoutSignals(7, from, historyLength + 99)
  await until('its signals are there', () => bridge.signals.length >= sides.length)

  expect(sidesOf(bridge)).toEqual(sides)
  expect(bridge.charts.at(-1)?.indicator).toBe('Arrows')
})

test('a choice that draws on too many candles is not read', async () => {
  const { bridge } = await open()
  const { inputs } = indicator(await lookAt(bridge), 'Readings')
  const choice: SourceChoice = { kind: 'arrows', name: 'Readings', inputs, buy: 1, sell: 0 }
  expect(sourceProblem(choice, await lookAt(bridge))).toBe('filled')
  bridge.sources.choose(chartOf(bridge), choice)
  await until('the app is told', () => bridge.notes.some(({ code }) => code === 'source_filled'))

  expect(bridge.charts).toEqual([])
})

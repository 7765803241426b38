import { afterEach, describe, expect, test } from 'vitest'
import {
  endAll,
  expectedSignals,
  historyLength,
  layoutProgram,
  layoutSignals,
  openBridge,
  openChart,
  play,
  superTrendProgram,
} from '../testing/expert-chart.ts'
import { newDataFolder, type RealBridge, until } from '../testing/real-bridge.ts'
import type { TestTerminal } from '../testing/test-terminal.ts'
import { needsCompiler } from '../testing/needs-compiler.ts'

needsCompiler()

afterEach(endAll)

const superTrend = { program: superTrendProgram, inputs: {}, window: 0 }
const layout = (kind: number, title: string, window = 0) => {
  return { program: layoutProgram, inputs: { kind, title }, window }
}
type Sides = { bar: number; side: number }[]
type Placed = typeof superTrend | ReturnType<typeof layout>

const arrows = layout(0, 'Arrows')
const line = layout(1, 'Coloured line')
const heikenAshi = layout(2, 'Heiken Ashi')

async function openLayout(placed: readonly Placed[]): Promise<{ bridge: RealBridge; terminal: TestTerminal }> {
  const bridge = await openBridge(newDataFolder())
  const terminal = await openChart(bridge.common)
  for (const { program, inputs, window } of placed) await terminal.addIndicator(program, inputs, window)
  await terminal.addExpert()
  return { bridge, terminal }
}

const sidesOf = ({ signals }: RealBridge): Sides => signals.map(({ frame: { bar, side } }) => ({ bar, side }))

const from = historyLength - 1
const to = historyLength + 299

describe('the source is found', () => {
  test.each<[string, readonly Placed[], { name: string; expected: Sides }]>([
    [
      'ours after a coloured line',
      [line, superTrend],
      { name: 'super-trend(10,3)', expected: expectedSignals(from, to) },
    ],
    [
      'ours after Heiken Ashi',
      [heikenAshi, superTrend],
      { name: 'super-trend(10,3)', expected: expectedSignals(from, to) },
    ],
    [
      'ours beside arrows of others',
      [arrows, superTrend],
      { name: 'super-trend(10,3)', expected: expectedSignals(from, to) },
    ],
    [
      'ours in another window',
      [line, { ...superTrend, window: 2 }],
      { name: 'super-trend(10,3)', expected: expectedSignals(from, to) },
    ],
    [
      'arrows of others after lines',
      [line, heikenAshi, arrows],
      { name: 'Arrows', expected: layoutSignals(7, from, to) },
    ],
    [
      'arrows of others in a window',
      [line, layout(0, 'Below', 1)],
      { name: 'Below', expected: layoutSignals(7, from, to) },
    ],
    [
      'ours that is on the chart twice',
      [superTrend, superTrend],
      { name: 'super-trend(10,3)', expected: expectedSignals(from, to) },
    ],
  ])('%s', async (_, placed, { name, expected }) => {
    const { bridge, terminal } = await openLayout(placed)
    await until('the history is there', () => bridge.bars.length === 300)
    play(terminal, historyLength, historyLength + 300)
    await until('all candles are there', () => bridge.bars.length === 600)
    await until('all signals are there', () => bridge.signals.length >= expected.length)

    expect(bridge.charts.map(({ indicator }) => indicator)).toEqual([name])
    expect(terminal.panel).toContain(`Reading ${name}`)
    expect(sidesOf(bridge)).toEqual(expected)
  })
})

describe('nothing is sent, and chart, journal and app say why', () => {
  test.each<[string, readonly Placed[], { code: string; words: string }]>([
    ['no indicator', [], { code: 'source_missing', words: 'Put an indicator with arrows on this chart' }],
    ['a coloured line alone', [line], { code: 'source_filled', words: 'draws lines, not arrows' }],
    ['Heiken Ashi alone', [heikenAshi], { code: 'source_filled', words: 'draws lines, not arrows' }],
    ['arrows of two others', [arrows, layout(0, 'More')], { code: 'source_choice', words: 'Choose one: Arrows, More' }],
    ['two of one name', [arrows, arrows], { code: 'source_choice', words: 'Choose one: Arrows, Arrows' }],
    [
      'two of ours',
      [superTrend, { ...superTrend, inputs: { period: 14, multiplier: 2 } }],
      { code: 'source_choice', words: 'Choose one: super-trend(10,3), super-trend(14,2)' },
    ],
    ['both sides on a candle', [layout(3, 'Both')], { code: 'source_unclear', words: 'It is not plain' }],
    ['three buffers of arrows', [layout(4, 'Three')], { code: 'source_unclear', words: 'It is not plain' }],
    ['arrows that may be turned', [layout(5, 'Turned')], { code: 'source_unclear', words: 'It is not plain' }],
    ['one side on most candles', [layout(6, 'Often')], { code: 'source_unclear', words: 'It is not plain' }],
    ['levels that last for some candles', [layout(11, 'Levels')], { code: 'source_unclear', words: 'It is not plain' }],
    ['rare colours of two lines', [layout(12, 'Colours')], { code: 'source_unclear', words: 'It is not plain' }],
    [
      'an oscillator with arrows that may be turned',
      [layout(13, 'Turned', 1)],
      { code: 'source_unclear', words: 'It is not plain' },
    ],
    ['sells in the first buffer', [layout(14, 'Sells first')], { code: 'source_unclear', words: 'It is not plain' }],
    [
      'lines of others under a name like ours',
      [layout(1, 'vortex(14)')],
      { code: 'source_filled', words: 'draws lines, not arrows' },
    ],
  ])('%s', async (_, placed, { code, words }) => {
    const { bridge, terminal } = await openLayout(placed)
    await until('the app is told', () => bridge.notes.length > 0)
    play(terminal, historyLength, historyLength + 60)
    await until('the chart says so', () => terminal.panel.includes(words))

    expect(bridge.notes.map((note) => note.code)).toEqual([code])
    expect(terminal.printed.filter((text) => text.includes(code))).toHaveLength(1)
    expect(bridge.charts).toEqual([])
    expect(bridge.signals).toEqual([])
    expect(bridge.refused).toEqual([])
  })

  test('a named indicator whose named buffers are lines is not traded either', async () => {
    const bridge = await openBridge(newDataFolder())
    const terminal = await openChart(bridge.common)
    await terminal.addIndicator(layoutProgram, line.inputs)
    await terminal.addExpert({ indicatorName: 'Coloured line', buyBuffer: 0, sellBuffer: 1 })
    await until('the app is told', () => bridge.notes.length > 0)

    expect(bridge.notes).toMatchObject([{ code: 'source_filled', about: 'Coloured line' }])
    expect(bridge.charts).toEqual([])
  })
})

test('other inputs under the same short name are another source, and the old instance sends nothing more', async () => {
  const { bridge, terminal } = await openLayout([arrows])
  await until('the history is there', () => bridge.bars.length === 300)
  terminal.removeIndicator('Arrows')
  await terminal.addIndicator(layoutProgram, { ...arrows.inputs, every: 11 })
  play(terminal, historyLength, historyLength + 100)
  await until('it was introduced again', () => bridge.charts.length === 2)
  await until('its history is there', () => bridge.bars.length >= 600)
  const before = bridge.signals.length
  play(terminal, historyLength + 100, historyLength + 200)
  const expected = layoutSignals(11, historyLength + 99, historyLength + 199)
  await until('its signals are there', () => bridge.signals.length >= before + expected.length)

  const seven = new Set(layoutSignals(7, from, to).map(({ bar, side }) => `${bar} ${side}`))
  const eleven = new Set(layoutSignals(11, from, to).map(({ bar, side }) => `${bar} ${side}`))
  const wrong = sidesOf(bridge).filter(({ bar, side }) => seven.has(`${bar} ${side}`) && !eleven.has(`${bar} ${side}`))
  expect(wrong).toEqual([])
  expect(sidesOf(bridge).slice(-expected.length)).toEqual(expected)
})

test('arrows of which one side has not come for hundreds of candles are still read', async () => {
  const { bridge, terminal } = await openLayout([layout(15, 'Buys now')])
  await until('the history is there', () => bridge.bars.length === 300)
  play(terminal, historyLength, historyLength + 600)
  const expected = layoutSignals(7, from, historyLength + 599).filter(({ side }) => side > 0)
  await until('all signals are there', () => bridge.signals.length >= expected.length)

  expect(sidesOf(bridge)).toEqual(expected)
  expect(bridge.notes).toEqual([])
})

test('a second indicator with arrows stops the first until one is left', async () => {
  const { bridge, terminal } = await openLayout([arrows])
  await until('it is connected', () => bridge.charts.length === 1)
  await terminal.addIndicator(layoutProgram, { kind: 0, title: 'More', every: 9 })
  await until('it asks to choose', () => bridge.notes.some(({ code }) => code === 'source_choice'))
  expect(terminal.panel).not.toContain('Reading')
  terminal.removeIndicator('Arrows')
  await until('the other one is read', () => bridge.charts.length === 2)

  expect(bridge.charts.map(({ indicator }) => indicator)).toEqual(['Arrows', 'More'])
})

test('a history that is loaded late does not lose the source, and every handle is given back', async () => {
  const bridge = await openBridge(newDataFolder())
  const terminal = await openChart(bridge.common)
  await terminal.addIndicator(layoutProgram, arrows.inputs)
  await terminal.addIndicator(layoutProgram, line.inputs, 1)
  terminal.loadSlowly(5)
  await terminal.addExpert()
  await until('the history is there', () => bridge.bars.length === 300)
  play(terminal, historyLength, historyLength + 50)
  await until('the candles are there', () => bridge.bars.length === 350)
  await terminal.stop()

  expect(bridge.charts.map(({ indicator }) => indicator)).toEqual(['Arrows'])
  expect(terminal.handles?.held).toBe(0)
  // One is read; one more is checked.
  expect(terminal.handles?.most).toBeLessThanOrEqual(2)
})

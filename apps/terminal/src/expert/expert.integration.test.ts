import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import {
  candles,
  endAll,
  expectedSignals,
  foreignProgram,
  historyLength,
  openBridge,
  openChart,
  openSuperTrend,
  play,
  superTrendProgram,
} from '../testing/expert-chart.ts'
import { newDataFolder, startRealBridge, until } from '../testing/real-bridge.ts'
import { needsCompiler } from '../testing/needs-compiler.ts'

needsCompiler()

afterEach(endAll)

describe('with the bridge of the desktop app', () => {
  test('it introduces its chart and sends the last candles, then each that closes', async () => {
    const bridge = await openBridge(newDataFolder())
    const terminal = await openSuperTrend(bridge.common)
    await until('the history is there', () => bridge.bars.length === 300)
    play(terminal, historyLength, historyLength + 40)
    await until('the new candles are there', () => bridge.bars.length === 340)

    expect(bridge.charts).toMatchObject([
      {
        symbol: 'EURUSD',
        timeframeS: 60,
        digits: 5,
        isCustom: false,
        indicator: 'super-trend(10,3)',
        isSimulated: false,
      },
    ])
    // The last of the played candles is still forming.
    const closed = candles.slice(historyLength - 301, historyLength + 39)
    expect(bridge.bars.map(({ bar, o, h, l, c }) => ({ bar, o, h, l, c }))).toEqual(
      closed.map(({ time, open, high, low, close }) => ({ bar: time, o: open, h: high, l: low, c: close })),
    )
    expect(terminal.panel).toContain('Connected')
    expect(bridge.refused).toEqual([])
  })

  test('every signal of the indicator comes once, with its candle and side, and no signal of the history', async () => {
    const bridge = await openBridge(newDataFolder())
    const terminal = await openSuperTrend(bridge.common)
    await until('it is welcome', () => bridge.bars.length === 300)
    play(terminal, historyLength, historyLength + 900)
    const expected = expectedSignals(historyLength - 1, historyLength + 899)
    await until('all candles are there', () => bridge.bars.length === 1_200)
    await until('all signals are there', () => bridge.signals.length >= expected.length)

    expect(expected.length).toBeGreaterThan(20)
    expect(bridge.signals.map(({ frame: { bar, side } }) => ({ bar, side }))).toEqual(expected)
    for (const { frame, receivedAtMs } of bridge.signals) {
      const next = candles[candles.findIndex(({ time }) => time === frame.bar) + 1]
      expect(frame).toMatchObject({
        px: next?.open,
        shift: 1,
        conf: 1,
        sym: 'EURUSD',
        tf: 60,
        ind: 'super-trend(10,3)',
      })
      // The terminal reports whole seconds: at first the expert may be a second late, but never early.
      expect(receivedAtMs - frame.gmt).toBeGreaterThan(-20)
      expect(receivedAtMs - frame.gmt).toBeLessThan(10_000)
    }
    expect(bridge.refused).toEqual([])
    expect(bridge.fixes).toEqual([])
  })

  test('it follows the seconds of the computer once it has seen one turn', async () => {
    const bridge = await openBridge(newDataFolder())
    const terminal = await openChart(bridge.common)
    await terminal.addIndicator(foreignProgram)
    await terminal.addExpert({ buyBuffer: 2, sellBuffer: 3 })
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    play(terminal, historyLength, historyLength + 30)
    await until('signals are there', () => bridge.signals.length > 3)

    const lags = bridge.signals.map(({ frame, receivedAtMs }) => receivedAtMs - frame.gmt)
    expect(Math.min(...lags)).toBeGreaterThan(-20)
    expect(Math.min(...lags)).toBeLessThan(500)
  })

  test('when the desktop app starts again it comes back at once and sends what was missed', async () => {
    const folder = newDataFolder()
    const first = await startRealBridge(folder)
    const terminal = await openSuperTrend(first.common)
    await until('it is welcome', () => first.bars.length === 300)
    await first.close()
    play(terminal, historyLength, historyLength + 400)
    await until('it noticed', () => !terminal.panel.includes('Connected'))
    const second = await openBridge(folder)
    await until('it is back', () => second.bars.length >= 400, 8_000)
    play(terminal, historyLength + 400, historyLength + 500)
    await until('it goes on', () => second.bars.length >= 500)

    const run = [...new Set([...first.bars, ...second.bars].map((bar) => bar.run))]
    expect(run).toHaveLength(1)
    expect(second.bars.at(-1)?.bar).toBe(candles[historyLength + 498]?.time)
    expect(second.signals.map(({ frame: { bar, side } }) => ({ bar, side }))).toEqual(
      expectedSignals(historyLength + 399, historyLength + 499),
    )
    expect(second.refused).toEqual([])
  })

  test('a pause and the answer to a signal are shown on the chart', async () => {
    const bridge = await openBridge(newDataFolder())
    const terminal = await openSuperTrend(bridge.common)
    await until('it is welcome', () => bridge.bars.length === 300)
    play(terminal, historyLength, historyLength + 100)
    await until('a signal is there', () => bridge.signals.length > 0)
    bridge.signals[0]?.answer({ state: 'rejected', reason: 'daily_limit' })
    bridge.server.sendPause('The daily limit is reached.')

    await until('the pause is shown', () => terminal.panel.includes('paused: The daily limit is reached.'))
    expect(terminal.panel).toContain('refused (daily_limit)')
    bridge.server.sendPause(null)
    await until('the end of the pause is shown', () => !terminal.panel.includes('paused'))
    expect(terminal.panel).toContain('Connected')
  })

  test('without an indicator it asks for one; with other inputs it is another chart', async () => {
    const bridge = await openBridge(newDataFolder())
    const terminal = await openChart(bridge.common)
    await terminal.addExpert()
    await until('it asks', () => terminal.panel.includes('Put an indicator'))
    await terminal.addIndicator(superTrendProgram)
    await until('it is welcome', () => bridge.charts.length === 1)
    terminal.removeIndicator('super-trend(10,3)')
    await until('it left', () => bridge.gone === 1)
    await terminal.addIndicator(superTrendProgram, { period: 14, multiplier: 2.5 })
    await until('it is back', () => bridge.charts.length === 2)

    expect(bridge.charts.map(({ indicator }) => indicator)).toEqual(['super-trend(10,3)', 'super-trend(14,2.5)'])
  })

  test('several candles that close at once are a late history and give no signal', async () => {
    const bridge = await openBridge(newDataFolder())
    const terminal = await openChart(bridge.common)
    await terminal.addIndicator(foreignProgram, { emptyAs: 1 })
    await terminal.addExpert({ buyBuffer: 2, sellBuffer: 3 })
    await until('it is welcome', () => bridge.bars.length === 300)
    terminal.loadCandles(candles.slice(historyLength, historyLength + 60))
    terminal.tick(candles[historyLength]?.open ?? 0)
    await until('the candles are there', () => bridge.bars.length === 360)
    play(terminal, historyLength + 60, historyLength + 61)
    await until('the next candle is there', () => bridge.bars.length === 361)

    expect(bridge.signals.map(({ frame }) => frame.bar)).toEqual(
      (historyLength + 59) % 5 === 0 || (historyLength + 59) % 7 === 0 ? [candles[historyLength + 59]?.time] : [],
    )
  })

  test('a signal waits for an indicator that is busy, but not until it is stale', async () => {
    const bridge = await openBridge(newDataFolder())
    const terminal = await openChart(bridge.common)
    await terminal.addIndicator(foreignProgram)
    await terminal.addExpert({ buyBuffer: 2, sellBuffer: 3 })
    await until('it is welcome', () => bridge.bars.length === 300)
    // Candle 800 gives a buy, and closes when 801 opens.
    play(terminal, historyLength, historyLength + 1)
    await until('candle 799 is closed', () => bridge.bars.length === 301)
    terminal.holdIndicators()
    play(terminal, historyLength + 1, historyLength + 2)
    await until('candle 800 is closed', () => bridge.bars.length === 302)
    expect(bridge.signals).toEqual([])
    terminal.letIndicatorsGo()
    await until('the signal came late', () => bridge.signals.length === 1, 2_000)
    // Candle 805 gives a buy too, and the indicator pauses for longer.
    play(terminal, historyLength + 2, historyLength + 6)
    await until('candle 804 is closed', () => bridge.bars.length === 306)
    terminal.holdIndicators()
    play(terminal, historyLength + 6, historyLength + 7)
    await new Promise((resolve) => setTimeout(resolve, 2_300))
    terminal.letIndicatorsGo()
    await new Promise((resolve) => setTimeout(resolve, 300))

    expect(bridge.signals.map(({ frame }) => frame.bar)).toEqual([candles[historyLength]?.time])
  })
})

describe('indicators of others', () => {
  test.each([
    ['zero', 0],
    ['EMPTY_VALUE', 1],
    ['not a number', 2],
  ])('%s means no arrow, and both arrows at once are none', async (_, emptyAs) => {
    const bridge = await openBridge(newDataFolder())
    const terminal = await openChart(bridge.common)
    await terminal.addIndicator(foreignProgram, { emptyAs })
    await terminal.addExpert({ buyBuffer: 2, sellBuffer: 3 })
    await until('it is welcome', () => bridge.bars.length === 300)
    play(terminal, historyLength, historyLength + 50)
    await until('all candles are there', () => bridge.bars.length === 350)
    const rows = Array.from({ length: 50 }, (_row, index) => historyLength - 1 + index)
    const expected = rows.flatMap((row) => {
      const side = Number(row % 5 === 0) - Number(row % 7 === 0)
      return side === 0 ? [] : [{ bar: candles[row]?.time, side }]
    })
    await until('the signals are there', () => bridge.signals.length >= expected.length)

    expect(bridge.charts[0]?.indicator).toBe('Foreign Arrows')
    expect(bridge.signals.map(({ frame: { bar, side } }) => ({ bar, side }))).toEqual(expected)
  })

  test('arrows that are drawn back are reported and never traded', async () => {
    const bridge = await openBridge(newDataFolder())
    const terminal = await openChart(bridge.common)
    await terminal.addIndicator(foreignProgram, { emptyAs: 1, drawsBack: 3 })
    await terminal.addExpert({ buyBuffer: 2, sellBuffer: 3 })
    await until('it is welcome', () => bridge.bars.length === 300)
    play(terminal, historyLength, historyLength + 30)
    await until('all candles are there', () => bridge.bars.length === 330)
    await until('repaints are reported', () => bridge.fixes.length > 5)

    expect(bridge.signals).toEqual([])
    for (const fix of bridge.fixes) expect(fix).toMatchObject({ ind: 'Foreign Arrows' })
    expect(bridge.fixes.map(({ side }) => side)).toContain(1)
    // Each was empty at the previous check, and its candle has not changed: a late arrow.
    for (const { side, was } of bridge.fixes) expect([was, Math.abs(side)]).toEqual([0, 1])
    expect(new Set(bridge.fixes.map(({ bar }) => bar)).size).toBe(bridge.fixes.length)
    expect(bridge.refused).toEqual([])
  })
})

test('an indicator that leaves its arrows alone is never reported', async () => {
  const bridge = await openBridge(newDataFolder())
  const terminal = await openSuperTrend(bridge.common)
  await until('it is welcome', () => bridge.bars.length === 300)
  play(terminal, historyLength, historyLength + 200)
  await until('all candles are there', () => bridge.bars.length === 500)

  expect(bridge.fixes).toEqual([])
})

test('the same buffer for both arrows is refused', async () => {
  const terminal = await openChart(join(newDataFolder(), 'common'))
  await terminal.addExpert({ buyBuffer: 1, sellBuffer: 1 })

  await until('it refuses', () => terminal.words.length > 0)
  expect(terminal.words).toMatchObject([{ kind: 'error', text: 'refused its inputs' }])
})

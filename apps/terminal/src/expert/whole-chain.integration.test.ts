import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { candles, endAll, ends, expectedSignals, historyLength, superTrendProgram } from '../testing/expert-chart.ts'
import { until } from '../testing/real-bridge.ts'
import { startRealDesktop } from '../testing/real-desktop.ts'
import { TestTerminal } from '../testing/test-terminal.ts'
import { needsCompiler } from '../testing/needs-compiler.ts'

needsCompiler()

afterEach(endAll)

test('an arrow on a chart becomes a paper trade of the desktop app, and its answer is shown on the chart', async () => {
  const desktop = await startRealDesktop()
  ends.push(() => desktop.close())
  await desktop.says('trades reserved')
  const terminal = await TestTerminal.start({
    common: join(desktop.dataFolder, 'common'),
    symbol: 'EURUSD-OTC',
    isCustom: true,
  })
  ends.push(() => terminal.kill())
  terminal.loadCandles(candles.slice(0, historyLength))
  await terminal.addIndicator(superTrendProgram)
  await terminal.addExpert()
  await until('it is welcome', () => terminal.panel.includes('Connected'))
  // The expert knows the exact time only after the first full second; a signal must not look stale on a busy computer.
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  const expected = expectedSignals(historyLength - 1, historyLength + 119)
  for (const candle of candles.slice(historyLength, historyLength + 120)) {
    terminal.play(candle)
    // No later candle may overtake a signal on its way, however busy the computer is.
    const due = expected.filter(({ bar }) => bar < candle.time).length
    await until(`${due} trades are reported`, () => desktop.state.trades.size >= due)
  }

  expect(expected.length).toBeGreaterThan(1)
  expect([...desktop.state.trades.values()].map(({ side, symbol }) => ({ side, symbol }))).toEqual(
    expected.map(({ side }) => ({ side: side > 0 ? 'buy' : 'sell', symbol: 'EURUSD-OTC' })),
  )
  await until('the answer is shown', () => /(?:BUY|SELL) +(?:open|won|lost|tie|sent)/u.test(terminal.panel))
  expect(terminal.panel).toContain('Connected')
})

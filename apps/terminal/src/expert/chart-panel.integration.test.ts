import { afterEach, expect, test } from 'vitest'
import {
  candles,
  endAll,
  historyLength,
  openBridge,
  openChart,
  openSuperTrend,
  play,
  superTrendProgram,
} from '../testing/expert-chart.ts'
import { newDataFolder, until } from '../testing/real-bridge.ts'
import { needsCompiler } from '../testing/needs-compiler.ts'

needsCompiler()

afterEach(endAll)

test('the panel says state, source and countdown, and what became of the last five signals', async () => {
  const bridge = await openBridge(newDataFolder())
  const terminal = await openSuperTrend(bridge.common)
  await until('the history is there', () => bridge.bars.length === 300)
  for (let row = historyLength; bridge.signals.length < 6 && row < candles.length; row++) {
    const before = bridge.bars.length
    play(terminal, row, row + 1)
    await until('the candle is there', () => bridge.bars.length > before)
  }
  const [, second, third, fourth, fifth, last] = bridge.signals
  second?.answer({ state: 'rejected', reason: 'low_payout' })
  third?.answer({ state: 'closed', order: 'o', result: 'won' })
  fourth?.answer({ state: 'closed', order: 'o', result: 'lost' })
  fifth?.answer({ state: 'open', order: 'o' })
  await until('the last answer is shown', () => terminal.panel.includes('open'))

  const rows = [last, fifth, fourth, third, second].map((signal) => {
    const time = new Date((signal?.frame.bar ?? 0) * 1_000).toISOString().slice(11, 16)
    return `${time} ${signal?.frame.side === 1 ? 'BUY ' : 'SELL'}`
  })
  expect(terminal.panel).toMatch(/^Stratomate: Connected Reading super-trend\(10,3\) Next candle in 0[01]:\d\d /u)
  const words = ['on its way', 'open', 'lost', 'won', 'refused (low_payout)']
  expect(terminal.panel).toContain(rows.map((row, place) => `${row} ${words[place]}`).join(' '))
})

test('the button asks the app to stop, and stands there only while something runs', async () => {
  const bridge = await openBridge(newDataFolder())
  const terminal = await openSuperTrend(bridge.common)
  await until('the button is there', () => terminal.panel.endsWith('Stop trading'))
  terminal.clickPanel()
  await until('the app is asked', () => bridge.pauses === 1)
  bridge.server.sendPause('Stopped on the chart of EURUSD.')
  await until('it is paused', () => terminal.panel.includes('trading is paused: Stopped on the chart of EURUSD.'))
  expect(terminal.panel).not.toContain('Stop trading')
  terminal.clickPanel()
  bridge.server.sendPause(null)
  await until('the button is back', () => terminal.panel.endsWith('Stop trading'))

  expect(bridge.pauses).toBe(1)
  expect(bridge.refused).toEqual([])
})

test('no line is longer than the terminal shows, and none of a long text is lost', async () => {
  const bridge = await openBridge(newDataFolder())
  const terminal = await openSuperTrend(bridge.common)
  await until('it is welcome', () => bridge.bars.length === 300)
  const reason =
    'Trading is paused because the daily limit of your plan is reached, and it goes on at midnight UTC. '.repeat(2)
  bridge.server.sendPause(reason.trim())
  await until('it is shown', () => terminal.panel.includes(reason.trim()))
  const texts = terminal.words.flatMap(({ kind, text }) =>
    kind === 'label' ? [text.slice(text.indexOf('=') + 1)] : [],
  )

  expect(Math.max(...texts.map((text) => text.length))).toBeLessThanOrEqual(63)
})

test('without the panel nothing is drawn, and an expert that leaves takes its panel along', async () => {
  const bridge = await openBridge(newDataFolder())
  const bare = await openChart(bridge.common)
  await bare.addIndicator(superTrendProgram)
  await bare.addExpert({ showPanel: 'false' })
  await until('it is welcome', () => bridge.bars.length === 300)
  expect(bare.words.filter(({ kind }) => kind === 'label')).toEqual([])
  const terminal = await openSuperTrend(bridge.common)
  await until('it is welcome too', () => terminal.panel.includes('Connected'))
  await terminal.stop()

  expect(terminal.panel).toBe('')
})

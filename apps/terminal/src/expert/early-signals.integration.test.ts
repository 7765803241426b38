import { wishesOf } from '@stratomate/desktop/features/chart-sources/wishes-of'
import { afterEach, expect, test } from 'vitest'
import { candles, endAll, historyLength, layoutProgram, openBridge, openChart } from '../testing/expert-chart.ts'
import { newDataFolder, type RealBridge, until } from '../testing/real-bridge.ts'
import { needsCompiler } from '../testing/needs-compiler.ts'
import type { TestTerminal } from '../testing/test-terminal.ts'

needsCompiler()

afterEach(endAll)

const favorite = { symbol: 'EURUSD', timeframeS: 60, direction: 'both', stakeCents: null, expiryCandles: null } as const
const wants = (beforeCloseS: number | null) => wishesOf({ favorites: [{ ...favorite, beforeCloseS }] })
const timeOf = (row: number): number => candles[row]?.time ?? 0
const said = ({ signals }: RealBridge) =>
  signals.map(({ id, frame: { bar, next, side, shift } }) => ({ id, bar, next, side, shift }))

/** A chart with an arrow on every seventh candle; candle 805 buys and is still forming. */
async function openForming(bridge: RealBridge, kind = 0): Promise<TestTerminal> {
  const terminal = await openChart(bridge.common)
  await terminal.addIndicator(layoutProgram, { kind })
  await terminal.addExpert()
  await until('the history is there', () => bridge.bars.length === 300)
  for (const candle of candles.slice(historyLength, 806)) terminal.play(candle)
  await until('the closed candles are there', () => bridge.bars.length === 306)
  await until('their signals are there', () => bridge.signals.length > 0)
  bridge.signals.length = 0
  return terminal
}

test('a forming candle is looked at so many seconds before its close as the app wants, and is the same signal after it', async () => {
  const bridge = await openBridge(newDataFolder())
  const terminal = await openForming(bridge)
  bridge.sources.wish(wants(5))
  await until('the chart has heard of it', () => terminal.panel.includes('unconfirmed signals 5 s before the close'))
  terminal.setClock(timeOf(805) + 54)
  terminal.tick(1.1)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(said(bridge)).toEqual([])

  terminal.setClock(timeOf(805) + 55)
  await until('the signal is there before the close', () => bridge.signals.length === 1)
  terminal.tick(1.1)
  terminal.play({ ...(candles[806] ?? { open: 1, high: 1, low: 1, close: 1, volume: 1 }), time: timeOf(806) })
  await until('the closed candle says the same', () => bridge.signals.length === 2)

  const early = { bar: timeOf(805), next: timeOf(806), side: 1, id: said(bridge)[0]?.id }
  expect(said(bridge)).toEqual([
    { ...early, shift: 0 },
    { ...early, shift: 1 },
  ])
  expect(bridge.notes).toEqual([])
  expect(terminal.panel.match(/before the close, /gu)).toHaveLength(1)
})

test('an arrow that is gone when its candle has closed is told, and nothing is sent early once the app wants none', async () => {
  const bridge = await openBridge(newDataFolder())
  const terminal = await openForming(bridge, 10)
  bridge.sources.wish(wants(30))
  terminal.setClock(timeOf(805) + 30)
  await until('the signal is there before the close', () => bridge.signals.length === 1)
  bridge.sources.wish(wants(null))
  await until('the chart has heard of it', () => !terminal.panel.includes('unconfirmed signals'))
  terminal.openBar(timeOf(806), 1.1)
  await until('the app is told', () => bridge.notes.length > 0)
  terminal.setClock(timeOf(806) + 59)
  terminal.tick(1.1)
  await new Promise((resolve) => setTimeout(resolve, 200))

  expect(bridge.notes).toMatchObject([{ code: 'early_gone', count: 1 }])
  expect(said(bridge)).toMatchObject([{ bar: timeOf(805), side: 1, shift: 0 }])
})

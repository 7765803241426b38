import { fileURLToPath } from 'node:url'
import { candleColumns, indicators } from '@stratomate/indicators'
import { goldenHistories } from './golden-candles.ts'
import { type RealBridge, startRealBridge } from './real-bridge.ts'
import { TestTerminal } from './test-terminal.ts'

/** The candles of every chart here. */
export const candles = goldenHistories[0]?.candles ?? []
export const superTrendProgram = 'Indicators/Stratomate/Super_Trend.mq5'
export const foreignProgram = fileURLToPath(new URL('./fixtures/foreign.mq5', import.meta.url))
/** Layouts of a chart by the input `kind`; the short name is the input `title`. */
export const layoutProgram = fileURLToPath(new URL('./fixtures/layout.mq5', import.meta.url))
/** Readable in each way: a buffer of both signs, the colours of a line, and arrows that are drawn as objects. */
export const readingsProgram = fileURLToPath(new URL('./fixtures/readings.mq5', import.meta.url))
/** This many candles are on the chart before a test plays more. */
export const historyLength = 800
/** What the test opened and has to close. */
export const ends: (() => unknown)[] = []

/** The desktop's bridge for the length of one test. */
export async function openBridge(folder: string): Promise<RealBridge> {
  const bridge = await startRealBridge(folder)
  ends.push(() => bridge.close())
  return bridge
}

/** A chart with some history; the candle `historyLength` − 1 is still forming. */
export async function openChart(common: string, symbol = 'EURUSD'): Promise<TestTerminal> {
  const terminal = await TestTerminal.start({ common, symbol, isCustom: symbol.includes('OTC') })
  ends.push(() => terminal.kill())
  terminal.loadCandles(candles.slice(0, historyLength))
  return terminal
}

/** A chart with Super_Trend and the expert on it. */
export async function openSuperTrend(common: string): Promise<TestTerminal> {
  const terminal = await openChart(common)
  await terminal.addIndicator(superTrendProgram)
  await terminal.addExpert()
  return terminal
}

/** SuperTrend's sides on candles `from` to `to` − 1, by its definition, where the next candle follows at once. */
export function expectedSignals(from: number, to: number): { bar: number; side: number }[] {
  const { signals } = indicators['super-trend'].batch(candleColumns(candles), indicators['super-trend'].defaults)
  return candles.slice(from, to).flatMap(({ time }, index) => {
    const side = signals[from + index] ?? 0
    const follows = candles[from + index + 1]?.time === time + 60
    return side === 0 || !follows ? [] : [{ bar: time, side }]
  })
}

/**
 * The sides of the layouts' arrows: buys on every `every`th candle, sells two candles later, where the next follows at
 * once.
 */
export function layoutSignals(every: number, from: number, to: number): { bar: number; side: number }[] {
  return candles.slice(from, to).flatMap(({ time }, index) => {
    const row = from + index
    const side = Number(row % every === 0) - Number(row % every === 2)
    return side === 0 || candles[row + 1]?.time !== time + 60 ? [] : [{ bar: time, side }]
  })
}

/** Plays the golden candles `from` to `to` − 1, the last of which stays forming. */
export function play(terminal: TestTerminal, from: number, to: number): void {
  for (const candle of candles.slice(from, to)) terminal.play(candle)
}

/** Ends what the test opened, the newest first. */
export async function endAll(): Promise<void> {
  for (const end of ends.splice(0).toReversed()) await end()
}

import type { ProgramRun } from './run-program.ts'

/** The arrows of a run, candle by candle: 1 for buy, -1 for sell, 0 for none. */
export function drawnSides({ buffers }: ProgramRun): number[] {
  const [buys = new Float64Array(), sells = new Float64Array()] = buffers
  return Array.from(buys, (buy, row) => Number(buy !== Number.MAX_VALUE) - Number(sells[row] !== Number.MAX_VALUE))
}

/** The words for the arrows that came live, after `history` candles were on the chart: the alerts must contain them. */
export function liveSides(run: ProgramRun, history: number): string[] {
  return drawnSides(run)
    .slice(history - 1)
    .flatMap((side) => (side === 0 ? [] : [side > 0 ? 'BUY' : 'SELL']))
}

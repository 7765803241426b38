import { type Candle, createSuperTrendStream, type SignalSide, superTrendDefaults } from '@stratomate/indicators'

/** The short name contains the inputs, as MetaTrader's documentation recommends. */
export const indicatorName = `super-trend(${superTrendDefaults.period},${superTrendDefaults.multiplier})`

/** A candle has closed because the first tick of the next one came at price `nextOpen`. */
export type ClosedCandle = { candle: Candle; signal: SignalSide | null; nextOpen: number }

export type ChartPlayer = {
  /** The candles that have closed so far, oldest first, at most `keptMax`. */
  closed(): readonly Candle[]
  /** Closes the next candle; null when the recording is over. */
  step(): ClosedCandle | null
}

const keptMax = 2_000

/**
 * Replays candles through SuperTrend. The first `historyCandles` are warm-up and never give a signal: history is not
 * traded.
 */
export function createChartPlayer(candles: Iterator<Candle>, historyCandles: number): ChartPlayer {
  const stream = createSuperTrendStream(superTrendDefaults)
  const closed: Candle[] = []
  let forming = nextOf(candles)
  const step = (): ClosedCandle | null => {
    const candle = forming
    if (candle === null) return null
    forming = nextOf(candles)
    if (forming === null) return null
    closed.push(candle)
    if (closed.length > keptMax) closed.shift()
    return { candle, signal: stream.next(candle), nextOpen: forming.open }
  }
  for (let index = 0; index < historyCandles; index += 1) step()
  return { closed: () => closed, step }
}

function nextOf(candles: Iterator<Candle>): Candle | null {
  const next = candles.next()
  return next.done === true ? null : next.value
}

import type { Trade } from '@stratomate/contracts/trading'
import type { LiveChart } from './live-chart.ts'
import { tradeOutcome } from './trade-words.ts'

export type MarkerLook = 'won' | 'lost' | 'open' | 'other'
export type TradeMarker = { id: string; timeS: number; side: Trade['side']; look: MarkerLook }

/** A terminal's clock differs from UTC by whole quarters of an hour. */
const zoneStepMs = 900_000

/**
 * Where each trade stands on the chart: at the candle whose close gave the signal. The chart's clock is the
 * terminal's own, so it is told from when candles came in; a trade whose candle cannot be told is left out.
 */
export function placeMarkers(trades: readonly Trade[], chart: LiveChart): TradeMarker[] {
  const own = trades.filter(({ symbol, timeframeS }) => symbol === chart.symbol && timeframeS === chart.timeframeS)
  return own.flatMap((trade) => {
    const timeS = signalCandle(Date.parse(trade.signalAt), chart)
    return timeS === null ? [] : [{ id: trade.id, timeS, side: trade.side, look: lookOf(trade) }]
  })
}

function lookOf(trade: Trade): MarkerLook {
  const outcome = tradeOutcome(trade)
  if (outcome.kind === 'open') return 'open'
  if (outcome.kind !== 'settled') return 'other'
  return outcome.word === 'Won' ? 'won' : outcome.word === 'Lost' ? 'lost' : 'other'
}

function signalCandle(signalAtMs: number, chart: LiveChart): number | null {
  return chart.simulated ? replayedCandle(signalAtMs, chart) : tickedCandle(signalAtMs, chart)
}

/** Real time: the clocks differ by a zone only, so the candle is the one that closed last before the signal. */
function tickedCandle(signalAtMs: number, { candles, arrivals, readAtMs, timeframeS }: LiveChart): number | null {
  const last = arrivals.at(-1) ?? { timeS: candles.at(-1)?.time ?? Number.NaN, atMs: readAtMs }
  if (Number.isNaN(last.timeS)) return null
  const zoneMs = Math.round(((last.timeS + timeframeS) * 1_000 - last.atMs) / zoneStepMs) * zoneStepMs
  const closedS = Math.floor((signalAtMs + zoneMs) / 1_000 / timeframeS) * timeframeS - timeframeS
  return candles.some(({ time }) => time === closedS) ? closedS : null
}

/** A replay runs at a speed of its own: candles are counted back from the last one at the pace they have come in. */
function replayedCandle(signalAtMs: number, { candles, arrivals }: LiveChart): number | null {
  const [first, last] = [arrivals.at(0), arrivals.at(-1)]
  if (first === undefined || last === undefined || first === last) return null
  const firstIndex = candles.findIndex(({ time }) => time === first.timeS)
  const lastIndex = candles.findIndex(({ time }) => time === last.timeS)
  if (firstIndex === -1 || lastIndex <= firstIndex) return null
  const candleMs = (last.atMs - first.atMs) / (lastIndex - firstIndex)
  return candles[lastIndex - Math.round((last.atMs - signalAtMs) / candleMs)]?.time ?? null
}

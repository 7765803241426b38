import { placesKept, putNewest } from '@stratomate/engine/keep-newest'
import type { ConnectedChart } from '@stratomate/engine/ports'

type HeardCandle = { readonly closeS: number; readonly heardAtMs: number }

const quarterS = 900
/** No time zone is farther from UTC. */
const offsetSMax = 14 * 3_600
/** A burst of past candles says nothing about the clock: two candles must arrive as far apart as they closed. */
const [apartMsMin, driftSMax] = [30_000, 20]
/** How late a candle may arrive, seconds; less than half a quarter of an hour, so that the quarter is certain. */
const lateSMax = 60

/**
 * How far the clock of each terminal is ahead of UTC. It is known after a chart of the terminal has had two closes, and
 * is a whole number of quarters of an hour.
 */
export class TerminalClocks {
  readonly #heard = new Map<string, HeardCandle>()
  readonly #offsetsS = new Map<string, number>()

  /** A candle closed at `closeS` by the chart's clock, and arrived at `heardAtMs`. */
  hear(chart: ConnectedChart, closeS: number, heardAtMs: number): void {
    const before = this.#heard.get(chart.feed)
    putNewest(this.#heard, [chart.feed, { closeS, heardAtMs }], placesKept)
    if (before === undefined) return
    const apartMs = heardAtMs - before.heardAtMs
    const driftS = Math.abs(closeS - before.closeS - apartMs / 1_000)
    if (apartMs < apartMsMin || driftS > driftSMax) return
    const aheadS = closeS - heardAtMs / 1_000
    const offsetS = Math.round(aheadS / quarterS) * quarterS
    if (Math.abs(aheadS - offsetS) > lateSMax || Math.abs(offsetS) > offsetSMax) return
    putNewest(this.#offsetsS, [terminalOf(chart), offsetS], placesKept)
  }

  /** Seconds ahead of UTC; null while that is unknown. */
  offsetS(chart: ConnectedChart): number | null {
    return this.#offsetsS.get(terminalOf(chart)) ?? null
  }
}

/** A feed's name consists of its terminal, its symbol and its timeframe. */
function terminalOf({ feed, symbol, timeframeS }: ConnectedChart): string {
  const end = `:${symbol}:${timeframeS}`
  return feed.endsWith(end) ? feed.slice(0, -end.length) : feed
}

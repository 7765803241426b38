import type { Side } from '@stratomate/contracts'
import { placesKept, putNewest } from '../keep-newest.ts'
import type { Signal } from '../ports.ts'

/** The sides that other charts of the same symbol gave; null where unknown. */
export type OtherSides = {
  /** Another indicator on the same candle of the same timeframe. */
  readonly sameCandle: Side | null
  /** The last signal of the next longer timeframe that has given one. */
  readonly longerTimeframe: Side | null
}

type Said = { symbol: string; timeframeS: number; indicator: string; side: Side; barTimeS: number }

/** The last signal of each indicator on each chart, traded or not, so that a chart can ask others to confirm. */
export class LastSides {
  readonly #said = new Map<string, Said>()

  /**
   * Takes a signal. One that was read in another way than the person has chosen does not count, nor does an unconfirmed
   * one.
   */
  see({ chart, side, barTimeS, isOtherSource = false, isUnconfirmed = false }: Signal): void {
    if (isOtherSource || isUnconfirmed) return
    const { feed, indicator, timeframeS } = chart
    const said: Said = { symbol: chart.symbol.toUpperCase(), timeframeS, indicator, side, barTimeS }
    const key = `${feed} ${indicator}`
    if (barTimeS >= (this.#said.get(key)?.barTimeS ?? 0)) putNewest(this.#said, [key, said], placesKept)
  }

  /** The sides that were given for the symbol before a signal. */
  around({ chart, barTimeS }: Signal): OtherSides {
    const symbol = chart.symbol.toUpperCase()
    const others = [...this.#said.values()].filter((said) => said.symbol === symbol)
    const sides = others
      .filter(({ timeframeS, indicator }) => timeframeS === chart.timeframeS && indicator !== chart.indicator)
      .flatMap((said) => (said.barTimeS === barTimeS ? [said.side] : []))
    const longer = others.filter(({ timeframeS }) => timeframeS > chart.timeframeS)
    const nextS = Math.min(...longer.map(({ timeframeS }) => timeframeS))
    return {
      sameCandle: agreed(sides),
      longerTimeframe: newest(longer.filter(({ timeframeS }) => timeframeS === nextS)),
    }
  }
}

/** Null when there is none, or when they differ. */
function agreed(sides: readonly Side[]): Side | null {
  const [first = null] = sides
  return sides.every((side) => side === first) ? first : null
}

function newest(said: readonly Said[]): Side | null {
  const barTimeS = Math.max(...said.map((one) => one.barTimeS))
  return agreed(said.flatMap((one) => (one.barTimeS === barTimeS ? [one.side] : [])))
}

import { type IPriceLine, type ISeriesApi, LineStyle } from 'lightweight-charts'
import type { ChartColors } from './chart-colors.ts'
import type { EntryLine } from './latest-trade.ts'

/**
 * A line in the signal's colour at the price where each open trade began, gone when the trade is. It is dashed while
 * that price is not the broker's own.
 */
export class EntryPriceLines {
  readonly #series: ISeriesApi<'Candlestick'>
  readonly #lines = new Map<string, IPriceLine>()
  #colors: ChartColors | null = null

  constructor(series: ISeriesApi<'Candlestick'>) {
    this.#series = series
  }

  show(entries: readonly EntryLine[]): void {
    const wanted = new Set(entries.map(({ id }) => id))
    for (const [id, line] of this.#lines) {
      if (wanted.has(id)) continue
      this.#series.removePriceLine(line)
      this.#lines.delete(id)
    }
    for (const { id, price, source } of entries) {
      const place = { price, lineStyle: source === 'broker' ? LineStyle.Solid : LineStyle.Dashed }
      const line = this.#lines.get(id)
      if (line === undefined) {
        this.#lines.set(id, this.#series.createPriceLine({ ...place, lineWidth: 1, ...this.#paint() }))
      } else if (line.options().price !== price) line.applyOptions(place)
    }
  }

  /** Where the lines are; each has a label on the price axis. */
  get prices(): number[] {
    return [...this.#lines.values()].map((line) => line.options().price)
  }

  paint(colors: ChartColors): void {
    this.#colors = colors
    for (const line of this.#lines.values()) line.applyOptions(this.#paint())
  }

  #paint() {
    const colors = this.#colors
    if (colors === null) return {}
    return { color: colors.signal, axisLabelColor: colors.s3, axisLabelTextColor: colors.text }
  }
}

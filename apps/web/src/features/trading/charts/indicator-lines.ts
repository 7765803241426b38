import type { Candle } from '@stratomate/contracts/trading/schemas'
import { candleColumns, checkColumns, indicators } from '@stratomate/indicators'
import { chartLines, type LineLook } from '@stratomate/indicators/catalogue/chart-lines'
import { type IndicatorId, indicatorIds } from '@stratomate/indicators/catalogue/indicator-ids'
import type { Indicator } from '@stratomate/indicators/indicator'

/** A line over the candles: a value for each candle, null where it is not drawn. */
export type IndicatorLine = {
  readonly label: string
  readonly look: LineLook
  readonly values: readonly (number | null)[]
}

/**
 * The lines that an indicator draws on the prices of a chart, with its default settings, because a chart does not say its
 * own. A band that changes side is two lines, each with the gaps of the other. None for an indicator that is not ours, for
 * one that draws in a panel of its own, and for prices that are none.
 */
export function indicatorLines(indicatorId: string, candles: readonly Candle[]): IndicatorLine[] {
  const id = indicatorIds.find((known) => known === indicatorId)
  if (id === undefined || candles.length === 0 || chartLines[id].price.length === 0) return []
  const lines = linesOf(id, candles)
  const { price, sidedBy } = chartLines[id]
  const sides = sidedBy === undefined ? undefined : lines[sidedBy]
  return price.flatMap(({ name, label, look }): IndicatorLine[] => {
    const values = Array.from(lines[name] ?? [], (value) => (Number.isNaN(value) ? null : value))
    if (sides === undefined) return [{ label, look, values }]
    const ofSide = (isUp: boolean) => values.map((value, index) => ((sides[index] ?? 0) > 0 === isUp ? value : null))
    return [
      { label: 'Lower band', look: 'green', values: ofSide(true) },
      { label: 'Upper band', look: 'red', values: ofSide(false) },
    ]
  })
}

function linesOf(id: IndicatorId, candles: readonly Candle[]): Readonly<Record<string, Float64Array>> {
  // Widened, because any indicator may be meant here; the settings are its own.
  const indicator: Indicator = indicators[id]
  return indicator.lines(checkColumns(candleColumns(candles)), indicators[id].defaults)
}

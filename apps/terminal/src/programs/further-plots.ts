import type { Drawing } from '@stratomate/indicators/drawing'

/**
 * A plot after those of the lines, for what one line in one colour cannot show. Its own buffers come after all others,
 * so that the numbers of the arrows and the lines stay the same.
 */
export type FurtherPlot = {
  label: string
  type: 'DRAW_LINE' | 'DRAW_CANDLES'
  color: string
  /** The variable of each buffer, and its value on a row. */
  buffers: readonly { variable: string; value: string }[]
}

/** The lines that further plots show differently, and these plots. */
export function furtherPlots(
  { sidedBy, candles }: Pick<Drawing, 'sidedBy' | 'candles'>,
  shown: string,
): {
  replaced: readonly string[]
  plots: readonly FurtherPlot[]
} {
  if (candles !== undefined) return { replaced: [candles.open, candles.close], plots: [candlePlot(candles)] }
  if (sidedBy === undefined) return { replaced: [], plots: [] }
  return { replaced: [shown], plots: bandPlots(shown, sidedBy) }
}

/** A band under the candles while the trend is up, and over them while it is down: each in its colour, with a gap between. */
function bandPlots(line: string, by: string): FurtherPlot[] {
  const valueOn = (sign: '>' | '<'): string => `${by}Line[row]${sign}0.0 ? ${line}Line[row] : EMPTY_VALUE`
  return [
    {
      label: 'Lower band',
      type: 'DRAW_LINE',
      color: 'clrLimeGreen',
      buffers: [{ variable: 'lowerBand', value: valueOn('>') }],
    },
    {
      label: 'Upper band',
      type: 'DRAW_LINE',
      color: 'clrRed',
      buffers: [{ variable: 'upperBand', value: valueOn('<') }],
    },
  ]
}

/** Candles of their own prices: their wicks reach as far as the real ones. */
function candlePlot({ open, close }: { open: string; close: string }): FurtherPlot {
  const [first, last] = [`${open}Line[row]`, `${close}Line[row]`]
  return {
    label: 'Open;High;Low;Close',
    type: 'DRAW_CANDLES',
    color: 'clrGray,clrLimeGreen,clrRed',
    buffers: [
      { variable: 'candleOpen', value: first },
      { variable: 'candleHigh', value: `MathMax(high[row],MathMax(${first},${last}))` },
      { variable: 'candleLow', value: `MathMin(low[row],MathMin(${first},${last}))` },
      { variable: 'candleClose', value: last },
    ],
  }
}

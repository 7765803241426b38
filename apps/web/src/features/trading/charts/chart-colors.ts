import type { LineLook } from '@stratomate/indicators/catalogue/chart-lines'
import { createPencil } from '@stratomate/ui/browser/theme-colors'

/** The design tokens that a canvas needs, as colours that the drawing library accepts. */
export type ChartColors = Record<'text' | 'text3' | 's1' | 's3' | 'line' | 'up' | 'down' | 'signal', string> & {
  readonly looks: Readonly<Record<LineLook, string>>
}

const tokens = {
  text: '--text',
  text3: '--text-3',
  s1: '--s1',
  s3: '--s3',
  line: '--line',
  up: '--up',
  down: '--down',
  signal: '--signal',
} as const satisfies Record<Exclude<keyof ChartColors, 'looks'>, string>

/**
 * Reads the tokens as they apply to the element. The library does not accept OKLCH, so each colour is painted and read
 * back as RGB.
 */
export function readChartColors(element: HTMLElement): ChartColors {
  const style = getComputedStyle(element)
  const pencil = createPencil()
  const read = (token: string) => pencil(style.getPropertyValue(token))
  return {
    text: read(tokens.text),
    text3: read(tokens.text3),
    s1: read(tokens.s1),
    s3: read(tokens.s3),
    line: read(tokens.line),
    up: read(tokens.up),
    down: read(tokens.down),
    signal: read(tokens.signal),
    looks: {
      blue: read('--st-trial'),
      yellow: read('--st-pending'),
      gray: read('--text-2'),
      // Bands over and under the candles have the colours of the candles.
      red: read(tokens.down),
      green: read(tokens.up),
      bars: read('--st-trial'),
    },
  }
}

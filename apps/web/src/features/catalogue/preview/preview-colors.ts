import type { LineLook } from '@stratomate/indicators/catalogue/chart-lines'
import { createPencil } from '@stratomate/ui/browser/theme-colors'

const tokens = {
  text3: '--text-3',
  s3: '--s3',
  line: '--line',
  lineStrong: '--line-strong',
  up: '--up',
  down: '--down',
  blue: '--st-trial',
  yellow: '--st-pending',
  gray: '--text-2',
  red: '--st-problem',
  green: '--st-active',
  bars: '--st-trial',
} as const satisfies Record<LineLook | 'text3' | 's3' | 'line' | 'lineStrong' | 'up' | 'down', string>

/** The tokens of the preview as colours that the drawing library can read. */
export type PreviewColors = Readonly<Record<keyof typeof tokens, string>>

/** Reads the tokens as they apply to the element. */
export function readPreviewColors(element: HTMLElement): PreviewColors {
  const style = getComputedStyle(element)
  const pencil = createPencil()
  const entries = Object.entries(tokens).map(([name, token]) => [name, pencil(style.getPropertyValue(token))])
  // Safe: the names are the keys of the table above.
  return Object.fromEntries(entries) as PreviewColors
}

import { chartLines, type LineLook } from '@stratomate/indicators/catalogue/chart-lines'
import type { IndicatorId } from '@stratomate/indicators/catalogue/indicator-ids'

/** A line as it is drawn: one that changes side is drawn as two, each with the gaps of the other. */
export type DrawnLine = {
  readonly name: string
  readonly label: string
  readonly look: LineLook
  readonly isInPanel: boolean
  readonly jumps?: true
  readonly side: 'up' | 'down' | null
  readonly sidedBy: string | null
}

/** The lines of an indicator in the order of their legend. */
export function drawnLines(id: IndicatorId): DrawnLine[] {
  const { price, panel, sidedBy } = chartLines[id]
  const plain = { side: null, sidedBy: null }
  const onPrice = price.flatMap((line): DrawnLine[] =>
    sidedBy === undefined
      ? [{ ...line, ...plain, isInPanel: false }]
      : [
          { ...line, label: 'Lower band', look: 'green', isInPanel: false, side: 'up', sidedBy },
          { ...line, label: 'Upper band', look: 'red', isInPanel: false, side: 'down', sidedBy },
        ],
  )
  return [...onPrice, ...panel.map((line) => ({ ...line, ...plain, isInPanel: true }))]
}

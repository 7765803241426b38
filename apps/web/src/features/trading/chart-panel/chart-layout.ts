/** How many charts are shown at once; `fit` shows as many as there are. */
export const layoutChoices = ['fit', '1', '2', '4', '6', '9', '12'] as const
export type LayoutChoice = (typeof layoutChoices)[number]

/** The most charts that are drawn at once. */
export const placesMax = 12

const placeCounts = [1, 2, 4, 6, 9, placesMax] as const

export type ChartSize = 'large' | 'medium' | 'small'

/** The page of charts that is shown; `from` (inclusive) and `to` (exclusive) count charts of the whole list. */
export type ChartArrangement = {
  columns: 1 | 2 | 3
  /** How many columns the first chart spans, so that `fit` leaves no gap. */
  lead: 1 | 2 | 3
  from: number
  to: number
  page: number
  pages: number
  /** Places without a chart. */
  empty: number
}

type Wanted = { choice: LayoutChoice; count: number; active: number }

/** The layout that was stored, if it is still valid. */
export function readLayout(stored: string | null): LayoutChoice {
  return layoutChoices.find((choice) => choice === stored) ?? 'fit'
}

/**
 * The next layout with more charts (`step` 1) or fewer (-1); at the ends it stays. `fit` counts as the number of charts
 * it shows now.
 */
export function stepLayout(choice: LayoutChoice, { step, count }: { step: 1 | -1; count: number }): LayoutChoice {
  const now = placeCounts.findIndex((places) => places === placesOf(choice, count))
  const next = placeCounts[now + step]
  return layoutChoices.find((candidate) => candidate === String(next)) ?? choice
}

/** Which charts of the list are shown, and in how many columns; the page is the one with the active chart. */
export function arrangeCharts({ choice, count, active }: Wanted): ChartArrangement {
  const places = placesOf(choice, count)
  const pages = Math.max(1, Math.ceil(count / places))
  const page = Math.min(pages - 1, Math.floor(Math.max(0, active) / places))
  const from = page * places
  const to = Math.min(count, from + places)
  const shown = to - from
  const columns = columnsOf(choice === 'fit' ? placesOf(choice, shown) : places)
  const empty = choice === 'fit' ? 0 : places - shown
  return { columns, lead: choice === 'fit' ? leadOf(shown, columns) : 1, from, to, page, pages, empty }
}

/** On a phone the charts are a strip to swipe, whatever was chosen on a wide screen. */
export function arrangeStrip({ count, active }: Omit<Wanted, 'choice'>): ChartArrangement {
  const strip = arrangeCharts({ choice: '12', count, active })
  return { ...strip, columns: 1, lead: 1, empty: 0 }
}

/** The size of a chart that spans `lead` of the columns. */
export function sizeOf({ columns, lead }: Pick<ChartArrangement, 'columns' | 'lead'>): ChartSize {
  if (lead === columns) return 'large'
  return columns === 2 || lead === 2 ? 'medium' : 'small'
}

function placesOf(choice: LayoutChoice, count: number): number {
  if (choice !== 'fit') return Number(choice)
  return placeCounts.find((places) => places >= count) ?? placesMax
}

function columnsOf(places: number): ChartArrangement['columns'] {
  if (places === 1) return 1
  return places <= 4 ? 2 : 3
}

function leadOf(shown: number, columns: ChartArrangement['columns']): ChartArrangement['lead'] {
  const rest = shown % columns
  if (columns === 1 || rest === 0) return 1
  if (columns === 2) return 2
  return rest === 1 ? 3 : 2
}

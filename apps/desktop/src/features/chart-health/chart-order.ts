import { ChartRegistry } from '@stratomate/engine/charts/chart-registry'
import { z } from 'zod'

type Notes = { readNote(key: string): string | null; writeNote(key: string, value: string): void }

const noteKey = 'chart_order'

const ChartOrder = z.array(z.string().max(200)).max(1_000)

/** Charts keep the order in which they first connected, over restarts. */
export function keepChartOrder(notes: Notes): ChartRegistry {
  return new ChartRegistry({
    known: readChartOrder(notes.readNote(noteKey)),
    onNew: (keys) => notes.writeNote(noteKey, JSON.stringify(keys)),
  })
}

/** The stored order of charts; when it cannot be read it starts again, since it only breaks ties. */
function readChartOrder(note: string | null): string[] {
  if (note === null) return []
  const parsed = ChartOrder.safeParse(JSON.parse(note))
  return parsed.success ? parsed.data : []
}

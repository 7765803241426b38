import { z } from 'zod'

const ChartOrder = z.array(z.string().max(200)).max(1_000)

/** The kept order in which charts first came; an unreadable one starts anew, since it only breaks ties. */
export function readChartOrder(note: string | null): string[] {
  if (note === null) return []
  const parsed = ChartOrder.safeParse(JSON.parse(note))
  return parsed.success ? parsed.data : []
}

import type { z } from 'zod'

/** What could be read of a broker's list, and how many of its entries could not. */
export type ReadList<Entry> = { entries: Entry[]; oddCount: number }

/** Reads a list entry by entry: an odd one says nothing about the others, and nothing is guessed of it. */
export function readEach<Schema extends z.ZodType>(
  list: readonly unknown[],
  schema: Schema,
): ReadList<z.output<Schema>> {
  const read = list.map((entry) => schema.safeParse(entry))
  const entries = read.flatMap((one) => (one.success ? [one.data] : []))
  return { entries, oddCount: list.length - entries.length }
}

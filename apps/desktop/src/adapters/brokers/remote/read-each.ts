import type { z } from 'zod'

/** The readable entries of a broker's list, and how many were not. */
export type ReadList<Entry> = { entries: Entry[]; oddCount: number }

/** Reads a list entry by entry: one unreadable entry does not affect the others, and is never guessed. */
export function readEach<Schema extends z.ZodType>(
  list: readonly unknown[],
  schema: Schema,
): ReadList<z.output<Schema>> {
  const read = list.map((entry) => schema.safeParse(entry))
  const entries = read.flatMap((one) => (one.success ? [one.data] : []))
  return { entries, oddCount: list.length - entries.length }
}

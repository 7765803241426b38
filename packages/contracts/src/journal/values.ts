/** The limits of a journal. Zod-free, so that forms can show them. */
export const journalLimits = { text: 4_000, tags: 10, tag: 32, notes: 20_000, tradesOfDay: 500, search: 100 } as const

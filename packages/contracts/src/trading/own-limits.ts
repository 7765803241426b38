type OwnLimit = {
  /** Its name in the window. */
  label: string
  unit: string
  kind: 'count' | 'number'
  /** The range that the app accepts, ends included. */
  range: readonly [number, number]
  /** The value until the person changes it; null is no limit. */
  first: number | null
  /** Whether an empty field means that there is no such limit, or must be filled. */
  empty: 'no_limit' | 'wrong'
  hint?: string
  /** For the documentation of settings.json. */
  meaning: string
}

/**
 * The person's own limits that are one number with the same name and unit in settings.json, in the window and for the
 * gate. Schemas, defaults, fields, names and documentation follow from this table. Zod-free.
 */
export const ownLimits = {
  tradesPerDayMax: {
    label: 'Own trades a day',
    unit: 'trades',
    kind: 'count',
    range: [1, 100_000],
    first: null,
    empty: 'no_limit',
    meaning: 'Your own number of trades a day, below that of the plan; off when absent',
  },
  openTradesMax: {
    label: 'Open trades at once',
    unit: 'trades',
    kind: 'count',
    range: [1, 10_000],
    first: 100,
    empty: 'wrong',
    meaning: 'How many trades may be open at once',
  },
  quoteGapMax: {
    label: 'Distance of the prices',
    unit: 'hundredths of a percent',
    kind: 'number',
    range: [0.1, 1_000],
    // Two feeds of one market differ by one or two, and two seconds of a lively one move it by as much again. Ten means
    // news, a stalled feed, or another market under the same name.
    first: 10,
    empty: 'no_limit',
    hint: "How far the broker's price may be from the chart's. Empty: no limit.",
    meaning:
      'How far the broker’s price may be from the chart’s, in hundredths of a percent; 10 at first, null switches it off',
  },
} as const satisfies Record<string, OwnLimit>

export type OwnLimitName = keyof typeof ownLimits
/** The limits of a person; null is no limit. */
export type OwnLimits = {
  readonly [Name in OwnLimitName]: (typeof ownLimits)[Name]['empty'] extends 'no_limit' ? number | null : number
}
type GivenLimits = { readonly [Name in OwnLimitName]?: OwnLimits[Name] | undefined }

// Safe: exactly the keys of the table above.
export const ownLimitNames = Object.freeze(Object.keys(ownLimits)) as readonly OwnLimitName[]

/** The given limits, with default values for those that are missing. */
export function ownLimitsOf(given: GivenLimits): OwnLimits {
  // Null switches a limit off, so only a missing one gets its default.
  const values = ownLimitNames.map((name) => [name, given[name] === undefined ? ownLimits[name].first : given[name]])
  // Safe: every name has its value, and the table has null only where it means no limit.
  return Object.fromEntries(values) as OwnLimits
}

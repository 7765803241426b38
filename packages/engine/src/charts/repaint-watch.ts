/** How an arrow of a closed candle changed: `late` came after the signal could be traded. */
export type RepaintKind = 'vanished' | 'late' | 'flipped'

type ArrowSide = 1 | 0 | -1
/** A terminal's report about one candle, whose prices did not change. */
export type ArrowChange = { readonly bar: number; readonly side: ArrowSide; readonly was: ArrowSide }

/** The repaints of an indicator; each candle of a chart counts once. */
export type RepaintRecord = Readonly<Record<RepaintKind, number>> & { readonly places: readonly string[] }

const placesKept = 100
const indicatorsKept = 200
const noRepaints: RepaintRecord = { vanished: 0, late: 0, flipped: 0, places: [] }

/** Counts for each indicator, with its inputs, how often it changed what it had shown when a candle closed. */
export class RepaintWatch {
  readonly #records = new Map<string, RepaintRecord>()

  /** Reads what was stored, and ignores text that cannot be read. */
  constructor(kept: string | null) {
    for (const [name, record] of entriesOf(kept)) this.#records.set(name, record)
  }

  /** Answers how the arrow changed; null when it did not, or when its candle was counted before. */
  take(indicator: string, feed: string, change: ArrowChange): RepaintKind | null {
    const kind = kindOf(change)
    const before = this.#records.get(indicator) ?? noRepaints
    const place = `${feed} ${change.bar}`
    if (kind === null || before.places.includes(place)) return null
    // Put again, so that the indicator that was silent for longest is forgotten first.
    this.#records.delete(indicator)
    this.#records.set(indicator, {
      ...before,
      [kind]: before[kind] + 1,
      places: [...before.places, place].slice(-placesKept),
    })
    const [oldest] = this.#records.keys()
    if (oldest !== undefined && this.#records.size > indicatorsKept) this.#records.delete(oldest)
    return kind
  }

  /** How many candles prove that the indicator repaints. */
  proofs(indicator: string): number {
    const { vanished, late, flipped } = this.#records.get(indicator) ?? noRepaints
    return vanished + late + flipped
  }

  counts(indicator: string): Readonly<Record<RepaintKind, number>> {
    const { vanished, late, flipped } = this.#records.get(indicator) ?? noRepaints
    return { vanished, late, flipped }
  }

  /** For the journal. */
  kept(): string {
    return JSON.stringify([...this.#records])
  }
}

function kindOf({ side, was }: ArrowChange): RepaintKind | null {
  if (side === was) return null
  if (was === 0) return 'late'
  return side === 0 ? 'vanished' : 'flipped'
}

function entriesOf(kept: string | null): [string, RepaintRecord][] {
  if (kept === null) return []
  try {
    const content: unknown = JSON.parse(kept)
    return Array.isArray(content) ? content.flatMap((entry: unknown) => (isEntry(entry) ? [entry] : [])) : []
  } catch {
    return []
  }
}

function isEntry(entry: unknown): entry is [string, RepaintRecord] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false
  const record: unknown = entry[1]
  if (typeof record !== 'object' || record === null || !('places' in record) || !Array.isArray(record.places))
    return false
  const counts: unknown[] = ['vanished', 'late', 'flipped'].map(
    (kind) => Object.entries(record).find(([name]) => name === kind)?.[1],
  )
  return (
    counts.every((count) => typeof count === 'number' && count >= 0) &&
    record.places.every((place) => typeof place === 'string')
  )
}

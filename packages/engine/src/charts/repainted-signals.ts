import type { ConnectedChart } from '../ports.ts'

type Place = Pick<ConnectedChart, 'feed' | 'indicator'>
type SeenSignal = readonly [bar: number, isRepainted: boolean]

/** How many of the last signals of a chart its indicator has changed afterwards. */
export type RepaintedCount = { readonly repainted: number; readonly signals: number }

/** How many past signals of a chart are checked. */
export const signalsLookedAt = 20
/** One changed arrow may be an accident of the terminal; more of the last twenty are a habit. */
export const repaintedSignalsMax = 1
const chartsKept = 200

/** Remembers the last signals of each chart, and which of them its indicator removed or turned round afterwards. */
export class RepaintedSignals {
  readonly #charts = new Map<string, readonly SeenSignal[]>()

  /** Reads what was stored, and ignores text that cannot be read. */
  constructor(kept: string | null) {
    for (const [key, signals] of entriesOf(kept)) this.#charts.set(key, signals.slice(-signalsLookedAt))
  }

  /** A signal of the candle that opened at `bar`; the same candle counts once. */
  see(chart: Place, bar: number): void {
    const before = this.#of(chart)
    if (before.some(([seen]) => seen === bar)) return
    this.#put(chart, [...before, [bar, false] as const].slice(-signalsLookedAt))
  }

  /** The arrow of a candle was changed; returns whether it was a signal that had not been changed before. */
  change(chart: Place, bar: number): boolean {
    const before = this.#of(chart)
    if (!before.some(([seen, isRepainted]) => seen === bar && !isRepainted)) return false
    this.#put(
      chart,
      before.map(([seen, isRepainted]) => [seen, isRepainted || seen === bar] as const),
    )
    return true
  }

  count(chart: Place): RepaintedCount {
    const signals = this.#of(chart)
    return { repainted: signals.filter(([, isRepainted]) => isRepainted).length, signals: signals.length }
  }

  /** For the journal. */
  kept(): string {
    return JSON.stringify([...this.#charts])
  }

  #of(chart: Place): readonly SeenSignal[] {
    return this.#charts.get(keyOf(chart)) ?? []
  }

  /** Removed and added again, so that the chart which was silent for longest is forgotten first. */
  #put(chart: Place, signals: readonly SeenSignal[]): void {
    this.#charts.delete(keyOf(chart))
    this.#charts.set(keyOf(chart), signals)
    const [oldest] = this.#charts.keys()
    if (oldest !== undefined && this.#charts.size > chartsKept) this.#charts.delete(oldest)
  }
}

/** Other inputs make it another indicator, whose count begins again. */
function keyOf({ feed, indicator }: Place): string {
  return `${feed} ${indicator}`
}

function entriesOf(kept: string | null): [string, SeenSignal[]][] {
  if (kept === null) return []
  try {
    const content: unknown = JSON.parse(kept)
    return Array.isArray(content) ? content.flatMap((entry: unknown) => (isEntry(entry) ? [entry] : [])) : []
  } catch {
    return []
  }
}

function isEntry(entry: unknown): entry is [string, SeenSignal[]] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Array.isArray(entry[1]) && entry[1].every(isSeenSignal)
}

function isSeenSignal(signal: unknown): signal is SeenSignal {
  return Array.isArray(signal) && typeof signal[0] === 'number' && typeof signal[1] === 'boolean'
}

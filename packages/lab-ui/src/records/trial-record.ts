import {
  countTrials,
  joinRegistries,
  type TrialCount,
  type TrialRegistry,
  trialsOn,
} from '@stratomate/lab/judge/trial-registry'

/** The stored text of a name; null where there is none. Never throws. */
export type TrialStore = {
  readonly recall: (name: string) => string | null
  readonly remember: (name: string, text: string) => unknown
  /** The most histories, and the most tests, that are remembered. */
  readonly entriesMax: number
}

const registryKey = 'lab-trials'
const testsKey = 'lab-tests'

/**
 * What was tried on each history, in a store. A test that was counted before is not counted again, because it shows
 * nothing new. Where the store keeps nothing, the counts last as long as the page.
 */
export class TrialRecord {
  readonly #store: TrialStore
  #registry: TrialRegistry
  #tests: readonly string[]

  constructor(store: TrialStore) {
    this.#store = store
    this.#registry = readRegistry(store.recall(registryKey))
    this.#tests = readTests(store.recall(testsKey))
  }

  on(fingerprint: string): TrialCount {
    return trialsOn(this.#registry, fingerprint)
  }

  /** Whether this test was counted before: then its result can be shown again for free. */
  hasSeen(test: string): boolean {
    return this.#tests.includes(test)
  }

  /** Counts a test on a history before its result is shown. `test` names candles and question, `more` is how much it tries. */
  charge(fingerprint: string, test: string, more: Partial<TrialCount>): TrialCount {
    // Another tab may have counted meanwhile.
    this.#registry = joinRegistries(this.#registry, readRegistry(this.#store.recall(registryKey)))
    this.#tests = [...new Set([...readTests(this.#store.recall(testsKey)), ...this.#tests])]
    if (this.hasSeen(test)) return this.on(fingerprint)
    const { entriesMax } = this.#store
    this.#registry = newest(countTrials(this.#registry, fingerprint, more), fingerprint, entriesMax)
    this.#tests = [...this.#tests, test].slice(-entriesMax)
    this.#store.remember(registryKey, JSON.stringify(this.#registry))
    this.#store.remember(testsKey, JSON.stringify(this.#tests))
    return this.on(fingerprint)
  }
}

/** The registry with one history moved to its end, and the oldest of too many left out. */
function newest(registry: TrialRegistry, fingerprint: string, entriesMax: number): TrialRegistry {
  const others = Object.entries(registry).filter(([name]) => name !== fingerprint)
  return Object.fromEntries([...others.slice(1 - entriesMax), [fingerprint, trialsOn(registry, fingerprint)]])
}

/** The stored counts, without anything that is not a count; a browser's store may contain anything. */
export function readRegistry(text: string | null): TrialRegistry {
  const kept = parsed(text)
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {}
  return Object.fromEntries(
    Object.entries(kept).flatMap(([name, count]: [string, unknown]) => {
      if (typeof count !== 'object' || count === null || !('tries' in count) || !('opened' in count)) return []
      const { tries, opened } = count
      return isCount(tries) && isCount(opened) ? [[name, { tries, opened }]] : []
    }),
  )
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

function readTests(text: string | null): string[] {
  const kept = parsed(text)
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

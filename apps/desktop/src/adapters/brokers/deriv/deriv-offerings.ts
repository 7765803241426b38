import type { TradeLengths } from '@stratomate/engine/ports'
import { keepNewest, placesKept } from '@stratomate/engine/keep-newest'
import { readEach } from '../remote/read-each.ts'
import type { DerivCalls } from './deriv-calls.ts'
import { DerivContractKind, DerivContractsFor } from './deriv-messages.ts'

type OfferingsDependencies = { calls: DerivCalls; now: () => number; contractType: string }
type Known = { lengths: TradeLengths | null; atMs: number }

/** Offerings change with the hours of markets; after a failed question the next one comes sooner. */
const freshMs = 10 * 60_000
const againMs = 60_000

/**
 * How long trades of each asset may last, by the broker's list of contracts. Durations that it does not mention are not
 * refused.
 */
export class DerivOfferings {
  readonly #dependencies: OfferingsDependencies
  readonly #known = new Map<string, Known>()

  constructor(dependencies: OfferingsDependencies) {
    this.#dependencies = dependencies
  }

  /** Null while they are unknown. */
  lengths(asset: string): TradeLengths | null {
    return this.#known.get(asset)?.lengths ?? null
  }

  isRefused({ asset, durationS }: { asset: string; durationS: number }): boolean {
    const lengths = this.lengths(asset)
    return lengths !== null && (durationS < lengths.minS || durationS > lengths.maxS)
  }

  /** Asks when nothing recent is known. */
  async ask(asset: string): Promise<void> {
    const { calls, now, contractType } = this.#dependencies
    const known = this.#known.get(asset) ?? null
    const isFresh = known !== null && now() - known.atMs < (known.lengths === null ? againMs : freshMs)
    if (isFresh) return
    this.#known.set(asset, { lengths: known?.lengths ?? null, atMs: now() })
    keepNewest(this.#known, placesKept)
    try {
      const { contracts_for: answer } = await calls.ask({ contracts_for: asset }, DerivContractsFor)
      const { entries } = readEach(answer.available, DerivContractKind)
      this.#known.set(asset, {
        lengths: lengthsOf(entries.filter((kind) => kind.contract_type === contractType)),
        atMs: now(),
      })
    } catch (error) {
      // Without a readable answer, the broker's own refusals of orders decide.
      if (!(error instanceof Error)) throw error
    }
  }
}

/** From the shortest to the longest trade within a day that begins at once; null when none is listed. */
function lengthsOf(kinds: readonly DerivContractKind[]): TradeLengths | null {
  const ranges = kinds.flatMap(({ expiry_type: expiry, ...kind }) => {
    const isOurs = expiry === 'intraday' && kind.start_type !== 'forward'
    const [minS, maxS] = [secondsOf(kind.min_contract_duration), secondsOf(kind.max_contract_duration)]
    return isOurs && minS !== null && maxS !== null ? [{ minS, maxS }] : []
  })
  if (ranges.length === 0) return null
  return {
    minS: Math.min(...ranges.map(({ minS }) => minS)),
    maxS: Math.max(...ranges.map(({ maxS }) => maxS)),
  }
}

const units = { s: 1, m: 60, h: 3_600, d: 86_400 } as const

/** `15m` is 900; null for ticks, which are not a time. */
function secondsOf(text: string): number | null {
  const groups = /^(?<count>\d+)(?<unit>[smhd])$/u.exec(text)?.groups
  for (const [unit, length] of Object.entries(units))
    if (groups?.['unit'] === unit) return Number(groups['count']) * length
  return null
}

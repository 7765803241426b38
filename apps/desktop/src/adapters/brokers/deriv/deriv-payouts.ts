import type { RefusalCode, Side } from '@stratomate/contracts'
import type { TieRule } from '@stratomate/contracts/desktop-window/values'
import type { TradeLengths } from '@stratomate/engine/ports'
import { payoutPctOf } from './deriv-deal.ts'
import { DerivCallError, type DerivCalls } from './deriv-calls.ts'
import { DerivOfferings } from './deriv-offerings.ts'
import { DerivProposal } from './deriv-messages.ts'
import { derivRefusal } from './deriv-refusal.ts'

export type Bet = { readonly asset: string; readonly durationS: number }
type Known = { kind: 'payout'; payoutPct: number; atMs: number } | { kind: 'refused'; code: RefusalCode; atMs: number }

type PayoutsDependencies = {
  calls: DerivCalls
  now: () => number
  stakeCents: () => number
  currency: () => string
  ties: TieRule
}

/** A tie loses a CALL and a PUT, and wins a CALLE and a PUTE, which pay less. */
const contractTypes = {
  lose: { buy: 'CALL', sell: 'PUT' },
  win: { buy: 'CALLE', sell: 'PUTE' },
} as const satisfies Record<TieRule, Record<Side, string>>

const everyMs = 10_000
const spacingMs = 500
const freshMsMax = 45_000
const unwantedMs = 60_000

/**
 * The payouts of the trades that charts may make, requested repeatedly, because each is only valid for a short time.
 */
export class DerivPayouts {
  readonly #bets = new Map<string, Bet & { wantedAtMs: number }>()
  readonly #known = new Map<string, Known>()
  readonly #dependencies: PayoutsDependencies
  readonly #offerings: DerivOfferings
  #timer: NodeJS.Timeout | null = null
  #isClosed = false

  constructor(dependencies: PayoutsDependencies) {
    this.#dependencies = dependencies
    this.#offerings = new DerivOfferings({ ...dependencies, contractType: this.contractType('buy') })
  }

  /** The kind of contract that a trade of this side buys. */
  contractType(side: Side): string {
    return contractTypes[this.#dependencies.ties][side]
  }

  /** How long trades of an asset may last; empty while the broker has not said so. */
  lengths(asset: string): { lengths?: TradeLengths } {
    const lengths = this.#offerings.lengths(asset)
    return lengths === null ? {} : { lengths }
  }

  watch(bet: Bet): void {
    const key = keyOf(bet)
    const isKnown = this.#bets.has(key)
    this.#bets.set(key, { ...bet, wantedAtMs: this.#dependencies.now() })
    void this.#offerings.ask(bet.asset)
    if (isKnown) return
    void this.#ask(bet)
    this.#timer ??= setTimeout(() => void this.#round(), everyMs)
  }

  /** The broker's payout; null while it is unknown or too old. */
  payout(bet: Bet): Known | null {
    if (this.#offerings.isRefused(bet))
      return { kind: 'refused', code: 'expiry_not_offered', atMs: this.#dependencies.now() }
    const known = this.#known.get(keyOf(bet)) ?? null
    return known === null || this.#dependencies.now() - known.atMs > freshMsMax ? null : known
  }

  close(): void {
    this.#isClosed = true
    if (this.#timer !== null) clearTimeout(this.#timer)
  }

  async #round(): Promise<void> {
    for (const [key, bet] of this.#bets) {
      if (this.#isClosed) return
      // Nobody needs it any more: asking for it would only delay the others.
      if (this.#dependencies.now() - bet.wantedAtMs > unwantedMs) {
        this.#bets.delete(key)
        this.#known.delete(key)
        continue
      }
      await this.#ask(bet)
      await new Promise((resolve) => setTimeout(resolve, spacingMs))
    }
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.#round(), everyMs)
  }

  async #ask(bet: Bet): Promise<void> {
    const { calls, now, stakeCents, currency } = this.#dependencies
    if (this.#offerings.isRefused(bet)) return
    try {
      const request = {
        proposal: 1,
        contract_type: this.contractType('buy'),
        ...betFields({ ...bet, stakeCents: stakeCents(), currency: currency() }),
      }
      const { proposal } = await calls.ask(request, DerivProposal, 'trade')
      const payoutPct = payoutPctOf(proposal.ask_price, proposal.payout)
      this.#known.set(keyOf(bet), { kind: 'payout', payoutPct, atMs: now() })
    } catch (error) {
      // Without an answer the last payout becomes too old, and no order is placed with it.
      if (!(error instanceof DerivCallError)) return
      this.#known.set(keyOf(bet), { kind: 'refused', code: derivRefusal(error.code), atMs: now() })
    }
  }
}

/** The fields that a price question and a purchase share. Whole minutes are sent as minutes. */
export function betFields({ asset, durationS, stakeCents, currency }: Bet & { stakeCents: number; currency: string }) {
  const isMinutes = durationS % 60 === 0
  return {
    underlying_symbol: asset,
    amount: stakeCents / 100,
    basis: 'stake',
    currency,
    duration: isMinutes ? durationS / 60 : durationS,
    duration_unit: isMinutes ? 'm' : 's',
  }
}

function keyOf({ asset, durationS }: Bet): string {
  return `${asset} ${durationS}`
}

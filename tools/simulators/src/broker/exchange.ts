import type { Side, TradeResult } from '@stratomate/contracts'

export type ExchangeAsset = {
  symbol: string
  name: string
  payoutPct: number
  isOtc: boolean
  isOpen: boolean
  /** Shortest and longest trade. */
  durationsS: readonly [least: number, most: number]
}

/** An order on the simulated broker's books; instants are Unix milliseconds of its own clock. */
export type ExchangeOrder = {
  readonly ref: number
  readonly requestId: string | null
  readonly asset: string
  readonly side: Side
  readonly stakeCents: number
  readonly openedAtMs: number
  readonly closesAtMs: number
  readonly payoutPct: number
  /** How a trade with an unchanged price ends: brokers differ. */
  readonly tieAs: TradeResult
  result: TradeResult | null
  profitCents: number
}

export type NewOrder = Pick<ExchangeOrder, 'requestId' | 'asset' | 'side' | 'stakeCents'> & {
  durationS: number
  /** The stake is returned when missing. */
  tieAs?: TradeResult
}
export type Outcome = TradeResult | 'by_turns'
export type ExchangeRefusal = 'low_balance' | 'market_closed' | 'unknown_asset' | 'bad_duration' | 'bad_stake'

type ExchangeDependencies = {
  assets: readonly ExchangeAsset[]
  now: () => number
  /** Seconds of a trade per second of the clock. */
  speed: number
  onClosed: (order: ExchangeOrder) => void
}

const tickMs = 20
const turns = ['won', 'lost', 'tie'] as const

/** The books of a simulated broker: what was bought, when it ends and how. It keeps everything until it is closed. */
export class Exchange {
  readonly assets: ExchangeAsset[]
  readonly orders: ExchangeOrder[] = []
  outcome: Outcome = 'by_turns'
  balanceCents = 1_000_000
  readonly #dependencies: ExchangeDependencies
  readonly #timer: NodeJS.Timeout

  constructor(dependencies: ExchangeDependencies) {
    this.#dependencies = dependencies
    this.assets = dependencies.assets.map((asset) => ({ ...asset }))
    this.#timer = setInterval(() => this.#tick(), tickMs)
  }

  place(order: NewOrder, payoutPct: number | null = null): ExchangeOrder | ExchangeRefusal {
    const asset = this.assets.find(({ symbol }) => symbol === order.asset)
    if (asset === undefined) return 'unknown_asset'
    if (!asset.isOpen) return 'market_closed'
    if (!(order.durationS >= asset.durationsS[0] && order.durationS <= asset.durationsS[1])) return 'bad_duration'
    if (!(Number.isInteger(order.stakeCents) && order.stakeCents >= 35)) return 'bad_stake'
    if (order.stakeCents > this.balanceCents) return 'low_balance'
    const openedAtMs = this.#dependencies.now()
    const { requestId, side, stakeCents, durationS, tieAs = 'tie' } = order
    const placed: ExchangeOrder = {
      ref: 1_000_001 + this.orders.length,
      requestId,
      asset: asset.symbol,
      side,
      stakeCents,
      openedAtMs,
      closesAtMs: openedAtMs + (durationS * 1_000) / this.#dependencies.speed,
      payoutPct: payoutPct ?? asset.payoutPct,
      tieAs,
      result: null,
      profitCents: 0,
    }
    this.balanceCents -= stakeCents
    this.orders.push(placed)
    return placed
  }

  open(): ExchangeOrder[] {
    return this.orders.filter(({ result }) => result === null)
  }

  closed(): ExchangeOrder[] {
    return this.orders.filter(({ result }) => result !== null)
  }

  close(): void {
    clearInterval(this.#timer)
  }

  #tick(): void {
    const nowMs = this.#dependencies.now()
    for (const order of this.orders) {
      if (order.result !== null || order.closesAtMs > nowMs) continue
      const outcome = this.outcome === 'by_turns' ? (turns[order.ref % 3] ?? 'won') : this.outcome
      order.result = outcome === 'tie' ? order.tieAs : outcome
      order.profitCents = profitOf(order)
      this.balanceCents += order.stakeCents + order.profitCents
      this.#dependencies.onClosed(order)
    }
  }
}

function profitOf({ result, stakeCents, payoutPct }: ExchangeOrder): number {
  if (result === 'won') return Math.round((stakeCents * payoutPct) / 100)
  return result === 'lost' ? -stakeCents : 0
}

/** A simulator never runs where real money is near: in production mode the process ends with a clear line. */
export function refuseProduction(mode: string | undefined, name: string): void {
  if (mode !== 'production') return
  console.error(`The ${name} simulator does not run in production: its orders are not real.`)
  process.exit(2)
}

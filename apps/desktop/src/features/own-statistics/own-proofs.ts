import type { OwnProof } from '@stratomate/contracts'
import { breakEvenOf, fullReturnCentsOf } from '@stratomate/domain/statistics/count-trade'
import { isOutsideSource } from '@stratomate/domain/statistics/trade-source'
import {
  addToProof,
  breakEvenInProof,
  type ChartProof,
  emptyProof,
  figuresOfProof,
} from '@stratomate/lab/judge/chart-proof'
import type { AccountDay, DecidedTrade, Slice } from './day-count.ts'

/** The trades of one chart, or of one source from outside, which has neither symbol nor timeframe. */
type Proved = Pick<OwnProof, 'account' | 'symbol' | 'timeframeS' | 'indicatorId'> & {
  proof: ChartProof
  stakeCents: number
  payoutUnits: number
}
type Proofs = Map<string, Proved>

/**
 * The sequential test of each chart of the journal, and of each source from outside over all its symbols, by the rules of the
 * service. Trades are taken day by day, those of a day in the order of their ends. Days that stay the same are taken once.
 */
export class OwnProofs {
  #taken: readonly AccountDay[] = []
  #proofs: Proofs = new Map()

  /** @param days of the whole journal, in their order; never called twice at the same time */
  async read(days: readonly AccountDay[], slice: Slice): Promise<OwnProof[]> {
    const last = days.at(-1)?.day
    const earlier = days.filter(({ day }) => day !== last)
    const isSame = this.#taken.every((day, place) => earlier[place] === day)
    const proofs: Proofs = isSame ? this.#proofs : new Map()
    for (const day of earlier.slice(isSame ? this.#taken.length : 0)) await takeDay(proofs, day, slice)
    this.#taken = earlier
    this.#proofs = proofs
    const now: Proofs = new Map(proofs)
    for (const day of days.filter((one) => one.day === last)) await takeDay(now, day, slice)
    return viewsOf([...now.values()])
  }
}

async function takeDay(proofs: Proofs, { account, decided }: AccountDay, slice: Slice): Promise<void> {
  for (const trade of decided) {
    const { symbol, timeframeS, indicatorId } = trade.chart
    take(proofs, { account, symbol, timeframeS, indicatorId }, trade)
    if (isOutsideSource(indicatorId)) take(proofs, { account, symbol: null, timeframeS: null, indicatorId }, trade)
    await slice()
  }
}

type Key = Pick<Proved, 'account' | 'symbol' | 'timeframeS' | 'indicatorId'>

function take(proofs: Proofs, key: Key, { isWon, stakeCents, payoutPct }: DecidedTrade): void {
  const name = JSON.stringify([key.account, key.symbol, key.timeframeS, key.indicatorId])
  const before = proofs.get(name) ?? { ...key, proof: emptyProof, stakeCents: 0, payoutUnits: 0 }
  proofs.set(name, {
    ...before,
    proof: addToProof(before.proof, { isWon, breakEven: breakEvenInProof(payoutPct) }),
    stakeCents: before.stakeCents + stakeCents,
    payoutUnits: before.payoutUnits + stakeCents * Math.round(payoutPct * 100),
  })
}

/** The symbols of a source are shown as details. Never sorted by profit. */
function viewsOf(all: readonly Proved[]): OwnProof[] {
  return all
    .filter(({ symbol, indicatorId }) => symbol === null || !isOutsideSource(indicatorId))
    .map((one) => ({ ...viewOf(one), parts: one.symbol === null ? partsOf(one, all) : [] }))
    .toSorted(byTrades)
}

function partsOf({ account, indicatorId }: Proved, all: readonly Proved[]): OwnProof['parts'] {
  return all
    .filter((part) => part.account === account && part.indicatorId === indicatorId)
    .flatMap((part) => {
      const { symbol, timeframeS, won, lost, breakEven } = viewOf(part)
      return symbol === null || timeframeS === null ? [] : [{ symbol, timeframeS, won, lost, breakEven }]
    })
    .toSorted(byTrades)
}

function viewOf({ account, symbol, timeframeS, indicatorId, proof, ...money }: Proved): Omit<OwnProof, 'parts'> {
  const breakEven = breakEvenOf({ stakeCents: money.stakeCents, fullReturnCents: fullReturnCentsOf(money) })
  return { account, symbol, timeframeS, indicatorId, breakEven, ...figuresOfProof(proof) }
}

type Counted = { won: number; lost: number }

function byTrades(one: Counted, other: Counted): number {
  return other.won + other.lost - one.won - one.lost
}

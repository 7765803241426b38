import { ChartProofState, type Trade } from '@stratomate/contracts'
import { countTrade, isSettled } from '@stratomate/domain/statistics/count-trade'
import { isOutsideSource } from '@stratomate/domain/statistics/trade-source'
import { addToProof, breakEvenInProof, emptyProof, proofState } from '@stratomate/lab/judge/chart-proof'
import { AppError } from '#server/features/app-error.ts'
import type { Ctx } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import { notifyProof } from './notify-proof.ts'
import {
  lockProofs,
  type ProofKey,
  proofKeyOf,
  type ProofRow,
  putProofs,
  selectSymbolProofs,
  wholeSource,
} from './queries/proofs.ts'
import { proofOf, sourceProofOf } from './source-proof.ts'

type OwnedTrade = Trade & { userId: string; deviceId: string }

/** A chart that its person wants to stop, and the computer that has just traded it. */
export type ChartStop = { deviceId: string; symbol: string; timeframeS: number }

/**
 * Adds outcomes that have just become known to the proofs of their charts and sources, in the order of their ends, and
 * notifies owners of those that weaken or break. Answers the broken charts that are to be stopped, including those that
 * broke before and still trade, because the call to their computer may have been lost.
 */
export async function proveCharts(
  tx: Db,
  ctx: Pick<Ctx, 'actor' | 'now' | 'newId' | 'mail'>,
  trades: readonly OwnedTrade[],
): Promise<ChartStop[]> {
  const settled = trades.filter(isSettled).toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)))
  const decided = settled.filter(({ result }) => result !== 'tie')
  if (decided.length === 0) return []
  const keys = new Map<string, ProofKey>(decided.flatMap(keysOf).map((key) => [proofKeyOf(key), key]))
  const before = await lockProofs(tx, [...keys.values()])
  const after = new Map([...(await joinSymbols(tx, keys, before)), ...before])
  for (const trade of decided) {
    for (const chart of keysOf(trade)) {
      const key = proofKeyOf(chart)
      after.set(key, { ...withTrade(after.get(key) ?? newRow(chart), trade), changedAt: ctx.now() })
    }
  }
  if (!(await putProofs(tx, [...after.values()], new Set(before.keys())))) throw new AppError('conflict')
  for (const [key, row] of after) {
    const was = before.get(key)?.state ?? 'unproven'
    if (row.state !== was && !isPart(row)) await notifyProof(tx, ctx, row)
  }
  return stopsOf(decided, after)
}

/** A trade of a source from outside counts for the source as a whole too, which is what is judged. */
function keysOf(trade: ProofKey): ProofKey[] {
  return isOutsideSource(trade.indicatorId) ? [trade, { ...trade, ...wholeSource }] : [trade]
}

/** One symbol of a source from outside: shown as a detail, but never judged. */
function isPart({ symbol, indicatorId }: ProofRow): boolean {
  return isOutsideSource(indicatorId) && symbol !== wholeSource.symbol
}

/** A source that has no proof as a whole yet begins with the trades of its symbols. */
async function joinSymbols(
  tx: Db,
  keys: ReadonlyMap<string, ProofKey>,
  known: ReadonlyMap<string, ProofRow>,
): Promise<Map<string, ProofRow>> {
  const joined = new Map<string, ProofRow>()
  for (const [name, key] of keys) {
    if (key.symbol !== wholeSource.symbol || known.has(name)) continue
    const parts = await selectSymbolProofs(tx, key.userId, [key.indicatorId])
    const source = sourceProofOf(parts.filter(({ account }) => account === key.account))
    if (source !== null) joined.set(name, source)
  }
  return joined
}

function withTrade(row: ProofRow, trade: OwnedTrade): ProofRow {
  const proof = addToProof(proofOf(row), {
    isWon: trade.result === 'won',
    breakEven: breakEvenInProof(trade.payoutPct),
  })
  const { stakeCents, payoutUnits } = isSettled(trade) ? countTrade(trade) : { stakeCents: 0, payoutUnits: 0 }
  return {
    ...row,
    won: proof.won,
    lost: proof.lost,
    above: [...proof.above],
    below: [...proof.below],
    expected: proof.expected,
    state: proofState(proof),
    stakeCents: row.stakeCents + stakeCents,
    payoutUnits: row.payoutUnits + payoutUnits,
  }
}

function newRow({ userId, account, symbol, timeframeS, indicatorId }: ProofKey): ProofRow {
  const { above, below } = emptyProof
  return {
    userId,
    account,
    symbol,
    timeframeS,
    indicatorId,
    won: 0,
    lost: 0,
    stakeCents: 0,
    payoutUnits: 0,
    above: [...above],
    below: [...below],
    expected: null,
    state: ChartProofState.enum.unproven,
    stopsWhenBroken: false,
    changedAt: new Date(0),
  }
}

function stopsOf(trades: readonly OwnedTrade[], rows: ReadonlyMap<string, ProofRow>): ChartStop[] {
  const stops = new Map<string, ChartStop>()
  for (const trade of trades) {
    const row = rows.get(proofKeyOf(trade))
    // A source is not a chart: a chart of the same symbol has nothing to do with it.
    if (row?.state !== 'broken' || !row.stopsWhenBroken || isPart(row)) continue
    const { deviceId, symbol, timeframeS } = trade
    stops.set(JSON.stringify([deviceId, symbol, timeframeS]), { deviceId, symbol, timeframeS })
  }
  return [...stops.values()]
}

function orderOf({ expiresAt, id }: Trade): string {
  return `${expiresAt} ${id}`
}

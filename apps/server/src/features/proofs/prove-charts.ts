import { ChartProofState, type Trade } from '@stratomate/contracts'
import { countTrade, isSettled } from '@stratomate/domain/statistics/count-trade'
import { addToProof, type ChartProof, emptyProof, proofState } from '@stratomate/lab/judge/chart-proof'
import { breakEvenShare } from '@stratomate/lab/judge/win-share'
import { AppError } from '#server/features/app-error.ts'
import type { Ctx } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import { lockProofs, type ProofKey, proofKeyOf, type ProofRow, putProofs } from './queries/proofs.ts'
import { notifyProof } from './notify-proof.ts'

type OwnedTrade = Trade & { userId: string; deviceId: string }

/** A chart that its person wants off the favorites, and the computer that has just traded it. */
export type ChartStop = { deviceId: string; symbol: string; timeframeS: number }

/**
 * Takes outcomes that have just become known into the proofs of their charts, in the order of their ends, and notifies owners
 * of those that weaken or break. Answers the charts that are broken and to be stopped: also those that broke before and still
 * trade, because the call to their computer may have been lost.
 */
export async function proveCharts(
  tx: Db,
  ctx: Pick<Ctx, 'actor' | 'now' | 'newId' | 'mail'>,
  trades: readonly OwnedTrade[],
): Promise<ChartStop[]> {
  const settled = trades.filter(isSettled).toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)))
  const decided = settled.filter(({ result }) => result !== 'tie')
  if (decided.length === 0) return []
  const keys = new Map<string, ProofKey>(decided.map((trade) => [proofKeyOf(trade), trade]))
  const before = await lockProofs(tx, [...keys.values()])
  const after = new Map(before)
  for (const trade of decided) {
    const key = proofKeyOf(trade)
    after.set(key, { ...withTrade(after.get(key) ?? newRow(trade), trade), changedAt: ctx.now() })
  }
  if (!(await putProofs(tx, [...after.values()], new Set(before.keys())))) throw new AppError('conflict')
  for (const [key, row] of after) {
    const was = before.get(key)?.state ?? 'unproven'
    if (row.state !== was) await notifyProof(tx, ctx, row)
  }
  return stopsOf(decided, after)
}

function withTrade(row: ProofRow, trade: OwnedTrade): ProofRow {
  const proof = addToProof(proofOf(row), {
    isWon: trade.result === 'won',
    // A payout of nothing needs every trade; a share of 1 has no share above it.
    breakEven: Math.min(shareMax, breakEvenShare(trade.payoutPct)),
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

const shareMax = 0.999

/** The proof as the lab computes with it. */
export function proofOf({ won, lost, above, below, expected, state }: ProofRow): ChartProof {
  return { won, lost, above, below, expected, isBroken: state === 'broken' }
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
    if (row?.state !== 'broken' || !row.stopsWhenBroken) continue
    const { deviceId, symbol, timeframeS } = trade
    stops.set(JSON.stringify([deviceId, symbol, timeframeS]), { deviceId, symbol, timeframeS })
  }
  return [...stops.values()]
}

function orderOf({ expiresAt, id }: Trade): string {
  return `${expiresAt} ${id}`
}

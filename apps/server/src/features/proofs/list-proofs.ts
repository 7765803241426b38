import { AccountKind, type ChartProofView, type StopInput } from '@stratomate/contracts'
import { breakEvenOf, fullReturnCentsOf } from '@stratomate/domain/statistics/count-trade'
import { isOutsideSource } from '@stratomate/domain/statistics/trade-source'
import { figuresOfProof } from '@stratomate/lab/judge/chart-proof'
import { AppError } from '#server/features/app-error.ts'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import { type Ctx, requireMember } from '#server/features/context.ts'
import { type ProofRow, selectSymbolProofs, selectProofs, updateStop, wholeSource } from './queries/proofs.ts'
import { proofOf, sourceProofOf } from './source-proof.ts'

/** The most charts that are listed, those with the most trades. */
const proofsMax = 200

/**
 * The proof of each chart of the signed-in person, and of each source from outside over all its symbols. Never sorted
 * by profit.
 */
export async function listProofs(ctx: Ctx): Promise<ChartProofView[]> {
  const { userId } = requireMember(ctx)
  const rows = await selectProofs(ctx.db, userId, proofsMax)
  const sources = new Set(rows.map(({ indicatorId }) => indicatorId).filter(isOutsideSource))
  const parts = sources.size === 0 ? [] : await selectSymbolProofs(ctx.db, userId, [...sources])
  const views = rows.filter(({ indicatorId }) => !isOutsideSource(indicatorId)).map((row) => viewOf(row))
  for (const indicatorId of sources) {
    for (const account of new Set(
      parts.filter((part) => part.indicatorId === indicatorId).map((part) => part.account),
    )) {
      const isOf = (row: ProofRow): boolean => row.indicatorId === indicatorId && row.account === account
      const own = parts.filter(isOf)
      const whole = rows.find((row) => isOf(row) && row.symbol === wholeSource.symbol) ?? sourceProofOf(own)
      if (whole !== null) views.push(viewOf(whole, own))
    }
  }
  return views.toSorted((one, other) => tradesOf(other) - tradesOf(one))
}

/**
 * Chooses whether a chart stops when its proof breaks. Errors: not_found for a chart without trades, and for a source
 * from outside.
 */
export async function setProofStop(ctx: Ctx, { stopsWhenBroken, ...chart }: StopInput): Promise<ChartProofView> {
  const { userId } = requireMember(ctx)
  if (isOutsideSource(chart.indicatorId)) throw new AppError('not_found')
  return ctx.db.transaction(async (tx) => {
    const row = await updateStop(tx, { userId, ...chart }, { stopsWhenBroken })
    if (row === null) throw new AppError('not_found')
    await recordAudit(tx, ctx, { action: 'proof.stop', subjectId: userId, detail: { ...chart, stopsWhenBroken } })
    return viewOf(row)
  })
}

function viewOf(row: ProofRow, parts: readonly ProofRow[] = []): ChartProofView {
  const { account, indicatorId, state } = row
  const isSource = row.symbol === wholeSource.symbol
  return {
    account: AccountKind.parse(account),
    symbol: isSource ? null : row.symbol,
    timeframeS: isSource ? null : row.timeframeS,
    indicatorId,
    breakEven: breakEvenIn(row),
    ...figuresOfProof(proofOf(row)),
    state,
    stopsWhenBroken: row.stopsWhenBroken,
    changedAt: row.changedAt.toISOString(),
    parts: parts
      .toSorted((one, other) => tradesOf(other) - tradesOf(one))
      .map((part) => ({
        symbol: part.symbol,
        timeframeS: part.timeframeS,
        won: part.won,
        lost: part.lost,
        breakEven: breakEvenIn(part),
      })),
  }
}

function breakEvenIn(row: ProofRow): number {
  return breakEvenOf({ stakeCents: row.stakeCents, fullReturnCents: fullReturnCentsOf(row) })
}

function tradesOf({ won, lost }: Pick<ProofRow, 'won' | 'lost'>): number {
  return won + lost
}

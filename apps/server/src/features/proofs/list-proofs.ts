import { AccountKind, type ChartProofView, type StopInput } from '@stratomate/contracts'
import { breakEvenOf, fullReturnCentsOf } from '@stratomate/domain/statistics/count-trade'
import { evidenceAbove, evidenceOfDecay } from '@stratomate/lab/judge/chart-proof'
import { AppError } from '#server/features/app-error.ts'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import { type Ctx, requireMember } from '#server/features/context.ts'
import { proofOf } from './prove-charts.ts'
import { type ProofRow, selectProofs, updateStop } from './queries/proofs.ts'

/** More charts than this are not listed; those with the most trades are. */
const proofsMax = 200

/** What the trades of each chart of the signed-in person prove. Never sorted by what was won. */
export async function listProofs(ctx: Ctx): Promise<ChartProofView[]> {
  const { userId } = requireMember(ctx)
  return (await selectProofs(ctx.db, userId, proofsMax)).map(viewOf)
}

/** Chooses whether a chart is stopped when it breaks. Errors: not_found for a chart without trades. */
export async function setProofStop(ctx: Ctx, { stopsWhenBroken, ...chart }: StopInput): Promise<ChartProofView> {
  const { userId } = requireMember(ctx)
  return ctx.db.transaction(async (tx) => {
    const row = await updateStop(tx, { userId, ...chart }, { stopsWhenBroken })
    if (row === null) throw new AppError('not_found')
    await recordAudit(tx, ctx, { action: 'proof.stop', subjectId: userId, detail: { ...chart, stopsWhenBroken } })
    return viewOf(row)
  })
}

/** Evidence can grow beyond every number that people read. */
const evidenceMax = 1e9

function viewOf(row: ProofRow): ChartProofView {
  const { account, symbol, timeframeS, indicatorId, state, won, lost, stakeCents, expected } = row
  const proof = proofOf(row)
  return {
    account: AccountKind.parse(account),
    symbol,
    timeframeS,
    indicatorId,
    state,
    won,
    lost,
    breakEven: breakEvenOf({ stakeCents, fullReturnCents: fullReturnCentsOf(row) }),
    evidence: Math.min(evidenceMax, evidenceAbove(proof)),
    decayEvidence: Math.min(evidenceMax, evidenceOfDecay(proof)),
    expectedShare: expected,
    stopsWhenBroken: row.stopsWhenBroken,
    changedAt: row.changedAt.toISOString(),
  }
}

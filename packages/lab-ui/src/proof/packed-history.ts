import type { CandleSet } from '@stratomate/candles/candle-set'
import type { ProofCheckInput } from '@stratomate/contracts/proof-checks/schemas'
import { proofCheckLimits } from '@stratomate/contracts/proof-checks/values'
import { startJob } from '#lab-ui/jobs/start-job.ts'
import { packedText } from './packed-text.ts'

/** A history as it is sent with a proof; null for more than the server runs. */
export async function packedHistory(set: CandleSet): Promise<ProofCheckInput['candles']> {
  if (set.columns.time.length > proofCheckLimits.candles) return null
  return packedText(await startJob('pack', { set }).result)
}

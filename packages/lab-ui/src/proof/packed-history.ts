import type { CandleSet } from '@stratomate/candles/candle-set'
import { hexOf } from '@stratomate/candles/fingerprint'
import type { ProofCheckInput } from '@stratomate/contracts/proof-checks/schemas'
import { proofCheckLimits } from '@stratomate/contracts/proof-checks/values'
import { startJob } from '#lab-ui/jobs/start-job.ts'

/** A history as it is sent with a proof; null for more than the server runs. */
export async function packedHistory(set: CandleSet): Promise<ProofCheckInput['candles']> {
  if (set.columns.time.length > proofCheckLimits.candles) return null
  return packedText(await startJob('pack', { set }).result)
}

/** Packed candles as they are sent, with their SHA-256; null for more than the server takes. */
export async function packedText(packed: Uint8Array<ArrayBuffer>): Promise<{ file: string; sha256: string } | null> {
  if (packed.length > proofCheckLimits.candleBytes) return null
  const sha256 = hexOf(await crypto.subtle.digest('SHA-256', packed))
  // Pieces, because a call takes only so many arguments; each is whole triples, so the texts join.
  const piece = 3 * 8_192
  let file = ''
  for (let from = 0; from < packed.length; from += piece)
    file += btoa(String.fromCharCode(...packed.subarray(from, from + piece)))
  return { file, sha256 }
}

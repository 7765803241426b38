import { randomWalk } from '@stratomate/candles/random-walk'
import { indicatorIds } from '@stratomate/indicators/catalogue/indicator-ids'
import { labBalanceCents, labSettings } from '@stratomate/lab/lab-rule'
import { proveRun } from '@stratomate/lab/proof/proof'
import { newSigner } from '@stratomate/lab/proof/sign-text'

/** The history of a proof, by its index. */
export const historyOf = (place: number) => randomWalk({ candles: 3_000, seed: 1_000 + place })

/**
 * Proofs as the texts of their files, each of a different rule on its own history, signed with one key created here.
 */
export async function proveRuns(count: number): Promise<string[]> {
  const signer = await newSigner()
  const texts: string[] = []
  for (let place = 0; place < count; place += 1) {
    const rule = {
      indicatorId: indicatorIds[place % indicatorIds.length] ?? 'super-trend',
      parameters: {},
      side: 'both',
      expiryCandles: 1 + (place % 7),
      payoutPct: 80 + (place % 13),
      balanceCents: labBalanceCents,
      settings: labSettings,
    } as const
    const proof = await proveRun(historyOf(place), rule, { trials: { tries: place, opened: 1 }, signer })
    texts.push(JSON.stringify(proof))
  }
  return texts
}

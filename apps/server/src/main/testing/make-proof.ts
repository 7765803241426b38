import { createHash } from 'node:crypto'
import type { BodyOf } from '@stratomate/contracts'
import type { CandleSet } from '@stratomate/candles/candle-set'
import { packCandles } from '@stratomate/candles/pack'
import { randomWalk } from '@stratomate/candles/random-walk'
import type { LabRule } from '@stratomate/lab/lab-rule'
import { proveRun } from '@stratomate/lab/proof/proof'
import { newSigner } from '@stratomate/lab/proof/sign-text'
import { ruleOf } from '@stratomate/lab/testing/rule-of'

type MadeProof = { set: CandleSet; text: string; packed: Uint8Array; body: BodyOf<'sendProof'> }

/** A proof as a browser makes and sends it: of a walk of pure chance, another one for each seed. */
export async function makeProof(seed: number, change: Partial<LabRule> = {}): Promise<MadeProof> {
  const set = { ...randomWalk({ candles: 1_500, seed }), symbol: 'EURUSD' }
  const trials = { tries: 12, opened: 1 }
  const proof = await proveRun(set, ruleOf(change), { trials, signer: await newSigner() })
  const [text, packed] = [JSON.stringify(proof), await packCandles(set)]
  return { set, text, packed, body: { proof: text, candles: candlesOf(packed) } }
}

/** Packed candles as they are sent. */
export function candlesOf(packed: Uint8Array): { file: string; sha256: string } {
  return {
    file: Buffer.from(packed).toString('base64'),
    sha256: createHash('sha256').update(packed).digest('hex'),
  }
}

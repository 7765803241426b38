import type { CandleSet } from '@stratomate/candles/candle-set'
import { cutCandles } from '@stratomate/candles/cut-candles'
import { packCandles } from '@stratomate/candles/pack'
import { plantedWalk } from '@stratomate/lab/planted-walk'
import type { LabRule } from '@stratomate/lab/lab-rule'
import { proveRun } from '@stratomate/lab/proof/proof'
import { newSigner } from '@stratomate/lab/proof/sign-text'
import { ruleOf } from '@stratomate/lab/testing/rule-of'
import type { BodyOf } from '@stratomate/contracts'
import { secondMs, weekS } from '@stratomate/std/time'
import { candlesOf } from './make-proof.ts'

type History = { symbol: string; candles: number; share: number; nowMs: number }

/**
 * A history in which the usual rule wins about `share` of its trades, moved by whole weeks so that it ends within the
 * last week.
 */
export function historyBefore({ symbol, candles, share, nowMs }: History): CandleSet {
  const walk = plantedWalk({ candles, seed: 2, share })
  const moveS = Math.floor((nowMs / secondMs - (walk.columns.time.at(-1) ?? 0) - walk.timeframeS) / weekS) * weekS
  return { ...walk, symbol, columns: { ...walk.columns, time: walk.columns.time.map((timeS) => timeS + moveS) } }
}

/** A part of a history as an administrator sends it. */
export async function pieceOf(
  set: CandleSet,
  { from, to }: { from: number; to: number },
  source = 'Feed',
): Promise<BodyOf<'addReferenceCandles'>> {
  return { source, ...candlesOf(await packCandles(cutCandles(set, { from, to }))) }
}

/** A proof of a rule on a history, as it is sent. */
export async function proofOn(set: CandleSet, change: Partial<LabRule> = {}): Promise<BodyOf<'sendProof'>> {
  const made = { trials: { tries: 1, opened: 1 }, signer: await newSigner() }
  const proof = await proveRun(set, ruleOf(change), made)
  return { proof: JSON.stringify(proof), candles: candlesOf(await packCandles(set)) }
}

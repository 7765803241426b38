import { parentPort, workerData } from 'node:worker_threads'
import { type ProofCheckRefusal, proofCheckLimits, type ReferenceComparison } from '@stratomate/contracts'
import type { CandleSet } from '@stratomate/candles/candle-set'
import { compareCandles } from '@stratomate/candles/compare-candles'
import { packedHeaderOf, unpackCandles } from '@stratomate/candles/pack'
import { judgeRun } from '@stratomate/lab/judge/judge-run'
import { type Proof, type Verification, verifyProof } from '@stratomate/lab/proof/proof'
import { readProof } from '@stratomate/lab/proof/read-proof'
import { runRule } from '@stratomate/lab/run/run-rule'
import type { ProofRun, ProofRunAnswer } from '#server/features/proof-checks/ports.ts'
import { joinReference } from './join-reference.ts'

const refusals = {
  'other candles': 'other_candles',
  'other result': 'other_result',
  'wrong signature': 'wrong_signature',
} as const satisfies Record<Exclude<Verification, 'same'>, ProofCheckRefusal>

/** The lab's own, so that the count is the one that its page shows. */
const seed = 1

// Safe: `createProofRunner` is the only one that starts this file.
parentPort?.postMessage(await answer(workerData as ProofRun))

async function answer({ proof: text, candles, reference }: ProofRun): Promise<ProofRunAnswer> {
  const set = await historyOf(candles)
  if (typeof set === 'string') return { state: 'refused', refusal: set }
  const verified = await verify(readProof(text), set)
  if (verified.state === 'refused') return verified
  return { ...verified, reference: await compared(set, reference) }
}

async function compared(set: CandleSet, reference: ProofRun['reference']): Promise<ReferenceComparison | null> {
  if (reference === null) return null
  const { source } = reference
  const held = await joinReference(reference, set.timeframeS)
  const candles = set.columns.time.length
  const nothing = { candles, covered: 0, medianPoints: 0, p99Points: 0, rangePoints: 0 }
  return { source, ...(held === null ? nothing : compareCandles(set, held)) }
}

async function historyOf(candles: Uint8Array): Promise<CandleSet | ProofCheckRefusal> {
  try {
    if (packedHeaderOf(candles).candles > proofCheckLimits.candles) return 'too_many_candles'
    return await unpackCandles(candles)
  } catch {
    return 'damaged_candles'
  }
}

type Verified = { state: 'reproduced'; effective: number } | Extract<ProofRunAnswer, { state: 'refused' }>

async function verify(proof: Proof, set: CandleSet): Promise<Verified> {
  try {
    const verification = await verifyProof(proof, set)
    if (verification !== 'same') return { state: 'refused', refusal: refusals[verification] }
    const { rule, trials } = proof
    const { effective } = judgeRun(runRule(set, rule), { set, rule, tries: trials.tries, seed })
    return { state: 'reproduced', effective }
  } catch {
    // The contents of its rule are not checked yet.
    return { state: 'refused', refusal: 'rule_failed' }
  }
}

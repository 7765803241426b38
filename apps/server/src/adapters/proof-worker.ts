import { parentPort, workerData } from 'node:worker_threads'
import { type ProofCheckRefusal, proofCheckLimits } from '@stratomate/contracts'
import type { CandleSet } from '@stratomate/candles/candle-set'
import { packedHeaderOf, unpackCandles } from '@stratomate/candles/pack'
import { judgeRun } from '@stratomate/lab/judge/judge-run'
import { type Proof, type Verification, verifyProof } from '@stratomate/lab/proof/proof'
import { readProof } from '@stratomate/lab/proof/read-proof'
import { runRule } from '@stratomate/lab/run/run-rule'
import type { ProofRun, ProofRunAnswer } from '#server/features/proof-checks/ports.ts'

const refusals = {
  'other candles': 'other_candles',
  'other result': 'other_result',
  'wrong signature': 'wrong_signature',
} as const satisfies Record<Exclude<Verification, 'same'>, ProofCheckRefusal>

/** The lab's own, so that the count is the one that its page shows. */
const seed = 1

// Safe: `createProofRunner` is the only one that starts this file.
parentPort?.postMessage(await answer(workerData as ProofRun))

async function answer({ proof: text, candles }: ProofRun): Promise<ProofRunAnswer> {
  const set = await historyOf(candles)
  return typeof set === 'string' ? { state: 'refused', refusal: set } : verify(readProof(text), set)
}

async function historyOf(candles: Uint8Array): Promise<CandleSet | ProofCheckRefusal> {
  try {
    if (packedHeaderOf(candles).candles > proofCheckLimits.candles) return 'too_many_candles'
    return await unpackCandles(candles)
  } catch {
    return 'damaged_candles'
  }
}

async function verify(proof: Proof, set: CandleSet): Promise<ProofRunAnswer> {
  try {
    const verification = await verifyProof(proof, set)
    if (verification !== 'same') return { state: 'refused', refusal: refusals[verification] }
    const { rule, trials } = proof
    const { effective } = judgeRun(runRule(set, rule), { set, rule, tries: trials.tries, seed })
    return { state: 'reproduced', effective }
  } catch {
    // What is inside of its rule may be anything.
    return { state: 'refused', refusal: 'rule_failed' }
  }
}

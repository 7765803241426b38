import { proofCheckLimits } from '@stratomate/contracts'
import type { ForwardAnswer, ForwardQuestion, ProofRun, ProofRunAnswer } from '#server/features/proof-checks/ports.ts'
import { createWorkerRunner } from './create-worker-runner.ts'

type Limits = { runMs?: number }

/** Runs proofs, each for a minute at most. */
export function createProofRunner({ runMs = proofCheckLimits.runMs }: Limits = {}) {
  const file = new URL('proof-worker.ts', import.meta.url)
  return createWorkerRunner<ProofRun, ProofRunAnswer>({
    file,
    runMs,
    tooSlow: { state: 'refused', refusal: 'too_slow' },
  })
}

/** Runs published rules on reference candles, each for a minute at most. */
export function createForwardRunner({ runMs = proofCheckLimits.runMs }: Limits = {}) {
  const file = new URL('forward-worker.ts', import.meta.url)
  return createWorkerRunner<ForwardQuestion, ForwardAnswer>({ file, runMs, tooSlow: { refusal: 'too_slow' } })
}

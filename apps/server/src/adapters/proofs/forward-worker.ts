import { parentPort, workerData } from 'node:worker_threads'
import { runForward } from '@stratomate/lab/forward/run-forward'
import { readProof } from '@stratomate/lab/proof/read-proof'
import { secondMs } from '@stratomate/std/time'
import type { ForwardAnswer, ForwardQuestion } from '#server/features/proof-checks/ports.ts'
import { joinReference } from './join-reference.ts'

/** Evidence can grow beyond every number that people read, so it has a limit. */
const evidenceMax = 1e9

// Safe: `createForwardRunner` is the only one that starts this file.
parentPort?.postMessage(await answer(workerData as ForwardQuestion))

async function answer({ proof: text, publishedS, reference }: ForwardQuestion): Promise<ForwardAnswer> {
  try {
    const { data, rule } = readProof(text)
    const set = await joinReference(reference, data.timeframeS)
    const first = set?.columns.time[0]
    if (set === null || first === undefined) return { refusal: 'rule_failed' }
    const { evidence, decayEvidence, ...run } = runForward(set, rule, publishedS)
    const endS = (set.columns.time.at(-1) ?? 0) + set.timeframeS
    return {
      forward: {
        ...run,
        source: reference.source,
        from: instantOf(Math.max(first, publishedS)),
        to: instantOf(endS),
        evidence: Math.min(evidenceMax, evidence),
        decayEvidence: Math.min(evidenceMax, decayEvidence),
      },
    }
  } catch {
    // The contents of its rule are not checked yet.
    return { refusal: 'rule_failed' }
  }
}

function instantOf(seconds: number): string {
  return new Date(Math.floor(seconds) * secondMs).toISOString()
}

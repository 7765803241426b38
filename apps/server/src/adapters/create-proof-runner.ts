import { Worker } from 'node:worker_threads'
import { proofCheckLimits } from '@stratomate/contracts'
import type { ProofRun, ProofRunAnswer, RunProof } from '#server/features/proof-checks/ports.ts'

/** What a million candles and their trades take, several times over; a rule that wants more ends its worker alone. */
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 16 }

/**
 * Runs proofs, each in a worker of its own that ends with it or after a minute, so that nothing of one is there for the next
 * and the event loop goes on. One at a time: the caller waits for each.
 */
export function createProofRunner({ runMs = proofCheckLimits.runMs }: { runMs?: number } = {}): {
  run: RunProof
  close: () => Promise<void>
} {
  const ended = new AbortController()
  let running: Worker | null = null
  const run = async (question: ProofRun): Promise<ProofRunAnswer | null> => {
    if (ended.signal.aborted) return null
    const worker = new Worker(new URL('proof-worker.ts', import.meta.url), { workerData: question, resourceLimits })
    running = worker
    worker.unref()
    const { promise, resolve, reject } = Promise.withResolvers<ProofRunAnswer | null>()
    const timer = setTimeout(() => resolve({ state: 'refused', refusal: 'too_slow' }), runMs)
    worker.on('message', resolve)
    worker.on('error', reject)
    worker.on('exit', () => {
      if (ended.signal.aborted) resolve(null)
      else reject(new Error('The worker ended without an answer.'))
    })
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      running = null
      await worker.terminate()
    }
  }
  const close = async (): Promise<void> => {
    ended.abort()
    await running?.terminate()
  }
  return { run, close }
}

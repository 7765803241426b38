import { Worker } from 'node:worker_threads'

/** Several times what a million candles and their trades take; a rule that needs more only ends its own worker. */
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 16 }

type Running<Answer> = {
  /** The file of the worker, which answers with one message. */
  file: URL
  runMs: number
  /** The answer for what takes longer than `runMs`. */
  tooSlow: Answer
}

/**
 * Runs questions, each in a new worker that ends with it or when its time is over, so that nothing is left for the next
 * one and the event loop stays free. One at a time: the caller waits for each. Null when the service ends meanwhile.
 */
export function createWorkerRunner<Question, Answer>({
  file,
  runMs,
  tooSlow,
}: Running<Answer>): {
  run: (question: Question) => Promise<Answer | null>
  close: () => Promise<void>
} {
  const ended = new AbortController()
  let running: Worker | null = null
  const run = async (question: Question): Promise<Answer | null> => {
    if (ended.signal.aborted) return null
    const worker = new Worker(file, { workerData: question, resourceLimits })
    running = worker
    worker.unref()
    const { promise, resolve, reject } = Promise.withResolvers<Answer | null>()
    const timer = setTimeout(() => resolve(tooSlow), runMs)
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

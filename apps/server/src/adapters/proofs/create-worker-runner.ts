import { Worker } from 'node:worker_threads'

/** What a million candles and their trades take, several times over; a rule that wants more ends its worker alone. */
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 16 }

type Running<Answer> = {
  /** The file that answers by one message. */
  file: URL
  runMs: number
  /** The answer to what takes longer than `runMs`. */
  tooSlow: Answer
}

/**
 * Runs questions, each in a worker of its own that ends with it or after its time, so that nothing of one is there for the next
 * and the event loop goes on. One at a time: the caller waits for each. Null when the service ends meanwhile.
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

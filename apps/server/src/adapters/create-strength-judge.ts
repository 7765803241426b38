import { Worker } from 'node:worker_threads'
import { AppError } from '#server/features/app-error.ts'

/** The estimator and its word lists take some 30 MB, so the worker ends when nobody has asked for a while. */
const idleMs = 60_000
const waitingMax = 20
const answerMs = 10_000
/** A small young generation: by default Node chooses it by the memory of the machine, up to 190 MB. */
const resourceLimits = { maxYoungGenerationSizeMb: 3 }

export type StrengthQuestion = { id: number; password: string; personal: readonly string[] }
export type StrengthAnswer = { id: number; isGuessable: boolean }

type Asked = { resolve: (isGuessable: boolean) => void; reject: (error: Error) => void; timer: NodeJS.Timeout }

/**
 * Whether a password is common, leaked, a simple variation of either, or made of what is known about the person. It is
 * judged in a worker, because that takes up to a tenth of a second of one core.
 */
export function createStrengthJudge() {
  const asked = new Map<number, Asked>()
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  const end = (): Promise<unknown> => {
    clearTimeout(idle)
    const ended = worker
    worker = null
    return ended === null ? Promise.resolve() : ended.terminate()
  }

  const start = (): Worker => {
    const made = new Worker(new URL('strength-worker.ts', import.meta.url), { resourceLimits })
    made.unref()
    made.on('message', ({ id, isGuessable }: StrengthAnswer) => settle(id)?.resolve(isGuessable))
    made.on('error', (error: Error) => {
      worker = null
      for (const id of asked.keys()) settle(id)?.reject(error)
    })
    return made
  }

  const settle = (id: number): Asked | undefined => {
    const question = asked.get(id)
    asked.delete(id)
    clearTimeout(question?.timer)
    clearTimeout(idle)
    if (asked.size === 0) idle = setTimeout(() => void end(), idleMs).unref()
    return question
  }

  const judge = (password: string, personal: readonly string[]): Promise<boolean> => {
    if (asked.size >= waitingMax) return Promise.reject(new AppError('rate_limited', { retryAfterS: 2 }))
    worker ??= start()
    const asking = worker
    return new Promise((resolve, reject) => {
      lastId += 1
      const id = lastId
      const timer = setTimeout(() => settle(id)?.reject(new AppError('rate_limited', { retryAfterS: 2 })), answerMs)
      asked.set(id, { resolve, reject, timer })
      asking.postMessage({ id, password, personal } satisfies StrengthQuestion)
    })
  }
  return { judge, close: end }
}

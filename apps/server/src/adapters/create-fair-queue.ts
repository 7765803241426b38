import { AppError } from '#server/features/app-error.ts'
import type { Asker } from '#server/features/accounts/ports.ts'

type Limits = {
  /** How many jobs of strangers run at once; known people always have one more place. */
  strangersRunningMax: number
  /** How many wait in each of the two queues. */
  waitingMax: number
  /** How many strangers of one network wait. */
  networkWaitingMax: number
}

type Waiting = { network: string; start: () => void }

/**
 * Runs expensive work in turn. Strangers and known people wait in separate queues, so that a flood of strangers never
 * starves an honest known browser, and one network cannot fill the strangers' queue. Work is refused with
 * `rate_limited` when its queue is full.
 */
export function createFairQueue(limits: Limits) {
  const queues: Record<Asker['kind'], Waiting[]> = { known: [], stranger: [] }
  const running: Record<Asker['kind'], number> = { known: 0, stranger: 0 }
  const runningMax: Record<Asker['kind'], number> = { known: 1, stranger: limits.strangersRunningMax }

  /** Known people take their own place first, then share those of the strangers. */
  const enter = async ({ kind, network }: Asker): Promise<Asker['kind']> => {
    if (running[kind] < runningMax[kind]) {
      running[kind] += 1
      return kind
    }
    if (kind === 'known' && running.stranger < runningMax.stranger) {
      running.stranger += 1
      return 'stranger'
    }
    const queue = queues[kind]
    const isFull =
      queue.length >= limits.waitingMax || (kind === 'stranger' && countOf(queue, network) >= limits.networkWaitingMax)
    if (isFull) throw new AppError('rate_limited', { retryAfterS: 2 })
    await new Promise<void>((start) => {
      queue.push({ network, start })
    })
    return kind
  }

  /** Hands a place on to the next who waits for it. */
  const leave = (place: Asker['kind']): void => {
    const next = queues[place].shift()
    if (next === undefined) running[place] -= 1
    else next.start()
  }

  return async <Result>(asker: Asker, work: () => Promise<Result>): Promise<Result> => {
    const place = await enter(asker)
    try {
      return await work()
    } finally {
      leave(place)
    }
  }
}

function countOf(queue: readonly Waiting[], network: string): number {
  return queue.filter((waiting) => waiting.network === network).length
}

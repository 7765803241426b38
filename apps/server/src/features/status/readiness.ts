import type { Log } from '../ports.ts'

/** What the service needs for its calls; each is asked, and throws or stays silent when it is away. */
type Needed = Record<'database' | 'storage' | 'bus', () => Promise<unknown>>
type Missing = keyof Needed | 'service'

export type Readiness = {
  /** The names of what is not ready; none: calls are taken. */
  findMissing: () => Promise<Missing[]>
  /** From now on nothing is ready, so that a load balancer sends its callers elsewhere. */
  stop: () => void
}

const answerMsMax = 1_000

/** Asks everything that the service needs at once. Callers at the same time share one answer. */
export function createReadiness(needed: Needed, log: Log): Readiness {
  let isStopping = false
  let asked: Promise<Missing[]> | null = null
  const ask = async () => {
    const names = ['database', 'storage', 'bus'] as const
    const answers = await Promise.all(names.map((name) => answersInTime(needed[name], name, log)))
    asked = null
    return names.filter((_name, index) => !answers[index])
  }
  return {
    findMissing: async () => {
      if (isStopping) return ['service']
      asked ??= ask()
      return asked
    },
    stop: () => {
      isStopping = true
    },
  }
}

async function answersInTime(question: () => Promise<unknown>, part: string, log: Log): Promise<boolean> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${answerMsMax} ms`)), answerMsMax)
  try {
    await Promise.race([question(), late.promise])
    return true
  } catch (error) {
    log.warn({ err: error, part }, 'not ready')
    return false
  } finally {
    clearTimeout(timer)
  }
}

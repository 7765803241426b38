import type { Log } from '../ports.ts'

/** What the service asks; each answers, or throws or stays silent when it is away. */
type Parts = Record<'database' | 'storage' | 'bus', () => Promise<unknown>>
type Missing = 'database' | 'storage' | 'service'

/** What calls cannot do without, and what only makes pages of other servers late. */
type Answers = { missing: Missing[]; away: 'bus'[] }

export type Readiness = {
  /** Nothing missing: calls are taken. */
  ask: () => Promise<Answers>
  /** From now on nothing is ready, so that a load balancer sends its callers elsewhere. */
  stop: () => void
}

const answerMsMax = 1_000

/** Asks every part at once. Callers at the same time share one answer. */
export function createReadiness(parts: Parts, log: Log): Readiness {
  let isStopping = false
  let asked: Promise<Answers> | null = null
  const ask = async (): Promise<Answers> => {
    const [database, storage, bus] = await Promise.all([
      answersInTime(parts.database, 'database', log),
      answersInTime(parts.storage, 'storage', log),
      answersInTime(parts.bus, 'bus', log),
    ])
    asked = null
    return {
      missing: [...(database ? [] : (['database'] as const)), ...(storage ? [] : (['storage'] as const))],
      away: bus ? [] : ['bus'],
    }
  }
  return {
    ask: async () => {
      if (isStopping) return { missing: ['service'], away: [] }
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

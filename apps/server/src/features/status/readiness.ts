import type { Log } from '../ports.ts'

/** The checks of the service; each answers, or throws or stays silent when its part is unreachable. */
type Parts = Record<'database' | 'storage' | 'bus', () => Promise<unknown>>
type Missing = 'database' | 'storage' | 'service'

/** Parts that calls cannot do without, and those without which only pages on other servers are late. */
type Answers = { missing: Missing[]; away: 'bus'[] }

export type Readiness = {
  /** Nothing missing: calls are taken. */
  ask: () => Promise<Answers>
  /** From now on nothing is ready, so that a load balancer sends its callers elsewhere. */
  stop: () => void
}

const answerMsMax = 1_000
/** A balancer asks twice a second, and a question to the bucket is signed and costs more than all the others. */
const storageGoodMs = 3_000

/**
 * Checks every part at once. Callers at the same time share one answer, and a good answer of the storage counts for
 * three seconds. `nowMs` never goes back.
 */
export function createReadiness(parts: Parts, { log, nowMs }: { log: Log; nowMs: () => number }): Readiness {
  const storageAnswers = rememberGood(() => answersInTime(parts.storage, 'storage', log), nowMs)
  let isStopping = false
  let asked: Promise<Answers> | null = null
  const ask = async (): Promise<Answers> => {
    const [database, storage, bus] = await Promise.all([
      answersInTime(parts.database, 'database', log),
      storageAnswers(),
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

function rememberGood(ask: () => Promise<boolean>, nowMs: () => number): () => Promise<boolean> {
  let goodUntilMs = -Infinity
  return async () => {
    if (nowMs() < goodUntilMs) return true
    const isGood = await ask()
    if (isGood) goodUntilMs = nowMs() + storageGoodMs
    return isGood
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

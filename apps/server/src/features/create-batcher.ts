import { AppError } from './app-error.ts'

type Work<Item, Answer> = {
  /** Does the work for items that came together; answers one answer each, in their order. */
  run: (items: readonly Item[]) => Promise<readonly Answer[]>
  /** How many are done together at most. */
  itemsMax: number
  /** How many such pieces of work run beside each other; one that waits for a lock leaves the others free. */
  atOnce: number
}

type Waiting<Item, Answer> = { item: Item; settle: PromiseWithResolvers<Answer> }

/**
 * Gathers calls that come at the same time into one piece of work: a call alone begins at once, those that come while
 * work is under way wait for it and go together. So the load decides how much is done at a time, and no timer. Where the
 * work fails by what one of the calls asks for, each is done by itself, so that none fails for another.
 */
export function createBatcher<Item, Answer>({
  run,
  itemsMax,
  atOnce,
}: Work<Item, Answer>): (item: Item) => Promise<Answer> {
  let waiting: Waiting<Item, Answer>[] = []
  let working = 0

  const work = async () => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, itemsMax)
      waiting = waiting.slice(itemsMax)
      await runOne(batch)
    }
    working -= 1
  }
  const runOne = async (batch: readonly Waiting<Item, Answer>[]) => {
    try {
      const answers = await run(batch.map(({ item }) => item))
      if (answers.length !== batch.length) throw new Error('Work in a batch is left without an answer.')
      for (const [place, answer] of answers.entries()) batch[place]?.settle.resolve(answer)
    } catch (error) {
      if (batch.length > 1 && isFaultOfInput(error)) await Promise.all(batch.map((waiting) => runOne([waiting])))
      else for (const { settle } of batch) settle.reject(error)
    }
  }

  return (item) => {
    const settle = Promise.withResolvers<Answer>()
    waiting.push({ item, settle })
    if (working < atOnce) {
      working += 1
      // After what else has arrived in this turn of the event loop.
      setImmediate(() => void work())
    }
    return settle.promise
  }
}

/** A batcher for reading by key: each key is asked for once, and what has no row is null. */
export function createKeyReader<Key, Row>(
  read: (keys: Key[]) => Promise<ReadonlyMap<Key, Row>>,
): (key: Key) => Promise<Row | null> {
  return createBatcher<Key, Row | null>({
    itemsMax: 1_000,
    atOnce: 2,
    run: async (keys) => {
      const found = await read([...new Set(keys)])
      return keys.map((key) => found.get(key) ?? null)
    },
  })
}

/** Refused by a rule, a value, a constraint, or a deadlock: perhaps the fault of one. Anything else is true of all. */
function isFaultOfInput(error: unknown): boolean {
  if (error instanceof AppError) return true
  const cause = error instanceof Error ? error.cause : undefined
  const code: unknown = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' && /^(?:22|23|40)/u.test(code)
}

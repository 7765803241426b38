import { AppError } from './app-error.ts'

type Work<Item, Answer> = {
  /** Does the work for items that arrived together; answers one result for each, in their order. */
  run: (items: readonly Item[]) => Promise<readonly Answer[]>
  /** The most items that are handled together. */
  itemsMax: number
  /** How many batches run at the same time; one that waits for a lock does not stop the others. */
  atOnce: number
}

type Waiting<Item, Answer> = { item: Item; settle: PromiseWithResolvers<Answer> }

/**
 * Gathers calls that arrive at the same time into batches: a single call begins at once, and calls that arrive while
 * work is under way wait for it and then go together. So the load decides the size of a batch, not a timer. When a
 * batch fails because of what one call asks for, each call is done separately, so that none fails because of another.
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
      // After everything else that has arrived in this turn of the event loop.
      setImmediate(() => void work())
    }
    return settle.promise
  }
}

/** A batcher for reading by key: each key is asked for once, and the answer is null for a key without a row. */
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

/**
 * Refused because of a rule, a value, a constraint or a deadlock: perhaps only one call's fault. Any other error
 * concerns all of them.
 */
function isFaultOfInput(error: unknown): boolean {
  if (error instanceof AppError) return true
  const cause = error instanceof Error ? error.cause : undefined
  const code: unknown = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' && /^(?:22|23|40)/u.test(code)
}

type Work<Item, Answer> = {
  /** Does the work for items that came together; answers one result each, in their order. Throws for all of them. */
  run: (items: readonly Item[]) => Promise<readonly PromiseSettledResult<Answer>[]>
  /** How many are done together at most. */
  itemsMax: number
  /** How many such pieces of work run beside each other; one that waits for a lock leaves the others free. */
  atOnce: number
}

type Waiting<Item, Answer> = { item: Item; settle: PromiseWithResolvers<Answer> }

/**
 * Gathers calls that come at the same time into one piece of work: a call alone begins at once, those that come while
 * work is under way wait for it and go together. So the load decides how much is done at a time, and no timer.
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
      const results = await run(batch.map(({ item }) => item))
      for (const [place, { settle }] of batch.entries()) settleWith(settle, results[place])
    } catch (error) {
      for (const { settle } of batch) settle.reject(error)
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
      return keys.map((key) => ({ status: 'fulfilled', value: found.get(key) ?? null }))
    },
  })
}

function settleWith<Answer>(
  settle: PromiseWithResolvers<Answer>,
  result: PromiseSettledResult<Answer> | undefined,
): void {
  if (result?.status === 'fulfilled') return settle.resolve(result.value)
  return settle.reject(result?.reason ?? new Error('A piece of work in a batch was left without an answer.'))
}

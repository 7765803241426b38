import type { Ctx } from '../context.ts'
import { type Queues, selectQueues } from './queries/queues.ts'

/** How much waits in each queue, and since when. */
export function readQueues({ db }: Pick<Ctx, 'db'>): Promise<Queues> {
  return selectQueues(db)
}

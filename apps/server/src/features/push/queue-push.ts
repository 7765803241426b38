import type { Ctx } from '../context.ts'
import type { Db } from '../database.ts'
import { insertPushMessages } from './queries.ts'

/** Stores what the browsers of an account are to show, within the transaction of the cause; one statement. */
export function queuePush(
  tx: Db,
  { now }: Pick<Ctx, 'now'>,
  message: { userId: string; title: string; path: string },
): Promise<void> {
  return insertPushMessages(tx, { ...message, at: now() })
}

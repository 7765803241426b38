import type { PostCounts } from '@stratomate/contracts'
import type { Ctx } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import type { EventBus } from '#server/features/ports.ts'
import { selectCounts } from '../queries/posts.ts'

/** How many posts of each category are shown. */
export async function readCounts(db: Db): Promise<PostCounts> {
  const counts = await selectCounts(db)
  const countOf = (name: string) => counts.get(name) ?? 0
  return { settings: countOf('settings'), support: countOf('support'), general: countOf('general') }
}

const publishing = new WeakMap<EventBus, Promise<void>>()

/**
 * Publishes the present counts to every reader; called after the transaction that changed them. Reads never overlap, so
 * the last published counts are the latest. The change itself is stored already, so a failure is only logged.
 */
export async function publishCounts({ db, bus, log }: Pick<Ctx, 'db' | 'bus' | 'log'>): Promise<void> {
  const notify = async () => {
    try {
      bus.toCommunity('counts.changed', { counts: await readCounts(db) })
    } catch (error) {
      log.warn({ error }, 'The counts of the community were not told')
    }
  }
  const source = (publishing.get(bus) ?? Promise.resolve()).then(notify)
  publishing.set(bus, source)
  await source
}

import type { Db } from '../database.ts'
import { selectActiveDevices } from './queries.ts'

/** The devices of accounts that share the day's trades now, because they were heard of lately: by account. */
export function findActiveDevices(
  db: Db,
  accounts: { userIds: readonly string[]; now: Date },
): Promise<Map<string, Set<string>>> {
  return selectActiveDevices(db, accounts)
}

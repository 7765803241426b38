import type { Db } from '#server/features/database.ts'
import { selectOwnerEmail } from '../queries/engines.ts'

/** The address of an account that is in use; null otherwise. */
export function findOwnerEmail(db: Db, userId: string): Promise<string | null> {
  return selectOwnerEmail(db, userId)
}

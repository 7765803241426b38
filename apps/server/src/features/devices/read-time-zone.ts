import type { Db } from '../database.ts'
import { selectTimeZone } from './queries-time-zone.ts'

/** The time zone of a person: that of the computer that was last heard; null for whoever has connected none. */
export function readTimeZone(db: Db, userId: string): Promise<string | null> {
  return selectTimeZone(db, userId)
}

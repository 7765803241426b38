import { AppError } from '../app-error.ts'
import type { Db } from '../database.ts'
import { isAccountSuspended } from './queries.ts'

/** Throws account_suspended for an account to which no computer may be connected. */
export async function refuseSuspended(db: Db, userId: string): Promise<void> {
  if (await isAccountSuspended(db, userId)) throw new AppError('account_suspended')
}

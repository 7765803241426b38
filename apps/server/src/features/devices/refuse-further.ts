import { computersPerAccountMax } from '@stratomate/contracts/errors'
import { AppError } from '../app-error.ts'
import type { Db } from '../database.ts'
import { lockAccount, selectDevicesOf } from './queries.ts'

/**
 * Throws too_many_computers for an account that has the most it may have. In the transaction that connects one, because
 * two at once must be counted one after the other.
 */
export async function refuseFurther(tx: Db, userId: string): Promise<void> {
  await lockAccount(tx, userId)
  if ((await selectDevicesOf(tx, userId)).length >= computersPerAccountMax) throw new AppError('too_many_computers')
}

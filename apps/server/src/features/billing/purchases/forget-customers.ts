import type { Ctx } from '#server/features/context.ts'
import type { Payments } from '../ports.ts'
import { markForgotten, selectUnforgottenCustomers } from '../queries/customers.ts'

const batchMax = 20

/**
 * Lets the provider forget the customers of deleted accounts: name, email and cards go there, invoices stay. What fails
 * is tried again by the reconciliation, so that a deletion never waits for the provider.
 */
export async function forgetCustomers(ctx: Pick<Ctx, 'db' | 'now' | 'log'>, payments: Payments): Promise<void> {
  for (const customerId of await selectUnforgottenCustomers(ctx.db, batchMax)) {
    try {
      await payments.deleteCustomer(customerId)
      await markForgotten(ctx.db, customerId, ctx.now())
    } catch (error) {
      ctx.log.warn({ err: error, customerId }, 'customer of a deleted account not forgotten yet')
    }
  }
}

import { AppError } from '#server/features/app-error.ts'
import { type Ctx, requireMember } from '#server/features/context.ts'
import type { Payments } from '../ports.ts'
import { markPortalOpened, selectCustomer } from '../queries.ts'

/** The provider's page for managing the subscription; only for a customer of the account's own (else `forbidden`). */
export async function openPortal(
  ctx: Ctx,
  payments: Payments,
  input: { customerId: string; returnUrl: string },
): Promise<string> {
  const { userId } = requireMember(ctx)
  const customer = await selectCustomer(ctx.db, input.customerId)
  if (customer === null || customer.userId !== userId) throw new AppError('forbidden')
  try {
    const address = await payments.openPortal(input)
    await markPortalOpened(ctx.db, customer.customerId, ctx.now())
    return address
  } catch (error) {
    if (error instanceof AppError && error.code === 'payments_unavailable') {
      throw new AppError('portal_unavailable', { cause: error })
    }
    throw error
  }
}

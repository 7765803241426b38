import { AppError } from '../app-error.ts'
import { type Ctx, requireMember } from '../context.ts'
import type { Payments } from './ports.ts'
import { markPortalOpened, selectCustomerId } from './queries.ts'

/** The provider's page for managing the subscription; only for the account's own customer (else `forbidden`). */
export async function openPortal(
  ctx: Ctx,
  payments: Payments,
  input: { customerId: string; returnUrl: string },
): Promise<string> {
  const { userId } = requireMember(ctx)
  const own = await selectCustomerId(ctx.db, userId)
  if (own === null || own !== input.customerId) throw new AppError('forbidden')
  try {
    const address = await payments.openPortal(input)
    await markPortalOpened(ctx.db, userId, ctx.now())
    return address
  } catch (error) {
    if (error instanceof AppError && error.code === 'payments_unavailable') {
      throw new AppError('portal_unavailable', { cause: error })
    }
    throw error
  }
}

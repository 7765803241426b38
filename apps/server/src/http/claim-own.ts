import type { SignedIn } from '#server/features/accounts/ports.ts'
import { claimPurchases } from '#server/features/billing/purchases/claim-purchases.ts'
import type { Ctx } from '#server/features/context.ts'
import type { HttpDependencies } from './http-dependencies.ts'

/** Every way of signing in needs a proved email, so purchases under it from before become the account's own. */
export async function claimOwn(ctx: Ctx, dependencies: HttpDependencies, { user }: SignedIn): Promise<void> {
  if (!user.emailVerified) return
  try {
    await claimPurchases(ctx, dependencies.payments, { userId: user.id, email: user.email })
  } catch (error) {
    // The sign-in itself has succeeded; the next one claims again.
    ctx.log.error({ err: error, userId: user.id }, 'purchases not claimed')
  }
}

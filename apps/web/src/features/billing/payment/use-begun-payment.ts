import type { Licence } from '@stratomate/contracts/billing/schemas'
import { useToast } from '@stratomate/ui/toast'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import type { Session } from '#web/shared/session/use-session.ts'
import { beginPayment } from './begin-payment.ts'
import { isBought, isConfirming } from './payment-confirming.tsx'

/** The words of SPEC §8 for a payment that could not be begun. */
export const paymentErrorMessages = {
  title: 'Payment Error',
  description: 'Could not initialize payment. Please try again.',
} as const

/**
 * The payment that waits for a license. Asking again gives the same one, so it may be asked for often; while another
 * plan is loading, the last one stays. It names the account that the page shows as the buyer.
 */
export function useBegunPayment(plan: Licence, session: Session) {
  const toast = useToast()
  const accountId = session.kind === 'member' ? session.user.id : null
  const query = useQuery({
    queryKey: queryKeys.payment(plan, accountId),
    queryFn: () => beginPayment(plan, accountId === null ? {} : { accountId }),
    enabled: session.kind !== 'loading',
    placeholderData: keepPreviousData,
    // A tab that was left open overnight asks again.
    gcTime: 0,
  })
  const failedAt = query.errorUpdatedAt
  // That it is paid, or about to be, is an answer and not a failure.
  const isFailure = query.isError && !isConfirming(query.error) && !isBought(query.error)
  useEffect(() => {
    if (failedAt > 0 && isFailure) toast({ ...paymentErrorMessages, variant: 'destructive' })
  }, [failedAt, isFailure, toast])
  return query
}

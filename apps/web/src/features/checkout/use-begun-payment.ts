import type { Licence } from '@stratomate/contracts/billing'
import { licencePlans, licenceProductName } from '@stratomate/domain/plans'
import { useToast } from '@stratomate/ui/toast'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callApi } from '#web/shared/call-api.ts'
import { queryKeys } from '#web/shared/query-keys.ts'

/** The words of SPEC §8 for a payment that could not be begun. */
export const paymentErrorWords = {
  title: 'Payment Error',
  description: 'Could not initialize payment. Please try again.',
} as const

/**
 * The payment that waits for a license. Asking again gives the same one, so it may be asked for as often as the page
 * likes; while another plan is fetched, the last one stays.
 */
export function useBegunPayment(plan: Licence) {
  const toast = useToast()
  const query = useQuery({
    queryKey: queryKeys.payment(plan),
    queryFn: () => beginPayment(plan),
    placeholderData: keepPreviousData,
    // A tab that was left open overnight asks anew.
    gcTime: 0,
  })
  const failedAt = query.errorUpdatedAt
  useEffect(() => {
    if (failedAt > 0) toast({ ...paymentErrorWords, variant: 'destructive' })
  }, [failedAt, toast])
  return query
}

/** Begins the payment or goes on with it; the price is sent only to be compared. */
export function beginPayment(plan: Licence, email?: string) {
  const body = { amount: licencePlans[plan].priceCents / 100, productName: licenceProductName(plan), plan }
  return callApi('createPayment', { body: email === undefined ? body : { ...body, email } })
}

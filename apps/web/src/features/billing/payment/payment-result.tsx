import { useToast } from '@stratomate/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ApiError } from '#web/shared/api/api-error.ts'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { isConfirming, PaymentConfirming } from './payment-confirming.tsx'
import { PaymentDone } from './payment-done.tsx'
import { failureMessages, PaymentTrouble, type Trouble } from './payment-trouble.tsx'
import { type PaymentReturn, readPaymentReturn } from './payment-return.ts'
import { VerifyingPayment } from './verifying-payment.tsx'

/** The result of a payment: asked from the service, because the address only says what the provider expects. */
export function PaymentResult({ bought }: { bought: (paymentId: string) => ReactNode }) {
  const [query] = useSearchParams()
  // The original content of the address: the secret is removed from it afterwards.
  const [back] = useState(() => readPaymentReturn(query))
  const status = useVerified(back)
  useShortAddress(back)
  const isWaiting = isConfirming(status.error)
  const trouble = isWaiting ? null : troubleOf(back, status)
  useTroubleToast(trouble)
  if (isWaiting) return <PaymentConfirming as="h1" ask={status.refetch} />
  if (trouble !== null) return <PaymentTrouble trouble={trouble} id={back.id} onRetry={() => void status.refetch()} />
  if (status.data === undefined) return <VerifyingPayment />
  return <PaymentDone status={status.data} kind={back.kind} bought={bought} />
}

function useVerified({ kind, id, secret, hasSucceeded }: PaymentReturn) {
  const queryClient = useQueryClient()
  return useQuery({
    queryKey: queryKeys.paymentStatus(id ?? ''),
    queryFn: async () => {
      const query = {
        ...(kind === 'setup' ? { setup_intent: id ?? '' } : { payment_intent: id ?? '' }),
        ...(secret === null ? {} : { client_secret: secret }),
      }
      const status = await callApi('readPaymentStatus', { query })
      // What was cached before the payment is no longer true.
      for (const queryKey of [
        queryKeys.user,
        queryKeys.subscription,
        queryKeys.trial,
        queryKeys.quota,
        queryKeys.licences,
        queryKeys.invoices,
      ]) {
        await queryClient.invalidateQueries({ queryKey, refetchType: 'active' })
        queryClient.removeQueries({ queryKey, type: 'inactive' })
      }
      return status
    },
    enabled: id !== null && hasSucceeded,
  })
}

function troubleOf({ id, hasSucceeded }: PaymentReturn, { error, isFetching }: ReturnType<typeof useVerified>) {
  if (id === null || !hasSucceeded) return 'failed'
  if (error === null || isFetching) return null
  return error instanceof ApiError && error.code === 'conflict' ? 'failed' : 'unknown'
}

function useTroubleToast(trouble: Trouble | null): void {
  const toast = useToast()
  useEffect(() => {
    if (trouble !== null) toast({ ...failureMessages[trouble], variant: 'destructive' })
  }, [trouble, toast])
}

/** Removes the provider's secret from the address and the history; from now on the cookie of this browser is enough. */
function useShortAddress({ kind, id, secret, hasSucceeded }: PaymentReturn): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (secret === null || id === null) return
    const status = hasSucceeded ? '&redirect_status=succeeded' : ''
    void navigate(`/payment-success?${kind}_intent=${encodeURIComponent(id)}${status}`, { replace: true })
  }, [kind, id, secret, hasSucceeded, navigate])
}

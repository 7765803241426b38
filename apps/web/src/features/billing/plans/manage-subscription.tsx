import type { Subscription } from '@stratomate/contracts/billing/schemas'
import { Button } from '@stratomate/ui/button'
import { useToast } from '@stratomate/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { ArrowUpRight } from 'lucide-react'
import { callApi } from '#web/shared/api/call-api.ts'

const noSubscription = 'No active subscription found'
const noPortal = 'Could not open subscription management portal'

type ManageSubscriptionProps = { subscription: Subscription; label?: string; variant?: 'primary' | 'secondary' }

/** A button to the payment provider's own pages. An error stays under the button, not only in a toast. */
export function ManageSubscription(props: ManageSubscriptionProps) {
  const { subscription, label = 'Manage Subscription', variant = 'secondary' } = props
  const toast = useToast()
  const { userId, stripeCustomerId } = subscription
  const isManageable = userId !== '' && stripeCustomerId !== null
  const portal = useMutation({
    mutationFn: async () => {
      if (!isManageable) throw new Error(noSubscription)
      const { url } = await callApi('openCustomerPortal', { body: { customerId: stripeCustomerId } })
      window.location.assign(url)
    },
    onError: () =>
      toast({ title: 'Error', description: isManageable ? noPortal : noSubscription, variant: 'destructive' }),
  })
  return (
    <div>
      <Button variant={variant} isBusy={portal.isPending} className="w-full" onClick={() => portal.mutate()}>
        {label}
        <ArrowUpRight size={16} aria-hidden="true" />
      </Button>
      <p role="alert" className="mt-2 text-sm text-danger empty:hidden">
        {portal.isError ? (isManageable ? noPortal : noSubscription) : null}
      </p>
    </div>
  )
}

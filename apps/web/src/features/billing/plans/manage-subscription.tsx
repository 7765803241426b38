import type { Subscription } from '@stratomate/contracts/billing/schemas'
import { Button } from '@stratomate/ui/button'
import { useToast } from '@stratomate/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { ArrowUpRight } from 'lucide-react'
import { callApi } from '#web/shared/api/call-api.ts'
import { t } from '#web/shared/language/t.ts'

const noSubscription = 'No active subscription found'
const noPortal = 'Could not open subscription management portal'

type ManageSubscriptionProps = {
  subscription: Subscription
  label?: string
  variant?: 'primary' | 'secondary'
  size?: 'md' | 'lg'
}

/** A button to the payment provider's own pages. An error stays under the button, not only in a toast. */
export function ManageSubscription(props: ManageSubscriptionProps) {
  const { subscription, label = 'Manage Subscription', variant = 'secondary', size = 'md' } = props
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
      toast({ title: t('Error'), description: t(isManageable ? noPortal : noSubscription), variant: 'destructive' }),
  })
  return (
    <div>
      <Button
        variant={variant}
        size={size}
        isBusy={portal.isPending}
        className="w-full"
        onClick={() => portal.mutate()}
      >
        {label}
        <ArrowUpRight size={16} aria-hidden="true" />
      </Button>
      <p role="alert" className="mt-2 text-sm text-danger empty:hidden">
        {portal.isError ? t(isManageable ? noPortal : noSubscription) : null}
      </p>
    </div>
  )
}

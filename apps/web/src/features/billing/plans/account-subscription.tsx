import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { Card } from '@stratomate/ui/card'
import { Skeleton } from '@stratomate/ui/skeleton'
import { describeError } from '#web/shared/api/api-error.ts'
import { EmptyList } from '#web/shared/page/empty-list.tsx'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { PaymentBanner } from './payment-banner.tsx'
import { SubscriptionOverview } from './subscription-overview.tsx'
import { useSubscription } from './use-subscription.ts'

/**
 * The plan on the page of the account, as the dashboard shows it, where people look for their bills. `data-loading` tells
 * the page that its height is not known yet.
 */
export function AccountSubscription({ userId }: { userId: string }) {
  const subscription = useSubscription({ userId })
  if (subscription.isPending) {
    return (
      <div data-loading>
        <Skeleton className="h-80 max-w-form" />
      </div>
    )
  }
  if (subscription.isError) {
    const retry = <Button onClick={() => void subscription.refetch()}>Try again</Button>
    return (
      <Banner tone="error" title="Could not load your plan" action={retry}>
        {describeError(subscription.error)}
      </Banner>
    )
  }
  if (subscription.data === null) {
    return <EmptyList title="No plan yet" action={<LinkButton to="/pricing">See the plans</LinkButton>} />
  }
  return (
    <div className="max-w-form">
      <PaymentBanner subscription={subscription.data} />
      <Card className="p-5">
        <SubscriptionOverview
          look="card"
          subscription={subscription.data}
          tradesRemaining={subscription.data.tradesRemaining}
        />
      </Card>
    </div>
  )
}

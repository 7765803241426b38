import type { WebhookDelivery } from '@stratomate/contracts/webhooks/schemas'
import { deliveriesMax } from '@stratomate/contracts/webhooks/values'
import { Button } from '@stratomate/ui/button'
import { Skeleton } from '@stratomate/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '#web/features/accounts/settings/load-failure.tsx'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { formatMoment } from '#web/shared/format/format-time.ts'
import { describeDelivery } from './describe-delivery.ts'

/** Long enough not to ask often, short enough to see a test arrive. */
const refetchMs = 2_000

type DeliveryListProps = { webhookId: string; canReplay: boolean; onReplay: (id: string) => void }

/** What was sent to a webhook lately; asks again while something waits. */
export function DeliveryList({ webhookId, canReplay, onReplay }: DeliveryListProps) {
  const deliveries = useQuery({
    queryKey: [...queryKeys.webhooks, webhookId],
    queryFn: async () => (await callApi('listDeliveries', { params: { id: webhookId } })).items,
    refetchInterval: ({ state }) => (state.data?.some(({ attempts }) => attempts === 0) === true ? refetchMs : false),
  })
  if (deliveries.isPending) return <Skeleton className="h-16" />
  if (deliveries.isError) {
    return <LoadFailure what="the deliveries" error={deliveries.error} onRetry={() => void deliveries.refetch()} />
  }
  if (deliveries.data.length === 0) return <p className="text-sm text-text-2">Nothing was sent to it yet.</p>
  return (
    <>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {deliveries.data.map((delivery) => (
          <DeliveryLine
            key={delivery.id}
            delivery={delivery}
            canReplay={canReplay}
            onReplay={() => onReplay(delivery.id)}
          />
        ))}
      </ul>
      <p className="mt-2 text-sm text-text-3">The last {deliveriesMax}.</p>
    </>
  )
}

type DeliveryLineProps = { delivery: WebhookDelivery; canReplay: boolean; onReplay: () => void }

function DeliveryLine({ delivery, canReplay, onReplay }: DeliveryLineProps) {
  const { event, at, state } = delivery
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2 text-sm">
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-mono">{event}</p>
        <p className="text-text-2">
          {formatMoment(at)}. {describeDelivery(delivery)}
        </p>
      </div>
      {canReplay && state !== 'waiting' ? (
        <Button size="sm" aria-label={`Send ${event} of ${formatMoment(at)} again`} onClick={onReplay}>
          Send again
        </Button>
      ) : null}
    </li>
  )
}

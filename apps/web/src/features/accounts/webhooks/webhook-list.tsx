import { webhooksMax } from '@stratomate/contracts/errors'
import { Button } from '@stratomate/ui/button'
import { Skeleton } from '@stratomate/ui/skeleton'
import { useState } from 'react'
import { LoadFailure } from '#web/features/accounts/settings/load-failure.tsx'
import { CallFailure } from '#web/shared/api/call-failure.tsx'
import { Outcome } from '#web/shared/forms/outcome.tsx'
import { ShownKey } from '#web/shared/forms/shown-key.tsx'
import { useWebhooks } from './use-webhooks.ts'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookRow } from './webhook-row.tsx'

/** Addresses of a person's own programs, which are called when something happens. */
export function WebhookList() {
  const [isAdding, setAdding] = useState(false)
  const { webhooks, secret, showSecret, change } = useWebhooks()
  if (webhooks.isPending) return <Skeleton className="h-24" />
  if (webhooks.isError) {
    return <LoadFailure what="your webhooks" error={webhooks.error} onRetry={() => void webhooks.refetch()} />
  }
  return (
    <>
      {change.error === null ? null : <CallFailure error={change.error} className="mb-5" />}
      {change.isSuccess && change.data !== null ? (
        <Outcome key={change.submittedAt} className="mb-5 text-sm font-medium text-st-active">
          {change.data}
        </Outcome>
      ) : null}
      {secret === null ? null : (
        <div className="mb-5">
          <ShownKey
            key={secret}
            secret={secret}
            what="secret"
            about="Your program checks with it that a call comes from us. Whoever has it can make calls that look like ours, so keep it like a password."
          />
        </div>
      )}
      {webhooks.data.length === 0 ? <p className="mb-4 text-sm text-text-2">No webhooks yet.</p> : null}
      <ul>
        {webhooks.data.map((webhook) => (
          <WebhookRow
            key={webhook.id}
            webhook={webhook}
            isBusy={change.isPending && change.variables.id === webhook.id}
            onAct={(action) => change.mutate({ id: webhook.id, ...action })}
          />
        ))}
      </ul>
      <Button className="mt-2" onClick={() => setAdding(true)}>
        Add a webhook
      </Button>
      <p className="mt-3 text-sm text-text-3">Up to {webhooksMax}.</p>
      <WebhookForm
        isOpen={isAdding}
        webhook={null}
        onClose={() => setAdding(false)}
        onDone={(made) => {
          change.reset()
          showSecret(made)
          setAdding(false)
        }}
      />
    </>
  )
}

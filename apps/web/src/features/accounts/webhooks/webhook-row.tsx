import type { WebhookView } from '@stratomate/contracts/webhooks/schemas'
import { webhookEvents } from '@stratomate/contracts/webhooks/values'
import { Badge } from '@stratomate/ui/badge'
import { Button } from '@stratomate/ui/button'
import { Webhook } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ItemRow } from '#web/features/accounts/settings/item-row.tsx'
import { formatMoment } from '#web/shared/format/format-time.ts'
import { DeliveryList } from './delivery-list.tsx'
import type { WebhookAction } from './use-webhooks.ts'
import { WebhookForm } from './webhook-form.tsx'

type WebhookRowProps = { webhook: WebhookView; isBusy: boolean; onAct: (action: WebhookAction) => void }

/** A webhook with its state, its actions and, when asked for, what was sent to it. */
export function WebhookRow({ webhook, isBusy, onAct }: WebhookRowProps) {
  const [hasDeliveries, setDeliveries] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const { id, url, events, state, oldSecretUntil } = webhook
  const host = new URL(url).host
  return (
    <ItemRow
      icon={<Webhook size={20} strokeWidth={1.75} />}
      title={<span className="break-all">{url}</span>}
      mark={<StateBadge state={state} />}
      facts={
        <>
          {events.map((event) => webhookEvents[event]).join('; ')}. {stateTexts[state]}
          {oldSecretUntil === null ? null : ` The secret before works until ${formatMoment(oldSecretUntil)}.`}
        </>
      }
    >
      <div className="flex flex-wrap gap-2">
        <WebhookButtons state={state} host={host} isBusy={isBusy} onAct={onAct}>
          <Button
            size="sm"
            aria-expanded={hasDeliveries}
            aria-label={`Deliveries to ${host}`}
            onClick={() => setDeliveries((shown) => !shown)}
          >
            Deliveries
          </Button>
          <Button size="sm" aria-label={`Events of ${host}`} onClick={() => setChoosing(true)}>
            Events
          </Button>
        </WebhookButtons>
      </div>
      {hasDeliveries ? (
        <div className="mt-4">
          <DeliveryList
            webhookId={id}
            canReplay={state !== 'off'}
            onReplay={(delivery) => onAct({ kind: 'replay', delivery })}
          />
        </div>
      ) : null}
      <WebhookForm
        isOpen={isChoosing}
        webhook={webhook}
        onClose={() => setChoosing(false)}
        onDone={() => setChoosing(false)}
      />
    </ItemRow>
  )
}

type WebhookButtonsProps = Omit<WebhookRowProps, 'webhook'> &
  Pick<WebhookView, 'state'> & { host: string; children: ReactNode }

/** What a person does with it; `children` are the buttons that open something. */
function WebhookButtons({ state, host, isBusy, onAct, children }: WebhookButtonsProps) {
  const first = state === 'off' ? 'switch-on' : 'test'
  return (
    <>
      <Button
        size="sm"
        isBusy={isBusy}
        aria-label={state === 'off' ? `Switch on ${host}` : `Send a test to ${host}`}
        onClick={() => onAct({ kind: first })}
      >
        {state === 'off' ? 'Switch on' : 'Send a test'}
      </Button>
      {children}
      <Button size="sm" isBusy={isBusy} aria-label={`New secret for ${host}`} onClick={() => onAct({ kind: 'rotate' })}>
        New secret
      </Button>
      <Button
        size="sm"
        variant="danger"
        isBusy={isBusy}
        aria-label={`Remove ${host}`}
        onClick={() => onAct({ kind: 'remove' })}
      >
        Remove
      </Button>
    </>
  )
}

const stateTexts = {
  active: '',
  failing: 'The last delivery was not taken; it is tried again for a day.',
  off: 'Switched off, because your program did not take what was sent. Nothing more is sent to it.',
} as const satisfies Record<WebhookView['state'], string>

function StateBadge({ state }: Pick<WebhookView, 'state'>) {
  if (state === 'active') return null
  return <Badge tone={state === 'failing' ? 'problem' : 'expired'}>{state === 'failing' ? 'Failing' : 'Off'}</Badge>
}

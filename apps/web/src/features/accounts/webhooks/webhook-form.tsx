import type { WebhookView } from '@stratomate/contracts/webhooks/schemas'
import { webhookEventNames, webhookEvents, webhookUrlLengthMax } from '@stratomate/contracts/webhooks/values'
import { Button } from '@stratomate/ui/button'
import { Checkbox } from '@stratomate/ui/checkbox'
import { Dialog } from '@stratomate/ui/dialog'
import { Field } from '@stratomate/ui/field'
import { TextInput } from '@stratomate/ui/text-input'
import { useQueryClient } from '@tanstack/react-query'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { checkFilled, onlyErrors } from '#web/shared/forms/check-field.ts'
import { FormSummary } from '#web/shared/forms/form-summary.tsx'
import { useForm } from '#web/shared/forms/use-form.ts'

type WebhookFormProps = {
  isOpen: boolean
  /** The webhook whose events are chosen; null adds a new one. */
  webhook: WebhookView | null
  onClose: () => void
  /** `secret` is that of a new one. */
  onDone: (secret: string | null) => void
}

/** Asks for the address and the events of a new webhook, or the events of an existing one. */
export function WebhookForm({ isOpen, webhook, onClose, onDone }: WebhookFormProps) {
  const title = webhook === null ? 'Add a webhook' : 'Choose its events'
  return (
    <Dialog isOpen={isOpen} title={title} onClose={onClose}>
      {isOpen ? <OpenForm webhook={webhook} onClose={onClose} onDone={onDone} /> : null}
    </Dialog>
  )
}

const labels = { ...webhookEvents, url: 'Address' } as const

function OpenForm({ webhook, onClose, onDone }: Omit<WebhookFormProps, 'isOpen'>) {
  const queryClient = useQueryClient()
  const form = useForm({
    fields: ['url', ...webhookEventNames],
    validate: (values) => {
      const isChosen = webhookEventNames.some((event) => values[event] === 'on')
      return onlyErrors({
        url: webhook === null ? checkFilled(values.url, 'Give the address of your program') : undefined,
        'trade.opened': isChosen ? undefined : 'Choose what it reports',
      })
    },
    submit: async (values) => {
      const events = webhookEventNames.filter((event) => values[event] === 'on')
      if (webhook === null) {
        onDone((await callApi('addWebhook', { body: { url: values.url.trim(), events } })).secret)
        return
      }
      await callApi('changeWebhook', { params: { id: webhook.id }, body: { events } })
      await queryClient.invalidateQueries({ queryKey: queryKeys.webhooks })
      onDone(null)
    },
  })
  return (
    <form noValidate method="post" className="mt-5 grid gap-5" onSubmit={form.onSubmit}>
      <FormSummary form={form} labels={labels} />
      {webhook === null ? (
        <Field id="url" label={labels.url} error={form.errors.url} hint="Public, and begins with https.">
          {(control) => (
            <TextInput
              {...control}
              name="url"
              type="url"
              inputMode="url"
              placeholder="https://"
              maxLength={webhookUrlLengthMax}
              autoComplete="off"
            />
          )}
        </Field>
      ) : null}
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-sm font-medium">What it reports</legend>
        {webhookEventNames.map((event) => (
          <Checkbox
            key={event}
            id={event}
            name={event}
            label={webhookEvents[event]}
            defaultChecked={webhook === null || webhook.events.includes(event)}
            error={form.errors[event]}
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" isBusy={form.isSending}>
          {webhook === null ? 'Add the webhook' : 'Save'}
        </Button>
      </div>
    </form>
  )
}

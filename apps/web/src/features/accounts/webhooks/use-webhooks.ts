import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'

/** What a person can do with a webhook, besides choosing its events. */
export type WebhookAction = { kind: 'test' | 'rotate' | 'switch-on' | 'remove' } | { kind: 'replay'; delivery: string }

/** The person's webhooks, their actions, and the secret that was just made. */
export function useWebhooks() {
  const queryClient = useQueryClient()
  const [secret, setSecret] = useState<string | null>(null)
  const webhooks = useQuery({
    queryKey: queryKeys.webhooks,
    queryFn: async () => (await callApi('listWebhooks', {})).items,
  })
  const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.webhooks })
  const showSecret = (made: string | null) => {
    setSecret(made)
    void refresh()
  }
  const change = useMutation({
    mutationFn: (action: WebhookAction & { id: string }) => act(action, setSecret),
    onSettled: refresh,
  })
  return { webhooks, secret, showSecret, change }
}

/** Answers the message to show; null where a secret is shown instead. */
async function act(
  action: WebhookAction & { id: string },
  showSecret: (secret: string | null) => void,
): Promise<string | null> {
  const params = { id: action.id }
  switch (action.kind) {
    case 'test':
      await callApi('sendDelivery', { params, body: { replay: null } })
      return 'A test is on its way. The deliveries say what came of it.'
    case 'replay':
      await callApi('sendDelivery', { params, body: { replay: action.delivery } })
      return 'The delivery is on its way again, under the same id.'
    case 'switch-on':
      await callApi('changeWebhook', { params, body: { isOn: true } })
      return 'The webhook is switched on.'
    case 'rotate':
      showSecret((await callApi('rotateWebhook', { params })).secret)
      return null
    case 'remove':
      await callApi('removeWebhook', { params })
      showSecret(null)
      return 'The webhook is removed. Nothing more is sent to it.'
    default:
      return action satisfies never
  }
}

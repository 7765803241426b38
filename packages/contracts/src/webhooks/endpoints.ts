import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { routes } from '../routes.ts'
import { Acknowledgement, Id } from '../values.ts'
import { DeliveryInput, WebhookChange, WebhookDelivery, WebhookInput, WebhookSecret, WebhookView } from './schemas.ts'

const params = z.object({ id: Id })

/** Addresses of a person's own programs that the service calls when something happens. */
export const webhookEndpoints = {
  listWebhooks: endpoint({
    route: routes.listWebhooks,
    summary: 'Your webhooks, oldest first, without their secrets.',
    access: 'member',
    output: z.object({ items: z.array(WebhookView) }),
    errors: ['signed_out'],
  }),
  addWebhook: endpoint({
    route: routes.addWebhook,
    summary:
      'Add an address that is called when something happens; the secret that signs the calls is in this answer only. Asks for a sign-in of the last 15 minutes; a mail tells of it.',
    access: 'member',
    body: WebhookInput,
    output: WebhookSecret,
    errors: ['signed_out', 'sign_in_again', 'invalid_input', 'webhook_address', 'too_many_webhooks'],
  }),
  changeWebhook: endpoint({
    route: routes.changeWebhook,
    summary: 'Choose other events, or switch a webhook on again that was switched off.',
    access: 'member',
    params,
    body: WebhookChange,
    output: WebhookView,
    errors: ['signed_out', 'not_found', 'invalid_input'],
  }),
  removeWebhook: endpoint({
    route: routes.removeWebhook,
    summary: 'Remove a webhook with its deliveries: nothing more is sent to it.',
    access: 'member',
    params,
    output: Acknowledgement,
    errors: ['signed_out', 'not_found'],
  }),
  rotateWebhook: endpoint({
    route: routes.rotateWebhook,
    summary:
      'A new secret for a webhook, in this answer only. For a day, deliveries are signed with the old one too. Asks for a sign-in of the last 15 minutes.',
    access: 'member',
    params,
    output: WebhookSecret,
    errors: ['signed_out', 'sign_in_again', 'not_found'],
  }),
  listDeliveries: endpoint({
    route: routes.listDeliveries,
    summary: 'The last 100 deliveries of a webhook, newest first.',
    access: 'member',
    params,
    output: z.object({ items: z.array(WebhookDelivery) }),
    errors: ['signed_out', 'not_found'],
  }),
  sendDelivery: endpoint({
    route: routes.sendDelivery,
    summary: 'Send a delivery again under its id, or a test.',
    access: 'member',
    params,
    body: DeliveryInput,
    output: WebhookDelivery,
    errors: ['signed_out', 'not_found', 'invalid_input', 'webhook_off', 'rate_limited'],
  }),
} as const

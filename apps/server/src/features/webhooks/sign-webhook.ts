import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'
const secretBytes = 32

/** A new secret in the form of the Standard Webhooks scheme. */
export function makeWebhookSecret(): string {
  return `${prefix}${randomBytes(secretBytes).toString('base64')}`
}

export type SignedPart = { id: string; timestampS: number; body: string }

/** The headers that prove a delivery to whoever has one of the secrets (Standard Webhooks, v1). */
export function webhookHeaders(
  { id, timestampS, body }: SignedPart,
  secrets: readonly string[],
): Readonly<Record<string, string>> {
  const signed = `${id}.${timestampS}.${body}`
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestampS),
    'webhook-signature': signatures.join(' '),
  }
}

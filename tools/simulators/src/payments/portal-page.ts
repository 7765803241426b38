import { createHash } from 'node:crypto'
import type { PriceObject, SubscriptionObject } from './provider-objects.ts'

const style =
  'body{margin:0;background:#f9f9f6;color:#171b14;font:16px/1.5 system-ui,sans-serif}main{max-width:32rem;margin:3rem auto;padding:0 1rem}' +
  'article{background:#fff;border:1px solid #d9dad3;border-radius:12px;padding:1.25rem;margin:1rem 0}form{display:inline-block;margin:0 .5rem .5rem 0}' +
  'strong.mark{display:block;background:#ddf35b;padding:.5rem .75rem;border-radius:8px}button,a{font:inherit}button{padding:.6rem 1rem;border-radius:8px;border:1px solid #7f8278;background:#fff}'

const styleHash = createHash('sha256').update(style).digest('base64')

export const portalHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  // Without it the browser would hide the origin of the buttons' forms, and the service refuses such forms.
  'referrer-policy': 'same-origin',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
} as const

type Portal = { id: string; returnUrl: string; subscriptions: SubscriptionObject[]; prices: readonly PriceObject[] }

/** The simulated customer portal: what is running, and buttons to change or end it or to save another card. */
export function portalPage(page: Portal): string {
  const items = page.subscriptions.map((each) => subscriptionCard(page, each)).join('')
  const back = `<p><a href="${escapeAttribute(page.returnUrl)}">Back to Stratomate</a></p>`
  return simulatedPage('Manage subscription', `${items}${back}`)
}

/** A page of the provider's own; `body` is markup whose texts were escaped. */
export function simulatedPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} (simulated)</title><style>${style}</style></head><body><main><h1>${title}</h1><strong class="mark">Test mode: no card is charged. This page stands in for the payment provider.</strong>${body}</main></body></html>`
}

function subscriptionCard({ id: portalId, prices }: Portal, subscription: SubscriptionObject): string {
  const buttons = [...buttonsOf(subscription), ...changesOf(subscription, prices)]
    .map(
      ([action, label]) =>
        `<form method="post" action="/v1/portal/${portalId}/${action}/${subscription.id}"><button>${label}</button></form>`,
    )
    .join('')
  const name = escapeAttribute(subscription.metadata['stratomate_tier'] ?? 'Subscription')
  return `<article><p>${name}: ${stateOf(subscription)}</p>${buttons}</article>`
}

function buttonsOf({ status, cancel_at_period_end: isEnding }: SubscriptionObject): [string, string][] {
  if (status === 'trialing') {
    return [
      ['cancel', 'Cancel now, without a charge'],
      ['card', 'Save a test card'],
    ]
  }
  if (status === 'past_due') {
    return [
      ['card', 'Pay with a working test card'],
      ['cancel', 'Cancel now'],
    ]
  }
  if (status !== 'active') return []
  return [isEnding ? ['resume', 'Keep the subscription'] : ['end', 'Cancel at the end of the month']]
}

/** Another price of the same kind, larger or smaller: it applies at once, and the next invoice uses it. */
function changesOf({ status, items }: SubscriptionObject, prices: readonly PriceObject[]): [string, string][] {
  if (status !== 'active') return []
  const present = items.data[0]?.price.id
  return prices
    .filter(({ id, recurring, active }) => active && recurring !== null && id !== present)
    .map(({ id, unit_amount: cents, lookup_key: key }) => [
      `price-${id}`,
      `Change to ${escapeAttribute(key ?? id)} for $${(cents / 100).toFixed(2)} a month`,
    ])
}

function stateOf(subscription: SubscriptionObject): string {
  const { status, trial_end: trialEnd, cancel_at_period_end: isEnding, items } = subscription
  const until = dayOf(items.data[0]?.current_period_end ?? 0)
  if (status === 'trialing') return `In its free trial until ${dayOf(trialEnd ?? 0)}.`
  if (status === 'active') return isEnding ? `Ends on ${until}.` : `Renews on ${until}.`
  if (status === 'past_due') return 'The last charge failed.'
  return status === 'incomplete' ? 'Waiting for its first payment.' : 'Ended.'
}

export function dayOf(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().slice(0, 10)
}

export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => `&#${character.codePointAt(0)};`)
}

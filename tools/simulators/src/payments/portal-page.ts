import { createHash } from 'node:crypto'
import type { Subscription } from './provider.ts'

const style =
  'body{margin:0;background:#f9f9f6;color:#171b14;font:16px/1.5 system-ui,sans-serif}main{max-width:32rem;margin:3rem auto;padding:0 1rem}' +
  'article{background:#fff;border:1px solid #d9dad3;border-radius:12px;padding:1.25rem;margin:1rem 0}' +
  'strong.mark{display:block;background:#ddf35b;padding:.5rem .75rem;border-radius:8px}button,a{font:inherit}button{padding:.6rem 1rem;border-radius:8px;border:1px solid #7f8278;background:#fff}'

const styleHash = createHash('sha256').update(style).digest('base64')

export const portalHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
} as const

/** The simulated customer portal: what is running, and a way to end it. */
export function portalPage(page: { id: string; returnUrl: string; subscriptions: Subscription[] }): string {
  const items = page.subscriptions.map((each) => subscriptionCard(page.id, each)).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Manage subscription (simulated)</title><style>${style}</style></head><body><main><h1>Manage subscription</h1><strong class="mark">Test mode: no card is charged. This page stands in for the payment provider.</strong>${items}<p><a href="${escapeAttribute(page.returnUrl)}">Back to Stratomate</a></p></main></body></html>`
}

function subscriptionCard(portalId: string, subscription: Subscription): string {
  const until = new Date(subscription.trial_end * 1_000).toISOString().slice(0, 10)
  const state = subscription.status === 'trialing' ? `In its free trial until ${until}.` : 'Ended.'
  const cancel =
    subscription.status === 'trialing'
      ? `<form method="post" action="/v1/portal/${portalId}/cancel/${subscription.id}"><button>Cancel now, without a charge</button></form>`
      : ''
  return `<article><p>${escapeAttribute(subscription.metadata['stratomate_tier'] ?? 'Subscription')}: ${state}</p>${cancel}</article>`
}

function escapeAttribute(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => `&#${character.codePointAt(0)};`)
}

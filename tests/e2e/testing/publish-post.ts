import { randomUUID } from 'node:crypto'
import type { Product } from '@stratomate/commands/start-product'
import type { OutputOf } from '@stratomate/contracts/endpoints'
import { routes } from '@stratomate/contracts/routes'
import type { BrowserContext } from 'playwright-core'

/** Settings that a post may share. */
export const sharedSettings = {
  indicatorId: 'super-trend',
  parameters: { period: 10, multiplier: 3 },
  pair: 'EUR/USD',
  timeframe: 'M5',
  expiryCandles: 3,
  stake: { kind: 'fixed', cents: 500 },
}

/**
 * Publishes a post of whoever is signed in by the public call; `change` is what it has of its own. Two posts of one
 * person need a pause of 15 seconds between them.
 * @throws Error when the service refuses it
 */
export async function publishPost(
  { request }: BrowserContext,
  product: Product,
  change: object = {},
): Promise<OutputOf<'writePost'>> {
  const own = { clientId: randomUUID(), category: 'general', content: `A text ${randomUUID()}`, settings: null }
  const answer = await request.post(`${product.origin}${routes.writePost.path}`, { data: { ...own, ...change } })
  if (!answer.ok()) throw new Error(`The post was refused: ${await answer.text()}`)
  // Safe: the service answers successes with the endpoint's own schema.
  return (await answer.json()) as OutputOf<'writePost'>
}

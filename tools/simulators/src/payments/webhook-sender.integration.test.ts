import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { listeningPort } from '@stratomate/std/ports'
import Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readForm } from './form-body.ts'
import { ObjectStore } from './object-store.ts'
import { Provider } from './provider.ts'
import { startWebhookSender } from './webhook-sender.ts'

const secret = 'whsec_test'
type Delivery = { body: string; signature: string }

let payload: Delivery[]
let answers: number[]
let product: Server
let store: ObjectStore
let provider: Provider
let stop: () => Promise<void>
beforeEach(async () => {
  payload = []
  answers = []
  product = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const signature = String(request.headers['stripe-signature'])
      payload.push({ body: Buffer.concat(parts).toString('utf8'), signature })
      response.writeHead(answers.shift() ?? 200).end()
    })
  })
  product.listen(0, '127.0.0.1')
  await once(product, 'listening')
  const port = listeningPort(product)
  store = new ObjectStore(':memory:')
  provider = new Provider(store, () => Math.floor(Date.now() / 1_000))
  stop = startWebhookSender({ ledger: provider.ledger, store }, { url: `http://127.0.0.1:${port}/hook`, secret })
})
afterEach(async () => {
  await stop()
  product.close()
  product.closeAllConnections()
  store.close()
})

const begin = () => provider.engine.createPayment(readForm('amount=32100&currency=usd'))

async function deliveries(count: number): Promise<Delivery[]> {
  for (let tries = 0; tries < 200 && payload.length < count; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return payload
}

test('an event is told with a signature that the official client accepts', async () => {
  const { id } = begin()
  const [first] = await deliveries(1)
  const stripe = new Stripe('sk_test_simulator')

  const event = stripe.webhooks.constructEvent(first?.body ?? '', first?.signature ?? '', secret)

  expect(event).toMatchObject({ type: 'payment_intent.created', livemode: false, data: { object: { id } } })
})

test('an event is told again until it is taken, and not once more', async () => {
  answers = [500, 404]
  begin()
  await deliveries(3)
  await new Promise((resolve) => setTimeout(resolve, 1_500))

  expect(payload).toHaveLength(3)
  expect(new Set(payload.map(({ body }) => body)).size).toBe(1)
  expect(store.list('sim_delivery')).toEqual([])
})

test('events are told in their order', async () => {
  const { id } = begin()
  provider.engine.cancel(id)
  await deliveries(2)

  const types = payload.map(({ body }) => (JSON.parse(body) as { type: string }).type)

  expect(types).toEqual(['payment_intent.created', 'payment_intent.canceled'])
})

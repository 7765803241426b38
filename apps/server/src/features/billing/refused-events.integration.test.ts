import { signWebhook } from '@stratomate/simulators/payments/webhook-sender'
import { webhookPath } from '@stratomate/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPaymentsSimulator } from '#server/main/payments-process.ts'
import { type Member, type Shop, startShop } from '#server/main/testing/start-shop.ts'

let shop: Shop
let admin: Member
let secret = ''
beforeAll(async () => {
  shop = await startShop({
    environment: { ADMIN_EMAIL: 'admin@example.com' },
    outside: {
      startPaymentsSimulator: (folder, webhook) => {
        secret = webhook.secret
        return startPaymentsSimulator(folder, webhook)
      },
    },
  })
  admin = await shop.member({ email: 'admin@example.com' })
})
afterAll(() => shop.close())

const body = JSON.stringify({ id: 'evt_1', object: 'event' })
async function notify(signature: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const answer = await fetch(new URL(webhookPath, shop.origin), { method: 'POST', headers, body })
  expect(answer.status).toBe(400)
}
const nowS = () => Math.floor(Date.now() / 1_000)
const webhooks = async () => {
  const { body: status } = await shop.visitor().call('readStatus')
  return status.components.find(({ id }) => id === 'webhooks')
}

test('refused signatures are counted by their cause for administrators, and the status says that the provider is not heard', async () => {
  const before = await webhooks()
  await notify(signWebhook(body, 'whsec_of_another_endpoint'))
  await notify(signWebhook(body, secret, nowS() - 400))
  await notify(signWebhook(body, secret, nowS() - 86_400))
  await notify('no signature at all')

  const { body: events } = await admin.visitor.call('listProviderEvents', { query: {} })
  const after = await webhooks()

  expect(events.refused).toEqual({ clock: 2, secret: 1, lastAt: expect.any(String) })
  expect([before?.state, after?.state]).toEqual(['operational', 'degraded'])
  expect(after?.detail).toContain('refused')
})

import { createDatabase } from '@stratomate/commands/postgres/postgres'
import { borrowPostgres } from '@stratomate/commands/postgres/prepared-database'
import { componentIds } from '@stratomate/contracts/status/values'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startFaultProxy } from '#server/main/fault-proxy.ts'
import { startPaymentsSimulator } from '#server/main/payments-process.ts'
import { type Shop, startShop } from '#server/main/testing/start-shop.ts'

const postgres = await borrowPostgres()
afterAll(async () => {
  if ('stop' in postgres) await postgres.stop()
})

async function statesOf(shop: Shop): Promise<Record<string, string>> {
  const { status, body } = await shop.visitor().call('readStatus')
  expect(status).toBe(200)
  return Object.fromEntries(body.components.map(({ id, state }) => [id, state]))
}

test('every part is listed, for everybody, as it is', async () => {
  const shop = await startShop()
  try {
    const asVisitor = await statesOf(shop)
    const asMember = await (await shop.member()).visitor.call('readStatus')

    expect(Object.keys(asVisitor).toSorted()).toEqual(componentIds.toSorted())
    expect(asVisitor).toMatchObject({
      database: 'operational',
      mail: 'not-configured',
      payments: 'operational',
      webhooks: 'operational',
      'desktop-app': 'not-configured',
      'broker-paper': 'operational',
      'broker-pocket-option': 'preview',
      'broker-deriv': 'preview',
    })
    expect(asMember.status).toBe(200)
    expect(JSON.stringify(asMember.body)).not.toMatch(/127\.0\.0\.1|localhost|https?:/u)
  } finally {
    await shop.close()
  }
})

test('a mail server that is away shows once a mail has waited too long, and payments that are off say so', async () => {
  let nowMs = Date.parse('2026-11-21T12:00:00.000Z')
  const shop = await startShop({
    environment: { SMTP_URL: 'smtp://127.0.0.1:1', PAYMENTS_SIMULATOR: 'off' },
    outside: { now: () => new Date(nowMs) },
  })
  try {
    await shop.visitor().call('sendFeedback', {
      body: { clientId: crypto.randomUUID(), feedbackType: 'other', rating: 3, message: 'Hello' },
    })
    const fresh = await statesOf(shop)
    nowMs += 11 * 60_000
    const late = await statesOf(shop)
    nowMs += 50 * 60_000
    const stuck = await statesOf(shop)

    expect([fresh['mail'], late['mail'], stuck['mail']]).toEqual(['operational', 'degraded', 'down'])
    expect(fresh['payments']).toBe('not-configured')
  } finally {
    await shop.close()
  }
})

test('a payment service that is gone is down, and nothing of its error is told', async () => {
  let stopPayments = async () => {}
  let nowMs = Date.now()
  const shop = await startShop({
    outside: {
      now: () => new Date(nowMs),
      startPaymentsSimulator: async (folder, webhook) => {
        const simulator = await startPaymentsSimulator(folder, webhook)
        stopPayments = simulator.stop
        return simulator
      },
    },
  })
  try {
    const before = await statesOf(shop)
    await stopPayments()
    const remembered = await statesOf(shop)
    nowMs += 30_000
    const after = await shop.visitor().call('readStatus')

    expect([before['payments'], remembered['payments']]).toEqual(['operational', 'operational'])
    expect(after.body.components).toContainEqual(expect.objectContaining({ id: 'payments', state: 'down' }))
    expect(JSON.stringify(after.body)).not.toMatch(/ECONNREFUSED|127\.0\.0\.1|stripe/iu)
  } finally {
    await shop.close()
  }
})

describe('on PostgreSQL', () => {
  beforeEach(({ skip }) => {
    if ('unavailable' in postgres) skip(postgres.unavailable)
  })

  test('a database that is silent is told in time, with status 200', async () => {
    if (!('url' in postgres)) return
    const address = new URL(await createDatabase(postgres.url))
    const proxy = await startFaultProxy({ host: address.hostname, port: Number(address.port) })
    address.port = String(proxy.port)
    const shop = await startShop({ databaseUrl: address.href })
    try {
      const before = await statesOf(shop)
      proxy.become('silence')
      const during = await statesOf(shop)
      proxy.become('pass')

      expect(before['database']).toBe('operational')
      expect(during['database']).toBe('down')
      await expect.poll(async () => (await statesOf(shop))['database'], { timeout: 20_000 }).toBe('operational')
    } finally {
      await shop.close()
      await proxy.close()
    }
  })
})

import { times } from '@stratomate/commands/soak-scale'
import { trialPlan } from '@stratomate/domain'
import { minuteMs } from '@stratomate/std/time'
import { expect, test } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { paymentCustomers, subscriptions } from '#server/db/tables/index.ts'
import { openClockShop } from '#server/main/testing/open-clock-shop.ts'

const people = times(5, 20)
const patience = { timeout: 30_000, interval: 100 }

test(`${people} subscriptions whose last event was lost end within ten minutes`, { timeout: 120_000 }, async () => {
  const clock = await openClockShop({
    events: 'ourselves',
    environment: { TRUST_PROXY: '1' },
    outside: { reconcileEveryMs: 100 },
  })
  const { shop } = clock
  const connection = connect({ ...shop.database, max: 1 }, () => undefined)
  const statuses = async () => (await connection.db.select().from(subscriptions)).map(({ status }) => status)
  const askedSince = async (ms: number) =>
    (await connection.db.select().from(paymentCustomers)).filter(({ syncedAt }) => (syncedAt?.getTime() ?? 0) >= ms)
      .length
  try {
    for (let index = 0; index < people; index += 1) {
      const member = await shop.member({ address: `10.1.0.${index}` })
      expect((await member.visitor.call('startTrial', { body: {} })).status).toBe(200)
    }
    const endMs = trialPlan.days * 24 * 60 * minuteMs
    clock.goTo(endMs - 2 * minuteMs)
    const justBeforeMs = clock.nowMs()
    await expect.poll(() => askedSince(justBeforeMs), patience).toBe(people)
    expect(await statuses()).toEqual(Array.from({ length: people }, () => 'trial'))

    clock.goTo(endMs + 8 * minuteMs)

    await expect.poll(statuses, patience).toEqual(Array.from({ length: people }, () => 'expired'))
  } finally {
    await connection.close()
    await clock.close()
  }
})

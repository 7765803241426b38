import { type AdminOverview, overviewDays } from '@stratomate/contracts/admin/overview'
import { expect, test } from 'vitest'
import { workRows } from './work-rows.ts'

const checkedAt = '2026-11-25T12:00:00Z'
const none = { waiting: 0, since: null }
const series = Array.from({ length: overviewDays }, () => ({ day: '2026-11-25', value: 0 }))
const calm: AdminOverview = {
  checkedAt,
  accounts: { total: 2, newByDay: series },
  trials: { running: 0, startedByDay: series },
  subscriptions: { active: 1, withProblem: 0 },
  money: { isTest: false, centsByDay: series },
  computersOnline: 0,
  queues: { mails: none, telegram: none, payment_events: none },
  reports: none,
  chats: none,
  lastPaymentEventAt: null,
  failedMails: 0,
}
const lateLabels = (change: Partial<AdminOverview>, failedWebhooks = 0) =>
  workRows({ ...calm, ...change }, failedWebhooks).flatMap(({ label, isLate }) => (isLate ? [label] : []))

test('nothing needs somebody while nothing waits or failed', () => {
  expect(lateLabels({})).toEqual([])
})

test('chats, reports and what failed need somebody at once, a queue only once it is late', () => {
  const fresh = { waiting: 2, since: '2026-11-25T11:59:00Z' }
  const queues = { ...calm.queues, mails: fresh }
  const subscriptions = { active: 1, withProblem: 1 }

  expect(lateLabels({ reports: fresh, chats: fresh, queues, subscriptions, failedMails: 1 }, 1)).toEqual([
    'Waiting chats',
    'Community reports',
    'Failed payments',
    'Failed emails',
    'Failed webhooks',
  ])
  expect(lateLabels({ queues: { ...queues, mails: { ...fresh, since: '2026-11-25T11:00:00Z' } } })).toEqual([
    'Email queue',
  ])
})

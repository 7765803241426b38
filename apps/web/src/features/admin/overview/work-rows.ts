import type { AdminOverview } from '@stratomate/contracts/admin/overview'
import { countText } from '@stratomate/std/text'
import { minuteMs } from '@stratomate/std/time'
import { timeText } from '#web/shared/format/format-time.ts'
import type { AdminSection } from '../admin-filter.ts'
import { queueLine } from './queue-line.ts'

/** One line of the overview with the section that it leads to; a late one needs somebody. */
export type WorkLine = {
  label: string
  sentence: string
  isLate: boolean
  section?: AdminSection
  values?: Readonly<Record<string, string>>
}

const lateMs = 10 * minuteMs

/** What waits or failed, and what is only good to know. Chats and reports wait for a person, so any of them is late. */
export function workRows(overview: AdminOverview, failedWebhooks: number): readonly WorkLine[] {
  const nowMs = Date.parse(overview.checkedAt)
  const { queues, reports, chats, failedMails, lastPaymentEventAt, computersOnline, subscriptions } = overview
  const { withProblem } = subscriptions
  const limits = { nowMs, lateMs }
  return [
    {
      label: 'Waiting chats',
      section: 'chats',
      values: { state: 'open' },
      ...queueLine(chats, limits),
      isLate: chats.waiting > 0,
    },
    { label: 'Community reports', section: 'reports', ...queueLine(reports, limits), isLate: reports.waiting > 0 },
    {
      label: 'Failed payments',
      sentence: withProblem === 0 ? 'None' : plansText(withProblem),
      isLate: withProblem > 0,
      section: 'events',
    },
    { label: 'Email queue', section: 'mails', values: { state: 'queued' }, ...queueLine(queues.mails, limits) },
    {
      label: 'Failed emails',
      sentence: failedMails === 0 ? 'None in 24 hours' : `${countText(failedMails)} in 24 hours`,
      isLate: failedMails > 0,
      section: 'mails',
      values: { state: 'failed' },
    },
    {
      label: 'Failed webhooks',
      sentence: failedWebhooks === 0 ? 'None' : `${countText(failedWebhooks)} given up`,
      isLate: failedWebhooks > 0,
      section: 'failures',
      values: { kind: 'webhook' },
    },
    { label: 'Payment events', section: 'events', ...queueLine(queues.payment_events, limits) },
    { label: 'Telegram queue', section: 'failures', ...queueLine(queues.telegram, limits) },
    {
      label: 'Last payment event',
      sentence: lastPaymentEventAt === null ? 'None has come yet' : timeText(lastPaymentEventAt, nowMs),
      isLate: false,
      section: 'events',
    },
    { label: 'Computers online', sentence: countText(computersOnline), isLate: false },
  ]
}

function plansText(count: number): string {
  return `${countText(count)} ${count === 1 ? 'plan' : 'plans'} with a payment issue`
}

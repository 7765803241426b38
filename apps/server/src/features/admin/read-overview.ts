import type { AdminOverview } from '@stratomate/contracts'
import { overviewDays, type Series } from '@stratomate/contracts/admin/overview'
import { dayStartMs, tradingDayOf } from '@stratomate/domain'
import { dayMs } from '@stratomate/std/time'
import { readEventAge } from '../billing/webhooks/handle-events.ts'
import { type Ctx, requireAdmin } from '../context.ts'
import { onlineForMs } from '../devices/device-view.ts'
import { readQueues } from '../status/read-status.ts'
import {
  type DayRow,
  selectInvoiceMoney,
  selectLicenceMoney,
  selectNewAccounts,
  selectOpenReportAge,
  selectTotals,
  selectTrialsByDay,
  selectWaitingChatAge,
} from './queries/overview.ts'

/** The numbers of the service; for administrators. They name nobody, so the reading is not audited. */
export async function readOverview(ctx: Ctx, { testMode }: { testMode: boolean }): Promise<AdminOverview> {
  requireAdmin(ctx)
  const now = ctx.now()
  const days = lastDays(now)
  const since = new Date(dayStartMs(days[0] ?? tradingDayOf(now.getTime())))
  const money = { since, liveMode: !testMode }
  const [totals, created, trials, invoiced, licensed, queues, reports, chats, events] = await Promise.all([
    selectTotals(ctx.db, { computersSince: ago(now, onlineForMs), mailsSince: ago(now, dayMs) }),
    selectNewAccounts(ctx.db, since),
    selectTrialsByDay(ctx.db, since),
    selectInvoiceMoney(ctx.db, money),
    selectLicenceMoney(ctx.db, money),
    readQueues(ctx),
    selectOpenReportAge(ctx.db),
    selectWaitingChatAge(ctx.db),
    readEventAge(ctx),
  ])
  return {
    checkedAt: now.toISOString(),
    accounts: { total: totals.accounts, newByDay: seriesOf(days, created) },
    trials: { running: totals.trials, startedByDay: seriesOf(days, trials) },
    subscriptions: { active: totals.active, withProblem: totals.withProblem },
    money: { isTest: testMode, centsByDay: seriesOf(days, [...invoiced, ...licensed]) },
    computersOnline: totals.computers,
    queues: {
      mails: waitingView(queues.mails),
      telegram: waitingView(queues.telegram),
      payment_events: waitingView(queues.payment_events),
    },
    reports: waitingView(reports),
    chats: waitingView(chats),
    lastPaymentEventAt: events.lastAt?.toISOString() ?? null,
    failedMails: totals.failedMails,
  }
}

function lastDays(now: Date): string[] {
  return Array.from({ length: overviewDays }, (_, index) =>
    tradingDayOf(now.getTime() - (overviewDays - 1 - index) * dayMs),
  )
}

function seriesOf(days: readonly string[], rows: readonly DayRow[]): Series {
  return days.map((day) => ({
    day,
    value: rows.filter((row) => row.day === day).reduce((total, { value }) => total + value, 0),
  }))
}

function ago(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms)
}

function waitingView({ waiting, since }: { waiting: number; since: Date | null }) {
  return { waiting, since: since?.toISOString() ?? null }
}

import type { AdminOverview, Series } from '@stratomate/contracts/admin/overview'
import { minuteMs } from '@stratomate/std/time'
import { Button } from '@stratomate/ui/button'
import { Card } from '@stratomate/ui/card'
import { SkeletonOver } from '@stratomate/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { formatPrice } from '@stratomate/std/format-number'
import { formatClock, formatMoment, timeText } from '#web/shared/format/format-time.ts'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { adminPath, type AdminSection } from '../admin-filter.ts'
import { LoadProblem } from '../load-problem.tsx'
import { DayPlot } from './day-plot.tsx'
import { queueLine } from './queue-line.ts'

/** What an administrator wants to know first, with a link to each part. */
export function OverviewSection() {
  const query = useQuery({
    queryKey: [...queryKeys.admin, 'overview'],
    queryFn: () => callApi('readAdminOverview', {}),
    refetchInterval: minuteMs,
  })
  if (query.isError && query.data === undefined) {
    return <LoadProblem what="the overview" error={query.error} onRetry={() => void query.refetch()} />
  }
  if (query.data === undefined) {
    return (
      <SkeletonOver className="mt-6 h-96">
        <span />
      </SkeletonOver>
    )
  }
  const { checkedAt } = query.data
  return (
    <section aria-label="Overview" className="mt-6 grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-text-3">
          As of{' '}
          <time dateTime={checkedAt} title={formatMoment(checkedAt)} className="tabular-nums">
            {formatClock(checkedAt)}
          </time>
          , days in UTC{query.isError ? '. The last update failed.' : ''}
        </p>
        <Button
          size="sm"
          icon={<RefreshCw size={16} aria-hidden="true" />}
          isBusy={query.isFetching}
          onClick={() => void query.refetch()}
        >
          Refresh
        </Button>
      </div>
      <Plots overview={query.data} />
      <Work overview={query.data} />
    </section>
  )
}

const countText = (value: number) => value.toLocaleString('en-US')

function Plots({ overview }: { overview: AdminOverview }) {
  const { money, trials, accounts, subscriptions } = overview
  const problem =
    subscriptions.withProblem === 0 ? '' : `, ${countText(subscriptions.withProblem)} with a payment issue`
  return (
    <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      <Figure
        title={money.isTest ? 'Money, test mode' : 'Money'}
        value={formatPrice(sumOf(money.centsByDay))}
        about={`Paid in ${money.centsByDay.length} days, refunds left out. ${countText(subscriptions.active)} active plans${problem}.`}
      >
        <DayPlot label="Money paid" series={money.centsByDay} write={formatPrice} />
      </Figure>
      <Figure
        title="Trials"
        value={countText(trials.running)}
        about={`Running now. ${countText(sumOf(trials.startedByDay))} started in ${trials.startedByDay.length} days.`}
      >
        <DayPlot label="Trials started" series={trials.startedByDay} write={countText} />
      </Figure>
      <Figure
        title="Accounts"
        value={countText(accounts.total)}
        about={`In all. ${countText(sumOf(accounts.newByDay))} new in ${accounts.newByDay.length} days.`}
      >
        <DayPlot label="New accounts" series={accounts.newByDay} write={countText} />
      </Figure>
    </div>
  )
}

type FigureProps = { title: string; value: string; about: string; children: ReactNode }

function Figure({ title, value, about, children }: FigureProps) {
  return (
    <Card as="article" className="flex flex-col p-5">
      <h2 className="text-sm font-medium text-text-2">{title}</h2>
      <p className="mt-2 text-value font-semibold tabular-nums">{value}</p>
      <p className="mt-1 mb-4 text-sm text-text-3">{about}</p>
      {children}
    </Card>
  )
}

const lateMs = 10 * minuteMs
const reportLateMs = 24 * 60 * minuteMs

/** What waits for somebody, each with a link to it. */
function Work({ overview }: { overview: AdminOverview }) {
  const nowMs = Date.parse(overview.checkedAt)
  const { queues, reports, failedMails, lastPaymentEventAt, computersOnline } = overview
  const queueRows = [
    { label: 'Email queue', section: 'mails', ...queueLine(queues.mails, { nowMs, lateMs }) },
    { label: 'Telegram queue', section: 'failures', ...queueLine(queues.telegram, { nowMs, lateMs }) },
    { label: 'Payment events', section: 'events', ...queueLine(queues.payment_events, { nowMs, lateMs }) },
    { label: 'Community reports', section: 'reports', ...queueLine(reports, { nowMs, lateMs: reportLateMs }) },
  ] as const
  const failed = failedMails === 0 ? 'None in 24 hours' : `${countText(failedMails)} in 24 hours`
  const lastEvent = lastPaymentEventAt === null ? 'None has come yet' : timeText(lastPaymentEventAt, nowMs)
  return (
    <dl className="grid border-t border-line md:grid-cols-2 md:gap-x-10">
      <WorkRow label="Computers online" sentence={countText(computersOnline)} />
      <WorkRow label="Failed emails" sentence={failed} isLate={failedMails > 0} section="mails" />
      <WorkRow label="Last payment event" sentence={lastEvent} section="events" />
      {queueRows.map((row) => (
        <WorkRow key={row.label} {...row} />
      ))}
    </dl>
  )
}

type WorkRowProps = { label: string; sentence: string; isLate?: boolean; section?: AdminSection | null }

function WorkRow({ label, sentence, isLate = false, section = null }: WorkRowProps) {
  return (
    <div className="flex min-h-12 items-center justify-between gap-4 border-b border-line py-2.5 text-sm">
      <dt>{section === null ? label : <TextLink to={adminPath({ section, values: {} })}>{label}</TextLink>}</dt>
      <dd className="flex items-center gap-2 text-right text-text-2 tabular-nums">
        {isLate ? <TriangleAlert size={16} aria-label="Look at this" className="flex-none text-st-pending" /> : null}
        {sentence}
      </dd>
    </div>
  )
}

function sumOf(series: Series): number {
  return series.reduce((total, { value }) => total + value, 0)
}

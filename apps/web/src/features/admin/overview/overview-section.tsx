import type { AdminOverview, Series } from '@stratomate/contracts/admin/overview'
import { minuteMs } from '@stratomate/std/time'
import { Button } from '@stratomate/ui/button'
import { Card } from '@stratomate/ui/card'
import { SkeletonOver } from '@stratomate/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { CircleCheck, RefreshCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { countText } from '@stratomate/std/text'
import { formatPrice } from '@stratomate/std/format-number'
import { formatClock, formatMoment } from '#web/shared/format/format-time.ts'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { adminPath } from '../admin-filter.ts'
import { LoadProblem } from '../load-problem.tsx'
import { DayPlot } from './day-plot.tsx'
import { type WorkLine, workRows } from './work-rows.ts'

/** What an administrator wants to know first, with a link to each part. */
export function OverviewSection() {
  const query = useQuery({
    queryKey: [...queryKeys.admin, 'overview'],
    queryFn: () => callApi('readAdminOverview', {}),
    refetchInterval: minuteMs,
  })
  const webhooks = useQuery({
    queryKey: [...queryKeys.admin, 'failures', 'webhooks'],
    queryFn: async () => (await callApi('listDeadLetters', { query: { kind: 'webhook' } })).items,
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
  const rows = workRows(query.data, webhooks.data?.length ?? 0)
  return (
    <section aria-label="Overview" className="mt-6 grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-lg">Overview</h2>
          <p className="mt-0.5 text-sm text-text-3">
            As of{' '}
            <time dateTime={checkedAt} title={formatMoment(checkedAt)} className="tabular-nums">
              {formatClock(checkedAt)}
            </time>
            , days in UTC{query.isError ? '. The last update failed.' : ''}
          </p>
        </div>
        <Button
          size="sm"
          icon={<RefreshCw size={16} aria-hidden="true" />}
          isBusy={query.isFetching}
          onClick={() => void query.refetch()}
        >
          Refresh
        </Button>
      </div>
      <Attention rows={rows.filter(({ isLate }) => isLate)} />
      <Plots overview={query.data} />
      <dl className="grid border-t border-line md:grid-cols-2 md:gap-x-10">
        {rows.map((row) => (row.isLate ? null : <WorkRow key={row.label} {...row} />))}
      </dl>
    </section>
  )
}

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
      <h3 className="text-sm font-medium text-text-2">{title}</h3>
      <p className="mt-2 text-value font-semibold tabular-nums">{value}</p>
      <p className="mt-1 mb-4 text-sm text-text-3">{about}</p>
      {children}
    </Card>
  )
}

/** What waits for somebody, marked and before all else, each with a link to it. */
function Attention({ rows }: { rows: readonly WorkLine[] }) {
  if (rows.length === 0) {
    return (
      <p className="flex items-center gap-2 text-sm text-text-2">
        <CircleCheck size={16} aria-hidden="true" className="flex-none text-st-active" />
        Nothing needs attention
      </p>
    )
  }
  return (
    <section aria-labelledby="attention" className="rounded-lg border border-st-pending/45 bg-s1 px-5 pt-4 pb-1">
      <h3 id="attention" className="flex items-center gap-2 text-sm font-medium">
        <TriangleAlert size={16} aria-hidden="true" className="flex-none text-st-pending" />
        Needs attention
      </h3>
      <dl className="mt-2 *:last:border-b-0">
        {rows.map((row) => (
          <WorkRow key={row.label} {...row} />
        ))}
      </dl>
    </section>
  )
}

function WorkRow({ label, sentence, isLate, section, values = {} }: WorkLine) {
  return (
    <div className="flex min-h-12 items-center justify-between gap-x-4 gap-y-0.5 border-b border-line py-2.5 text-sm max-sm:flex-col max-sm:items-start">
      <dt>{section === undefined ? label : <TextLink to={adminPath({ section, values })}>{label}</TextLink>}</dt>
      <dd className={clsx('tabular-nums sm:text-right', isLate ? 'font-medium' : 'text-text-2')}>{sentence}</dd>
    </div>
  )
}

function sumOf(series: Series): number {
  return series.reduce((total, { value }) => total + value, 0)
}

import { routes } from '@stratomate/contracts/routes'
import type { StatusHistory } from '@stratomate/contracts/status/history'
import type { ServiceStatus } from '@stratomate/contracts/status/schemas'
import { quietSince, worstDays } from '@stratomate/domain/status/status-history'
import { minuteMs } from '@stratomate/std/time'
import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { Skeleton } from '@stratomate/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { CircleCheck, CircleX, type LucideIcon, RefreshCw, TriangleAlert } from 'lucide-react'
import { describeError } from '#web/shared/api/api-error.ts'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { formatClock, formatIsoDate, formatMoment } from '#web/shared/format/format-time.ts'
import { type Overall, overallOf } from './overall-of.ts'
import { IncidentCard } from './incident-card.tsx'
import { PastIncidents } from './past-incidents.tsx'
import { ServiceSummary } from './service-summary.tsx'
import { StatusRows } from './status-rows.tsx'
import { t, TextWithMarks } from '#web/shared/language/t.ts'

/** Every part of the service as it is now, with its last 90 days. The list of parts is in the built page. */
export function StatusPanel() {
  const now = useQuery({
    queryKey: queryKeys.status,
    queryFn: () => callApi('readStatus', {}),
    refetchInterval: minuteMs,
  })
  const history = useQuery({
    queryKey: queryKeys.statusHistory,
    queryFn: () => callApi('readStatusHistory', {}),
    refetchInterval: minuteMs,
  })
  const refetch = () => void Promise.all([now.refetch(), history.refetch()])
  const incidents = history.data?.incidents ?? []
  const open = incidents.filter(({ resolvedAt }) => resolvedAt === null)
  return (
    <>
      <div className="rounded-lg border border-line bg-s1 noscript:hidden">
        <div className="justify-between gap-x-6 p-5 max-sm:grid max-sm:gap-y-4 sm:flex sm:items-center md:p-6">
          <div aria-live="polite" className="min-h-15 min-w-0">
            <StatusSentence status={now.data} history={history.data} hasFailed={now.error !== null} />
          </div>
          <div className="flex flex-none flex-col gap-x-5 gap-y-2 sm:flex-col-reverse sm:items-end xl:flex-row xl:items-center">
            <p aria-live="polite" className="min-h-5 text-sm text-text-3">
              {now.data === undefined || now.error !== null ? null : <CheckedAt at={now.data.checkedAt} />}
            </p>
            <Button
              icon={<RefreshCw size={16} aria-hidden="true" />}
              isBusy={now.isFetching || history.isFetching}
              onClick={refetch}
            >
              {t('Check again')}
            </Button>
          </div>
        </div>
        <ServiceSummary status={now.data} />
      </div>
      <p className="hidden text-text-2 noscript:block">
        <TextWithMarks
          text="The live state needs JavaScript. Without it, <place>{path}</place> tells the same as text, in English."
          slots={{ path: routes.readStatus.path }}
          marks={{ place: (words) => <a href={routes.readStatus.path}>{words}</a> }}
        />
      </p>
      {now.error === null ? null : (
        <Banner tone="error" title={t('The status could not be read.')} className="mt-6">
          {describeError(now.error)}
        </Banner>
      )}
      {open.length === 0 ? null : (
        <section aria-labelledby="open-incidents" className="mt-12">
          <h2 id="open-incidents" className="mb-4 text-xl">
            {t('Happening now')}
          </h2>
          <div className="grid gap-4">
            {open.map((incident) => (
              <IncidentCard key={incident.id} incident={incident} />
            ))}
          </div>
        </section>
      )}
      <div className={clsx(now.error !== null && now.data !== undefined && 'opacity-60')}>
        <StatusRows status={now.data} history={history.data} isLoading={now.isPending} />
      </div>
      <PastIncidents history={history.data} error={history.error} />
    </>
  )
}

const overallLooks = {
  operational: { look: 'text-st-active', Icon: CircleCheck },
  degraded: { look: 'text-st-pending', Icon: TriangleAlert },
  down: { look: 'text-st-problem', Icon: CircleX },
} as const satisfies Record<Overall['state'], { look: string; Icon: LucideIcon }>

type SentenceProps = {
  status: ServiceStatus | undefined
  history: StatusHistory | undefined
  hasFailed: boolean
}

function StatusSentence({ status, history, hasFailed }: SentenceProps) {
  if (hasFailed) return <p className="text-lg font-semibold">{t('We can’t tell right now.')}</p>
  if (status === undefined) return <Skeleton className="h-8 w-64" />
  const { state, sentence, note } = overallOf(status.components, history?.incidents ?? [])
  const { look, Icon } = overallLooks[state]
  const quiet = state === 'operational' && history !== undefined ? quietSince(worstDays(history.components)) : null
  return (
    <>
      <p className="flex items-center gap-3 text-lg font-semibold md:text-xl">
        <Icon size={28} strokeWidth={1.75} aria-hidden="true" className={clsx('flex-none', look)} />
        <bdi className="min-w-0 break-words">{sentence}</bdi>
      </p>
      <p className="mt-2 text-sm text-text-3">
        {quiet === null ? null : `${t('No problem seen since {date}.', { date: formatIsoDate(quiet) })} `}
        {note}
      </p>
    </>
  )
}

function CheckedAt({ at }: { at: string }) {
  return (
    <TextWithMarks
      text="Checked at <time>{time}</time>"
      slots={{ time: formatClock(at) }}
      marks={{
        time: (words) => (
          <time dateTime={at} title={formatMoment(at)} className="tabular-nums">
            {words}
          </time>
        ),
      }}
    />
  )
}

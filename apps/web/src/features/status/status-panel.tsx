import { routes } from '@stratomate/contracts/routes'
import type { ComponentStatus, ServiceStatus } from '@stratomate/contracts/status/schemas'
import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { Skeleton } from '@stratomate/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { RefreshCw } from 'lucide-react'
import { describeError } from '#web/shared/api/api-error.ts'
import { callApi } from '#web/shared/api/call-api.ts'
import { formatClock, formatMoment } from '#web/shared/format/format-time.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { componentIds } from '@stratomate/contracts/status/values'
import { componentLabels, type Overall, overallOf } from './component-labels.ts'
import { StateBadge } from './state-badge.tsx'

/** Every part of the service as it is now. The list of parts is in the page itself; their states come with the script. */
export function StatusPanel() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeys.status,
    queryFn: () => callApi('readStatus', {}),
  })
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 noscript:hidden">
        <div aria-live="polite" className="min-h-13">
          <StatusSentence status={data} hasFailed={error !== null} />
        </div>
        <Button icon={<RefreshCw size={16} aria-hidden="true" />} isBusy={isFetching} onClick={() => void refetch()}>
          Check again
        </Button>
      </div>
      <p className="hidden text-text-2 noscript:block">
        The live state needs JavaScript. Without it, <a href={routes.readStatus.path}>{routes.readStatus.path}</a> tells
        the same as text.
      </p>
      {error === null ? null : (
        <Banner tone="error" title="The status could not be read." className="mt-6">
          {describeError(error)}
        </Banner>
      )}
      <ul className={clsx('mt-8 border-t border-line', error !== null && data !== undefined && 'opacity-60')}>
        {componentIds.map((id) => (
          <StatusRow
            key={id}
            id={id}
            status={data?.components.find((component) => component.id === id)}
            isLoading={data === undefined && error === null}
          />
        ))}
      </ul>
    </>
  )
}

const overallLooks = {
  operational: 'bg-st-active',
  degraded: 'bg-st-pending',
  down: 'bg-st-problem',
} as const satisfies Record<Overall['state'], string>

function StatusSentence({ status, hasFailed }: { status: ServiceStatus | undefined; hasFailed: boolean }) {
  if (status === undefined) return hasFailed ? null : <Skeleton className="h-6 w-64" />
  const { state, sentence } = overallOf(status.components)
  return (
    <>
      <p className="flex items-center gap-2.5 text-lg font-semibold">
        <span aria-hidden="true" className={clsx('size-2.5 flex-none rounded-full', overallLooks[state])} />
        {sentence}
      </p>
      <p className="mt-1 text-sm text-text-3">
        Checked at{' '}
        <time dateTime={status.checkedAt} title={formatMoment(status.checkedAt)} className="tabular-nums">
          {formatClock(status.checkedAt)}
        </time>
      </p>
    </>
  )
}

type StatusRowProps = { id: ComponentStatus['id']; status: ComponentStatus | undefined; isLoading: boolean }

function StatusRow({ id, status, isLoading }: StatusRowProps) {
  const { name, about } = componentLabels[id]
  return (
    <li className="grid items-start gap-x-10 gap-y-1 border-b border-line py-4 md:flex">
      <div className="flex items-center justify-between gap-4 md:contents">
        <h2 className="text-md leading-snug md:order-1 md:w-44 md:flex-none">{name}</h2>
        <div className="md:order-3 md:w-32 md:flex-none md:text-right">
          {status === undefined ? null : <StateBadge state={status.state} />}
          {isLoading ? <Skeleton className="h-7 w-24 md:ml-auto" /> : null}
        </div>
      </div>
      <p className="text-base text-text-2 md:order-2 md:flex-1">{status === undefined ? about : status.detail}</p>
    </li>
  )
}

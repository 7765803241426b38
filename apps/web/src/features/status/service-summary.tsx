import type { StatusDay, StatusHistory } from '@stratomate/contracts/status/history'
import type { ServiceStatus } from '@stratomate/contracts/status/schemas'
import { historyDays, serviceComponentIds } from '@stratomate/contracts/status/values'
import { quietSince, worstDays } from '@stratomate/domain/status/status-history'
import { MonitorCheck } from 'lucide-react'
import { spoken } from '#web/shared/language/spoken.ts'
import { t } from '#web/shared/language/t.ts'

type SummaryProps = { status: ServiceStatus | undefined; history: StatusHistory | undefined }

/** The service as a whole in four facts, and what a fault means for trades; their place is reserved while they load. */
export function ServiceSummary({ status, history }: SummaryProps) {
  const days = history === undefined ? undefined : worstDays(history.components)
  return (
    <div className="border-t border-line p-5 md:p-6">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 text-sm md:grid-cols-4">
        <Fact term={t('Parts working now')}>{status === undefined ? null : workingText(status)}</Fact>
        <Fact term={t('No problem since')}>{days === undefined ? null : sinceText(days)}</Fact>
        <Fact term={t('Checks in {days} days', { days: historyDays })}>
          {days === undefined ? null : sumOf(days).toLocaleString(spoken.language)}
        </Fact>
        <Fact term={t('Incidents in {days} days', { days: historyDays })}>
          {history?.incidents.length.toLocaleString(spoken.language) ?? null}
        </Fact>
      </dl>
      <p className="mt-6 flex items-start gap-3 border-t border-line pt-5 text-sm text-text-2">
        <MonitorCheck size={18} strokeWidth={1.75} aria-hidden="true" className="mt-px flex-none text-text-3" />
        <span className="max-w-prose">
          {t(
            'Orders go from your own computer to the broker, so a fault here does not stop trades that your desktop app has already reserved.',
          )}
        </span>
      </p>
    </div>
  )
}

const sumOf = (days: readonly { looks: number }[]) => days.reduce((sum, day) => sum + day.looks, 0)

/** A day without its year, because it is within the last 90; none while something is wrong today. */
function sinceText(days: readonly StatusDay[]): string {
  const day = quietSince(days)
  if (day === null) return '–'
  return new Date(day).toLocaleDateString(spoken.language, { month: 'short', day: 'numeric', timeZone: 'UTC' })
}

function Fact({ term, children }: { term: string; children: string | null }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1">
      <dt className="text-xs text-text-3 md:text-sm">{term}</dt>
      <dd className="text-lg font-semibold tabular-nums md:text-value">{children ?? '…'}</dd>
    </div>
  )
}

/** A part that is not set up does not count. */
function workingText({ components }: ServiceStatus): string {
  const own = components.filter(({ id, state }) => {
    return state !== 'not-configured' && serviceComponentIds.some((known) => known === id)
  })
  const working = own.filter(({ state }) => state === 'operational')
  return t('{count} of {all}', { count: working.length, all: own.length })
}

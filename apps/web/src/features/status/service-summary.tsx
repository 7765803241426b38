import type { StatusHistory } from '@stratomate/contracts/status/history'
import type { ServiceStatus } from '@stratomate/contracts/status/schemas'
import { historyDays, serviceComponentIds } from '@stratomate/contracts/status/values'
import { worstDays } from '@stratomate/domain/status/status-history'
import { spoken } from '#web/shared/language/spoken.ts'
import { t } from '#web/shared/language/t.ts'

type SummaryProps = { status: ServiceStatus | undefined; history: StatusHistory | undefined }

/** The service as a whole in three numbers; their place is reserved while they load. */
export function ServiceSummary({ status, history }: SummaryProps) {
  const looks = history === undefined ? undefined : sumOf(worstDays(history.components))
  return (
    <div className="border-t border-line p-5 md:p-6">
      <dl className="grid grid-cols-3 gap-x-4 text-sm">
        <Fact term={t('Parts working now')}>{status === undefined ? null : workingText(status)}</Fact>
        <Fact term={t('Checks in {days} days', { days: historyDays })}>
          {looks?.toLocaleString(spoken.language) ?? null}
        </Fact>
        <Fact term={t('Incidents in {days} days', { days: historyDays })}>
          {history?.incidents.length.toLocaleString(spoken.language) ?? null}
        </Fact>
      </dl>
    </div>
  )
}

const sumOf = (days: readonly { looks: number }[]) => days.reduce((sum, day) => sum + day.looks, 0)

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

import type { StatusHistory } from '@stratomate/contracts/status/history'
import { historyDays } from '@stratomate/contracts/status/values'
import { type DayOfLine, dayLine } from '@stratomate/domain/status/status-history'
import { Banner } from '@stratomate/ui/banner'
import { Skeleton } from '@stratomate/ui/skeleton'
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { describeError } from '#web/shared/api/api-error.ts'
import { componentLabel } from '#web/shared/format/status-labels.ts'
import { t } from '#web/shared/language/t.ts'
import { dayText } from './day-ruler.tsx'
import { IncidentCard } from './incident-card.tsx'

/** So many days are listed; the rulers above show all. */
const listedMax = 8

/** What the team has reported as over, and below it the days on which the checks found something, reported or not. */
export function PastIncidents({ history, error }: { history: StatusHistory | undefined; error: Error | null }) {
  const found = history === undefined ? [] : foundByChecks(history)
  const past = history?.incidents.filter(({ resolvedAt }) => resolvedAt !== null) ?? []
  return (
    <section aria-labelledby="past-incidents" className="mt-14 noscript:hidden">
      <h2 id="past-incidents" className="mb-4 text-xl">
        {t('Past incidents')}
      </h2>
      {history === undefined ? (
        error === null ? (
          <Skeleton className="h-20" />
        ) : (
          <Banner tone="warning" title={t('The history could not be read.')}>
            {describeError(error)}
          </Banner>
        )
      ) : past.length === 0 ? (
        <p className="flex items-center gap-3 rounded-lg border border-line p-5 text-text-2">
          {found.length > 0 ? null : (
            <CircleCheck size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-st-active" />
          )}
          {t('The team has reported no incident in the last {days} days.', { days: historyDays })}
        </p>
      ) : (
        <div className="grid gap-4">
          {past.map((incident) => (
            <IncidentCard key={incident.id} incident={incident} />
          ))}
        </div>
      )}
      {found.length === 0 ? null : <FoundDays found={found} />}
    </section>
  )
}

type FoundDay = { id: StatusHistory['components'][number]['id']; day: DayOfLine }

/** The days on which a check found a part degraded or down, the newest first. */
function foundByChecks({ components, today }: StatusHistory): FoundDay[] {
  return components
    .flatMap(({ id, days }) => dayLine(days, today).map((day) => ({ id, day })))
    .filter(({ day: { verdict } }) => verdict === 'down' || verdict === 'degraded')
    .toSorted((one, other) => other.day.day.localeCompare(one.day.day))
    .slice(0, listedMax)
}

function FoundDays({ found }: { found: readonly FoundDay[] }) {
  return (
    <>
      <h3 className="mt-6 mb-2 text-md">{t('What the checks found')}</h3>
      <ul className="border-t border-line text-sm">
        {found.map(({ id, day }) => (
          <li key={`${id} ${day.day}`} className="flex gap-3 border-b border-line py-3">
            {day.verdict === 'down' ? (
              <CircleX size={18} strokeWidth={1.75} aria-hidden="true" className="mt-px flex-none text-st-problem" />
            ) : (
              <TriangleAlert
                size={18}
                strokeWidth={1.75}
                aria-hidden="true"
                className="mt-px flex-none text-st-pending"
              />
            )}
            <p className="flex min-w-0 flex-1 flex-wrap gap-x-6">
              <span className="font-medium sm:w-40">{componentLabel(id).name}</span>
              <span className="text-text-2">{dayText(day)}</span>
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

import { t } from '#web/shared/language/t.ts'
import { Users } from 'lucide-react'
import { useVisits, type VisitPlace } from './use-visits.ts'
import { formatVisits } from './visit-state.ts'

/**
 * How often the page was visited, shown from a threshold on. Its width is reserved from the start and it adds no height
 * to its line, so nothing moves when it appears.
 */
export function VisitBadge(place: VisitPlace) {
  const visits = useVisits(place)
  return (
    <span className="-my-1.25 flex h-7.5 w-24 flex-none justify-end sm:w-30" data-state={visits.kind}>
      {visits.kind === 'hidden' ? null : (
        <span className="flex flex-none animate-rise items-center gap-1.5 rounded-full border border-line bg-s1 px-2 text-xs sm:gap-2 sm:px-3 whitespace-nowrap text-text-2">
          <Users size={15} strokeWidth={1.75} aria-hidden="true" />
          <span className="tabular-nums">{t('{count} visits', { count: formatVisits(visits.count) })}</span>
        </span>
      )}
    </span>
  )
}

import { Skeleton } from '@stratomate/ui/skeleton'
import { lazy, Suspense } from 'react'
import { DashboardTitle } from './dashboard-title.tsx'
import type { DashboardView } from './dashboard-views.ts'

/** Pictures and the judge of the lab come with the view that shows them. */
const StatisticsView = lazy(async () => ({
  default: (await import('#web/features/statistics/statistics-view.tsx')).StatisticsView,
}))

const JournalView = lazy(async () => ({
  default: (await import('#web/features/journal/journal-view.tsx')).JournalView,
}))

const views = { statistics: StatisticsView, journal: JournalView } as const

/** What was traded: readable with a plan and without. */
export function DashboardRecords({ view }: { view: Exclude<DashboardView, 'live'> }) {
  const View = views[view]
  return (
    // What a view is chosen by is beside the title where there is room.
    <div className="flex flex-wrap items-center justify-between gap-x-5">
      <DashboardTitle view={view} />
      <Suspense fallback={<Skeleton className="h-100 w-full" />}>
        <View />
      </Suspense>
      <p className="w-full pt-6 text-xs text-text-3">Past results do not predict future results.</p>
    </div>
  )
}

import { Skeleton } from '@stratomate/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '#web/shared/api/call-api.ts'
import { EmptyList } from '#web/shared/page/empty-list.tsx'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { WordFilter } from './word-filter.tsx'
import { LoadProblem } from '#web/features/admin/load-problem.tsx'
import { ReportCard } from './report-card.tsx'
import type { ReportAction } from './report-actions.ts'
import { ReportDialog } from './report-dialog.tsx'

/** What was reported in the community and waits for a decision, the oldest first. */
export function ReportsSection() {
  const [action, setAction] = useState<ReportAction | null>(null)
  const query = useQuery({
    queryKey: [...queryKeys.admin, 'reports'],
    // Others write and decide meanwhile.
    refetchOnMount: 'always',
    queryFn: () => callApi('listReports', {}),
  })
  if (query.isError) {
    return <LoadProblem what="the reports" error={query.error} onRetry={() => void query.refetch()} />
  }
  if (query.data === undefined) return <Skeleton className="mt-6 h-64" />
  const { items } = query.data
  return (
    <>
      <section aria-label="Reports" className="mt-6 grid min-w-0 gap-4">
        <h2 className="flex min-h-9 items-center text-lg">Reports</h2>
        {items.length === 0 ? (
          <EmptyList title="Nothing waits">Reported posts and replies arrive here.</EmptyList>
        ) : (
          items.map((item) => <ReportCard key={`${item.target} ${item.id}`} item={item} onChoose={setAction} />)
        )}
        {action === null ? null : <ReportDialog action={action} onClose={() => setAction(null)} />}
      </section>
      <WordFilter />
    </>
  )
}

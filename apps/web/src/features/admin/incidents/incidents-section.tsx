import { Skeleton } from '@stratomate/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { EmptyList } from '#web/shared/page/empty-list.tsx'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { LoadProblem } from '../load-problem.tsx'
import { IncidentForm } from './incident-form.tsx'
import { IncidentNoteForm } from './incident-note-form.tsx'

/** What the team tells everybody on the status page. */
export function IncidentsSection() {
  const query = useQuery({
    queryKey: [...queryKeys.admin, 'incidents'],
    queryFn: async () => (await callApi('readStatusHistory', {})).incidents,
  })
  const open = query.data?.filter(({ resolvedAt }) => resolvedAt === null) ?? []
  return (
    <div className="mt-6 grid gap-10 lg:grid-cols-2">
      <section aria-labelledby="open-incidents" className="min-w-0">
        <h2 id="open-incidents" className="mb-4 text-lg">
          Open incidents
        </h2>
        {query.isError ? (
          <LoadProblem what="the incidents" error={query.error} onRetry={() => void query.refetch()} />
        ) : query.data === undefined ? (
          <Skeleton className="h-40" />
        ) : open.length === 0 ? (
          <EmptyList title="No incident is open">
            Resolved ones are on the <TextLink to="/status#past-incidents">status page</TextLink>.
          </EmptyList>
        ) : (
          <div className="grid gap-4">
            {open.map((incident) => (
              <IncidentNoteForm key={incident.id} incident={incident} />
            ))}
          </div>
        )}
      </section>
      <IncidentForm />
    </div>
  )
}

import type { Incident } from '@stratomate/contracts/status/history'
import { Card } from '@stratomate/ui/card'
import { Skeleton } from '@stratomate/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { formatDate } from '#web/shared/format/format-time.ts'
import { impactLabels } from '#web/shared/format/status-labels.ts'
import { EmptyList } from '#web/shared/page/empty-list.tsx'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { LoadProblem } from '../load-problem.tsx'
import { IncidentForm } from './incident-form.tsx'
import { IncidentNoteForm } from './incident-note-form.tsx'

/** The newest resolved ones; the status page has all. */
const pastMax = 5

/** What the team tells everybody on the status page. */
export function IncidentsSection() {
  const query = useQuery({
    queryKey: [...queryKeys.admin, 'incidents'],
    queryFn: async () => (await callApi('readStatusHistory', {})).incidents,
  })
  const open = query.data?.filter(({ resolvedAt }) => resolvedAt === null) ?? []
  const past = query.data?.filter(({ resolvedAt }) => resolvedAt !== null) ?? []
  return (
    <div className="mt-6 grid items-start gap-x-6 gap-y-10 lg:grid-cols-2">
      <section aria-labelledby="open-incidents" className="min-w-0">
        <h2 id="open-incidents" className="mb-4 flex min-h-9 items-center text-lg">
          Open incidents
        </h2>
        {query.isError ? (
          <LoadProblem what="the incidents" error={query.error} onRetry={() => void query.refetch()} />
        ) : query.data === undefined ? (
          <Skeleton className="h-40" />
        ) : open.length === 0 ? (
          <EmptyList title="No incident is open" />
        ) : (
          <div className="grid gap-4">
            {open.map((incident) => (
              <IncidentNoteForm key={incident.id} incident={incident} />
            ))}
          </div>
        )}
        {past.length === 0 ? null : <PastList incidents={past.slice(0, pastMax)} />}
      </section>
      <div className="min-w-0">
        <h2 id="report-incident" className="mb-4 flex min-h-9 items-center text-lg">
          Report an incident
        </h2>
        <Card>
          <IncidentForm />
        </Card>
      </div>
    </div>
  )
}

function PastList({ incidents }: { incidents: readonly Incident[] }) {
  return (
    <div className="mt-8">
      <h3 className="text-md">Resolved</h3>
      <ul className="mt-2 divide-y divide-line border-y border-line text-sm">
        {incidents.map(({ id, title, impact, resolvedAt }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-2.5">
            <bdi className="min-w-0 font-medium">{title}</bdi>
            <span className="text-text-3 tabular-nums">
              {impactLabels[impact]}, {formatDate(resolvedAt)}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm">
        <TextLink to="/status#past-incidents">All of them with their updates</TextLink>
      </p>
    </div>
  )
}

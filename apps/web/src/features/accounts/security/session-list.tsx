import type { SessionView } from '@stratomate/contracts/accounts/profile'
import { Badge } from '@stratomate/ui/badge'
import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { Skeleton } from '@stratomate/ui/skeleton'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, Monitor, Smartphone } from 'lucide-react'
import { describeError } from '#web/shared/api/api-error.ts'
import { callApi } from '#web/shared/api/call-api.ts'
import { formatDate, formatLocalTime } from '#web/shared/format/format-time.ts'
import { Outcome } from '#web/shared/forms/outcome.tsx'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { describeBrowser } from './describe-browser.ts'
import { ItemRow } from '#web/features/accounts/settings/item-row.tsx'
import { LoadFailure } from '#web/features/accounts/settings/load-failure.tsx'

/** Browsers in which the person is signed in, this one marked, the others with a button to sign them out. */
export function SessionList() {
  const queryClient = useQueryClient()
  const sessions = useQuery({
    queryKey: queryKeys.sessions,
    queryFn: async () => (await callApi('listSessions', {})).items,
  })
  const end = useMutation({
    // Null for all browsers but this one.
    mutationFn: async (id: string | null) => {
      if (id === null) await callApi('endOtherSessions', {})
      else await callApi('endSession', { params: { id } })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.sessions }),
  })
  if (sessions.isPending) return <Skeleton className="h-40" />
  if (sessions.isError) {
    return <LoadFailure what="your sessions" error={sessions.error} onRetry={() => void sessions.refetch()} />
  }
  const others = sessions.data.filter(({ current }) => !current)
  const ordered = [...sessions.data.filter(({ current }) => current), ...others]
  return (
    <>
      {end.isError ? (
        <Banner tone="error" className="mb-5">
          {describeError(end.error)}
        </Banner>
      ) : null}
      {end.isSuccess ? (
        <Outcome key={end.submittedAt} className="mb-5 text-sm font-medium text-st-active">
          {end.variables === null ? 'Signed out everywhere else.' : 'Signed out.'}
        </Outcome>
      ) : null}
      <ul>
        {ordered.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
      {others.length === 0 ? null : (
        <Button className="mt-2" isBusy={end.isPending && end.variables === null} onClick={() => end.mutate(null)}>
          Sign out everywhere else
        </Button>
      )}
    </>
  )
}

type SessionRowProps = { session: SessionView; isBusy: boolean; onEnd: () => void }

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { label, isHandheld } = describeBrowser(session.userAgent)
  const Icon = isHandheld ? Smartphone : Monitor
  const lastUsed = `Last used ${formatDate(session.lastUsedAt)}, ${formatLocalTime(session.lastUsedAt)}`
  return (
    <ItemRow
      icon={<Icon size={20} strokeWidth={1.75} />}
      title={label}
      mark={
        session.current ? (
          <Badge tone="active" icon={<Check size={14} aria-hidden="true" />}>
            This one
          </Badge>
        ) : null
      }
      facts={
        <>
          {lastUsed}
          {session.address === null ? null : (
            <>
              {' '}
              from <bdi>{session.address}</bdi>
            </>
          )}
        </>
      }
      actions={
        session.current ? undefined : (
          <Button size="sm" isBusy={isBusy} aria-label={`Sign out ${label}`} onClick={onEnd}>
            Sign out
          </Button>
        )
      }
    />
  )
}

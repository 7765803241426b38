import type { OutputOf } from '@stratomate/contracts/endpoints'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { useSession } from '#web/shared/session/use-session.ts'

export type TrialView =
  /** It is unknown who is here, or what a signed-in person may have. */
  | { kind: 'loading'; isMember: boolean }
  | { kind: 'anonymous' }
  /** The service could not say; it decides again when the trial is asked for. */
  | { kind: 'unknown' }
  | { kind: 'member'; offer: OutputOf<'readTrial'> }

/** Whether the free trial is available to this person. */
export function useTrialOffer(): TrialView {
  const session = useSession()
  const isMember = session.kind === 'member'
  const offer = useQuery({ queryKey: queryKeys.trial, queryFn: () => callApi('readTrial', {}), enabled: isMember })
  if (session.kind === 'anonymous') return { kind: 'anonymous' }
  if (offer.data !== undefined) return { kind: 'member', offer: offer.data }
  return offer.isError ? { kind: 'unknown' } : { kind: 'loading', isMember }
}

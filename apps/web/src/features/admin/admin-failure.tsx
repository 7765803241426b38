import { CallFailure } from '#web/shared/api/call-failure.tsx'

/** Why the server refused; a sign-in that is too old leads to a new one and back to this place of the console. */
export function AdminFailure({ error }: { error: unknown }) {
  return <CallFailure error={error} />
}

import { Button } from '@stratomate/ui/button'
import { CallFailure } from '#web/shared/api/call-failure.tsx'

type LoadProblemProps = { what: string; error: unknown; onRetry: () => void }

/** A part of the console that could not be read. */
export function LoadProblem({ what, error, onRetry }: LoadProblemProps) {
  return (
    <div className="mt-4 grid justify-items-start gap-4">
      <p className="font-medium">Could not load {what}</p>
      <AdminFailure error={error} />
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

/** Why the server refused; a sign-in that is too old leads to a new one and back to this page of the console. */
export function AdminFailure({ error }: { error: unknown }) {
  return <CallFailure error={error} />
}

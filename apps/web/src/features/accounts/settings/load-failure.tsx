import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { describeError } from '#web/shared/api/api-error.ts'
import { SignInAgain } from '#web/shared/session/sign-in-again.tsx'

type LoadFailureProps = { what: string; error: unknown; onRetry: () => void }

/** A section that could not be read; nothing of it was changed. */
export function LoadFailure({ what, error, onRetry }: LoadFailureProps) {
  return (
    <Banner
      tone="error"
      className="my-8"
      title={`Could not load ${what}`}
      action={
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {describeError(error)} <SignInAgain error={error} />
    </Banner>
  )
}

import { Banner } from '@stratomate/ui/banner'
import { ApiError, describeError } from './api-error.ts'
import { TextLink } from './link-button.tsx'

type CallFailureProps = { error: unknown; here: string; className?: string }

/** What went wrong with a call, with the way to sign in again where that is what is missing. `here` is the way back. */
export function CallFailure({ error, here, className }: CallFailureProps) {
  const isStale = error instanceof ApiError && error.code === 'sign_in_again'
  return (
    <Banner tone="error" className={className ?? ''}>
      {error instanceof DOMException ? 'Your browser could not do this here.' : describeError(error)}
      {isStale ? (
        <>
          {' '}
          <TextLink to={`/login?returnTo=${encodeURIComponent(here)}`}>Log in again</TextLink>
        </>
      ) : null}
    </Banner>
  )
}

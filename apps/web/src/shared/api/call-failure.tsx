import { Banner } from '@stratomate/ui/banner'
import { describeError } from './api-error.ts'
import { SignInAgain } from '#web/shared/session/sign-in-again.tsx'
import { t } from '#web/shared/language/t.ts'

type CallFailureProps = { error: unknown; className?: string }

/** What went wrong with a call, with the way to sign in again where that is what is missing. */
export function CallFailure({ error, className }: CallFailureProps) {
  return (
    <Banner tone="error" className={className ?? ''}>
      {error instanceof DOMException ? t('Your browser could not do this here.') : describeError(error)}{' '}
      <SignInAgain error={error} />
    </Banner>
  )
}

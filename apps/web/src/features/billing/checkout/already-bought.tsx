import { Button } from '@stratomate/ui/button'
import { describeError } from '#web/shared/api/api-error.ts'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { withReturn } from '#web/shared/session/return-address.ts'
import { useSignInHint } from '#web/shared/session/sign-in-hint.ts'
import { ResultTitle } from '#web/features/billing/payment/result-title.tsx'

type AlreadyBoughtProps = {
  error: unknown
  title: string
  /** Where a signed-in person finds it. */
  to: string
  /** Goes back to the form for another email. */
  onBack?: () => void
}

/** The requested thing is paid already; the service says by whom, as far as this browser may know. */
export function AlreadyBought({ error, title, to, onBack }: AlreadyBoughtProps) {
  const isMember = useSignInHint() === 'member'
  return (
    <div>
      <ResultTitle as="h2" className="text-lg">
        {title}
      </ResultTitle>
      <p className="mt-3 text-text-2">{describeError(error)} Nothing is charged here.</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {isMember ? (
          <LinkButton to={to} variant="primary">
            Open it
          </LinkButton>
        ) : (
          <>
            <LinkButton to={withReturn('/login', to)} variant="primary">
              Log In
            </LinkButton>
            <LinkButton to={withReturn('/sign-up', to)}>Sign up</LinkButton>
            {onBack === undefined ? null : (
              <Button variant="quiet" onClick={onBack}>
                Use another email
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}

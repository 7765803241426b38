import { ApiError } from '#web/shared/api/api-error.ts'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { t } from '#web/shared/language/t.ts'
import { useReturnAddress, withReturn } from './return-address.ts'

/** The next step when a call needed a session, a fresh sign-in or a second factor; it returns here. */
export function SignInAgain({ error }: { error: unknown }) {
  const here = useReturnAddress()
  if (!(error instanceof ApiError)) return null
  if (error.code === 'second_factor_needed') {
    return <TextLink to={withReturn('/account?tab=security', here)}>{t('Confirm this session')}</TextLink>
  }
  const isStale = error.code === 'sign_in_again' || error.code === 'signed_out'
  return isStale ? <TextLink to={withReturn('/login', here)}>{t('Log in again')}</TextLink> : null
}

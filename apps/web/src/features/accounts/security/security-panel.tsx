import type { User } from '#web/shared/session/use-session.ts'
import { AccountSection } from '#web/features/accounts/settings/account-section.tsx'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { WebhookList } from '#web/features/accounts/webhooks/webhook-list.tsx'
import { AccessTokenList } from './access-token-list.tsx'
import { OidcLink } from './oidc-link.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SessionList } from './session-list.tsx'

/** `role` decides whether the second factor is shown: members have none to confirm. */
export function SecurityPanel({ role }: Pick<User, 'role'>) {
  return (
    <>
      <AccountSection
        title="Password"
        lede="A new password signs out every other browser. Connected computers stay connected."
      >
        <PasswordForm />
      </AccountSection>
      <AccountSection
        title="Passkeys"
        lede="A passkey logs you in with your finger, face or PIN. Nobody can guess it, and it works on this site only."
      >
        <PasskeyList />
      </AccountSection>
      <OidcLink />
      {role === 'member' ? null : (
        <AccountSection
          title="Second factor"
          lede="In production, administrators and moderators act only in a session that a passkey or an authenticator code has confirmed."
        >
          <SecondFactor />
        </AccountSection>
      )}
      <AccountSection
        title="Access tokens"
        lede={
          <>
            A program of your own reads your trades or pauses trading with a token, through the{' '}
            <TextLink to="/developers">API</TextLink>. No token places or resumes trades, or changes your account.
          </>
        }
      >
        <AccessTokenList />
      </AccountSection>
      <AccountSection
        title="Webhooks"
        lede={
          <>
            We call a program of your own when something happens, signed so that it can check who calls. The{' '}
            <TextLink to="/developers">API reference</TextLink> says how.
          </>
        }
      >
        <WebhookList />
      </AccountSection>
      <AccountSection
        title="Where you are signed in"
        lede="Sign out any session you don’t recognize, then change your password. Sessions end after 30 days."
      >
        <SessionList />
      </AccountSection>
    </>
  )
}

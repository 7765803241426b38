import { AccountSection } from './account-section.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionList } from './session-list.tsx'

export function SecurityPanel() {
  return (
    <>
      <AccountSection
        title="Password"
        lede="A new password signs out every other browser. Connected computers stay connected."
      >
        <PasswordForm />
      </AccountSection>
      <AccountSection
        title="Where you are signed in"
        lede="Sign out what you do not know, then change your password. A session ends by itself after 30 days."
      >
        <SessionList />
      </AccountSection>
    </>
  )
}

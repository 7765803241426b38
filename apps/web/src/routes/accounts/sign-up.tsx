import { AccountCard } from '#web/features/accounts/sign-in/account-card.tsx'
import { OidcLogin } from '#web/features/accounts/sign-in/oidc-login.tsx'
import { SignUpForm } from '#web/features/accounts/sign-in/sign-up-form.tsx'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'
import { useReturnAddress, withReturn } from '#web/shared/session/return-address.ts'

export function meta() {
  return pageMeta({ path: '/sign-up', title: 'Sign up', description: 'Create an account. No card required.' })
}

export default function SignUpRoute() {
  const returnTo = useReturnAddress()
  const foot = (
    <p>
      Already have an account? <TextLink to={withReturn('/login', returnTo)}>Log in</TextLink>
    </p>
  )
  return (
    <AccountCard title="Create your account" lede="Then verify your email and start the free trial." foot={foot}>
      <SignUpForm />
      <OidcLogin />
    </AccountCard>
  )
}

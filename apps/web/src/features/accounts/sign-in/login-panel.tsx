import { Tabs } from '@stratomate/ui/tabs'
import { useState } from 'react'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { useReturnAddress, withReturn } from '#web/shared/session/return-address.ts'
import { t, TextWithMarks } from '#web/shared/language/t.ts'
import { AccountCard } from './account-card.tsx'
import { CodeLogin } from './code-login.tsx'
import { OidcLogin } from './oidc-login.tsx'
import { PasskeyLogin } from './passkey-login.tsx'
import { PasswordLogin } from './password-login.tsx'

const ways = [
  { value: 'password', label: 'Password' },
  { value: 'code', label: 'One-time code' },
] as const

export function LoginPanel() {
  const [way, setWay] = useState<(typeof ways)[number]['value']>('password')
  const returnTo = useReturnAddress()
  const foot = (
    <p>
      <TextWithMarks
        text="No account yet? <join>Sign up</join> and see your dashboard with simulated charts at once, on any computer or phone."
        marks={{ join: (words) => <TextLink to={withReturn('/sign-up', returnTo)}>{words}</TextLink> }}
      />
    </p>
  )
  return (
    <AccountCard title={t('Log in')} foot={foot}>
      <Tabs
        label={t('Ways to log in')}
        items={ways.map(({ value, label }) => ({ value, label: t(label) }))}
        selected={way}
        onSelect={setWay}
        className="w-full rounded-md border border-line p-1 *:flex-1 *:justify-center"
        panelClassName="mt-5"
      >
        {way === 'password' ? <PasswordLogin /> : <CodeLogin />}
      </Tabs>
      <PasskeyLogin />
      <OidcLogin />
    </AccountCard>
  )
}

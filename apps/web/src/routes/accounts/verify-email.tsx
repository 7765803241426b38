import { AccountCard } from '#web/features/accounts/sign-in/account-card.tsx'
import { VerifyEmailForm } from '#web/features/accounts/sign-in/verify-email-form.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'
import { usePageQuery } from '#web/shared/api/use-page-query.ts'

export function meta() {
  return pageMeta({
    path: '/verify-email',
    title: 'Verify your email',
    description: 'Enter the code from the email we sent.',
  })
}

const sent = 'We have sent a code to your address. Enter it to finish.'

export default function VerifyEmailRoute() {
  const query = usePageQuery()
  const email = query.get('email') ?? ''
  const code = query.get('code') ?? ''
  return (
    <AccountCard title="Verify your email" lede={email === '' ? sent : <SentTo email={email} />}>
      <VerifyEmailForm email={email} code={code} />
    </AccountCard>
  )
}

function SentTo({ email }: { email: string }) {
  return (
    <>
      We have sent a code to <strong className="break-words text-text">{email}</strong>. Enter it to finish.
    </>
  )
}

import { AccountCard } from '#web/features/accounts/sign-in/account-card.tsx'
import { VerifyEmailForm } from '#web/features/accounts/sign-in/verify-email-form.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'
import { usePageQuery } from '#web/shared/hooks/use-address-filter.ts'
import { t, TextWithMarks } from '#web/shared/language/t.ts'

export function meta() {
  return pageMeta({
    path: '/verify-email',
    title: t('Verify your email'),
    description: t('Enter the code from the email we sent.'),
  })
}

const sent = 'We have sent a code to your address. Enter it to finish.'

export default function VerifyEmailRoute() {
  const query = usePageQuery()
  const email = query.get('email') ?? ''
  const code = query.get('code') ?? ''
  return (
    <AccountCard title={t('Verify your email')} lede={email === '' ? t(sent) : <SentTo email={email} />}>
      <VerifyEmailForm email={email} code={code} />
    </AccountCard>
  )
}

function SentTo({ email }: { email: string }) {
  return (
    <TextWithMarks
      text="We have sent a code to <email>{email}</email>. Enter it to finish."
      slots={{ email }}
      marks={{ email: (words) => <strong className="break-words text-text">{words}</strong> }}
    />
  )
}

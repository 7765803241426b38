import { LoginPanel } from '#web/features/accounts/sign-in/login-panel.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'
import { t } from '#web/shared/language/t.ts'

export function meta() {
  return pageMeta({
    path: '/login',
    title: t('Log in'),
    description: t('Log in with your password, a one-time code or a passkey.'),
  })
}

export default function LoginRoute() {
  return <LoginPanel />
}

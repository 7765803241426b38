import { LoginPanel } from '#web/features/accounts/sign-in/login-panel.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'

export function meta() {
  return pageMeta({
    path: '/login',
    title: 'Log in',
    description: 'Log in with your password, a one-time code or a passkey.',
  })
}

export default function LoginRoute() {
  return <LoginPanel />
}

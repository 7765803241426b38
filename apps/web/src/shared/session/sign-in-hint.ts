import { useLocation } from 'react-router'
import { useHydrated } from '#web/shared/hooks/use-hydrated.ts'

/** Whether the cookie says that somebody is signed in. It opens nothing: it only saves anonymous pages a failed call. */
export function hasSignInHint(cookies: string): boolean {
  return cookies.split(';').some((cookie) => cookie.trim() === 'signed_in=1')
}

/** Who may be here, as far as the browser knows without asking; `unknown` in the built page. */
export function useSignInHint(): 'unknown' | 'anonymous' | 'member' {
  const isHydrated = useHydrated()
  // A sign-in changes the cookie and then the page: reading the place makes this look again.
  useLocation()
  if (!isHydrated) return 'unknown'
  return hasSignInHint(document.cookie) ? 'member' : 'anonymous'
}

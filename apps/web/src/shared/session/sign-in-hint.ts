import { useLocation } from 'react-router'
import { useHydrated } from '#web/shared/hooks/use-hydrated.ts'

/**
 * Whether the cookie says that somebody is signed in. It grants nothing: it only saves a failed call on pages of
 * anonymous visitors.
 */
export function hasSignInHint(cookies: string): boolean {
  return cookies.split(';').some((cookie) => cookie.trim() === 'signed_in=1')
}

/** Who may be signed in, as far as the browser knows without a call; `unknown` in the built page. */
export function useSignInHint(): 'unknown' | 'anonymous' | 'member' {
  const isHydrated = useHydrated()
  // A sign-in changes the cookie and then the page, so reading the location causes another check.
  useLocation()
  if (!isHydrated) return 'unknown'
  return hasSignInHint(document.cookie) ? 'member' : 'anonymous'
}

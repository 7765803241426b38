import { navigations } from '@stratomate/contracts/routes'
import { samePath } from '@stratomate/contracts/same-path'
import { useLocation } from 'react-router'
import { spoken } from '#web/shared/language/spoken.ts'
import { recallMailedReturn } from './mailed-return.ts'
import { useHydrated } from '#web/shared/hooks/use-hydrated.ts'
import { usePageQuery } from '#web/shared/hooks/use-address-filter.ts'

type Place = { pathname: string; search: string; hash: string }

/**
 * Where a sign-in that begins here returns to: this page with its query and hash. A sign-in page passes on its own
 * `returnTo`. A redirect of the server keeps the hash of the page before, so that hash is added. Null when there is
 * nothing to return to, so that each form has its own default.
 */
export function returnAddressOf({ pathname, search, hash }: Place): string | null {
  if (!signInPages.includes(pathname)) return pathname === '/' && search + hash === '' ? null : pathname + search + hash
  const handedOn = samePath(new URLSearchParams(search).get('returnTo'), '')
  if (handedOn === '') return null
  return handedOn.includes('#') ? handedOn : handedOn + hash
}

/**
 * `returnAddressOf` this page; in the built page without its query and hash, which the build does not know. A person
 * who comes to a sign-in page from a mail that names their email returns to where they wanted to go before it.
 */
export function useReturnAddress(): string | null {
  const isHydrated = useHydrated()
  const { pathname, search, hash } = useLocation()
  if (!isHydrated) return returnAddressOf({ pathname, search: '', hash: '' })
  const address = returnAddressOf({ pathname, search, hash })
  if (address !== null || !signInPages.includes(pathname)) return address
  return recallMailedReturn(new URLSearchParams(search).get('email'))
}

/** The address of a sign-in page that returns to `returnTo` afterwards. */
export function withReturn(path: string, returnTo: string | null): string {
  if (returnTo === null) return path
  return `${path}${path.includes('?') ? '&' : '?'}returnTo=${encodeURIComponent(returnTo)}`
}

/** The page where a sign-in begins, in the language of this page. */
export function loginAddress(): string {
  return spoken.base === '' ? navigations.login : `${spoken.base}/login`
}

/** Goes to the sign-in, which returns to `returnTo`, by default this page. */
export function leaveForSignIn(returnTo: string | null = returnAddressOf(herePath())): void {
  window.location.assign(withReturn(loginAddress(), returnTo))
}

/** This page as the router knows it: without the language. */
function herePath(): Place {
  const { pathname, search, hash } = window.location
  return { pathname: pathname.slice(spoken.base.length) || '/', search, hash }
}

/** The path to which this page should lead afterwards, on this site; null when there is none. */
export function useReturnTo(): string | null {
  const returnTo = samePath(usePageQuery().get('returnTo'), '')
  return returnTo === '' ? null : returnTo
}

/** The pages of the sign-in: they pass on where the person came from, and never return to themselves. */
export const signInPages: readonly string[] = [
  '/login',
  '/sign-up',
  '/complete-sign-up',
  '/verify-email',
  '/forgot-password',
]

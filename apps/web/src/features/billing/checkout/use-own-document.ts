import { useEffect } from 'react'
import { useHydrated } from '#web/shared/hooks/use-hydrated.ts'

/**
 * Whether this page may show the payment form. Only its own document lets the provider's script in (content security
 * policy), so whoever came here from another page without a load gets one now, before anything is typed.
 */
export function useOwnDocument(): boolean {
  const isHydrated = useHydrated()
  const isOwn = isHydrated && isOwnDocument()
  useEffect(() => {
    if (isHydrated && !isOwn) window.location.replace(window.location.href)
  }, [isHydrated, isOwn])
  return isOwn
}

function isOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  // Where the browser reports nothing, the form is tried; it says itself when it does not come.
  if (entry === undefined || !URL.canParse(entry.name)) return true
  return trimmed(new URL(entry.name).pathname) === trimmed(window.location.pathname)
}

function trimmed(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

import { useEffect } from 'react'
import { useHydrated } from '#web/shared/hooks/use-hydrated.ts'

/**
 * Whether this page may show the payment form. Only this page's own document allows the provider's script (content
 * security policy), so after a navigation without a load it is loaded now, before anything is typed.
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
  // Where the browser reports nothing, the form is tried; it reports its own failure.
  if (entry === undefined || !URL.canParse(entry.name)) return true
  return trimmed(new URL(entry.name).pathname) === trimmed(window.location.pathname)
}

function trimmed(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

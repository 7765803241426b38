import { useHydrated } from './use-hydrated.ts'

/** Whether the app can run on this computer; null in the built page, which does not know the computer. */
export function useRunsWindows(): boolean | null {
  const isHydrated = useHydrated()
  return isHydrated ? runsWindows(navigator.userAgent) : null
}

/**
 * Whether this browser runs on Windows, by its user agent; a phone that asks for the desktop site does not claim
 * Windows.
 */
export function runsWindows(userAgent: string): boolean {
  return /\bWindows NT\b/u.test(userAgent)
}

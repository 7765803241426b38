import { useHydrated } from './use-hydrated.ts'

/** Whether the app could run on this computer; null in the built page, which knows no computer. */
export function useRunsWindows(): boolean | null {
  const isHydrated = useHydrated()
  return isHydrated ? runsWindows(navigator.userAgent) : null
}

/** Whether this browser runs on Windows, by what it says of itself; phones that imitate a desktop do not say so. */
export function runsWindows(userAgent: string): boolean {
  return /\bWindows NT\b/u.test(userAgent)
}

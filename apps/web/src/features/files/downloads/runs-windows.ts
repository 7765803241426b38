/** Whether this browser runs on Windows, by what it says of itself; phones that imitate a desktop do not say so. */
export function runsWindows(userAgent: string): boolean {
  return /\bWindows NT\b/u.test(userAgent)
}

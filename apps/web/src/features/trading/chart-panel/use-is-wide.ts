import { useMedia } from '#web/shared/hooks/use-media.ts'

/** The step `md` of the tokens: from here on charts stand side by side. */
const wideQuery = '(width >= 48rem)'

/** Whether charts stand side by side; true in the built page, which knows no screen. */
export function useIsWide(): boolean {
  return useMedia(wideQuery, { inBuild: true })
}

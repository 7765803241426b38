import { useSearchParams } from 'react-router'
import { useHydrated } from '#web/shared/hooks/use-hydrated.ts'

const nothing = new URLSearchParams()

/** The query of the address; empty in the built page and in the first render over it, which know no query. */
export function usePageQuery(): URLSearchParams {
  const isHydrated = useHydrated()
  const [query] = useSearchParams()
  return isHydrated ? query : nothing
}

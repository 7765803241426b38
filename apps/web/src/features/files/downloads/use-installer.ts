import type { InstallerAnswer, PackageBuild } from '@stratomate/contracts/files/schemas'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'

export type Installer =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'none'; build: PackageBuild }
  | { kind: 'published'; file: InstallerFile; build: PackageBuild }

type InstallerFile = NonNullable<InstallerAnswer['installer']>

/** No event reports a build, so the page polls while one runs. */
const askEveryMs = 3_000

/**
 * The installer that people get now. Its answer is drawn in small steps, so that a touch in between is answered: a slow
 * phone takes long for its first number and date in words.
 */
export function useInstaller(): Installer {
  const query = useQuery({
    queryKey: [...queryKeys.files, 'installer'],
    queryFn: () => callApi('readInstaller', {}),
    refetchInterval: ({ state }) => (state.data?.build.state === 'building' ? askEveryMs : false),
  })
  const answer = useDeferredValue(query.data)
  if (query.isError) return { kind: 'failed', retry: () => void query.refetch() }
  if (answer === undefined) return { kind: 'loading' }
  const { installer, build } = answer
  return installer === null ? { kind: 'none', build } : { kind: 'published', file: installer, build }
}

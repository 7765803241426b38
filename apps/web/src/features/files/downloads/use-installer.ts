import type { InstallerAnswer, PackageBuild } from '@stratomate/contracts/files/schemas'
import { useQuery } from '@tanstack/react-query'
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

/** The installer that people get now. */
export function useInstaller(): Installer {
  const query = useQuery({
    queryKey: [...queryKeys.files, 'installer'],
    queryFn: () => callApi('readInstaller', {}),
    refetchInterval: ({ state }) => (state.data?.build.state === 'building' ? askEveryMs : false),
  })
  if (query.isError) return { kind: 'failed', retry: () => void query.refetch() }
  if (query.data === undefined) return { kind: 'loading' }
  const { installer, build } = query.data
  return installer === null ? { kind: 'none', build } : { kind: 'published', file: installer, build }
}

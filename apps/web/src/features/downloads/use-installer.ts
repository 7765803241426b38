import type { InstallerAnswer } from '@stratomate/contracts/files'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '#web/shared/call-api.ts'
import { queryKeys } from '#web/shared/query-keys.ts'

export type Installer =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'none' }
  | { kind: 'published'; file: NonNullable<InstallerAnswer['installer']> }

/** The installer that people get now. */
export function useInstaller(): Installer {
  const query = useQuery({
    queryKey: [...queryKeys.files, 'installer'],
    queryFn: () => callApi('readInstaller', {}),
  })
  if (query.isError) return { kind: 'failed', retry: () => void query.refetch() }
  if (query.data === undefined) return { kind: 'loading' }
  const { installer } = query.data
  return installer === null ? { kind: 'none' } : { kind: 'published', file: installer }
}

import type { FileVersion } from '@stratomate/contracts/files/schemas'
import { Card, CardTitle } from '@stratomate/ui/card'
import { Skeleton } from '@stratomate/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callApi } from '#web/shared/api/call-api.ts'
import { describeError } from '#web/shared/api/api-error.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { formatBytes } from '#web/shared/format/format-bytes.ts'
import { formatDate } from '#web/shared/format/format-time.ts'
import { TextLink } from '#web/shared/page/link-button.tsx'

/** So many that are not published are named; the console has all. */
const othersMax = 5

type PublishedNowProps = {
  /** Only these, where nothing else can be uploaded. */
  kind?: FileVersion['kind']
}

/** What people download at this moment: an upload takes the place of one of these. */
export function PublishedNow({ kind }: PublishedNowProps) {
  const versions = useQuery({
    queryKey: [...queryKeys.files, 'published'],
    queryFn: () => callApi('listFileVersions', { query: { limit: '200' } }),
  })
  const addons = useQuery({
    queryKey: [...queryKeys.admin, 'addons'],
    queryFn: () => callApi('listUploadedAddons', {}),
  })
  const drafts = addons.data?.items.filter(({ listed }) => !listed).map(({ name }) => name) ?? []
  const shown = versions.data?.items.filter((version) => kind === undefined || version.kind === kind) ?? []
  const published = shown.filter(({ isPublished }) => isPublished)
  const others = kind === undefined ? [] : shown.filter(({ isPublished }) => !isPublished).slice(0, othersMax)
  return (
    <Card as="aside" aria-labelledby="published-title" className="p-5">
      <CardTitle id="published-title">Published now</CardTitle>
      {versions.isPending ? <Skeleton className="mt-4 h-40" /> : null}
      {versions.isError ? <p className="mt-3 text-sm text-text-2">{describeError(versions.error)}</p> : null}
      {versions.isSuccess && published.length === 0 ? (
        <p className="mt-3 text-sm text-text-2">Nothing yet: the downloads show what the build made.</p>
      ) : null}
      <ul className="mt-3 divide-y divide-line">
        {published.map((version) => (
          <Row key={version.id} version={version} isDraft={version.kind === 'addon' && drafts.includes(version.name)} />
        ))}
      </ul>
      {others.length === 0 ? null : (
        <>
          <h3 className="mt-4 border-t border-line pt-4 text-sm leading-snug font-medium text-text-2">
            Kept, not published
          </h3>
          <ul className="mt-1.5 divide-y divide-line">
            {others.map((version) => (
              <li key={version.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2.5">
                <p>Version {version.version}</p>
                <FileMeta>
                  {formatBytes(version.sizeBytes)} · {formatDate(version.addedAt)}
                </FileMeta>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-4 border-t border-line pt-4 text-sm text-text-2">
        Earlier versions, and the way back to them: <TextLink to="/admin?section=files">all uploads</TextLink>.
      </p>
    </Card>
  )
}

type RowProps = { version: FileVersion; isDraft: boolean }

function Row({ version: { fileName, version, sizeBytes, addedAt }, isDraft }: RowProps) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2.5">
      <p className="min-w-0 font-medium wrap-anywhere">{fileName}</p>
      <FileMeta>
        {version} · {formatBytes(sizeBytes)} · {formatDate(addedAt)}
      </FileMeta>
      {isDraft ? <p className="basis-full text-xs text-text-2">Draft: listed when it is described</p> : null}
    </li>
  )
}

function FileMeta({ children }: { children: ReactNode }) {
  return <p className="text-xs text-text-3 tabular-nums">{children}</p>
}

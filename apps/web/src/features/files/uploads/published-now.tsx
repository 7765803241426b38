import type { FileVersion } from '@stratomate/contracts/files/schemas'
import { Card, CardTitle } from '@stratomate/ui/card'
import { Skeleton } from '@stratomate/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '#web/shared/api/call-api.ts'
import { describeError } from '#web/shared/api/api-error.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { formatBytes } from '#web/shared/format/format-bytes.ts'
import { formatDate } from '#web/shared/format/format-time.ts'
import { TextLink } from '#web/shared/page/link-button.tsx'

/** What people download at this moment: an upload takes the place of one of these. */
export function PublishedNow() {
  const versions = useQuery({
    queryKey: [...queryKeys.files, 'published'],
    queryFn: () => callApi('listFileVersions', { query: { limit: '200' } }),
  })
  const addons = useQuery({
    queryKey: [...queryKeys.admin, 'addons'],
    queryFn: () => callApi('listUploadedAddons', {}),
  })
  const drafts = addons.data?.items.filter(({ listed }) => !listed).map(({ name }) => name) ?? []
  const published = versions.data?.items.filter(({ isPublished }) => isPublished) ?? []
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
      <p className="mt-4 border-t border-line pt-4 text-sm text-text-2">
        Earlier versions, and the way back to them: <TextLink to="/admin?section=files">all uploads</TextLink>.
      </p>
    </Card>
  )
}

type RowProps = { version: FileVersion; isDraft: boolean }

function Row({ version: { fileName, version, sizeBytes, addedAt }, isDraft }: RowProps) {
  return (
    <li className="py-2.5">
      <p className="font-medium wrap-anywhere">{fileName}</p>
      <p className="mt-0.5 text-xs text-text-3 tabular-nums">
        {version} · {formatBytes(sizeBytes)} · {formatDate(addedAt)}
      </p>
      {isDraft ? <p className="mt-0.5 text-xs text-text-2">Draft: listed when it is described</p> : null}
    </li>
  )
}

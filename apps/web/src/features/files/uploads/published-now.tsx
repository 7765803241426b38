import type { FileVersion } from '@stratomate/contracts/files/schemas'
import { Card, CardTitle } from '@stratomate/ui/card'
import { Skeleton } from '@stratomate/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '#web/shared/api/call-api.ts'
import { describeError } from '#web/shared/api/api-error.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { formatBytes } from '#web/shared/format/format-bytes.ts'
import { formatLogMoment, formatMoment } from '#web/shared/format/format-time.ts'
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
            Earlier versions
          </h3>
          <ul className="mt-1.5 divide-y divide-line">
            {others.map((version) => (
              <li key={version.id} className="py-2.5">
                <FileLine name={`Version ${version.version}`} version={version} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-4 border-t border-line pt-4 text-sm text-text-2">
        Publish an earlier version again from <TextLink to="/admin?section=files">all uploads</TextLink>.
      </p>
    </Card>
  )
}

type RowProps = { version: FileVersion; isDraft: boolean }

function Row({ version, isDraft }: RowProps) {
  return (
    <li className="py-2.5">
      <FileLine name={version.fileName} version={version} />
      {isDraft ? <p className="mt-1 text-xs text-text-2">Draft: published when it is described</p> : null}
    </li>
  )
}

/** A version, and below it how large it is, when it came and from whom. */
function FileLine({ name, version }: { name: string; version: FileVersion }) {
  const { sizeBytes, addedAt, addedBy, source } = version
  const who = addedBy ?? (source === 'build' ? 'the build' : 'a deleted account')
  return (
    <>
      <div className="flex items-baseline justify-between gap-x-4">
        <p className="min-w-0 font-medium wrap-anywhere">{name}</p>
        <p className="flex-none text-sm text-text-2 tabular-nums">
          {name === version.fileName ? `${version.version}, ` : ''}
          {formatBytes(sizeBytes)}
        </p>
      </div>
      <p className="mt-0.5 text-xs wrap-anywhere text-text-3 tabular-nums">
        {source === 'build' ? 'Added' : 'Uploaded'}{' '}
        <time dateTime={addedAt} title={formatMoment(addedAt)}>
          {formatLogMoment(addedAt)}
        </time>{' '}
        <span className="inline-block">by {who}</span>
      </p>
    </>
  )
}

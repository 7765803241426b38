import type { FileVersion } from '@stratomate/contracts/files/schemas'
import { Button } from '@stratomate/ui/button'
import { useToast } from '@stratomate/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '#web/shared/api/api-error.ts'
import { callApi } from '#web/shared/api/call-api.ts'
import { formatBytes } from '#web/shared/format/format-bytes.ts'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { AddonDrafts } from './addon-drafts.tsx'
import { AdminTable, type Column, TableId, TableMoment } from './admin-table.tsx'
import { type FilterChange, FilterSelect, FilterText } from './filter-fields.tsx'

const kindLabels = { installer: 'Installer', indicators: 'Indicator pack', addon: 'Add-on' } as const

const columns: readonly Column<FileVersion>[] = [
  {
    head: 'File',
    place: 'main',
    cell: (row) => (
      <a href={row.downloadUrl} className="underline underline-offset-3">
        {row.fileName}
      </a>
    ),
    text: (row) => row.fileName,
  },
  { head: 'Version', isNamed: true, cell: (row) => row.version, text: (row) => row.version },
  {
    head: 'Size',
    cell: (row) => (
      <div className="max-md:flex max-md:gap-x-3">
        <p className="whitespace-nowrap">{formatBytes(row.sizeBytes)}</p>
        <p className="text-text-3">
          <TableId id={row.sha256} length={12} />
        </p>
      </div>
    ),
    text: (row) => String(row.sizeBytes),
  },
  { head: 'SHA-256', text: (row) => row.sha256 },
  { head: 'Added', cell: (row) => <TableMoment at={row.addedAt} />, text: (row) => row.addedAt },
  {
    head: 'By',
    cell: (row) => row.addedBy ?? (row.source === 'build' ? 'the build' : 'a deleted account'),
    text: (row) => row.addedBy ?? row.source,
  },
  {
    head: 'Downloads',
    isNamed: true,
    cell: (row) => row.downloads.toLocaleString('en-US'),
    text: (row) => String(row.downloads),
  },
  {
    head: 'Published',
    place: 'mark',
    cell: (row) => <PublishCell version={row} />,
    text: (row) => (row.isPublished ? 'yes' : 'no'),
  },
]

type SectionProps = { values: Readonly<Record<string, string>>; onChange: FilterChange }

/** Every stored version, with a button to publish an earlier one. */
export function FilesSection({ values, onChange }: SectionProps) {
  return (
    <>
      <AddonDrafts />
      <AdminTable
        name="files"
        label="Uploads"
        empty="No file is stored so far"
        values={values}
        columns={columns}
        keyOf={(row) => row.id}
        load={(query) => callApi('listFileVersions', { query })}
        filters={
          <>
            <FilterSelect name="kind" label="Kind" values={values} choices={kindLabels} onChange={onChange} />
            <FilterText name="name" label="File name" values={values} onChange={onChange} />
            <LinkButton to="/admin-upload">Upload</LinkButton>
          </>
        }
      />
    </>
  )
}

function PublishCell({ version }: { version: FileVersion }) {
  const toast = useToast()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  if (version.isPublished) return <span className="font-medium text-st-active">Published</span>
  const publish = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await callApi('publishFileVersion', { params: { id: version.id } })
      toast({ title: 'Published', description: `${version.fileName}, version ${version.version}` })
      await queryClient.invalidateQueries({ queryKey: queryKeys.admin })
      await queryClient.invalidateQueries({ queryKey: queryKeys.files })
    } catch (error) {
      setProblem(describeError(error))
    }
    setBusy(false)
  }
  return (
    <div className="grid gap-1.5">
      <Button
        size="sm"
        isBusy={isBusy}
        onClick={() => void publish()}
        aria-label={`Publish version ${version.version}`}
      >
        Publish
      </Button>
      {problem === null ? null : (
        <p role="alert" className="text-xs text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}

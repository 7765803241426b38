import type { FileVersion } from '@stratomate/contracts/files/schemas'
import { Upload } from 'lucide-react'
import { callApi } from '#web/shared/api/call-api.ts'
import { formatBytes } from '#web/shared/format/format-bytes.ts'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { ActionButton } from './action-button.tsx'
import { AddonDrafts } from './addon-drafts.tsx'
import { AdminTable, type Column, TableId, TableMoment, TableState } from './admin-table.tsx'
import { type FilterChange, FilterSelect, FilterText } from './filter-fields.tsx'
import { useUploadedAddons } from './use-uploaded-addons.ts'

const kindLabels = { installer: 'Installer', indicators: 'Indicator pack', addon: 'Add-on' } as const

/** What a version is to people: what they get, what nobody sees yet, or an earlier one. */
const stateLabels = { published: 'Published', draft: 'Draft', earlier: 'Earlier' } as const
const stateTones = { published: 'active', draft: 'pending' } as const
type FileState = keyof typeof stateLabels

function fileState({ kind, name, isPublished }: FileVersion, drafts: readonly string[]): FileState {
  if (!isPublished) return 'earlier'
  return kind === 'addon' && drafts.includes(name) ? 'draft' : 'published'
}

function columnsOf(drafts: readonly string[]): readonly Column<FileVersion>[] {
  return [
    {
      head: 'File',
      place: 'main',
      cell: (row) => (
        <a href={row.downloadUrl} className="wrap-anywhere underline underline-offset-3">
          {row.fileName}
        </a>
      ),
      text: (row) => row.fileName,
    },
    { head: 'Version', isNamed: true, cell: (row) => row.version, text: (row) => row.version },
    {
      head: 'Size',
      cell: (row) => <span className="whitespace-nowrap">{formatBytes(row.sizeBytes)}</span>,
      text: (row) => String(row.sizeBytes),
    },
    {
      head: 'Downloads',
      isNamed: true,
      cell: (row) => row.downloads.toLocaleString('en-US'),
      text: (row) => String(row.downloads),
    },
    {
      head: 'SHA-256',
      cell: (row) => (
        <span className="text-text-3">
          <TableId id={row.sha256} length={10} />
        </span>
      ),
      text: (row) => row.sha256,
    },
    { head: 'Added', cell: (row) => <Added version={row} />, text: (row) => row.addedAt },
    { head: 'By', text: (row) => row.addedBy ?? row.source },
    {
      head: 'State',
      place: 'mark',
      cell: (row) => <FileStateMark state={fileState(row, drafts)} />,
      text: (row) => stateLabels[fileState(row, drafts)],
    },
    { head: 'Publish', cell: (row) => (row.isPublished ? null : <PublishButton version={row} />) },
  ]
}

type SectionProps = { values: Readonly<Record<string, string>>; onChange: FilterChange }

/** Every stored version, with a button to publish an earlier one. */
export function FilesSection({ values, onChange }: SectionProps) {
  const drafts = useUploadedAddons().flatMap(({ name, listed }) => (listed ? [] : [name]))
  return (
    <AdminTable
      name="files"
      label="Uploads"
      empty="No file is stored so far"
      values={values}
      columns={columnsOf(drafts)}
      keyOf={(row) => row.id}
      load={(query) => callApi('listFileVersions', { query })}
      lead={<AddonDrafts />}
      actions={
        <LinkButton to="/admin-upload" size="sm" variant="primary" icon={<Upload size={16} aria-hidden="true" />}>
          Upload
        </LinkButton>
      }
      filters={
        <>
          <FilterSelect name="kind" label="Kind" values={values} choices={kindLabels} onChange={onChange} />
          <FilterText isShort name="name" label="File name" values={values} onChange={onChange} />
        </>
      }
    />
  )
}

/** When a version came, and from whom. */
function Added({ version: { addedAt, addedBy, source } }: { version: FileVersion }) {
  return (
    <div className="max-md:flex max-md:flex-wrap max-md:gap-x-3">
      <TableMoment at={addedAt} />
      <p className="text-xs wrap-anywhere text-text-3">
        {addedBy ?? (source === 'build' ? 'the build' : 'a deleted account')}
      </p>
    </div>
  )
}

function FileStateMark({ state }: { state: FileState }) {
  if (state === 'earlier') return <span className="text-text-3">{stateLabels.earlier}</span>
  return <TableState tone={stateTones[state]} label={stateLabels[state]} />
}

function PublishButton({ version }: { version: FileVersion }) {
  return (
    <ActionButton
      label="Publish"
      name={`Publish version ${version.version}`}
      done="Published"
      about={`${version.fileName}, version ${version.version}`}
      work={() => callApi('publishFileVersion', { params: { id: version.id } })}
      changes={queryKeys.files}
    />
  )
}

import type { PublishedFile } from '@stratomate/contracts/files/schemas'
import type { ReactNode } from 'react'
import { formatIsoDate } from '#web/shared/format/format-time.ts'
import { CopyButton } from '@stratomate/ui/forms/copy-button'
import { formatBytes } from './format-bytes.ts'

/** What is known of a published file, with its hash to compare after the download. */
export function FileFacts({ file }: { file: PublishedFile }) {
  const { version, sizeBytes, releasedOn, sha256 } = file
  return (
    <dl className="grid gap-y-1.5 text-sm">
      <FileFact term="Version">{version}</FileFact>
      <FileFact term="Size">{formatBytes(sizeBytes)}</FileFact>
      <FileFact term="Dated">{formatIsoDate(releasedOn)}</FileFact>
      <FileFact term="SHA-256">
        <span className="font-mono text-xs leading-normal break-all">{sha256}</span>
        <span className="mt-2 block">
          <CopyButton text={sha256} label="Copy SHA-256" />
        </span>
      </FileFact>
    </dl>
  )
}

export function FileFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="sm:fact-columns gap-x-4 sm:grid">
      <dt className="text-text-3">{term}</dt>
      <dd className="min-w-0 tabular-nums">{children}</dd>
    </div>
  )
}

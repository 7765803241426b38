import type { PublishedFile } from '@stratomate/contracts/files/schemas'
import type { ReactNode } from 'react'
import { formatBytes } from '#web/shared/format/format-bytes.ts'
import { formatIsoDate } from '#web/shared/format/format-time.ts'
import { CopyButton } from '@stratomate/ui/forms/copy-button'
import { t } from '#web/shared/language/t.ts'

/** The facts about a published file, with its hash to compare after the download. */
export function FileFacts({ file }: { file: PublishedFile }) {
  const { version, sizeBytes, releasedOn, sha256 } = file
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-sm sm:grid-cols-3">
      <StackedFact term={t('Version')}>{version}</StackedFact>
      <StackedFact term={t('Size')}>{formatBytes(sizeBytes)}</StackedFact>
      <StackedFact term={t('Dated')}>{formatIsoDate(releasedOn)}</StackedFact>
      <div className="col-span-full">
        <dt className="text-text-3">{t('SHA-256')}</dt>
        <dd className="mt-1 flex flex-wrap items-start justify-between gap-x-4 gap-y-2.5">
          <span className="max-w-72 font-mono text-xs leading-normal break-all">{sha256}</span>
          <CopyButton text={sha256} label={t('Copy SHA-256')} />
        </dd>
      </div>
    </dl>
  )
}

function StackedFact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt className="text-text-3">{term}</dt>
      <dd className="mt-0.5 whitespace-nowrap tabular-nums">{children}</dd>
    </div>
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

import { brand } from '@stratomate/brand'
import type { RecognisedArchive } from '@stratomate/domain/files/recognise-archive'
import { Button } from '@stratomate/ui/button'
import { useEffect, useRef } from 'react'
import { formatBytes } from '#web/shared/format/format-bytes.ts'
import type { ArchivePreview } from './preview-archive.ts'

type UploadConfirmProps = {
  /** What the file is published as. */
  kindLabels: string
  file: File
  found: ArchivePreview
  onPublish: () => void
  onCancel: () => void
}

/** What was recognised in the chosen file, and the question whether everybody should get it. */
export function UploadConfirm({ kindLabels, file, found, onPublish, onCancel }: UploadConfirmProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const facts = [
    ['Recognised', describeRecognised(found.recognised)],
    ['Version', found.version],
    ['Size', formatBytes(file.size)],
    ['Published as', kindLabels],
  ] as const
  return (
    <div
      ref={box}
      role="alertdialog"
      aria-labelledby="confirm-title"
      tabIndex={-1}
      className="grid gap-4 rounded-lg border border-line-strong bg-s1 p-4"
    >
      <h2 id="confirm-title" className="text-md leading-snug">
        Publish this file?
      </h2>
      <dl className="grid gap-1.5 text-sm">
        {facts.map(([term, value]) =>
          value === null ? null : (
            <div key={term} className="flex gap-3">
              <dt className="w-28 flex-none text-text-3">{term}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ),
        )}
      </dl>
      <p className="text-sm text-text-2">Everybody who may download it gets this file from then on.</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={onPublish}>
          Publish
        </Button>
        <Button onClick={onCancel}>Not yet</Button>
      </div>
    </div>
  )
}

function describeRecognised(recognised: RecognisedArchive): string {
  switch (recognised.kind) {
    case 'app':
      return brand.desktopName
    case 'addon':
      return `Add-on ${recognised.addon.name}`
    case 'indicators':
      return 'Indicators for MetaTrader 5'
    case 'unknown':
      return 'Nothing of ours: check the file before you publish it.'
    default:
      return recognised satisfies never
  }
}

import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { formatBytes } from '#web/shared/format/format-bytes.ts'
import { FileFact, FileFacts } from './file-facts.tsx'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { useReturnAddress, withReturn } from '#web/shared/session/return-address.ts'
import type { UploadFailure } from './describe-failure.ts'
import type { UploadAnswer } from './send-upload.ts'
import type { UploadState } from './use-upload.ts'

/** How far an upload is, or how it ended. */
export function UploadResult({ state }: { state: UploadState }) {
  switch (state.kind) {
    case 'idle':
      return null
    case 'uploading':
      return <Progress {...state} />
    case 'cancelled':
      return <Banner tone="note">Upload cancelled. What was published before is still there.</Banner>
    case 'failed':
      return <Failure failure={state.failure} />
    case 'done':
      return <Done answer={state.answer} />
    default:
      return state satisfies never
  }
}

type ProgressProps = Extract<UploadState, { kind: 'uploading' }>

function Progress({ sentBytes, totalBytes, cancel }: ProgressProps) {
  const share = totalBytes === 0 ? 0 : sentBytes / totalBytes
  const isSent = share >= 1
  return (
    <div className="grid gap-3 rounded-lg border border-line bg-s1 p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm tabular-nums">
          {isSent ? 'Checking the archive' : `${formatBytes(sentBytes)} of ${formatBytes(totalBytes)}`}
        </p>
        <Button size="sm" onClick={cancel}>
          Cancel
        </Button>
      </div>
      <progress aria-label="Upload" value={share} max={1} className="upload-progress">
        {Math.round(share * 100)} %
      </progress>
    </div>
  )
}

function Failure({ failure: { message, detail, way } }: { failure: UploadFailure }) {
  const here = useReturnAddress()
  return (
    <div role="alert" className="flex gap-3 rounded-lg border border-danger p-4">
      <CircleAlert size={20} aria-hidden="true" className="mt-0.5 flex-none text-danger" />
      <div className="grid min-w-0 gap-1">
        <p className="font-medium break-words text-danger">{message}</p>
        {detail === null ? null : <p className="text-sm break-words text-text-2">{detail}</p>}
        {way === 'log-in' ? (
          <p className="text-sm">
            <TextLink to={withReturn('/login', here)}>Log in again</TextLink>
          </p>
        ) : null}
        {way === 'second-factor' ? (
          <p className="text-sm">
            <TextLink to={withReturn('/account?tab=security', here)}>Security in your account</TextLink>
          </p>
        ) : null}
      </div>
    </div>
  )
}

const outcomes = {
  published: 'Published. Everybody gets this version now.',
  draft: 'Stored as a draft. It is published when its description is filled in.',
  unchanged: 'This exact file is already published. Nothing was changed.',
} as const satisfies Record<UploadAnswer['state'], string>

function Done({ answer: { state, file } }: { answer: UploadAnswer }) {
  return (
    <section aria-label="Result" className="grid gap-4 rounded-lg border border-line bg-s1 p-5">
      <output className="flex items-start gap-2.5 font-medium">
        <CircleCheck size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none text-st-active" />
        {outcomes[state]}
      </output>
      <dl className="grid gap-y-1.5 text-sm">
        <FileFact term="File">
          <a href={file.downloadUrl} className="break-all underline underline-offset-3">
            {file.downloadUrl}
          </a>
        </FileFact>
      </dl>
      <FileFacts file={file} />
      {state === 'draft' ? (
        <p className="text-sm">
          <TextLink to="/admin?section=files">Describe it in the admin console</TextLink>
        </p>
      ) : null}
    </section>
  )
}

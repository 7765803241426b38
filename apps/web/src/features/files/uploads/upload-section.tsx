import type { UploadKind } from '@stratomate/contracts/files/values'
import { Button } from '@stratomate/ui/button'
import { type FormEvent, useState } from 'react'
import type { UploadPage } from './describe-failure.ts'
import { FilePicker } from './file-picker.tsx'
import { previewArchive } from './preview-archive.ts'
import { UploadConfirm } from './upload-confirm.tsx'
import { KindField, kindLabels } from './kind-field.tsx'
import { NameField } from './name-field.tsx'
import { UploadResult } from './upload-result.tsx'
import { uploadProblem } from './upload-values.ts'
import { useUploadFields } from './use-upload-fields.ts'
import { useUpload } from './use-upload.ts'

const note = 'ZIP files only, up to 50MB'

/** The form of both upload pages: the installer page sends installers only. */
export function UploadSection({ page }: { page: UploadPage }) {
  const upload = useUpload(page)
  const [asks, setAsks] = useState(false)
  const { kind, name, picked, ...fields } = useUploadFields({ onChange: () => setAsks(false) })
  const { file, found } = picked
  const isSending = upload.state.kind === 'uploading'

  const chooseKind = (next: UploadKind) => {
    fields.chooseKind(next)
    upload.clear()
  }
  const pick = (next: File | null) => {
    upload.clear()
    fields.pick(next)
  }
  const ask = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const known = file === null ? null : await previewArchive(file)
    const wrong = uploadProblem({ kind, name, file, preview: known })
    fields.notify(wrong)
    if (wrong !== null) document.getElementById(wrong.field)?.focus()
    // A broken file needs no question: it is refused with the words of an upload.
    else if (known?.problem !== null) await publish()
    else {
      picked.setFound(known)
      setAsks(true)
    }
  }
  const publish = async () => {
    setAsks(false)
    picked.stopPreview()
    if (file === null) return
    const isPublished = await upload.start({ kind, name, file }, file)
    if (isPublished) fields.clear()
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void ask(event)}>
      {page === 'admin' ? <KindField kind={kind} isDisabled={isSending} onChoose={chooseKind} /> : null}
      {kind === 'indicator' ? (
        <NameField name={name} error={fields.errorOf('name')} isDisabled={isSending} onChange={fields.rename} />
      ) : null}
      <FilePicker
        label="ZIP file"
        note={note}
        file={file}
        error={fields.errorOf('file')}
        isDisabled={isSending}
        onPick={pick}
      />
      <UploadResult state={upload.state} />
      {asks && file !== null && found !== null ? (
        <UploadConfirm
          kindLabels={kindLabels[kind]}
          file={file}
          found={found}
          onPublish={() => void publish()}
          onCancel={() => setAsks(false)}
        />
      ) : (
        <UploadButton isSending={isSending} isDisabled={page === 'installer' && file === null} />
      )}
    </form>
  )
}

function UploadButton({ isSending, isDisabled }: { isSending: boolean; isDisabled: boolean }) {
  return (
    <Button
      type="submit"
      variant="primary"
      size="lg"
      disabled={isSending || isDisabled}
      className="sm:justify-self-start"
    >
      {isSending ? 'Uploading...' : 'Upload'}
    </Button>
  )
}

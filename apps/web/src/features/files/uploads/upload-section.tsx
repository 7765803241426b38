import type { UploadKind } from '@stratomate/contracts/files/values'
import { addonFileName } from '@stratomate/domain/files/recognise-archive'
import { Button } from '@stratomate/ui/button'
import { useToast } from '@stratomate/ui/toast'
import { type FormEvent, useRef, useState } from 'react'
import type { UploadPage } from './describe-failure.ts'
import { FilePicker } from './file-picker.tsx'
import { type ArchivePreview, previewArchive } from './preview-archive.ts'
import { UploadConfirm } from './upload-confirm.tsx'
import { KindField, kindLabels } from './kind-field.tsx'
import { NameField } from './name-field.tsx'
import { UploadResult } from './upload-result.tsx'
import { fileProblem, previewProblem, uploadProblem, type UploadProblem } from './upload-values.ts'
import { useUpload } from './use-upload.ts'

const note = 'ZIP files only, up to 50MB'

/** The form of both upload pages: the installer page sends installers only. */
export function UploadSection({ page }: { page: UploadPage }) {
  const toast = useToast()
  const upload = useUpload(page)
  const [kind, setKind] = useState<UploadKind>('main')
  const [name, setName] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [found, setFound] = useState<ArchivePreview | null>(null)
  const [asks, setAsks] = useState(false)
  const latest = useRef<File | null>(null)
  const [problem, setProblem] = useState<UploadProblem | null>(null)
  const isSending = upload.state.kind === 'uploading'

  const notify = (next: UploadProblem | null) => {
    setProblem(next)
    if (next !== null) toast(next.toast)
  }
  const chooseKind = (next: UploadKind) => {
    setKind(next)
    setAsks(false)
    setProblem(previewProblem({ kind: next, name, preview: next === 'main' ? found : null }))
    upload.clear()
  }
  const rename = (next: string) => {
    setName(next)
    setAsks(false)
    // What is right now is not called wrong any more.
    setProblem((last) => (last === null ? null : uploadProblem({ kind, name: next, file, preview: found })))
  }
  const pick = (picked: File | null) => {
    upload.clear()
    const wrong = picked === null ? null : fileProblem(picked)
    const chosen = wrong === null ? picked : null
    latest.current = chosen
    setFile(chosen)
    setFound(null)
    setAsks(false)
    notify(wrong)
    if (chosen !== null) void preview(chosen)
  }
  const preview = async (chosen: File) => {
    const next = await previewArchive(chosen)
    if (latest.current !== chosen) return
    setFound(next)
    // The name may come after the file, so only what is sent as a wrong kind is told at once.
    if (kind === 'main' || next.recognised.kind === 'app' || next.problem !== null)
      notify(previewProblem({ kind, name, preview: next }))
    else if (name === '' && next.recognised.kind === 'addon') setName(addonFileName(next.recognised.addon))
  }
  const ask = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const known = file === null ? null : await previewArchive(file)
    const wrong = uploadProblem({ kind, name, file, preview: known })
    notify(wrong)
    if (wrong !== null) document.getElementById(wrong.field)?.focus()
    // A broken file needs no question: it is refused in the words of an upload.
    else if (known?.problem !== null) await publish()
    else {
      setFound(known)
      setAsks(true)
    }
  }
  const publish = async () => {
    setAsks(false)
    latest.current = null
    if (file === null) return
    const isPublished = await upload.start({ kind, name, file }, file)
    if (!isPublished) return
    setFile(null)
    setFound(null)
    setName('')
  }
  const errorOf = (field: UploadProblem['field']) => (problem?.field === field ? problem.toast.description : undefined)

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void ask(event)}>
      {page === 'admin' ? <KindField kind={kind} isDisabled={isSending} onChoose={chooseKind} /> : null}
      {kind === 'indicator' ? (
        <NameField name={name} error={errorOf('name')} isDisabled={isSending} onChange={rename} />
      ) : null}
      <FilePicker
        label="ZIP file"
        note={note}
        file={file}
        error={errorOf('file')}
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
        <Button
          type="submit"
          variant="primary"
          size="lg"
          disabled={isSending || (page === 'installer' && file === null)}
          className="sm:justify-self-start"
        >
          {isSending ? 'Uploading...' : 'Upload'}
        </Button>
      )}
    </form>
  )
}

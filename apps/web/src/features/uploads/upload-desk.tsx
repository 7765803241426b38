import type { UploadKind } from '@stratomate/contracts/upload-limits'
import { Button } from '@stratomate/ui/button'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { TextInput } from '@stratomate/ui/text-input'
import { useToast } from '@stratomate/ui/toast'
import { type FormEvent, useRef, useState } from 'react'
import type { UploadPage } from './describe-failure.ts'
import { FilePicker } from './file-picker.tsx'
import { previewArchive } from './preview-archive.ts'
import { UploadResult } from './upload-result.tsx'
import { archiveProblem, fileProblem, uploadProblem, type UploadProblem } from './upload-values.ts'
import { useUpload } from './use-upload.ts'

const note = 'ZIP files only, up to 50MB'
const kindWords = { main: 'Main Installer', indicator: 'Indicator Add-on' } as const satisfies Record<
  UploadKind,
  string
>
const pages = { admin: '/admin-upload', installer: '/upload-file' } as const satisfies Record<UploadPage, string>

/** The form of both upload pages: the installer page sends installers only. */
export function UploadDesk({ page }: { page: UploadPage }) {
  const toast = useToast()
  const upload = useUpload(page)
  const [kind, setKind] = useState<UploadKind>('main')
  const [name, setName] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const latest = useRef<File | null>(null)
  const [problem, setProblem] = useState<UploadProblem | null>(null)
  const isSending = upload.state.kind === 'uploading'

  const tell = (found: UploadProblem | null) => {
    setProblem(found)
    if (found !== null) toast(found.toast)
  }
  const pick = (picked: File | null) => {
    upload.clear()
    const found = picked === null ? null : fileProblem(picked)
    const chosen = found === null ? picked : null
    latest.current = chosen
    setFile(chosen)
    tell(found)
    if (chosen !== null) void preview(chosen)
  }
  const preview = async (chosen: File) => {
    const found = await previewArchive(chosen)
    if (found !== null && latest.current === chosen) tell(archiveProblem(found))
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const found = uploadProblem({ kind, name, file })
    tell(found)
    latest.current = null
    if (found !== null || file === null) {
      document.getElementById(found?.field ?? 'file')?.focus()
      return
    }
    const isPublished = await upload.start({ kind, name, file }, file)
    if (!isPublished) return
    setFile(null)
    setName('')
  }
  const errorOf = (field: UploadProblem['field']) => (problem?.field === field ? problem.toast.description : undefined)

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void send(event)}>
      {page === 'admin' ? (
        <Field id="type" label="Upload type">
          {(control) => (
            <Select
              {...control}
              value={kind}
              disabled={isSending}
              onChange={({ target }) => {
                setKind(target.value === 'indicator' ? 'indicator' : 'main')
                setProblem(null)
                upload.clear()
              }}
            >
              {Object.entries(kindWords).map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      {kind === 'indicator' ? (
        <Field
          id="name"
          label="Indicator name"
          hint="The name of the file without its ending, like BOSS_Pro_Indicator"
          error={errorOf('name')}
        >
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              spellCheck={false}
              maxLength={64}
              placeholder="BOSS_Pro_Indicator"
              disabled={isSending}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
      ) : null}
      <FilePicker
        label="ZIP file"
        note={note}
        file={file}
        error={errorOf('file')}
        isDisabled={isSending}
        onPick={pick}
      />
      <UploadResult state={upload.state} path={pages[page]} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        disabled={isSending || (page === 'installer' && file === null)}
        className="sm:justify-self-start"
      >
        {isSending ? 'Uploading...' : 'Upload'}
      </Button>
    </form>
  )
}

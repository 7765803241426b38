import type { UploadKind } from '@stratomate/contracts/files/values'
import { addonFileName } from '@stratomate/domain/files/recognise-archive'
import { useToast } from '@stratomate/ui/toast'
import { useRef, useState } from 'react'
import { type ArchivePreview, previewArchive } from './preview-archive.ts'
import { fileProblem, previewProblem, uploadProblem, type UploadProblem } from './upload-values.ts'

type UploadFieldsEvents = { onChange: () => void }

/** Kind, name and file of an upload, and what is wrong with them. */
export function useUploadFields({ onChange }: UploadFieldsEvents) {
  const toast = useToast()
  const [kind, setKind] = useState<UploadKind>('main')
  const [name, setName] = useState('')
  const picked = usePickedFile()
  const { file, found } = picked
  const [problem, setProblem] = useState<UploadProblem | null>(null)

  const notify = (next: UploadProblem | null) => {
    setProblem(next)
    if (next !== null) toast(next.toast)
  }
  const notifyPreview = (preview: ArchivePreview) => {
    // The name may come after the file, so for an add-on only errors of the file itself are reported at once.
    if (kind === 'main' || preview.recognised.kind === 'app' || preview.problem !== null)
      notify(previewProblem({ kind, name, preview }))
    else if (name === '' && preview.recognised.kind === 'addon') setName(addonFileName(preview.recognised.addon))
  }
  return {
    kind,
    name,
    picked,
    notify,
    chooseKind(next: UploadKind) {
      onChange()
      setKind(next)
      setProblem(previewProblem({ kind: next, name, preview: next === 'main' ? found : null }))
    },
    rename(next: string) {
      onChange()
      setName(next)
      // A corrected field is no longer shown as wrong.
      setProblem((last) => (last === null ? null : uploadProblem({ kind, name: next, file, preview: found })))
    },
    pick(next: File | null) {
      onChange()
      const wrong = next === null ? null : fileProblem(next)
      notify(wrong)
      picked.choose(wrong === null ? next : null, notifyPreview)
    },
    clear() {
      picked.clear()
      setName('')
    },
    errorOf: (field: UploadProblem['field']) => (problem?.field === field ? problem.toast.description : undefined),
  }
}

/** The file that was chosen last, and its findings. */
function usePickedFile() {
  const [file, setFile] = useState<File | null>(null)
  const [found, setFound] = useState<ArchivePreview | null>(null)
  const latest = useRef<File | null>(null)
  const preview = async (chosen: File, onFound: (preview: ArchivePreview) => void) => {
    const next = await previewArchive(chosen)
    if (latest.current !== chosen) return
    setFound(next)
    onFound(next)
  }
  return {
    file,
    found,
    setFound,
    choose(chosen: File | null, onFound: (preview: ArchivePreview) => void) {
      latest.current = chosen
      setFile(chosen)
      setFound(null)
      if (chosen !== null) void preview(chosen, onFound)
    },
    /** Later findings are not reported, because the file is already being sent. */
    stopPreview() {
      latest.current = null
    },
    clear() {
      setFile(null)
      setFound(null)
    },
  }
}

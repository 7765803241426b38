import { uploadBytesMax, type UploadKind, uploadProblems } from '@stratomate/contracts/files/values'
import { archiveMismatch } from '@stratomate/domain/files/recognise-archive'
import { addonNameProblem } from '@stratomate/domain/files/addon-name'
import type { ArchivePreview } from './preview-archive.ts'

/** The content of the form: the file is null until one was chosen. */
export type UploadValues = {
  kind: UploadKind
  name: string
  file: Pick<File, 'name' | 'type' | 'size'> | null
  /** What the file was recognised as; null until it was read. */
  preview?: ArchivePreview | null
}
export type UploadProblem = {
  field: 'file' | 'name'
  toast: { title: string; description: string; variant: 'destructive' }
}

/** What is wrong with a chosen file, in the words of SPEC §5; null for a ZIP file that may be sent. */
export function fileProblem(file: Pick<File, 'name' | 'type' | 'size'>): UploadProblem | null {
  const isZip = /zip/iu.test(file.type) || /\.zip$/iu.test(file.name)
  if (!isZip) return problem('file', 'Invalid File Type', uploadProblems.notZip)
  if (file.size > uploadBytesMax) return problem('file', 'Invalid File Type', uploadProblems.tooLarge)
  return null
}

/** What the content of a chosen file shows to be wrong: it is broken, or something else than it is sent as. */
export function previewProblem({ kind, name, preview = null }: Omit<UploadValues, 'file'>): UploadProblem | null {
  if (preview === null) return null
  if (preview.problem !== null) return problem('file', 'Invalid ZIP File', preview.problem)
  return mismatchProblem({ kind, name, preview })
}

function mismatchProblem({ kind, name, preview = null }: Omit<UploadValues, 'file'>): UploadProblem | null {
  if (preview === null) return null
  const mismatch = archiveMismatch(preview.recognised, { kind, name: name.trim() })
  return mismatch === null ? null : problem('file', 'Wrong ZIP File', mismatch)
}

/** The first thing that keeps the form from being sent, or null. */
export function uploadProblem({ kind, name, file, preview = null }: UploadValues): UploadProblem | null {
  if (file === null) return problem('file', 'No File Selected', uploadProblems.noFile)
  const wrongFile = fileProblem(file) ?? mismatchProblem({ kind, name, preview })
  if (wrongFile !== null || kind === 'main') return wrongFile
  const wrongName = addonNameProblem(name.trim())
  if (wrongName === null) return null
  return problem('name', name.trim() === '' ? 'No Indicator Name' : 'Invalid Indicator Name', wrongName)
}

/**
 * The fields in the order in which they are sent: the small ones first, so that the server knows them when the file
 * comes.
 */
export function uploadForm({ kind, name }: UploadValues, file: File): FormData {
  const form = new FormData()
  form.append('type', kind)
  if (kind === 'indicator') form.append('name', name.trim())
  form.append('file', file)
  return form
}

function problem(field: UploadProblem['field'], title: string, description: string): UploadProblem {
  return { field, toast: { title, description, variant: 'destructive' } }
}

import { routes } from '@stratomate/contracts/routes'
import { useToast } from '@stratomate/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { describeFailure, type UploadFailure, type UploadPage } from './describe-failure.ts'
import { ArchiveRefused, previewArchive } from './preview-archive.ts'
import { sendUpload, type UploadAnswer } from './send-upload.ts'
import { uploadForm, type UploadValues } from './upload-values.ts'

export type UploadState =
  | { kind: 'idle' }
  | { kind: 'uploading'; sentBytes: number; totalBytes: number; cancel: () => void }
  | { kind: 'done'; answer: UploadAnswer }
  | { kind: 'failed'; failure: UploadFailure }
  | { kind: 'cancelled' }

const paths = { main: routes.uploadInstaller.path, indicator: routes.uploadIndicator.path } as const

export type Upload = {
  state: UploadState
  /** Removes the last result. */
  clear: () => void
  /** Sends; answers whether it was published. */
  start: (values: UploadValues, file: File) => Promise<boolean>
}

/** One upload at a time, with its progress; a failure stays on the page, not only in the toast. */
export function useUpload(page: UploadPage): Upload {
  const toast = useToast()
  const queryClient = useQueryClient()
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const isSending = useRef(false)

  const start = async (values: UploadValues, file: File) => {
    if (isSending.current) return false
    isSending.current = true
    const abort = new AbortController()
    const cancel = () => abort.abort()
    const onProgress = (sentBytes: number, totalBytes: number) =>
      setState({ kind: 'uploading', sentBytes, totalBytes, cancel })
    onProgress(0, file.size)
    try {
      const { problem } = await previewArchive(file)
      if (problem !== null) throw new ArchiveRefused(problem)
      const form = uploadForm(values, file)
      const answer = await sendUpload(paths[values.kind], form, { onProgress, signal: abort.signal })
      setState({ kind: 'done', answer })
      toast({ title: 'Upload Successful', description: `${answer.file.fileName}, version ${answer.file.version}` })
      // Not awaited: the form is emptied at once, because a file chosen while the list is read again would be lost.
      void queryClient.invalidateQueries({ queryKey: queryKeys.files })
      return true
    } catch (error) {
      const failure = describeFailure(error, page, values.kind)
      setState(failure === null ? { kind: 'cancelled' } : { kind: 'failed', failure })
      if (failure !== null) toast({ title: 'Upload Failed', description: failure.message, variant: 'destructive' })
      return false
    } finally {
      isSending.current = false
    }
  }
  return { state, clear: () => setState({ kind: 'idle' }), start }
}

import type { OutputOf } from '@stratomate/contracts/endpoints'
import { ApiError } from '#web/shared/api/api-error.ts'

export type UploadAnswer = OutputOf<'uploadInstaller'>

/** How an upload ended that got no answer. */
export class UploadBroken extends Error {
  readonly reason: 'network' | 'cancelled'

  constructor(reason: UploadBroken['reason']) {
    super(reason)
    this.reason = reason
  }
}

type Sending = { onProgress: (sentBytes: number, totalBytes: number) => void; signal: AbortSignal }

/**
 * Sends a form and reports its progress, which the browser's fetch cannot do. Throws ApiError for a refusal, and
 * UploadBroken when the connection broke or `signal` cancelled.
 */
export function sendUpload(path: string, form: FormData, { onProgress, signal }: Sending): Promise<UploadAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total))
    request.addEventListener('error', () => reject(new UploadBroken('network')))
    request.addEventListener('abort', () => reject(new UploadBroken('cancelled')))
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request
      if (status === 200) resolve(parseAnswer(responseText))
      else reject(new ApiError({ status, statusText, body: responseText, retryAfterS: null }))
    })
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', path)
    request.send(form)
  })
}

// Safe: the server answers through the contract and fails rather than send anything else.
function parseAnswer(text: string): UploadAnswer {
  return JSON.parse(text) as UploadAnswer
}

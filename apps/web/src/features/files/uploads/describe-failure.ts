import type { UploadKind } from '@stratomate/contracts/files/values'
import { ApiError } from '#web/shared/api/api-error.ts'
import { ArchiveRefused } from './preview-archive.ts'
import { UploadBroken } from './send-upload.ts'

/** The page that sends, because SPEC §8 gives each its own words. */
export type UploadPage = 'admin' | 'installer'

/** The texts for a failed upload; `detail` says why, `way` leads to where it can be corrected. */
export type UploadFailure = {
  message: string
  detail: string | null
  way: 'log-in' | 'second-factor' | null
}

const adminMessages = {
  main: 'Failed to upload installer file',
  indicator: 'Failed to upload indicator file',
} as const satisfies Record<UploadKind, string>

/** The words for an error; null when the person cancelled. */
export function describeFailure(error: unknown, page: UploadPage, kind: UploadKind): UploadFailure | null {
  if (error instanceof UploadBroken && error.reason === 'cancelled') return null
  if (error instanceof ArchiveRefused) return refusal({ page, kind, said: error.message, way: null })
  if (!(error instanceof ApiError)) {
    const message = page === 'admin' ? 'An error occurred during upload' : 'Network error'
    return { message, detail: 'The connection broke. What was published before is still there.', way: null }
  }
  const said = error.said
  const way = error.code === 'sign_in_again' || error.code === 'signed_out' ? 'log-in' : null
  const next = error.code === 'second_factor_needed' ? 'second-factor' : way
  return refusal({ page, kind, said, way: next })
}

type Refusal = Pick<UploadFailure, 'way'> & { page: UploadPage; kind: UploadKind; said: string | null }

function refusal({ page, kind, said, way }: Refusal): UploadFailure {
  if (page === 'admin') return { message: adminMessages[kind], detail: said, way }
  return { message: said ?? 'Upload failed', detail: null, way }
}

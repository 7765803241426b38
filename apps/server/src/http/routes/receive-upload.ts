import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart'
import { uploadBytesMax, type UploadKind, uploadProblems } from '@stratomate/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#server/features/app-error.ts'
import { measuringStream } from '#server/features/files/measuring-stream.ts'
import type { ReceivedUpload } from '#server/features/files/publish-upload.ts'

const formBytesMax = uploadBytesMax + 65_536
const fieldBytesMax = 1_000

const limits = {
  fileSize: uploadBytesMax,
  files: 1,
  fields: 5,
  parts: 6,
  fieldNameSize: 100,
  fieldSize: fieldBytesMax,
  headerPairs: 20,
}

/** Errors of the form parser, as errors of ours. */
const formFaults: Record<string, () => AppError> = {
  FST_REQ_FILE_TOO_LARGE: () => tooLarge(),
  FST_FILES_LIMIT: () => new AppError('invalid_input', { message: 'Send one file at a time.' }),
  FST_FIELDS_LIMIT: () => new AppError('invalid_input', { message: 'The form has more fields than it needs.' }),
  FST_PARTS_LIMIT: () => new AppError('invalid_input', { message: 'The form has more fields than it needs.' }),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () => new AppError('unsupported_media_type'),
}

export async function registerMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits, throwFileSizeLimit: true })
}

/** Refuses by the announced length, before a byte is read. Throws payload_too_large. */
export function refuseTooLarge(request: FastifyRequest): void {
  if (Number(request.headers['content-length'] ?? 0) > formBytesMax) throw tooLarge()
}

/**
 * Reads a form with one file, in whatever order its fields come. The file goes to `path` piece by piece and is measured
 * on the way; the caller has to remove it. Errors: invalid_input, payload_too_large, malformed_request.
 */
export async function receiveUpload(request: FastifyRequest, kind: UploadKind, path: string): Promise<ReceivedUpload> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type')
  const upload: ReceivedUpload = { kind, type: null, name: null, file: null }
  try {
    for await (const part of request.parts({ limits })) await takePart(upload, part, path)
  } catch (error) {
    throw formFault(error)
  }
  return upload
}

async function takePart(upload: ReceivedUpload, part: Multipart, path: string): Promise<void> {
  if (part.type === 'file') {
    const file = await keepFile(part, path)
    if (part.fieldname !== 'file') throw new AppError('invalid_input', { message: uploadProblems.noFile })
    // Browsers send a file part without a name when nothing was chosen.
    if (part.filename !== '' || file.sizeBytes > 0) upload.file = file
  } else if (part.fieldname === 'type' || part.fieldname === 'name') {
    upload[part.fieldname] = textOf(part, upload[part.fieldname])
  }
}

async function keepFile(part: MultipartFile, path: string) {
  const measured = measuringStream()
  await pipeline(part.file, measured.stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  if (part.file.truncated) throw tooLarge()
  return { path, sentName: part.filename, ...measured.result() }
}

function textOf(part: { fieldname: string; value: unknown; valueTruncated: boolean }, before: string | null): string {
  const { fieldname, value, valueTruncated } = part
  const message = valueTruncated ? 'This is too long.' : 'Send this once, as text.'
  if (valueTruncated || typeof value !== 'string' || before !== null) {
    throw new AppError('invalid_input', { message, fields: { [fieldname]: message } })
  }
  return value
}

function formFault(error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (code === 'ENOSPC' || code === 'EDQUOT') return new AppError('storage_full', { cause: error })
  // Faults of our own disk; all others are the sender's.
  if (/^E[A-Z]+$/u.test(code) && 'syscall' in error && code !== 'ECONNRESET') return error
  return formFaults[code]?.() ?? new AppError('malformed_request', { cause: error })
}

function tooLarge(): AppError {
  return new AppError('payload_too_large', { message: uploadProblems.tooLarge })
}

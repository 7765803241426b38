import { rm } from 'node:fs/promises'
import { type UploadAnswer, type UploadKind, uploadProblems } from '@stratomate/contracts'
import { addons } from '@stratomate/domain/files/addons'
import { addonNameProblem } from '@stratomate/domain/files/addon-name'
import { ArchiveFault } from '@stratomate/domain/files/archive-problems'
import { archiveMismatch, recogniseArchive } from '@stratomate/domain/files/recognise-archive'
import { AppError } from '../app-error.ts'
import { type Ctx, requireAdmin, requireRecentSignIn } from '../context.ts'
import { downloadPathOf, fileNameOf, fixedNames } from './file-names.ts'
import { judgeArchiveFile } from './judge-archive-file.ts'
import type { WrittenFile } from './ports.ts'
import { type Publication, publishFile } from './publish-file.ts'
import { selectAddonDetails, type PublishedRow } from './queries.ts'
import { type Publisher, stampPackage } from './stamp-package.ts'

/** What arrived with the form; `file` is null when there was none. */
export type ReceivedUpload = {
  kind: UploadKind
  type: string | null
  name: string | null
  file: (WrittenFile & { sentName: string }) | null
}

/** Lets only an administrator send a file, before a byte of it is read. */
export function allowUpload(ctx: Ctx): void {
  requireAdmin(ctx)
  requireRecentSignIn(ctx)
}

/**
 * Publishes an upload, or says what is wrong with it and changes nothing. An add-on with a new name becomes a draft.
 * Errors: invalid_input, unsupported_media_type for what is not a ZIP file, archive_refused for a bad one, and for an
 * add-on sent as the installer, or the reverse.
 */
export async function publishUpload(ctx: Ctx, publisher: Publisher, upload: ReceivedUpload): Promise<UploadAnswer> {
  allowUpload(ctx)
  const name = nameOf(upload)
  const { file } = upload
  if (file === null) throw new AppError('invalid_input', fieldProblem('file', uploadProblems.noFile))
  if (!/\.zip$/iu.test(file.sentName)) throw new AppError('unsupported_media_type', { message: uploadProblems.notZip })
  const verdict = await judgeArchiveFile(file.path)
  if (verdict.kind === 'no-zip') throw new AppError('unsupported_media_type', { message: uploadProblems.brokenZip })
  if (verdict.kind === 'refused') throw new AppError('archive_refused', { message: verdict.problem })
  const mismatch = archiveMismatch(recogniseArchive(verdict.names), { kind: upload.kind, name })
  if (mismatch !== null) throw new AppError('archive_refused', fieldProblem('file', mismatch))
  const kind = upload.kind === 'main' ? 'installer' : 'addon'
  const { store } = publisher
  const stampedPath = store.temporaryPath()
  try {
    const { kind: _fit, ...facts } = verdict
    const isApp = kind === 'installer' && facts.app !== null
    const written = isApp ? await stampUpload(file, { publisher, path: stampedPath }) : file
    const { state, file: row } = await publishFile(ctx, store, {
      file: { ...written, ...facts, kind, name },
      built: null,
    })
    return { state: await stateOf(ctx, { state, row }), file: publishedView(row) }
  } finally {
    await rm(stampedPath, { force: true })
  }
}

/** A package of this or another site may be uploaded: its stamp is replaced by ours. */
async function stampUpload(
  file: WrittenFile,
  { publisher, path }: { publisher: Publisher; path: string },
): Promise<WrittenFile> {
  try {
    return await stampPackage(file, { path, service: publisher.service, original: file.sha256 })
  } catch (error) {
    if (error instanceof ArchiveFault) throw new AppError('archive_refused', { message: error.message })
    throw error
  }
}

async function stateOf(
  ctx: Ctx,
  { state, row }: { state: Publication['state']; row: PublishedRow },
): Promise<UploadAnswer['state']> {
  if (state === 'unchanged') return 'unchanged'
  return row.kind === 'addon' && !(await isListed(ctx, row.name)) ? 'draft' : 'published'
}

export function publishedView({ kind, name, version, sizeBytes, sha256, releasedOn }: PublishedRow) {
  const downloadUrl = downloadPathOf(kind, name)
  return { version, fileName: fileNameOf(name), sizeBytes, sha256, releasedOn, downloadUrl }
}

function nameOf({ kind, type, name }: ReceivedUpload): string {
  if (type !== null && type !== kind) {
    throw new AppError('invalid_input', fieldProblem('type', `This address takes the type "${kind}" only.`))
  }
  if (kind === 'main') return fixedNames.installer
  const given = (name ?? '').trim()
  const problem = addonNameProblem(given)
  if (problem !== null) throw new AppError('invalid_input', fieldProblem('name', problem))
  return given
}

async function isListed({ db }: Pick<Ctx, 'db'>, name: string): Promise<boolean> {
  if (addons.some(({ downloadUrl }) => downloadUrl === downloadPathOf('addon', name))) return true
  const details = await selectAddonDetails(db)
  return details.some((row) => row.name === name && row.listedAt !== null)
}

function fieldProblem(field: string, message: string) {
  return { message, fields: { [field]: message } }
}

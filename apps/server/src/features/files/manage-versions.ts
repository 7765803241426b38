import type { FileVersion, FileVersionsQuery } from '@stratomate/contracts'
import { AppError } from '../app-error.ts'
import { type Ctx, requireAdmin, requireRecentSignIn } from '../context.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { downloadPathOf, fileNameOf } from './file-names.ts'
import { flushDownloads } from './count-downloads.ts'
import { makeCurrent } from './publish-file.ts'
import { type ListedVersion, lockPlace, selectFileVersion, selectFileVersions } from './queries.ts'
import { forgetPublished } from './read-published.ts'

const pageSize = 50

/** Every stored version, newest first; for administrators. Errors: invalid_input for a cursor we did not write. */
export async function listFileVersions(ctx: Ctx, query: FileVersionsQuery) {
  requireAdmin(ctx)
  await flushDownloads(ctx)
  const { kind, name } = query
  const count = query.limit ?? pageSize
  const rows = await selectFileVersions(ctx.db, { kind, name, id: undefined, after: readCursor(query.cursor), count })
  const last = rows.at(-1)
  const nextCursor = last === undefined || rows.length < count ? null : writeCursor({ at: last.addedAt, id: last.id })
  return { items: rows.map(versionView), nextCursor }
}

/** Makes a stored version the published one, also an earlier one. It may be repeated. Errors: not_found. */
export async function publishFileVersion(ctx: Ctx, id: string): Promise<FileVersion> {
  requireAdmin(ctx)
  requireRecentSignIn(ctx)
  await ctx.db.transaction(async (tx) => {
    const version = await selectFileVersion(tx, id)
    if (version === null) throw new AppError('not_found')
    const { versionId } = await lockPlace(tx, version)
    if (versionId === id) return
    const before = versionId === null ? null : await selectFileVersion(tx, versionId)
    await makeCurrent(tx, ctx, { version, before })
  })
  forgetPublished(ctx)
  const page = { kind: undefined, name: undefined, id, after: null, count: 1 }
  const [row] = await selectFileVersions(ctx.db, page)
  if (row === undefined) throw new AppError('not_found')
  return versionView(row)
}

function versionView(row: ListedVersion): FileVersion {
  const { id, kind, name, version, sizeBytes, sha256, releasedOn, source, isPublished, downloads } = row
  return {
    id,
    kind,
    name,
    version,
    fileName: fileNameOf(name),
    sizeBytes,
    sha256,
    releasedOn,
    source,
    addedAt: row.addedAt.toISOString(),
    addedBy: row.addedByEmail,
    isPublished,
    downloads,
    downloadUrl: downloadPathOf(kind, name),
  }
}

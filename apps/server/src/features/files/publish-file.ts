import { compareVersions, nextVersion } from '@stratomate/domain/files/file-versions'
import { addons } from '@stratomate/domain/files/addons'
import { recordAudit } from '../audit/record-audit.ts'
import type { Ctx } from '../context.ts'
import type { Db } from '../database.ts'
import { downloadPathOf } from './file-names.ts'
import type { ArchiveFacts, FileStore, WrittenFile } from './ports.ts'
import {
  type FileVersionRow,
  insertFileVersion,
  insertStoredFile,
  lockPlace,
  type PublishedRow,
  selectFileVersion,
  selectVersionsOf,
  updatePublished,
} from './queries.ts'
import { forgetPublished } from './read-published.ts'

type NewFile = WrittenFile & ArchiveFacts & Pick<FileVersionRow, 'kind' | 'name'>
/** What the repository's build says of a file; an upload gets the next version and today's date. */
export type BuiltFacts = { version: string; releasedOn: string }
export type Publication = { state: 'published' | 'stored' | 'unchanged'; file: PublishedRow }

export type PublishCtx = Pick<Ctx, 'db' | 'actor' | 'now' | 'newId' | 'bus'>

/**
 * Stores a judged file and publishes it in one step: the bytes are safe before the change of one row makes them what
 * people get. The same bytes once more change nothing. `built` never replaces a newer upload.
 */
export async function publishFile(
  ctx: PublishCtx,
  store: FileStore,
  { file, built }: { file: NewFile; built: BuiltFacts | null },
): Promise<Publication> {
  const { sha256, sizeBytes, holdsProgram, app, isSigned } = file
  await store.put(file)
  const publication = await ctx.db.transaction(async (tx): Promise<Publication> => {
    const place = await lockPlace(tx, file)
    const current = place.versionId === null ? null : await selectFileVersion(tx, place.versionId)
    if (current?.sha256 === sha256)
      return { state: 'unchanged', file: { ...current, sizeBytes, holdsProgram, app, isSigned } }
    const version = await addVersion(tx, ctx, { file: { ...file, name: place.name }, built })
    if (built !== null && !takesThePlaceOf(current, built.version)) return { state: 'stored', file: version }
    await makeCurrent(tx, ctx, { version, before: current })
    return { state: 'published', file: version }
  })
  forgetPublished(ctx)
  return publication
}

/** Publishes a stored version, and records who decided that. */
export async function makeCurrent(
  tx: Db,
  ctx: PublishCtx,
  { version, before }: { version: FileVersionRow; before: FileVersionRow | null },
): Promise<void> {
  const publishedBy = ctx.actor.kind === 'member' ? ctx.actor.userId : null
  await updatePublished(tx, version, { versionId: version.id, publishedAt: ctx.now(), publishedBy })
  await recordAudit(tx, ctx, {
    action: 'files.publish',
    subjectId: `${version.kind}/${version.name}`,
    detail: { version: version.version, sha256: version.sha256, before: before?.version ?? null },
  })
}

async function addVersion(
  tx: Db,
  ctx: PublishCtx,
  { file, built }: { file: NewFile; built: BuiltFacts | null },
): Promise<PublishedRow> {
  const { kind, name, sha256, sizeBytes, holdsProgram, app, isSigned } = file
  const known = (await selectVersionsOf(tx, file)).map(({ version }) => version)
  const addedAt = ctx.now()
  const row: FileVersionRow = {
    id: ctx.newId(),
    kind,
    name,
    version: built?.version ?? nextVersion([...known, ...announcedVersions(file)]),
    sha256,
    releasedOn: built?.releasedOn ?? addedAt.toISOString().slice(0, 10),
    source: built === null ? 'upload' : 'build',
    addedAt,
    addedBy: ctx.actor.kind === 'member' ? ctx.actor.userId : null,
  }
  await insertStoredFile(tx, { sha256, sizeBytes, holdsProgram, app, isSigned, storedAt: addedAt })
  await insertFileVersion(tx, row)
  return { ...row, sizeBytes, holdsProgram, app, isSigned }
}

/** The add-ons of the plan file are listed with a version, whether their file is there or not. */
function announcedVersions({ kind, name }: NewFile): string[] {
  return addons.flatMap(({ downloadUrl, version }) => (downloadUrl === downloadPathOf(kind, name) ? version : []))
}

/** A build replaces an earlier build, and an upload that is older than itself. */
function takesThePlaceOf(current: FileVersionRow | null, version: string): boolean {
  return current === null || current.source === 'build' || compareVersions(version, current.version) > 0
}

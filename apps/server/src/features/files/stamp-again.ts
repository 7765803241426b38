import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Ctx } from '../context.ts'
import { fixedNames } from './file-names.ts'
import { judgeArchiveFile } from './judge-archive-file.ts'
import { makeCurrent, type PublishCtx } from './publish-file.ts'
import type { ArchiveFacts, WrittenFile } from './ports.ts'
import {
  insertFileVersion,
  insertStoredFile,
  lockPlace,
  type PublishedRow,
  selectPublished,
  selectVersionsOf,
} from './queries.ts'
import { forgetPublished } from './read-published.ts'
import { isStampOf, type Publisher, readStamp, stampPackage } from './stamp-package.ts'

/**
 * Publishes the present package of the app with a new stamp when its stamp leads to another service than this: after a
 * change of the address or of the key, and after an upgrade from a release that did not stamp. Version, day and source
 * stay.
 */
export async function stampAgain(
  ctx: PublishCtx & Pick<Ctx, 'log'>,
  publisher: Publisher,
): Promise<'stamped' | 'unchanged'> {
  try {
    return await stampPresent(ctx, publisher)
  } catch (error) {
    // A store that cannot be reached does not stop the start; people keep getting the package of before.
    ctx.log.error({ err: error }, 'package not stamped')
    return 'unchanged'
  }
}

async function stampPresent(ctx: PublishCtx, publisher: Publisher): Promise<'stamped' | 'unchanged'> {
  const { store, service } = publisher
  const present = await selectPublished(ctx.db, { kind: 'installer', name: fixedNames.installer })
  if (present === null || !(await store.holds(present.sha256))) return 'unchanged'
  const stamp = await readStamp(store, present)
  if (isStampOf(stamp, service)) return 'unchanged'
  const [path, stampedPath] = [store.temporaryPath(), store.temporaryPath()]
  try {
    await pipeline(await store.open(present.sha256, null), createWriteStream(path))
    const verdict = await judgeArchiveFile(path)
    if (verdict.kind !== 'fit' || verdict.app === null) return 'unchanged'
    const { kind: _fit, ...facts } = verdict
    const { sha256, sizeBytes } = present
    const original = stamp?.package ?? sha256
    const stamped = await stampPackage({ path, sha256, sizeBytes }, { path: stampedPath, service, original })
    await store.put(stamped)
    await replace(ctx, { present, stamped: { ...stamped, ...facts } })
    forgetPublished(ctx)
    return 'stamped'
  } finally {
    await Promise.all([rm(path, { force: true }), rm(stampedPath, { force: true })])
  }
}

type Replacement = { present: PublishedRow; stamped: WrittenFile & ArchiveFacts }

/** Another server, or an administrator, may have published something in the meantime; that stays. */
async function replace(ctx: PublishCtx, { present, stamped }: Replacement): Promise<void> {
  const { sha256, sizeBytes, holdsProgram, app, isSigned } = stamped
  const { kind, name, version, releasedOn, source, addedBy } = present
  await ctx.db.transaction(async (tx) => {
    const { versionId } = await lockPlace(tx, present)
    if (versionId !== present.id) return
    const known = (await selectVersionsOf(tx, present)).find((row) => row.version === version && row.sha256 === sha256)
    const addedAt = ctx.now()
    const row = known ?? { id: ctx.newId(), kind, name, version, sha256, releasedOn, source, addedAt, addedBy }
    if (known === undefined) {
      await insertStoredFile(tx, { sha256, sizeBytes, holdsProgram, app, isSigned, storedAt: addedAt })
      await insertFileVersion(tx, row)
    }
    await makeCurrent(tx, ctx, { version: row, before: present })
  })
}

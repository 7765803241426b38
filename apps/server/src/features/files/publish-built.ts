import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { hasCode } from '@stratomate/std/errors'
import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { fixedNames } from './file-names.ts'
import { judgeArchiveFile } from './judge-archive-file.ts'
import { measuringStream } from './measuring-stream.ts'
import type { ArchiveFacts, FileStore, WrittenFile } from './ports.ts'
import { publishFile } from './publish-file.ts'
import { selectVersionsOf } from './queries.ts'
import { type Publisher, readStamp, stampPackage } from './stamp-package.ts'

const listName = 'packages.json'

const BuiltPackage = z.object({
  kind: z.enum(['desktop', 'addon', 'indicators']),
  name: z.string(),
  version: z.string().regex(/^\d+\.\d+\.\d+$/u),
  fileName: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}\.zip$/u),
  sizeBytes: z.int().min(1),
  sha256: z.string().regex(/^[0-9a-f]{64}$/u),
  releasedOn: z.iso.date(),
})
type BuiltPackage = z.infer<typeof BuiltPackage>

type BuildCtx = Pick<Ctx, 'db' | 'actor' | 'now' | 'newId' | 'log' | 'bus'>

/**
 * Publishes what the repository's build made, each version once, so that later decisions of an administrator stay. A
 * missing folder is not an error, since the service runs without it; a package that differs from the build's list is
 * left out.
 */
export async function publishBuilt(ctx: BuildCtx, publisher: Publisher, folder: string): Promise<void> {
  const list = await readList(ctx, join(folder, listName))
  for (const built of list) {
    try {
      await publishPackage(ctx, publisher, { built, folder })
    } catch (error) {
      ctx.log.error({ err: error, file: built.fileName }, 'package not published')
    }
  }
}

async function readList(ctx: BuildCtx, path: string): Promise<BuiltPackage[]> {
  try {
    return z.array(BuiltPackage).parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    const isMissing = hasCode(error, 'ENOENT')
    if (!isMissing) ctx.log.error({ err: error, path }, 'list of packages not read')
    return []
  }
}

async function publishPackage(
  ctx: BuildCtx,
  { store, service }: Publisher,
  { built, folder }: { built: BuiltPackage; folder: string },
): Promise<void> {
  const { version, releasedOn } = built
  const place = placeOf(built)
  const known = (await selectVersionsOf(ctx.db, place)).filter((row) => row.version === version)
  if (await isPublished(store, { known, built })) return
  const [path, stampedPath] = [store.temporaryPath(), store.temporaryPath()]
  try {
    const { copy, facts } = await copyPackage(path, { built, folder })
    const written =
      place.kind === 'installer' && facts.app !== null
        ? await stampPackage(copy, { path: stampedPath, service, original: copy.sha256 })
        : copy
    if (known.some(({ sha256 }) => sha256 === written.sha256)) await store.put(written)
    else await publishFile(ctx, store, { file: { ...place, ...written, ...facts }, built: { version, releasedOn } })
  } finally {
    await Promise.all([rm(path, { force: true }), rm(stampedPath, { force: true })])
  }
}

type KnownVersion = Awaited<ReturnType<typeof selectVersionsOf>>[number]

/** Whether this very package was published before, under whatever stamp. */
async function isPublished(
  store: FileStore,
  { known, built }: { known: readonly KnownVersion[]; built: BuiltPackage },
): Promise<boolean> {
  for (const row of known) {
    if (row.sha256 === built.sha256 && (await store.holds(row.sha256))) return true
    if (row.kind === 'installer' && (await readStamp(store, row))?.package === built.sha256) return true
  }
  return false
}

/** A copy of the package that was judged. Throws when it differs from the build's list or is not accepted. */
async function copyPackage(
  path: string,
  { built, folder }: { built: BuiltPackage; folder: string },
): Promise<{ copy: WrittenFile; facts: ArchiveFacts }> {
  const measured = measuringStream()
  await pipeline(createReadStream(join(folder, built.fileName)), measured.stream, createWriteStream(path))
  const { sizeBytes, sha256 } = measured.result()
  if (sha256 !== built.sha256) throw new Error('The package is not the one that its list names.')
  const verdict = await judgeArchiveFile(path)
  if (verdict.kind !== 'fit') throw new Error(verdict.kind === 'refused' ? verdict.problem : 'It is no ZIP file.')
  const { kind: _fit, ...facts } = verdict
  return { copy: { path, sizeBytes, sha256 }, facts }
}

function placeOf({ kind, fileName }: BuiltPackage) {
  switch (kind) {
    case 'desktop':
      return { kind: 'installer', name: fixedNames.installer } as const
    case 'indicators':
      return { kind, name: fixedNames.indicators } as const
    case 'addon':
      return { kind, name: fileName.replace(/\.zip$/u, '') } as const
    default:
      return kind satisfies never
  }
}

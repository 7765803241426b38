import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { fixedNames } from './file-names.ts'
import { judgeArchiveFile } from './judge-archive-file.ts'
import { measuringStream } from './measuring-stream.ts'
import type { FileStore } from './ports.ts'
import { publishFile } from './publish-file.ts'
import { selectVersionsOf } from './queries.ts'

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
 * Publishes what the repository's build made, each version once: what an administrator did with it afterwards stays.
 * A missing folder is no fault, since the service runs without it; a package that is not what its list says is left out.
 */
export async function publishBuilt(ctx: BuildCtx, store: FileStore, folder: string): Promise<void> {
  const list = await readList(ctx, join(folder, listName))
  for (const built of list) {
    try {
      await publishPackage(ctx, store, { built, folder })
    } catch (error) {
      ctx.log.error({ err: error, file: built.fileName }, 'package not published')
    }
  }
}

async function readList(ctx: BuildCtx, path: string): Promise<BuiltPackage[]> {
  try {
    return z.array(BuiltPackage).parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isMissing) ctx.log.error({ err: error, path }, 'list of packages not read')
    return []
  }
}

async function publishPackage(
  ctx: BuildCtx,
  store: FileStore,
  { built, folder }: { built: BuiltPackage; folder: string },
): Promise<void> {
  const { version, sha256, releasedOn } = built
  const place = placeOf(built)
  const known = (await selectVersionsOf(ctx.db, place)).some((row) => row.version === version && row.sha256 === sha256)
  if (known && (await store.holds(sha256))) return
  const path = store.temporaryPath()
  try {
    const measured = measuringStream()
    await pipeline(createReadStream(join(folder, built.fileName)), measured.stream, createWriteStream(path))
    const { sizeBytes, sha256: found } = measured.result()
    if (found !== sha256) throw new Error('The package is not the one that its list names.')
    const verdict = await judgeArchiveFile(path)
    if (verdict.kind !== 'fit') throw new Error(verdict.kind === 'refused' ? verdict.problem : 'It is no ZIP file.')
    const file = { ...place, path, sha256, sizeBytes, holdsProgram: verdict.holdsProgram }
    if (known) await store.put(file)
    else await publishFile(ctx, store, { file, built: { version, releasedOn } })
  } finally {
    await rm(path, { force: true })
  }
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

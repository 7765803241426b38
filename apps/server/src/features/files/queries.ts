import { and, desc, eq, lt, or, sql, sum } from 'drizzle-orm'
import {
  addonDetails,
  downloadCounts,
  fileVersions,
  publishedFiles,
  storedFiles,
  users,
} from '#server/db/tables/index.ts'
import type { Db } from '../database.ts'

export type FileVersionRow = typeof fileVersions.$inferSelect
type Place = Pick<FileVersionRow, 'kind' | 'name'>
export type PublishedRow = FileVersionRow & Pick<StoredRow, 'sizeBytes' | 'holdsProgram' | 'app' | 'isSigned'>
type StoredRow = typeof storedFiles.$inferSelect

const storedFacts = {
  sizeBytes: storedFiles.sizeBytes,
  holdsProgram: storedFiles.holdsProgram,
  app: storedFiles.app,
  isSigned: storedFiles.isSigned,
}

/** What is published under a name, whatever its case; null where nothing is. */
export async function selectPublished(db: Db, place: Place): Promise<PublishedRow | null> {
  const rows = await db
    .select({ version: fileVersions, ...storedFacts })
    .from(publishedFiles)
    .innerJoin(fileVersions, eq(fileVersions.id, publishedFiles.versionId))
    .innerJoin(storedFiles, eq(storedFiles.sha256, fileVersions.sha256))
    .where(isPlace(place))
  const [row] = rows
  if (row === undefined) return null
  const { version, ...stored } = row
  return { ...version, ...stored }
}

export async function selectPublishedAddons(db: Db): Promise<PublishedRow[]> {
  const rows = await db
    .select({ version: fileVersions, ...storedFacts })
    .from(publishedFiles)
    .innerJoin(fileVersions, eq(fileVersions.id, publishedFiles.versionId))
    .innerJoin(storedFiles, eq(storedFiles.sha256, fileVersions.sha256))
    .where(eq(publishedFiles.kind, 'addon'))
    .orderBy(publishedFiles.name)
  return rows.map(({ version, ...stored }) => ({ ...version, ...stored }))
}

/**
 * Locks the row of a file for this transaction, and makes it when it is new; answers the name as it was first written.
 */
export async function lockPlace(db: Db, place: Place): Promise<{ name: string; versionId: string | null }> {
  await db.insert(publishedFiles).values(place).onConflictDoNothing()
  const rows = await db
    .select({ name: publishedFiles.name, versionId: publishedFiles.versionId })
    .from(publishedFiles)
    .where(isPlace(place))
    .for('update')
  const [row] = rows
  if (row === undefined) throw new Error(`No place was made for ${place.kind} ${place.name}.`)
  return row
}

export async function insertStoredFile(db: Db, row: typeof storedFiles.$inferInsert): Promise<void> {
  await db.insert(storedFiles).values(row).onConflictDoNothing()
}

export async function insertFileVersion(db: Db, row: FileVersionRow): Promise<void> {
  await db.insert(fileVersions).values(row)
}

export async function selectVersionsOf(
  db: Db,
  { kind, name }: Place,
): Promise<(FileVersionRow & Pick<PublishedRow, 'sizeBytes'>)[]> {
  const rows = await db
    .select({ version: fileVersions, sizeBytes: storedFiles.sizeBytes })
    .from(fileVersions)
    .innerJoin(storedFiles, eq(storedFiles.sha256, fileVersions.sha256))
    .where(and(eq(fileVersions.kind, kind), eq(fileVersions.name, name)))
  return rows.map(({ version, sizeBytes }) => ({ ...version, sizeBytes }))
}

export async function selectFileVersion(db: Db, id: string): Promise<FileVersionRow | null> {
  const rows = await db.select().from(fileVersions).where(eq(fileVersions.id, id))
  return rows[0] ?? null
}

/** Makes another version the published one. */
export async function updatePublished(
  db: Db,
  { kind, name }: Place,
  change: { versionId: string; publishedAt: Date; publishedBy: string | null },
): Promise<void> {
  await db
    .update(publishedFiles)
    .set(change)
    .where(and(eq(publishedFiles.kind, kind), eq(publishedFiles.name, name)))
}

export type ListedVersion = PublishedRow & {
  addedByEmail: string | null
  isPublished: boolean
  downloads: number
}
type VersionsPage = {
  kind: FileVersionRow['kind'] | undefined
  name: string | undefined
  id: string | undefined
  after: { at: Date; id: string } | null
  count: number
}

/** Stored versions, the newest first. */
export async function selectFileVersions(db: Db, page: VersionsPage): Promise<ListedVersion[]> {
  const counted = db
    .select({
      versionId: downloadCounts.versionId,
      downloads: sum(downloadCounts.downloads).mapWith(Number).as('downloads'),
    })
    .from(downloadCounts)
    .groupBy(downloadCounts.versionId)
    .as('counted')
  const rows = await db
    .select({
      version: fileVersions,
      ...storedFacts,
      addedByEmail: users.email,
      publishedId: publishedFiles.versionId,
      downloads: sql<number>`coalesce(${counted.downloads}, 0)`.mapWith(Number),
    })
    .from(fileVersions)
    .innerJoin(storedFiles, eq(storedFiles.sha256, fileVersions.sha256))
    .leftJoin(publishedFiles, eq(publishedFiles.versionId, fileVersions.id))
    .leftJoin(users, eq(users.id, fileVersions.addedBy))
    .leftJoin(counted, eq(counted.versionId, fileVersions.id))
    .where(
      and(
        page.kind === undefined ? undefined : eq(fileVersions.kind, page.kind),
        page.name === undefined ? undefined : eq(sql`lower(${fileVersions.name})`, page.name.toLowerCase()),
        page.id === undefined ? undefined : eq(fileVersions.id, page.id),
        page.after === null ? undefined : isAfter(page.after),
      ),
    )
    .orderBy(desc(fileVersions.addedAt), desc(fileVersions.id))
    .limit(page.count)
  return rows.map(({ version, publishedId, ...rest }) => ({ ...version, ...rest, isPublished: publishedId !== null }))
}

function isAfter({ at, id }: { at: Date; id: string }) {
  return or(lt(fileVersions.addedAt, at), and(eq(fileVersions.addedAt, at), lt(fileVersions.id, id)))
}

export async function addDownloads(db: Db, counted: typeof downloadCounts.$inferInsert): Promise<void> {
  await db
    .insert(downloadCounts)
    .values(counted)
    .onConflictDoUpdate({
      target: [downloadCounts.versionId, downloadCounts.day],
      set: { downloads: sql`${downloadCounts.downloads} + ${counted.downloads}` },
    })
}

export type AddonDetailsRow = typeof addonDetails.$inferSelect

export async function selectAddonDetails(db: Db): Promise<AddonDetailsRow[]> {
  return db.select().from(addonDetails)
}

export async function upsertAddonDetails(db: Db, row: AddonDetailsRow): Promise<void> {
  const { name: _name, ...change } = row
  await db.insert(addonDetails).values(row).onConflictDoUpdate({ target: addonDetails.name, set: change })
}

function isPlace({ kind, name }: Place) {
  return and(eq(publishedFiles.kind, kind), eq(sql`lower(${publishedFiles.name})`, name.toLowerCase()))
}

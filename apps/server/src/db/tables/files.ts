import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** The contents of the file store, by hash. */
export const storedFiles = pgTable(
  'stored_files',
  {
    sha256: text('sha256').primaryKey(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    /** Whether a program for Windows is among the entries. */
    holdsProgram: boolean('holds_program').notNull().default(false),
    /** How the desktop app is contained in it; null where it is not, and for files of earlier releases. */
    app: text('app').$type<'setup' | 'program' | 'script'>(),
    /** Whether its program comes with a signature. */
    isSigned: boolean('is_signed').notNull().default(false),
    storedAt: instant('stored_at').notNull(),
  },
  (table) => [check('stored_files_hash', sql`${table.sha256} ~ '^[0-9a-f]{64}$' and ${table.sizeBytes} > 0`)],
)

/** Every version of a file that was built or uploaded; rows are never changed. */
export const fileVersions = pgTable(
  'file_versions',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<'installer' | 'indicators' | 'addon'>().notNull(),
    name: text('name').notNull(),
    version: text('version').notNull(),
    sha256: text('sha256')
      .notNull()
      .references(() => storedFiles.sha256),
    releasedOn: date('released_on', { mode: 'string' }).notNull(),
    source: text('source').$type<'build' | 'upload'>().notNull(),
    addedAt: instant('added_at').notNull(),
    addedBy: uuid('added_by'),
  },
  (table) => [
    uniqueIndex('file_versions_content').on(table.kind, table.name, table.version, table.sha256),
    index('file_versions_newest').on(table.addedAt.desc(), table.id.desc()),
    check('file_versions_kind', sql`${table.kind} in ('installer', 'indicators', 'addon')`),
    check('file_versions_source', sql`${table.source} in ('build', 'upload')`),
  ],
)

/** Which version of a file people get: one row for each file, so that publishing is one change. */
export const publishedFiles = pgTable(
  'published_files',
  {
    kind: text('kind').$type<'installer' | 'indicators' | 'addon'>().notNull(),
    name: text('name').notNull(),
    versionId: uuid('version_id').references(() => fileVersions.id),
    publishedAt: instant('published_at'),
    publishedBy: uuid('published_by'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.name] }),
    // Windows ignores case in names.
    uniqueIndex('published_files_name').on(table.kind, sql`lower(${table.name})`),
  ],
)

/** How often a version was downloaded on a UTC day. */
export const downloadCounts = pgTable(
  'download_counts',
  {
    versionId: uuid('version_id')
      .notNull()
      .references(() => fileVersions.id),
    day: date('day', { mode: 'string' }).notNull(),
    downloads: integer('downloads').notNull(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.day] })],
)

/** The description of an uploaded add-on; it is a draft until somebody lists it. */
export const addonDetails = pgTable('addon_details', {
  name: text('name').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  category: text('category').$type<'Momentum' | 'Trend' | 'Oscillator' | 'Utility'>().notNull(),
  listedAt: instant('listed_at'),
})

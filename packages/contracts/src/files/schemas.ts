import { z } from 'zod'
import { Id, Instant, PageQuery, shortName, singleLine } from '../values.ts'

/** What can be downloaded: the desktop app, the pack of library indicators, or an add-on. */
export const FileKind = z.enum(['installer', 'indicators', 'addon'])
export type FileKind = z.infer<typeof FileKind>

export const AddonCategoryName = z.enum(['Momentum', 'Trend', 'Oscillator', 'Utility'])

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/u)

/** A file that is published now. `sizeBytes` and `sha256` were measured on what is stored. */
export const PublishedFile = z.object({
  version: z.string(),
  fileName: z.string(),
  sizeBytes: z.int().min(0),
  sha256: Sha256,
  /** An ISO date. */
  releasedOn: z.string(),
  downloadUrl: z.string(),
})
export type PublishedFile = z.infer<typeof PublishedFile>

/**
 * How the app is contained in a package: as a setup program, as the program itself, or as the script that Node runs.
 */
export const AppKind = z.enum(['setup', 'program', 'script'])
export type AppKind = z.infer<typeof AppKind>

/** The progress of the package for Windows, where the service builds it; `off` where it does not. */
export const PackageBuild = z.discriminatedUnion('state', [
  z.object({ state: z.literal('off') }),
  z.object({ state: z.literal('building'), step: z.int().min(0), steps: z.int().min(0), words: z.string() }),
  z.object({ state: z.literal('ready') }),
  z.object({ state: z.literal('failed'), reason: z.enum(['memory', 'build']) }),
])
export type PackageBuild = z.infer<typeof PackageBuild>

/** Null where nothing is published yet. */
export const InstallerAnswer = z.object({
  installer: PublishedFile.extend({
    holdsProgram: z.boolean(),
    /** Null for a package without the app. */
    app: AppKind.nullable(),
    /** Whether its program is signed. */
    isSigned: z.boolean(),
  }).nullable(),
  indicators: PublishedFile.nullable(),
  build: PackageBuild,
})
export type InstallerAnswer = z.infer<typeof InstallerAnswer>

/** An add-on as SPEC §3 lists it; size and hash are null until its file is published. */
export const AddonView = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  version: z.string(),
  /** Bytes. */
  fileSize: z.int().min(0).nullable(),
  sha256: Sha256.nullable(),
  downloadUrl: z.string(),
  category: AddonCategoryName,
  /** An ISO date. */
  releaseDate: z.string(),
  requiresSubscription: z.boolean(),
})
export type AddonView = z.infer<typeof AddonView>

/** One stored version of a file. */
export const FileVersion = z.object({
  id: Id,
  kind: FileKind,
  /** The name of the file without its ending. */
  name: z.string(),
  version: z.string(),
  fileName: z.string(),
  sizeBytes: z.int().min(0),
  sha256: Sha256,
  releasedOn: z.string(),
  source: z.enum(['build', 'upload']),
  addedAt: Instant,
  /** Who uploaded it; null for what the build made and for deleted accounts. */
  addedBy: z.string().nullable(),
  isPublished: z.boolean(),
  downloads: z.int().min(0),
  downloadUrl: z.string(),
})
export type FileVersion = z.infer<typeof FileVersion>

/** The result of an upload. A draft is stored and waits for its description. */
export const UploadAnswer = z.object({
  state: z.enum(['published', 'draft', 'unchanged']),
  file: PublishedFile,
})
export type UploadAnswer = z.infer<typeof UploadAnswer>

export const FileVersionsQuery = PageQuery.extend({ kind: FileKind.optional(), name: shortName(64).optional() })
export type FileVersionsQuery = z.infer<typeof FileVersionsQuery>

/** What the list of add-ons shows of one that was uploaded under a new name. */
export const AddonDetailsInput = z.strictObject({
  title: singleLine(80).pipe(z.string().min(1)),
  description: singleLine(400).pipe(z.string().min(1)),
  category: AddonCategoryName,
  listed: z.boolean(),
})
export type AddonDetailsInput = z.infer<typeof AddonDetailsInput>

/** An uploaded add-on, with null for what is still missing. */
export const UploadedAddon = z.object({
  name: z.string(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  category: AddonCategoryName.nullable(),
  listed: z.boolean(),
})
export type UploadedAddon = z.infer<typeof UploadedAddon>

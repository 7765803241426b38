import type { AppKind } from '@stratomate/contracts'
import type { Readable } from 'node:stream'

/** The first and the last byte of a part of a file. */
export type ByteRange = { first: number; last: number }

/** A finished file at a path of ours, with what was measured while it was written. */
export type WrittenFile = { path: string; sha256: string; sizeBytes: number }

/** What was found in an archive that is accepted. */
export type ArchiveFacts = {
  /** An executable or a setup program of Windows. */
  holdsProgram: boolean
  /** The desktop app in it; null where there is none. */
  app: AppKind | null
  isSigned: boolean
}

/** Files by the hash of their content, which never change once they are stored. */
export type FileStore = {
  /** A new path for a file that is being received; after a crash it is removed at the next start. */
  temporaryPath: () => string
  /** Takes over a finished temporary file. After the answer it survives a power cut, and its temporary path is gone. */
  put: (file: WrittenFile) => Promise<void>
  holds: (sha256: string) => Promise<boolean>
  /** The bytes of a file, or of a part of it. Throws when it is not there. */
  open: (sha256: string, range: ByteRange | null) => Promise<Readable>
  /** An address from which browsers can fetch the file directly for some minutes; null where the service sends it. */
  signedLink: (sha256: string, fileName: string) => Promise<string | null>
  /** Throws when the store cannot be reached. */
  reach: () => Promise<void>
  delete: (sha256: string) => Promise<void>
}

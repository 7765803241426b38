/** Where every writer reports that the disk refused its data. The data stays in memory meanwhile. */
export type DiskWatch = {
  /** @param what what could not be written, such as `the journal` */
  failed(what: string, error: unknown): void
}

/** Throws the error again, for callers that have nothing to keep running. */
export const strictDisk: DiskWatch = {
  failed(_, error) {
    throw error
  },
}

type FaultKind = 'full' | 'read_only' | 'damaged' | 'broken'

const nodeFaults: Readonly<Record<string, FaultKind>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EROFS: 'read_only',
  EACCES: 'read_only',
  EPERM: 'read_only',
  EIO: 'broken',
  ENODEV: 'broken',
}

/** The low byte of what SQLite answers. */
const sqliteFaults: Readonly<Record<number, FaultKind>> = {
  8: 'read_only',
  10: 'broken',
  11: 'damaged',
  13: 'full',
  14: 'broken',
  26: 'damaged',
}

const causes: Readonly<Record<FaultKind, string>> = {
  full: 'the disk is full',
  read_only: 'the disk allows no writing',
  damaged: 'a file on the disk is damaged',
  broken: 'the disk does not work',
}

const advices: Readonly<Record<FaultKind, string>> = {
  full: 'make space',
  read_only: 'let the app write to its folder',
  damaged: 'restart the app, which looks through its files',
  broken: 'look at the disk',
}

/** Why the disk refused to read or write something; null when the error does not come from the disk. */
export function diskCause(error: unknown): string | null {
  const kind = kindOf(error)
  return kind === null ? null : causes[kind]
}

/** What the person can do about it, as the beginning of a sentence. */
export function diskAdvice(error: unknown): string {
  return advices[kindOf(error) ?? 'broken']
}

/** Whether a file is damaged, whatever the disk does now. */
export function isDamage(error: unknown): boolean {
  return kindOf(error) === 'damaged'
}

export function isDiskFault(error: unknown): boolean {
  return kindOf(error) !== null
}

function kindOf(error: unknown): FaultKind | null {
  if (!(error instanceof Error)) return null
  if ('errcode' in error && typeof error.errcode === 'number') return sqliteFaults[error.errcode & 0xff] ?? null
  if ('syscall' in error && typeof error.syscall === 'string' && /^(?:connect|listen|bind|spawn)/u.test(error.syscall))
    return null
  if ('code' in error && typeof error.code === 'string') return nodeFaults[error.code] ?? null
  return null
}

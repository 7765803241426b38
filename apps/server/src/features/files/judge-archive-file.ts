import { openAsBlob } from 'node:fs'
import { judgeArchive, type ArchiveVerdict } from '@stratomate/domain/judge-archive'
import type { ArchiveFacts } from './ports.ts'

export type FileVerdict =
  | ({ kind: 'fit'; names: readonly string[] } & ArchiveFacts)
  | Exclude<ArchiveVerdict, { kind: 'fit' }>

/** Judges a file by its content, piece by piece; its name and what the sender called it do not matter. */
export async function judgeArchiveFile(path: string): Promise<FileVerdict> {
  const verdict = await judgeArchive(await openAsBlob(path))
  if (verdict.kind !== 'fit') return verdict
  const { names } = verdict
  const holdsProgram = names.some((name) => /\.(?:exe|msi)$/iu.test(name))
  const holdsScript = names.some((name) => name.toLowerCase().endsWith('.mjs'))
  return { kind: 'fit', names, holdsProgram, holdsApp: holdsProgram || holdsScript }
}

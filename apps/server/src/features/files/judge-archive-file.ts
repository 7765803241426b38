import { openAsBlob } from 'node:fs'
import { judgeArchive, type ArchiveVerdict } from '@stratomate/domain/files/judge-archive'
import { appKindOf, isProgram, isSigned, programHeadBytes } from './judge-app.ts'
import type { ArchiveFacts } from './ports.ts'

export type FileVerdict =
  | ({ kind: 'fit'; names: readonly string[] } & ArchiveFacts)
  | Exclude<ArchiveVerdict, { kind: 'fit' }>

/** Judges a file by its content, piece by piece; its name and the sender's content type do not matter. */
export async function judgeArchiveFile(path: string): Promise<FileVerdict> {
  const heads = new Map<string, Uint8Array>()
  const verdict = await judgeArchive(await openAsBlob(path), (name, piece) => keepHead(heads, name, piece))
  if (verdict.kind !== 'fit') return verdict
  const { names } = verdict
  const programs = [...heads.values()]
  return {
    kind: 'fit',
    names,
    holdsProgram: names.some((name) => isProgram(name)),
    app: appKindOf(names),
    isSigned: programs.length > 0 && programs.every((head) => isSigned(head)),
  }
}

/** The beginning of each program; the pieces of an entry come in order. */
function keepHead(heads: Map<string, Uint8Array>, name: string, piece: Uint8Array): void {
  if (!isProgram(name)) return
  const before = heads.get(name) ?? new Uint8Array(0)
  if (before.length >= programHeadBytes) return
  heads.set(name, Buffer.concat([before, piece.subarray(0, programHeadBytes - before.length)]))
}

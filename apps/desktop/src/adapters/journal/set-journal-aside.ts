import { existsSync, renameSync } from 'node:fs'
import { headPathOf } from './journal-head.ts'

/** Renames a damaged journal, with all its files, beside its place. Answers the new path. */
export function setJournalAside(path: string, nowMs: number): string {
  const stamp = new Date(nowMs).toISOString().slice(0, 19).replaceAll(':', '-')
  let aside = `${path}.damaged-${stamp}`
  for (let turn = 2; existsSync(aside); turn += 1) aside = `${path}.damaged-${stamp}-${turn}`
  for (const end of ['', '-wal', '-shm']) if (existsSync(`${path}${end}`)) renameSync(`${path}${end}`, `${aside}${end}`)
  const head = headPathOf(path)
  if (existsSync(head)) renameSync(head, headPathOf(aside))
  return aside
}

import {
  closeSync,
  existsSync,
  fsyncSync,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { basename, dirname } from 'node:path'
import { isDiskFault } from '#desktop/platform/files/disk-fault.ts'
import { replaceFile, retryWhileHeld } from '#desktop/platform/files/replace-file.ts'
import { type Sealer, sealerOf } from './sealer.ts'

/** The beginning of an encrypted file, with which none of our secrets begins. */
const mark = 'sealed'
const shape = /^sealed:(dpapi|key):([A-Za-z0-9+/=]+)\n?$/u
const plainName = (path: string): string => `${path}.plain`

/**
 * Stores a secret on disk, encrypted for this person and this file name, replaced in one step. Throws errors of the
 * disk.
 */
export function writeSecret(path: string, text: string, sealer: Sealer = sealerOf(dirname(path))): void {
  const sealed = sealer.seal(Buffer.from(text), basename(path))
  replaceFile(path, `${mark}:${sealer.kind}:${sealed.toString('base64')}\n`)
}

/**
 * The secret of a file; null without one, or with one that another person or computer has encrypted: then the person
 * signs in. What an earlier version stored in plain text is encrypted now, and overwritten before it is deleted.
 */
export function readSecret(path: string, sealer: Sealer = sealerOf(dirname(path))): string | null {
  finishSealing(path)
  if (!existsSync(path)) return null
  const content = readFileSync(path, 'utf8')
  if (!content.startsWith(`${mark}:`)) {
    sealPlain(path, content, sealer)
    return content
  }
  const [, kind, body = ''] = shape.exec(content) ?? []
  if (kind !== sealer.kind) return null
  return sealer.open(Buffer.from(body, 'base64'), basename(path))?.toString('utf8') ?? null
}

/** Deletes a secret; its bytes on the disk are overwritten first. Throws errors of the disk. */
export function removeSecret(path: string): void {
  for (const each of [path, plainName(path)]) if (existsSync(each)) wipe(each)
}

/** A disk that refuses writes now is no reason to make the person sign in: the next reading tries again. */
function sealPlain(path: string, content: string, sealer: Sealer): void {
  try {
    retryWhileHeld(() => renameSync(path, plainName(path)))
    writeSecret(path, content, sealer)
    wipe(plainName(path))
  } catch (error) {
    if (!isDiskFault(error)) throw error
  }
}

/** A power cut in the middle has left the plain file under its other name. */
function finishSealing(path: string): void {
  const plain = plainName(path)
  if (!existsSync(plain)) return
  try {
    if (existsSync(path)) wipe(plain)
    else renameSync(plain, path)
  } catch (error) {
    if (!isDiskFault(error)) throw error
  }
}

/** Overwrites a file with zeros before it is deleted. */
function wipe(path: string): void {
  const file = openSync(path, 'r+')
  try {
    writeSync(file, Buffer.alloc(fstatSync(file).size), 0, null, 0)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  rmSync(path, { force: true })
}

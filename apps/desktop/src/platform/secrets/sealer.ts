import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from '#desktop/platform/files/replace-file.ts'
import { loadWindows } from '#desktop/platform/windows/load-windows.ts'
import { type DataProtection, dataProtectionOf } from '#desktop/platform/windows/data-protection.ts'

/** Encrypts a text so that only this person can read it. */
export type Sealer = {
  /** The mark at the beginning of each encrypted file. */
  readonly kind: 'dpapi' | 'key'
  seal(content: Buffer, purpose: string): Buffer
  /** Null for what was not encrypted by this sealer for this purpose, and for what was changed. */
  open(sealed: Buffer, purpose: string): Buffer | null
}

export const keyFileName = 'secret.key'
const cipher = 'aes-256-gcm'
const [keyBytes, nonceBytes, tagBytes] = [32, 12, 16]
let protection: DataProtection | null = null

/** The sealer of a data folder: Windows' own data protection, elsewhere a key that only the person can read. */
export function sealerOf(dataFolder: string): Sealer {
  const windows = loadWindows(dataFolder)
  if (windows === null) return keySealer(join(dataFolder, keyFileName))
  protection ??= dataProtectionOf(windows)
  const { protect, open } = protection
  return { kind: 'dpapi', seal: protect, open }
}

/** Encrypts with a key in a file, which is made when it is first needed. */
export function keySealer(path: string): Sealer {
  return {
    kind: 'key',
    seal(content, purpose) {
      const nonce = randomBytes(nonceBytes)
      const work = createCipheriv(cipher, readKey(path) ?? makeKey(path), nonce).setAAD(Buffer.from(purpose))
      const body = Buffer.concat([work.update(content), work.final()])
      return Buffer.concat([nonce, work.getAuthTag(), body])
    },
    open(sealed, purpose) {
      const key = readKey(path)
      if (key === null || sealed.length < nonceBytes + tagBytes) return null
      const work = createDecipheriv(cipher, key, sealed.subarray(0, nonceBytes)).setAAD(Buffer.from(purpose))
      work.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
      try {
        return Buffer.concat([work.update(sealed.subarray(nonceBytes + tagBytes)), work.final()])
      } catch (error) {
        if (error instanceof Error) return null
        throw error
      }
    },
  }
}

function readKey(path: string): Buffer | null {
  if (!existsSync(path)) return null
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64')
  return key.length === keyBytes ? key : null
}

function makeKey(path: string): Buffer {
  const key = randomBytes(keyBytes)
  replaceFile(path, `${key.toString('base64')}\n`)
  return key
}

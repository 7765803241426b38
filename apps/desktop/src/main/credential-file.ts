import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { z } from 'zod'
import type { Credential, CredentialStore } from '../reporting/session.ts'

const CredentialContent = z.object({
  server: z.string(),
  deviceId: z.string(),
  refreshToken: z.string(),
  entitlement: z.string().nullable(),
  keys: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
  // Files of earlier versions do not say it; keys came later.
  isByKey: z.boolean().default(false),
})

/** The sign-in on disk: readable by its owner only, replaced in one step, flushed before `write` returns. */
export function credentialFile(path: string): CredentialStore {
  return {
    read: () => readCredential(path),
    write(credential) {
      const temporary = `${path}.tmp`
      rmSync(temporary, { force: true })
      const file = openSync(temporary, 'wx', 0o600)
      try {
        writeSync(file, JSON.stringify(credential))
        fsyncSync(file)
      } finally {
        closeSync(file)
      }
      renameSync(temporary, path)
    },
    remove: () => rmSync(path, { force: true }),
  }
}

function readCredential(path: string): Credential | null {
  try {
    return CredentialContent.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    // Without a file, or with one that is not whole, the person signs in again.
    if (error instanceof Error) return null
    throw error
  }
}

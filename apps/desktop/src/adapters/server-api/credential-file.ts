import { z } from 'zod'
import { readSecret, removeSecret, writeSecret } from '#desktop/platform/secrets/secret-file.ts'
import type { DiskWatch } from '#desktop/platform/files/disk-fault.ts'
import type { Credential, CredentialStore } from './session.ts'

const CredentialContent = z.object({
  server: z.string(),
  deviceId: z.string(),
  refreshToken: z.string(),
  entitlement: z.string().nullable(),
  keys: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
  // Missing in files of earlier versions, from before there were keys.
  isByKey: z.boolean().default(false),
})

/**
 * The sign-in on disk: encrypted for this person, replaced in one step, flushed before `write` returns. What the disk
 * refuses waits in memory until `save`, which throws when it fails again.
 */
export function credentialFile(path: string, disk: DiskWatch): CredentialStore & { save(): void } {
  /** Null when the file must be removed. */
  let waiting: Credential | null | 'nothing' = 'nothing'
  const save = (): void => {
    if (waiting === 'nothing') return
    if (waiting === null) removeSecret(path)
    else writeSecret(path, JSON.stringify(waiting))
    waiting = 'nothing'
  }
  const keep = (next: Credential | null): void => {
    waiting = next
    try {
      save()
    } catch (error) {
      disk.failed('the sign-in', error)
    }
  }
  return { read: () => readCredential(path), write: keep, remove: () => keep(null), save }
}

function readCredential(path: string): Credential | null {
  try {
    return CredentialContent.parse(JSON.parse(readSecret(path) ?? ''))
  } catch (error) {
    // Without a file, or with an incomplete one, the person signs in again.
    if (error instanceof Error) return null
    throw error
  }
}

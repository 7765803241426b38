import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import type { UpdateClaims } from '@stratomate/contracts/desktop/update'

/** Why a package is refused, for people. Nothing of it was installed. */
export class UpdateFault extends Error {
  override readonly name = 'UpdateFault'
}

/** Chunks of a package from its beginning, or from the requested byte. They may end with a ServerError. */
export type OpenedPackage = { status: number; pieces: AsyncIterable<Uint8Array> }

export type PackageSource = {
  /** Asks for the package from a byte on, as long as it is still the one of this hash. Throws a ServerError. */
  openPackage(from: { firstByte: number; sha256: string }): Promise<OpenedPackage>
}

export type FetchedPackage = {
  claims: Pick<UpdateClaims, 'sizeBytes' | 'sha256'>
  partPath: string
  path: string
  /** Bytes that are on the disk so far. */
  onProgress: (receivedBytes: number) => void
}

/**
 * Downloads a package, and continues after an interruption. It gets its name only when its size and hash are those that
 * the service has signed; anything else is removed. Throws an UpdateFault, or the error of the connection or the disk.
 */
export async function fetchPackage(source: PackageSource, fetched: FetchedPackage): Promise<void> {
  const { claims, partPath, path } = fetched
  try {
    await fetchRest(source, fetched)
    const sha256 = await hashOf(partPath)
    if (sha256 !== claims.sha256) throw new UpdateFault('its content is not what the service has signed')
  } catch (error) {
    if (error instanceof UpdateFault) await rm(partPath, { force: true })
    throw error
  }
  await rename(partPath, path)
}

const hashedBytes = 1_048_576

/** SHA-256 of a file in hexadecimal digits. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  const file = await open(path)
  try {
    const piece = Buffer.alloc(hashedBytes)
    for (let read = await file.read(piece); read.bytesRead > 0; read = await file.read(piece))
      hash.update(piece.subarray(0, read.bytesRead))
  } finally {
    await file.close()
  }
  return hash.digest('hex')
}

async function fetchRest(source: PackageSource, { claims, partPath, onProgress }: FetchedPackage): Promise<void> {
  const { sizeBytes, sha256 } = claims
  const kept = existsSync(partPath) ? (await stat(partPath)).size : 0
  if (kept === sizeBytes) return
  const firstByte = kept < sizeBytes ? kept : 0
  const { status, pieces } = await source.openPackage({ firstByte, sha256 })
  if (status !== 200 && status !== 206) throw new UpdateFault(`the service answered ${status} instead of the package`)
  const goesOn = firstByte > 0 && status === 206
  let receivedBytes = goesOn ? firstByte : 0
  const file = await open(partPath, goesOn ? 'a' : 'w', 0o600)
  try {
    for await (const piece of pieces) {
      receivedBytes += piece.length
      if (receivedBytes > sizeBytes) throw new UpdateFault('it is larger than the service has signed')
      await file.write(piece)
      onProgress(receivedBytes)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  if (receivedBytes < sizeBytes) throw new UpdateFault('it is smaller than the service has signed')
}

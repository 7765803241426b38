import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { BridgeFile, bridgeFileName, pipeVersion } from '@stratomate/contracts'
import { errorText } from '@stratomate/std/errors'
import { replaceFile, retryWhileHeld } from '#desktop/platform/files/replace-file.ts'

// The kernel's limit for the path of a Unix socket is 108 bytes on Linux and 104 on macOS.
const socketPathMax = 100

/** Where the bridge of a data folder listens: a named pipe on Windows, else a socket file that only its owner may open. */
export function bridgeAddressOf(dataFolder: string, platform: NodeJS.Platform): string {
  const hash = createHash('sha256').update(resolve(dataFolder)).digest('hex').slice(0, 16)
  if (platform === 'win32') return `\\\\.\\pipe\\stratomate-${hash}`
  const beside = join(resolve(dataFolder), 'bridge.sock')
  return Buffer.byteLength(beside) <= socketPathMax ? beside : join(tmpdir(), `stratomate-${hash}.sock`)
}

/**
 * Writes the address and a fresh token for the terminals, in one step and readable for this person only. `inbox` names
 * the folder beside it in which signals may come as files. Answers the token. Throws a BridgeAddressError.
 */
export function writeBridgeFile(commonFolder: string, pipe: string, inbox?: string): string {
  const token = randomBytes(32).toString('base64url')
  const content: BridgeFile = { v: pipeVersion, pipe, token, ...(inbox === undefined ? {} : { inbox }) }
  try {
    mkdirSync(commonFolder, { recursive: true, mode: 0o700 })
    if (inbox !== undefined) mkdirSync(join(commonFolder, inbox), { recursive: true, mode: 0o700 })
    replaceFile(join(commonFolder, bridgeFileName), `${JSON.stringify(content)}\n`)
  } catch (error) {
    const reason = errorText(error)
    const advice = 'Close MetaTrader 5 and try again, or name another folder with --common.'
    throw new BridgeAddressError(
      `The address for terminals cannot be written to ${commonFolder} (${reason}). ${advice}`,
    )
  }
  return token
}

/** Removes the address unless another app wrote it, which has another token. */
export function removeBridgeFile(commonFolder: string, ownToken: string | null = null): void {
  const path = join(commonFolder, bridgeFileName)
  if (ownToken !== null && readToken(path) !== ownToken) return
  retryWhileHeld(() => rmSync(path, { force: true }))
}

function readToken(path: string): string | null {
  try {
    return BridgeFile.parse(JSON.parse(readFileSync(path, 'utf8'))).token
  } catch (error) {
    // It is gone, or was not written by this app: there is nothing of ours to remove.
    if (error instanceof Error) return null
    throw error
  }
}

/** The address of the bridge cannot be opened or written; the message says why and what to do. */
export class BridgeAddressError extends Error {
  override readonly name = 'BridgeAddressError'
}

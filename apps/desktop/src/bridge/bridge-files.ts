import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type BridgeFile, bridgeFileName, pipeVersion } from '@stratomate/contracts'

// The kernel's limit for the path of a Unix socket is 108 bytes on Linux and 104 on macOS.
const socketPathMax = 100

/** Where the bridge of a data folder listens: a named pipe on Windows, else a socket file that only its owner may open. */
export function bridgeAddressOf(dataFolder: string, platform: NodeJS.Platform): string {
  const hash = createHash('sha256').update(resolve(dataFolder)).digest('hex').slice(0, 16)
  if (platform === 'win32') return `\\\\.\\pipe\\stratomate-${hash}`
  const beside = join(resolve(dataFolder), 'bridge.sock')
  return Buffer.byteLength(beside) <= socketPathMax ? beside : join(tmpdir(), `stratomate-${hash}.sock`)
}

/** Leaves address and a fresh token for the terminals, in one step and for this person only. Answers the token. */
export function writeBridgeFile(commonFolder: string, pipe: string): string {
  mkdirSync(commonFolder, { recursive: true, mode: 0o700 })
  const token = randomBytes(32).toString('base64url')
  const content: BridgeFile = { v: pipeVersion, pipe, token }
  const path = join(commonFolder, bridgeFileName)
  const temporary = `${path}.${process.pid}.tmp`
  rmSync(temporary, { force: true })
  const file = openSync(temporary, 'wx', 0o600)
  try {
    writeSync(file, `${JSON.stringify(content)}\n`)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(temporary, path)
  chmodSync(path, 0o600)
  return token
}

export function removeBridgeFile(commonFolder: string): void {
  rmSync(join(commonFolder, bridgeFileName), { force: true })
}

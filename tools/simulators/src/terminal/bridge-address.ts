import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasCode } from '@stratomate/std/errors'
import { BridgeFile, bridgeFileName } from '@stratomate/contracts'

/** Where the desktop listens, or why that is unknown. */
export type BridgeAddress = { kind: 'found'; bridge: BridgeFile } | { kind: 'missing'; reason: string }

/** Reads the file in which the desktop writes its pipe and token. Never throws: the desktop may be writing it. */
export function readBridgeAddress(common: string): BridgeAddress {
  const path = join(common, bridgeFileName)
  try {
    return { kind: 'found', bridge: BridgeFile.parse(JSON.parse(readFileSync(path, 'utf8'))) }
  } catch (error) {
    const isAbsent = hasCode(error, 'ENOENT')
    return { kind: 'missing', reason: isAbsent ? `there is no ${path} yet` : `${path} cannot be read` }
  }
}

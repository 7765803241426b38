import type { AppKind } from '@stratomate/contracts'

/** This much of a program is examined; its headers are at its beginning. */
export const programHeadBytes = 4_096

const peOffsetAt = 0x3c
const optionalHeaderAt = 24
const wideFormat = 0x20b
/** Offset of the certificate entry among the tables of a program, in the 32-bit and the 64-bit format. */
const certificatesAt = { narrow: 128, wide: 144 }

/** What a package holds of the app: a setup program, the program itself, the script that Node runs, or none of it. */
export function appKindOf(names: readonly string[]): AppKind | null {
  if (names.some((name) => /setup[^/]*\.(?:exe|msi)$/iu.test(name))) return 'setup'
  if (names.some((name) => isProgram(name))) return 'program'
  return names.some((name) => name.toLowerCase().endsWith('.mjs')) ? 'script' : null
}

export function isProgram(name: string): boolean {
  return /\.(?:exe|msi)$/iu.test(name)
}

/**
 * Whether the headers of a Windows program say that it is signed. Who signed it, and whether the signature is valid, is
 * for Windows to check.
 */
export function isSigned(head: Uint8Array): boolean {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  if (head.length < peOffsetAt + 4 || view.getUint16(0, true) !== 0x5a4d) return false
  const headerAt = view.getUint32(peOffsetAt, true) + optionalHeaderAt
  if (headerAt + certificatesAt.wide + 8 > head.length) return false
  const isWide = view.getUint16(headerAt, true) === wideFormat
  return view.getUint32(headerAt + (isWide ? certificatesAt.wide : certificatesAt.narrow) + 4, true) > 0
}

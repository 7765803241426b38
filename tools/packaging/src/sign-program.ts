import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, renameSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { brand } from '@stratomate/brand'

/** How programs are signed: not at all, by a command of the owner's, or with a certificate by osslsigncode. */
export type Signing =
  | { kind: 'none' }
  | { kind: 'command'; program: string; args: readonly string[] }
  | { kind: 'certificate'; certificate: string; passwordFile: string; timestampUrl: string | null }

const signMsMax = 120_000

/**
 * Reads `--certificate FILE --password-file FILE [--timestamp URL]`, or a command whose last argument the path becomes.
 * Throws when a certificate comes without its password.
 */
export function readSigning(args: readonly string[]): Signing {
  const [first, ...rest] = args
  if (first === undefined) return { kind: 'none' }
  if (!first.startsWith('--')) return { kind: 'command', program: first, args: rest }
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    options: { certificate: text, 'password-file': text, timestamp: text },
  })
  const { certificate, 'password-file': passwordFile, timestamp } = values
  if (certificate === undefined || passwordFile === undefined) {
    throw new Error('A certificate is given by --certificate FILE and --password-file FILE.')
  }
  return { kind: 'certificate', certificate, passwordFile, timestampUrl: timestamp ?? null }
}

/** Which signature a build gets, as a hash; null for none. */
export function signatureOf(signing: Signing): string | null {
  switch (signing.kind) {
    case 'none':
      return null
    case 'command':
      return hash(JSON.stringify([signing.program, signing.args]))
    case 'certificate':
      return hash(readFileSync(signing.certificate))
    default:
      return signing satisfies never
  }
}

/** Signs a program where it is. Throws when the signer refuses; then the program stays as it was. */
export function signProgram(path: string, signing: Signing): void {
  switch (signing.kind) {
    case 'none':
      return
    case 'command':
      execFileSync(signing.program, [...signing.args, path], { stdio: 'inherit', timeout: signMsMax })
      return
    case 'certificate':
      return signWith(signing, path)
    default:
      return signing satisfies never
  }
}

function signWith(
  { certificate, passwordFile, timestampUrl }: Extract<Signing, { kind: 'certificate' }>,
  path: string,
): void {
  const signed = `${path}.signed`
  rmSync(signed, { force: true })
  const time = timestampUrl === null ? [] : ['-ts', timestampUrl]
  const names = ['-n', brand.desktopName, '-i', brand.website, '-h', 'sha256']
  // The password is read from its file, so that no list of processes shows it.
  const key = ['-pkcs12', certificate, '-readpass', passwordFile]
  try {
    execFileSync('osslsigncode', ['sign', ...key, ...names, ...time, '-in', path, '-out', signed], {
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: signMsMax,
    })
    renameSync(signed, path)
  } finally {
    rmSync(signed, { force: true })
  }
}

function hash(data: Buffer | string): string {
  return createHash('sha256').update(data).digest('hex')
}

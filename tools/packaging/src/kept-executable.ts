import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '@stratomate/brand'
import { executableFactsPath, executablePath, setupPath, repository } from './build-folder.ts'
import { builtWindow } from './built-window.ts'
import { bundleDesktop } from './bundle-desktop.ts'
import { pinnedCallsVersion } from './pinned-runtime.ts'

/** What is stored beside a finished executable. */
export type ExecutableFacts = {
  /** Hash of everything that it was made of. */
  inputs: string
  /** Of the finished file, signed or not. */
  sha256: string
  /** Of the setup program; null where there is none. */
  setupSha256: string | null
  /** The hash of the certificate that signed both; null when they are not signed. */
  certificate: string | null
}

/** The icon of the program and of its setup. */
export const iconPath = join(repository, 'apps/web/build/client/program.ico')

/** One hash over everything that an executable is made of: the same inputs give the same file, whoever builds it. */
export async function executableInputs(runtimeVersion: string): Promise<string> {
  const { code } = await bundleDesktop('cjs')
  const hash = createHash('sha256').update(
    JSON.stringify([runtimeVersion, pinnedCallsVersion(), brand.desktopName, brand.company]),
  )
  for (const data of [code, readFileSync(iconPath), ...builtWindow().map(({ file }) => readFileSync(file))]) {
    hash.update(`${data.length}\0`).update(data)
  }
  return hash.digest('hex')
}

/** The facts of the existing executable if it is complete and made of these inputs; null otherwise. */
export function keptExecutable(inputs: string): ExecutableFacts | null {
  if (!existsSync(executableFactsPath) || !existsSync(executablePath)) return null
  const facts = readFacts()
  if (facts === null || facts.inputs !== inputs || hashOf(executablePath) !== facts.sha256) return null
  if (facts.setupSha256 === null) return facts
  return existsSync(setupPath) && hashOf(setupPath) === facts.setupSha256 ? facts : null
}

export function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}

function readFacts(): ExecutableFacts | null {
  try {
    // Safe: this program has written the file in one step; what is older or broken is built again.
    return JSON.parse(readFileSync(executableFactsPath, 'utf8')) as ExecutableFacts
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

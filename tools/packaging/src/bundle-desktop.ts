import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { rolldown } from 'rolldown'
import { pinnedCallsVersion } from './pinned-runtime.ts'
import { repository } from './build-folder.ts'

const main = join(repository, 'apps/desktop/src/app/main.ts')

export type DesktopBundle = {
  code: string
  /** Packages of others that are in it, with their licences. */
  notices: string
}

/** The desktop app as one script: a module for Node, or CommonJS for an executable. */
export async function bundleDesktop(format: 'esm' | 'cjs'): Promise<DesktopBundle> {
  // The owner's values are written into the app, which runs without the owner's file.
  const owner = { 'globalThis.ownerOfStratomate': JSON.stringify({ brand: globalThis.ownerOfStratomate?.brand ?? {} }) }
  const build = await rolldown({ input: main, platform: 'node', external: /^node:/u, transform: { define: owner } })
  const { output } = await build.generate({ format, codeSplitting: false, minify: false, comments: { legal: false } })
  await build.close()
  const [chunk] = output
  return { code: chunk.code, notices: [noticesOf(chunk.moduleIds), windowsCallsNotice()].join(divider) }
}

const divider = '\n\n----------------------------------------\n\n'

/** The executable for Windows contains this library, whose package has no licence file. */
function windowsCallsNotice(): string {
  const terms = readFileSync(join(import.meta.dirname, '../koffi-license.txt'), 'utf8').trim()
  return `koffi ${pinnedCallsVersion()} (MIT)\n\n${terms}`
}

/** The licence texts that the packages in a bundle require. */
function noticesOf(moduleIds: readonly string[]): string {
  const folders = new Set(moduleIds.flatMap((id) => packageFolder(id) ?? []))
  return [...folders]
    .toSorted()
    .map((folder) => {
      // Safe: npm has read this file when it installed the package.
      const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Facts
      return `${name} ${version} (${license})\n\n${licenseOf(folder)}`
    })
    .join(divider)
}

type Facts = { name: string; version: string; license: string }

function packageFolder(id: string): string | null {
  const [, folder = null] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//u.exec(id.replaceAll('\\', '/')) ?? []
  return folder
}

function licenseOf(folder: string): string {
  for (const name of ['LICENSE', 'LICENSE.md', 'LICENCE', 'license', 'LICENSE.txt']) {
    try {
      return readFileSync(join(folder, name), 'utf8').trim()
    } catch {
      // The next name may be the one that this package uses.
      continue
    }
  }
  throw new Error(`${dirname(folder)} has no licence file.`)
}

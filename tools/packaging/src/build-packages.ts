// Builds what people download, into tools/packaging/build: the desktop app, the indicators and the add-ons, each a ZIP
// that is the same byte for byte wherever it is built, with a list that the server reads.
import { mkdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { addons } from '@stratomate/domain/files/addons'
import { releases } from '@stratomate/content/changelog'
import { addonFiles } from '@stratomate/terminal'
import { buildFolder } from './build-folder.ts'
import { desktopEntries } from './desktop-package.ts'
import { indicatorEntries } from './indicator-entries.ts'
import { replaceWhole } from './replace-whole.ts'
import { sha256Of, writeZip, type ZipEntry, type ZipOptions } from './write-zip.ts'

type Package = {
  kind: 'desktop' | 'addon' | 'indicators'
  name: string
  version: string
  fileName: string
  sizeBytes: number
  sha256: string
  releasedOn: string
  /** Whether the desktop app's package holds the executable, or the script that Node runs. */
  hasExecutable?: boolean
}

type Plan = Pick<Package, 'kind' | 'name' | 'version' | 'fileName' | 'hasExecutable'> & {
  entries: readonly ZipEntry[]
} & Pick<ZipOptions, 'day' | 'isCompressed'>

async function build(): Promise<void> {
  mkdirSync(buildFolder, { recursive: true })
  const packages: Package[] = []
  for (const { entries, day, isCompressed = false, ...facts } of await plans()) {
    const data = await writeZip(entries, { day, isCompressed })
    replaceWhole(join(buildFolder, facts.fileName), data)
    packages.push({ ...facts, sizeBytes: data.length, sha256: sha256Of(data), releasedOn: day })
  }
  replaceWhole(join(buildFolder, 'packages.json'), `${JSON.stringify(packages, null, 2)}\n`)
  for (const { fileName, sizeBytes, sha256 } of packages) console.log(`${sha256}  ${fileName}  ${sizeBytes} bytes`)
}

async function plans(): Promise<Plan[]> {
  const [release] = releases
  if (release === undefined) throw new Error('The list of changes names no release.')
  const { version, date: day } = release
  const { entries, hasExecutable } = await desktopEntries()
  return [
    {
      kind: 'desktop',
      name: 'stratomate-desktop',
      version,
      fileName: 'stratomate-desktop.zip',
      hasExecutable,
      entries,
      day,
      isCompressed: true,
    },
    {
      kind: 'indicators',
      name: 'stratomate-indicators',
      version,
      fileName: 'stratomate-indicators.zip',
      entries: indicatorEntries(),
      day,
    },
    ...addons.map(({ id, version: own, releaseDate, downloadUrl }): Plan => ({
      kind: 'addon',
      name: basename(downloadUrl, '.zip'),
      version: own,
      fileName: basename(downloadUrl),
      entries: addonFiles(id).map(({ path, file }) => ({ path, data: readFileSync(file) })),
      day: releaseDate,
    })),
  ]
}

await build()

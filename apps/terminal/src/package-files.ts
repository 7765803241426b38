import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addonOf } from './addons/addon-programs.ts'
import { mqlFolder } from './mql-folder.ts'
import { libraryPrograms } from './programs/all-programs.ts'
import { programPath } from './programs/program-facts.ts'
import { includedFiles } from './programs/included-files.ts'

/** A file of a package: its path there with slashes, and where it is in the repository. */
export type PackageFile = { path: string; file: string }

const rootFolder = fileURLToPath(new URL('..', import.meta.url))
const licence = fileURLToPath(new URL('../../../LICENSE', import.meta.url))
const expert = 'Experts/Stratomate/Stratomate.mq5'
const exportScript = 'Scripts/Stratomate/StratomateExport.mq5'
const scannerId = 'multi-currency-scanner'

/**
 * All files for the terminal that come with the desktop app: paths inside the terminal's MQL5 folder, sorted, the same
 * on every computer. The add-ons are not included.
 */
export function terminalFiles(): PackageFile[] {
  const programs = [...libraryPrograms().map((facts) => programPath(facts)), expert, exportScript]
  return [compileScript(''), ...mqlFiles(programs, '')].toSorted(byPath)
}

/**
 * The files of an add-on by the id that the site uses (`@stratomate/domain/addons`): sources, presets, read me and
 * licence, sorted. The scanner includes the rules that it runs. Throws for an unknown id.
 */
export function addonFiles(id: string): PackageFile[] {
  const own = programPath(addonOf(id))
  const programs = id === scannerId ? [own, ...libraryPrograms().map((facts) => programPath(facts))] : [own]
  const folder = join(rootFolder, 'addons', id)
  return [
    ...mqlFiles(programs, 'MQL5/'),
    ...readdirSync(join(folder, 'presets')).map((name) => {
      return { path: `MQL5/Presets/${name}`, file: join(folder, 'presets', name) }
    }),
    compileScript('MQL5/'),
    { path: 'README.txt', file: join(folder, 'README.txt') },
    { path: 'LICENSE.txt', file: licence },
  ].toSorted(byPath)
}

function mqlFiles(programs: readonly string[], prefix: string): PackageFile[] {
  return includedFiles(programs).map((path) => ({ path: `${prefix}${path}`, file: join(mqlFolder, path) }))
}

function compileScript(prefix: string): PackageFile {
  return { path: `${prefix}compile.ps1`, file: join(rootFolder, 'compile.ps1') }
}

/** By code units, because the order of a language differs from computer to computer. */
function byPath(one: PackageFile, other: PackageFile): number {
  return one.path < other.path ? -1 : 1
}

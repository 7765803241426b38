import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand, setupFileName } from '@stratomate/brand'
import { serviceStampName } from '@stratomate/contracts/desktop/service-stamp'
import { iconPath } from './kept-executable.ts'
import { windowsLines } from './desktop-package.ts'
import { repository } from './build-folder.ts'
import { setupScript } from './setup-script.ts'

/** Whether NSIS can make a setup program here. */
export function hasNsis(): boolean {
  return spawnSync('makensis', ['-VERSION']).status === 0
}

/**
 * Makes the setup program of an executable with NSIS; answers its path in the working folder. Without NSIS there is none,
 * and the download holds the executable itself. Throws when NSIS refuses or warns.
 */
export function makeSetup(executable: string, { work, version }: { work: string; version: string }): string | null {
  if (!hasNsis()) return null
  const folder = join(work, 'setup')
  mkdirSync(folder)
  const [program, icon, licence] = [`${brand.desktopName}.exe`, 'program.ico', 'LICENSE.txt']
  copyFileSync(executable, join(folder, program))
  copyFileSync(iconPath, join(folder, icon))
  writeFileSync(join(folder, licence), windowsLines(readFileSync(join(repository, 'LICENSE'), 'utf8')))
  const { desktopName: name, company, website } = brand
  const script = setupScript({
    name,
    company,
    website,
    version,
    program,
    icon,
    papers: [licence],
    stamp: serviceStampName,
    output: setupFileName,
  })
  writeFileSync(join(folder, 'setup.nsi'), script)
  execFileSync('makensis', ['-V2', '-WX', 'setup.nsi'], { cwd: folder, stdio: 'inherit' })
  return join(folder, setupFileName)
}

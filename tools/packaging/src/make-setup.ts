import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brand } from '@stratomate/brand'
import { executablePath, setupPath } from './build-folder.ts'
import { windowsLines } from './desktop-package.ts'
import { repository } from './repository.ts'
import { setupScript } from './setup-script.ts'

/**
 * Makes the setup program of the executable with NSIS, and removes one of an earlier build first. Without NSIS there is
 * none, and the download holds the executable itself. Throws when NSIS refuses or warns.
 */
export function makeSetup(version: string): 'made' | 'no-nsis' {
  rmSync(setupPath, { force: true })
  if (spawnSync('makensis', ['-VERSION']).status !== 0) return 'no-nsis'
  const work = mkdtempSync(join(tmpdir(), 'stratomate-setup-'))
  const [program, icon, licence] = [`${brand.desktopName}.exe`, 'program.ico', 'LICENSE.txt']
  try {
    copyFileSync(executablePath, join(work, program))
    copyFileSync(join(repository, 'apps/web/build/client/favicon.ico'), join(work, icon))
    writeFileSync(join(work, licence), windowsLines(readFileSync(join(repository, 'LICENSE'), 'utf8')))
    const { desktopName: name, company, website } = brand
    const script = setupScript({
      name,
      company,
      website,
      version,
      program,
      icon,
      papers: [licence],
      output: `${name} Setup.exe`,
    })
    writeFileSync(join(work, 'setup.nsi'), script)
    execFileSync('makensis', ['-V2', '-WX', 'setup.nsi'], { cwd: work, stdio: 'inherit' })
    copyFileSync(join(work, `${name} Setup.exe`), setupPath)
    return 'made'
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand, setupFileName } from '@stratomate/brand'
import { terminalFiles } from '@stratomate/terminal'
import { bundleDesktop } from './bundle-desktop.ts'
import { executablePath, setupPath, repository } from './build-folder.ts'
import { builtWindow } from './built-window.ts'
import { executableInputs, type ExecutableFacts, keptExecutable } from './kept-executable.ts'
import { pinnedVersion } from './pinned-runtime.ts'
import type { ZipEntry } from './write-zip.ts'

/** What is in the ZIP of the desktop app: the setup program or the executable when it was built from these sources, else the script that Node runs. */
export async function desktopEntries(): Promise<{ entries: ZipEntry[]; hasExecutable: boolean }> {
  const kept = keptExecutable(await executableInputs(pinnedVersion()))
  const { code, notices } = await bundleDesktop('esm')
  const kind = kept === null ? 'script' : kept.setupSha256 === null ? 'executable' : 'setup'
  return {
    hasExecutable: kept !== null,
    entries: [
      ...programEntries(kind, code),
      ...mqlEntries(),
      text('README.txt', windowsLines(readme(kind, kept))),
      text('LICENSE.txt', windowsLines(readFileSync(join(repository, 'LICENSE'), 'utf8'))),
      text('NOTICES.txt', windowsLines(notices)),
    ],
  }
}

type Kind = 'setup' | 'executable' | 'script'

/**
 * The program to start; the executable contains the script and the window, and the setup program contains the
 * executable.
 */
function programEntries(kind: Kind, code: string): ZipEntry[] {
  switch (kind) {
    case 'setup':
      return [{ path: setupFileName, data: readFileSync(setupPath) }]
    case 'executable':
      return [{ path: `${brand.desktopName}.exe`, data: readFileSync(executablePath) }]
    case 'script':
      return [
        text('app/stratomate-desktop.mjs', code),
        ...builtWindow().map(({ path, file }) => ({ path: `app/window/${path}`, data: readFileSync(file) })),
        text(`Start ${brand.desktopName}.cmd`, windowsLines(startCommand)),
      ]
    default:
      return kind satisfies never
  }
}

/** The files for MetaTrader 5, in the folder that corresponds to the terminal's own. */
export function mqlEntries(): ZipEntry[] {
  return terminalFiles().map(({ path, file }) => ({ path: `MQL5/${path}`, data: readFileSync(file) }))
}

export function text(path: string, content: string): ZipEntry {
  return { path, data: Buffer.from(content, 'utf8') }
}

/** Windows' older editors show other line ends as one long line. */
export function windowsLines(content: string): string {
  return content.replaceAll(/\r?\n/gu, '\r\n')
}

const startCommand = `@echo off
where node >nul 2>nul
if errorlevel 1 (
  echo Node 24 or newer is needed. Install it from nodejs.org, then start this file again.
  pause
  exit /b 1
)
node "%~dp0app\\stratomate-desktop.mjs" %*
pause
`

const startText = {
  setup: `Double-click "${setupFileName}" in that folder. It installs for you alone and asks for no administrator.`,
  executable: `Double-click "${brand.desktopName}.exe".`,
  script: `Install Node 24 from nodejs.org, then double-click "Start ${brand.desktopName}.cmd". This is the small package without the executable.`,
} as const satisfies Record<Kind, string>

const unsignedText = `
   Windows does not know the maker of this program yet and may show "Windows protected your PC". Compare the SHA-256 of the
   ZIP with the one on the download page first; then choose "More info" and "Run anyway".`

function readme(kind: Kind, kept: ExecutableFacts | null): string {
  const isUnsigned = kept !== null && kept.certificate === null
  return `${brand.desktopName}
${brand.tagline}

1. Extract this ZIP into a folder of your own. All files of it belong together.
2. ${startText[kind]}${isUnsigned ? unsignedText : ''}
3. Its window opens in Edge or Chrome. Sign in as the window says. The app belongs to the site that you have downloaded it
   from; the window shows the address and can change it before you sign in. Trades, settings and the log are in
   %LOCALAPPDATA%\\${brand.desktopName}, wherever the program is.
4. The window finds MetaTrader 5 and installs the expert advisor and the indicators. By hand: in MetaTrader 5 choose
   File, Open Data Folder, and copy the contents of MQL5 into its MQL5 folder.
5. The app has the MetaEditor of your MetaTrader 5 compile them. By hand: open each .mq5 file with MetaEditor and press F7,
   or run MQL5\\compile.ps1.
6. Attach the expert advisor "Stratomate" to a chart that bears an indicator.
7. Mark the chart with the star, and press START TRADING.

Closing the window stops nothing: press STOP, or end the app with Quit in its settings. The app trades on a paper account
until you connect a broker. Help: /how-to/stratomate-setup on the site that you have downloaded it from.

Not affiliated with MetaQuotes or Pocket Option. Trading binary options is risky; you can lose what you stake.
`
}

import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join, win32 } from 'node:path'

type Environment = Readonly<Record<string, string | undefined>>
type Computer = { platform: NodeJS.Platform; environment: Environment }
type Program = { command: string; args: string[] }

/** How the person wants windows to be opened: not at all, with a program that they name, or with an installed one. */
export type WindowBrowser = { kind: 'none' } | { kind: 'program'; path: string } | { kind: 'installed' }

const linuxPrograms = ['microsoft-edge', 'google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser']
const windowsPrograms = ['Microsoft\\Edge\\Application\\msedge.exe', 'Google\\Chrome\\Application\\chrome.exe']
const appNames = ['msedge.exe', 'chrome.exe']
const macApps = ['Microsoft Edge', 'Google Chrome', 'Chromium']

export type WindowPlace = { profile: string; browser: WindowBrowser; environment: Environment }

/**
 * Opens an address as a separate window, in Edge, Chrome or Chromium with a separate profile, else in the system's
 * default browser. Answers whether something was started.
 */
export function openWindow(address: string, { profile, browser: choice, environment }: WindowPlace): boolean {
  if (choice.kind === 'none') return false
  const browser = choice.kind === 'program' ? choice.path : findBrowser({ platform: process.platform, environment })
  if (browser === null) return openPage(address)
  const args = [`--app=${address}`, `--user-data-dir=${profile}`, '--window-size=1180,780', ...quietArgs]
  return start({ command: browser, args })
}

/** Opens an address in the system's default browser. */
export function openPage(address: string): boolean {
  switch (process.platform) {
    case 'win32':
      return start({ command: 'rundll32.exe', args: ['url.dll,FileProtocolHandler', address] })
    case 'darwin':
      return start({ command: 'open', args: [address] })
    default:
      return start({ command: 'xdg-open', args: [address] })
  }
}

const quietArgs = ['--no-first-run', '--no-default-browser-check', '--disable-sync']

/**
 * The first browser of our list that is installed; null when none is. Windows knows where programs are in its registry;
 * `readAppPath` asks it.
 */
export function findBrowser(computer: Computer, readAppPath = readRegistry): string | null {
  const registered = computer.platform === 'win32' ? appNames.flatMap((name) => readAppPath(name) ?? []) : []
  return [...registered, ...candidates(computer)].find((path) => existsSync(path)) ?? null
}

/** The path of a program in Windows' registry; null when it is not there. */
function readRegistry(name: string): string | null {
  for (const root of ['HKLM', 'HKCU']) {
    const key = `${root}\\SOFTWARE\\Microsoft\\Windows\\CurrentVersion\\App Paths\\${name}`
    try {
      const said = execFileSync('reg.exe', ['query', key, '/ve'], {
        encoding: 'utf8',
        timeout: 2_000,
        windowsHide: true,
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      const path = parseAppPath(said)
      if (path !== null) return path
    } catch (error) {
      // It ends with an error for a missing key; the next place may have it.
      if (error instanceof Error) continue
      throw error
    }
  }
  return null
}

/** The path in the output of the registry's program: `    (Default)    REG_SZ    C:\…\msedge.exe`. */
export function parseAppPath(text: string): string | null {
  const [, path = ''] = /REG_(?:EXPAND_)?SZ\s+(.+?)\s*$/mu.exec(text) ?? []
  return path === '' ? null : path.replaceAll('"', '')
}

function candidates({ platform, environment }: Computer): string[] {
  if (platform === 'win32') {
    const roots = ['ProgramFiles(x86)', 'ProgramFiles', 'LocalAppData'].flatMap((name) => environment[name] ?? [])
    return windowsPrograms.flatMap((program) => roots.map((root) => win32.join(root, program)))
  }
  if (platform === 'darwin') return macApps.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`)
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return linuxPrograms.flatMap((program) => folders.map((folder) => join(folder, program)))
}

/** Starts a program that runs independently and does not keep the app alive. */
function start({ command, args }: Program): boolean {
  const child = spawn(command, args, { detached: true, stdio: 'ignore' })
  // A missing program is reported as an event; the address is shown in the console in any case.
  child.on('error', () => undefined)
  child.unref()
  return child.pid !== undefined
}

import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { unpackChromium } from './unpack-chromium.ts'

/** What playwright-core's `chromium.launch` needs: spread it into its options. */
export type Browser = { executablePath: string; args: string[]; env: Record<string, string> }

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge']
const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge']
const windowsPaths = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe']
const windowsRoots = ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData']

/**
 * Finds a browser for the journeys: `CHROMIUM_PATH`, else the one from npm (Linux x64 only; unpacked once into
 * node_modules/.cache), else an installed Chromium, Chrome or Edge. The one from npm comes first because it is the same
 * everywhere, fonts included, and has no window, which saves a quarter of the time. @throws Error with one line saying
 * what to install or set
 */
export async function findChromium(env: NodeJS.ProcessEnv = process.env): Promise<Browser> {
  const chosen = chosenProgram(env)
  if (chosen !== null) return browser(chosen, {})
  if (canRunUnpacked()) {
    const unpacked = await unpackChromium()
    return browser(unpacked.executablePath, unpacked.env)
  }
  const installed = findInstalledChromium(env)
  if (installed !== null) return installed
  throw new Error('No browser found: install Chromium or Google Chrome, or set CHROMIUM_PATH to its program file.')
}

/** Finds a browser that people use: `CHROMIUM_PATH` or an installed one, else null. */
export function findInstalledChromium(env: NodeJS.ProcessEnv = process.env): Browser | null {
  const program = chosenProgram(env) ?? candidates(env).find((path) => existsSync(path))
  return program === undefined ? null : browser(program, {})
}

function chosenProgram({ CHROMIUM_PATH: chosen = '' }: NodeJS.ProcessEnv): string | null {
  if (chosen === '') return null
  if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH names ${chosen}, but there is no such file.`)
  return chosen
}

/** Whether the browser from npm runs here: it is linked against glibc, which not every Linux has. */
export function canRunUnpacked(): boolean {
  return process.platform === 'linux' && process.arch === 'x64' && existsSync('/lib64/ld-linux-x86-64.so.2')
}

function candidates(env: NodeJS.ProcessEnv): string[] {
  if (process.platform === 'darwin') {
    const folders = ['/Applications', join(env['HOME'] ?? '', 'Applications')]
    return folders.flatMap((folder) => macApps.map((app) => `${folder}/${app}.app/Contents/MacOS/${app}`))
  }
  if (process.platform === 'win32') {
    const roots = windowsRoots.flatMap((name) => env[name] ?? [])
    return roots.flatMap((root) => windowsPaths.map((path) => join(root, path)))
  }
  const folders = [...(env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'].filter(Boolean)
  return programs.flatMap((program) => folders.map((folder) => join(folder, program)))
}

function browser(executablePath: string, extra: Record<string, string>): Browser {
  const env = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  // Chromium refuses its sandbox for root, and in containers without user namespaces; the pages are our own.
  const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking']
  // On a machine without a language setting, pages would get one that no page understands.
  const language = { LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8' }
  return { executablePath, args, env: { ...env, ...language, ...extra } }
}

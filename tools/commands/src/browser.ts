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
 * Finds a browser for the journeys: `CHROMIUM_PATH`, an installed Chromium, Chrome or Edge, else the one from npm
 * (Linux x64 only; unpacked once into node_modules/.cache).
 * @throws Error with one line saying what to install or set
 */
export async function findChromium(env: NodeJS.ProcessEnv = process.env): Promise<Browser> {
  const chosen = env['CHROMIUM_PATH']
  if (chosen !== undefined && chosen !== '') {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH names ${chosen}, but there is no such file.`)
    return browser(chosen, {})
  }
  const installed = candidates(env).find((path) => existsSync(path))
  if (installed !== undefined) return browser(installed, {})
  if (process.platform === 'linux' && process.arch === 'x64') {
    const unpacked = await unpackChromium()
    return browser(unpacked.executablePath, unpacked.env)
  }
  throw new Error('No browser found: install Chromium or Google Chrome, or set CHROMIUM_PATH to its program file.')
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
  return { executablePath, args, env: { ...env, ...extra } }
}

import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * A separate Debian 13 with Wine 10, which runs the Windows build: the Wine of Debian 12 is too old for it. It is kept
 * outside of the repository, since it takes some minutes and 2.4 GB to make.
 */
export const windowsRoot = process.env['WINDOWS_ROOT'] ?? '/var/cache/windows-chroot/trixie'

const prefix = '/opt/windows'
/** Drive C of that Windows, as a folder of this machine. */
export const windowsDrive = join(windowsRoot, prefix, 'drive_c')

/** Why nothing of Windows can be tried here, as a sentence; null when it can. */
export function windowsIsMissing(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'Wine runs in a root of its own, for root on Linux only'
  if (existsSync(join(windowsRoot, 'usr/lib/wine'))) return null
  return 'there is no Debian with Wine 10 here: npm run soak:windows makes one'
}

/** Makes the Debian with Wine, or uses an existing one. Needs root and a Debian mirror. Throws when a step fails. */
export function makeWindowsRoot(): void {
  const run = (program: string, args: readonly string[]) => execFileSync(program, args, { stdio: 'inherit' })
  if (!existsSync(join(windowsRoot, 'usr/lib/wine'))) {
    if (spawnSync('debootstrap', ['--version']).error !== undefined) run('apt-get', ['install', '-y', 'debootstrap'])
    rmSync(windowsRoot, { recursive: true, force: true })
    mkdirSync(dirname(windowsRoot), { recursive: true })
    run('debootstrap', ['--variant=minbase', 'trixie', windowsRoot])
    run('chroot', [windowsRoot, 'apt-get', 'install', '-y', '--no-install-recommends', 'wine', 'wine64'])
  }
  for (const [kind, name] of [
    ['proc', 'proc'],
    ['devtmpfs', 'dev'],
  ] as const) {
    const place = join(windowsRoot, name)
    if (spawnSync('mountpoint', ['-q', place]).status !== 0)
      run('mount', kind === 'proc' ? ['-t', 'proc', 'proc', place] : ['--bind', '/dev', place])
  }
  // The app finds the service of this machine by its name.
  writeFileSync(join(windowsRoot, 'etc/hosts'), '127.0.0.1 localhost\n')
  if (!existsSync(windowsDrive)) execFileSync('chroot', inWine('wineboot', '--init'), { stdio: 'ignore' })
}

/** Runs lines of a batch file on that Windows; ends when the last program of them does. */
export function runOnWindows(lines: readonly string[]): ChildProcess {
  const name = `walk-${crypto.randomUUID()}.bat`
  writeFileSync(join(windowsDrive, name), ['@echo off', ...lines, ''].join('\r\n'))
  const child = spawn('chroot', inWine('wine', 'cmd', '/c', `C:\\${name}`), { stdio: 'ignore' })
  child.once('exit', () => rmSync(join(windowsDrive, name), { force: true }))
  return child
}

/** Ends every program of that Windows at once, as a power cut would. */
export function endWindows(): void {
  spawnSync('chroot', inWine('wineserver', '-k'))
}

/** The home folder of the only user there, who also owns the programs. */
export function windowsPerson(): string {
  const users = join(windowsDrive, 'users')
  return join(users, readdirSync(users).find((name) => name !== 'Public') ?? 'root')
}

function inWine(...command: readonly string[]): string[] {
  const settings = [`WINEPREFIX=${prefix}`, 'WINEDEBUG=-all', 'DISPLAY=', 'HOME=/root', 'XDG_RUNTIME_DIR=/tmp']
  // Nothing of this process's environment: its folder for temporary files, for example, does not exist in that root.
  return [windowsRoot, '/usr/bin/env', '-i', 'PATH=/usr/sbin:/usr/bin:/sbin:/bin', ...settings, ...command]
}

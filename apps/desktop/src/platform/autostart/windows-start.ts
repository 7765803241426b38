import { execFile } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { promisify } from 'node:util'

export type WindowsStartDependencies = {
  /** The registry's command line program, with its first arguments. */
  reg: readonly [program: string, ...args: string[]]
  /** The name of the entry. */
  name: string
  /** What Windows starts: the program and its arguments. */
  command: readonly string[]
  /** The shortcut that the setup program makes for the same purpose; null where there is no such folder. */
  shortcut: string | null
}

export type WindowsStartState = 'on' | 'off' | 'unknown'

const key = 'HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Run'
const regMsMax = 5_000
const run = promisify(execFile)

/** Whether Windows starts the app when the person signs in: an entry of the registry, or the setup's shortcut. */
export class WindowsStart {
  readonly #dependencies: WindowsStartDependencies
  #state: WindowsStartState = 'unknown'

  constructor(dependencies: WindowsStartDependencies) {
    this.#dependencies = dependencies
  }

  /** The last known state; nothing is asked here. */
  state(): WindowsStartState {
    return this.#state
  }

  async read(): Promise<void> {
    const { name, shortcut } = this.#dependencies
    if (shortcut !== null && existsSync(shortcut)) this.#state = 'on'
    else this.#state = await this.#ask(['query', key, '/v', name])
  }

  /** Changes the setting and reads it back; answers whether it is as requested. */
  async change(wish: 'on' | 'off'): Promise<boolean> {
    const { name, command, shortcut } = this.#dependencies
    const value = command.map(quoted).join(' ')
    if (wish === 'on') await this.#ask(['add', key, '/v', name, '/t', 'REG_SZ', '/d', value, '/f'])
    else await this.#ask(['delete', key, '/v', name, '/f'])
    const isFree = wish === 'on' || shortcut === null || isRemoved(shortcut)
    await this.read()
    return isFree && this.#state === wish
  }

  /** `off` when the registry says no, `unknown` when it cannot be asked. */
  async #ask(words: string[]): Promise<WindowsStartState> {
    const [program, ...first] = this.#dependencies.reg
    try {
      await run(program, [...first, ...words], { timeout: regMsMax, windowsHide: true })
      return 'on'
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : null
      return typeof code === 'number' ? 'off' : 'unknown'
    }
  }
}

/** Quoted as Windows parses a command: backslashes before the closing quote would escape it. */
function quoted(part: string): string {
  return `"${part.replace(/\\+$/u, '$&$&')}"`
}

/** False when the file could not be removed because another program holds it. */
function isRemoved(path: string): boolean {
  try {
    rmSync(path, { force: true })
    return true
  } catch {
    return false
  }
}

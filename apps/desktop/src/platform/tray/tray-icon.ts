import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import type { Log } from '@stratomate/engine/ports'

export type TrayCommand = 'open' | 'stop' | 'quit'

export type TrayIconDependencies = {
  /** The program that shows the icon, with its arguments. */
  command: readonly [program: string, ...args: string[]]
  log: Pick<Log, 'info' | 'warn'>
  onCommand: (command: TrayCommand) => void
  now: () => number
  /** The pauses before each new start; after the last one it gives up. */
  restartMs?: readonly number[]
}

type Child = ChildProcessByStdio<Writable, Readable, null>

/** The longest tooltip that older versions of Windows show completely, and the longest notification. */
const [tipLengthMax, newsLengthMax] = [63, 255]
const lineLengthMax = 1_000
/** The least time between two starts, so that a program that repeats itself does not open one window after another. */
const sameCommandMs = 1_000
const closeMsMax = 1_000

/**
 * A tray icon, shown by a separate program with a protocol of lines. Nothing depends on it: a program that cannot be
 * started or that keeps ending is not started again, and the app continues.
 */
export class TrayIcon {
  readonly #dependencies: TrayIconDependencies
  readonly #restartMs: readonly number[]
  #child: Child | null = null
  #state: 'off' | 'starting' | 'shown' | 'gone' = 'off'
  #tip = ''
  #menu = ''
  #restarts = 0
  #timer: NodeJS.Timeout | undefined
  #last: { command: TrayCommand | null; atMs: number } = { command: null, atMs: 0 }

  constructor(dependencies: TrayIconDependencies) {
    this.#dependencies = dependencies
    this.#restartMs = dependencies.restartMs ?? [1_000, 5_000, 20_000]
  }

  /** `gone`: it cannot be shown on this computer. */
  state(): 'off' | 'starting' | 'shown' | 'gone' {
    return this.#state
  }

  start(): void {
    if (this.#child !== null || this.#state === 'starting') return
    this.#restarts = 0
    this.#begin()
  }

  /** The tooltip of the icon. */
  notify(words: string): void {
    const tip = lineOf(words, tipLengthMax)
    if (tip === this.#tip) return
    this.#tip = tip
    this.#sendTip()
  }

  /** The entries of the menu, in the order of the commands; until then they are English. */
  setMenu(entries: readonly string[]): void {
    const menu = entries.map((entry) => lineOf(entry, tipLengthMax)).join('\t')
    if (menu === this.#menu) return
    this.#menu = menu
    this.#sendMenu()
  }

  /** A notification of Windows; false when there is no icon now that could show it. */
  sendNews(words: string): boolean {
    if (this.#state !== 'shown') return false
    this.#child?.stdin.write(`news ${lineOf(words, newsLengthMax)}\n`)
    return true
  }

  /** Removes the icon; resolves when its program has ended, and ends it by force after a moment. */
  async close(): Promise<void> {
    clearTimeout(this.#timer)
    this.#state = 'off'
    const child = this.#child
    this.#child = null
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
    const timer = setTimeout(() => child.kill('SIGKILL'), closeMsMax)
    child.stdin.end()
    await ended
    clearTimeout(timer)
  }

  #begin(): void {
    const [program, ...args] = this.#dependencies.command
    this.#state = 'starting'
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true })
    this.#child = child
    let rest = ''
    child.stdout.setEncoding('utf8')
    child.stdout.on('data', (chunk: string) => {
      const lines = (rest + chunk).split(/\r?\n/u)
      rest = (lines.pop() ?? '').slice(0, lineLengthMax)
      if (this.#child === child) for (const line of lines) this.#take(line)
    })
    // A broken pipe means that the program has ended; `close` follows and is handled.
    child.stdin.on('error', () => {})
    child.on('error', () => this.#end(child))
    child.once('close', () => this.#end(child))
  }

  #take(line: string): void {
    switch (line) {
      case 'ready':
        this.#state = 'shown'
        this.#sendMenu()
        return this.#sendTip()
      case 'open':
      case 'stop':
      case 'quit':
        return this.#obey(line)
    }
  }

  #obey(command: TrayCommand): void {
    const atMs = this.#dependencies.now()
    const isRepeated = command === this.#last.command && Math.abs(atMs - this.#last.atMs) < sameCommandMs
    this.#last = { command, atMs }
    if (!isRepeated) this.#dependencies.onCommand(command)
  }

  #sendTip(): void {
    if (this.#state === 'shown' && this.#tip !== '') this.#child?.stdin.write(`state ${this.#tip}\n`)
  }

  #sendMenu(): void {
    if (this.#state === 'shown' && this.#menu !== '') this.#child?.stdin.write(`menu ${this.#menu}\n`)
  }

  #end(child: Child): void {
    if (this.#child !== child) return
    this.#child = null
    const waitMs = this.#restartMs[this.#restarts]
    if (waitMs === undefined) {
      this.#state = 'gone'
      return this.#dependencies.log.info('The icon beside the clock cannot be shown. The app works without it.')
    }
    this.#restarts += 1
    this.#state = 'starting'
    this.#timer = setTimeout(() => this.#begin(), waitMs)
    this.#timer.unref()
  }
}

const lineOf = (words: string, lengthMax: number): string => words.replaceAll(/\s+/gu, ' ').trim().slice(0, lengthMax)

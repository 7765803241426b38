import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { stripVTControlCharacters } from 'node:util'

/** A program of ours with its lines shown under its name. */
export type NamedProcess = {
  /** Waits until a line, without its colours, matches; rejects when the program ends before. */
  says: (pattern: RegExp) => Promise<RegExpExecArray>
  /** Ends it as Ctrl-C does and waits for it. */
  stop: () => Promise<void>
  /** Every line so far, without its colours. */
  lines: () => readonly string[]
  /** Kills it. */
  kill: () => Promise<void>
  ended: Promise<number | null>
}

export type Program = {
  name: string
  /** Of Node itself. */
  flags?: readonly string[]
  path: string
  args: string[]
  environment: Record<string, string>
  cwd: string
  /** Where its lines go, beside being kept for `says`. */
  show: 'terminal' | 'nowhere'
}

const nameWidth = 9

/**
 * Starts a program in a process group of its own, so that the terminal's Ctrl-C reaches only us and we end the
 * programs in order.
 */
export function startNamed({ name, flags = [], path, args, environment, cwd, show }: Program): NamedProcess {
  const child = spawn(process.execPath, [...flags, path, ...args], {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  })
  const lines = watchLines(child, (line) => {
    if (show === 'terminal') process.stdout.write(`${name.padEnd(nameWidth)}│ ${line}\n`)
  })
  const ended = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null))
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT')
    await ended
  }
  const says = async (pattern: RegExp) => {
    const silent = ended.then((code) => {
      throw new Error(`${name} ended with code ${String(code)}.`)
    })
    return Promise.race([lines.first(pattern), silent])
  }
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return { says, stop, kill, ended, lines: () => lines.seen }
}

function watchLines(child: ChildProcess, show: (line: string) => void) {
  const seen: string[] = []
  const waiting = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    let rest = ''
    stream?.setEncoding('utf8').on('data', (part: string) => {
      const lines = (rest + part).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        // Programs colour their lines on some machines, but not on others.
        seen.push(stripVTControlCharacters(line))
        show(line)
      }
      for (const look of waiting) look()
    })
  }
  const first = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve) => {
      const look = () => {
        const match = seen.map((line) => pattern.exec(line)).find((found) => found !== null)
        if (match === undefined || match === null) return
        waiting.delete(look)
        resolve(match)
      }
      waiting.add(look)
      look()
    })
  return { first, seen }
}

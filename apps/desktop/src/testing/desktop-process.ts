import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programPath } from '@stratomate/commands/environment/program-path'

export type DesktopProcess = {
  child: ChildProcess
  output(): string
  /** Resolves when the output contains `text`; rejects after `msMax`. */
  says(text: string, msMax?: number): Promise<void>
  /** Kills the app only, or the app with its broker, without any warning. */
  kill(what: 'app' | 'group'): Promise<void>
  stop(): Promise<number | null>
}

export function newDataFolder(settings: Record<string, unknown> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'desktop-'))
  writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings))
  return folder
}

/** Starts the app without its window: a process of its own, with its broker in the same process group. */
export function startDesktop(server: string, dataFolder: string, more: readonly string[] = []): DesktopProcess {
  return run(['--headless', '--server', server, '--data', dataFolder, ...more])
}

/** Starts the app with its window, whose address it prints. */
export function startDesktopWithWindow(server: string, dataFolder: string): DesktopProcess {
  return run(['--browser', 'none', '--server', server, '--data', dataFolder])
}

function run(args: readonly string[]): DesktopProcess {
  const child = spawn(process.execPath, [programPath('apps/desktop/src/app/main.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => void (output += chunk))
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => void (output += chunk))
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return {
    child,
    output: () => output,
    async says(text, msMax = 15_000) {
      const until = Date.now() + msMax
      while (!output.includes(text)) {
        if (Date.now() > until) throw new Error(`"${text}" was not said within ${msMax} ms. Said:\n${output}`)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
    async kill(what) {
      if (what === 'app') child.kill('SIGKILL')
      else if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      await exited
    },
    async stop() {
      child.kill('SIGINT')
      return exited
    },
  }
}

/** Waits until `question` answers true; throws with `what` after `msMax`. */
export async function until(what: string, question: () => boolean, msMax = 20_000): Promise<void> {
  const end = Date.now() + msMax
  while (!question()) {
    if (Date.now() > end) throw new Error(`Not within ${msMax} ms: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

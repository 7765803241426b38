import { writeSync } from 'node:fs'
import { brand } from '@stratomate/brand'
import { loadWindows } from '#desktop/platform/windows/load-windows.ts'
import { openTrayWindow, type TrayWindow } from '#desktop/platform/windows/tray-window.ts'
import type { TrayCommand } from './tray-icon.ts'

const lookEveryMs = 100
/** How long the end of the person's session is delayed, while the app closes its journal. */
const endingMsMax = 4_000
const entries = [
  { command: 'open', words: `Open ${brand.desktopName}` },
  { command: 'stop', words: 'Stop trading' },
  { command: 'quit', words: 'Quit' },
] as const satisfies { command: TrayCommand; words: string }[]

/**
 * The tray icon as a separate process, so that an open menu never delays a signal. Lines come in (`state WORDS`,
 * `menu WORDS` with tabs between them, `news WORDS`) and go out (`ready`, `open`, `stop`, `quit`); it ends when its
 * input closes, so it never outlives the app. Ends with 1 where Windows shows no icon.
 */
export function runTrayProcess([dataFolder = '', appId = '']: readonly string[]): void {
  const windows = loadWindows(dataFolder)
  const say = (word: string): void => void writeSync(1, `${word}\n`)
  const icon =
    windows === null
      ? null
      : openTrayWindow(windows, {
          name: brand.desktopName,
          program: process.execPath,
          menu: entries.map(({ words }) => words),
          events: {
            clicked: () => say('open'),
            chosen: (entry) => say(entries[entry]?.command ?? ''),
            ending() {
              say('quit')
              waitForEnd(Number(appId))
            },
          },
        })
  if (icon === null) process.exit(1)
  setInterval(() => icon.look(), lookEveryMs)
  listen(icon)
  say('ready')
}

function listen(icon: TrayWindow): void {
  let rest = ''
  process.stdin.setEncoding('utf8')
  process.stdin.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (line.startsWith('state ')) icon.setTip(line.slice('state '.length))
      if (line.startsWith('menu ')) icon.setMenu(line.slice('menu '.length).split('\t'))
      if (line.startsWith('news ')) icon.sendNews(brand.desktopName, line.slice('news '.length))
    }
  })
  const end = (): void => {
    icon.close()
    process.exit(0)
  }
  process.stdin.once('end', end)
  process.stdin.once('error', end)
}

/** Delays Windows while the app is still there, for some seconds at most. */
function waitForEnd(appId: number): void {
  const lock = new Int32Array(new SharedArrayBuffer(4))
  for (let waitedMs = 0; waitedMs < endingMsMax && isRunning(appId); waitedMs += lookEveryMs)
    Atomics.wait(lock, 0, 0, lookEveryMs)
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

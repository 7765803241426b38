import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Where Debian keeps programs that are not commands for everybody. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin']

/** The path of an installed program, from PATH first; null where it is not installed. */
export function findProgram(name: string, path: string = process.env['PATH'] ?? ''): string | null {
  const folders = [...path.split(delimiter).filter((folder) => folder !== ''), ...systemFolders]
  return folders.map((folder) => join(folder, name)).find((program) => existsSync(program)) ?? null
}

const startMsMax = 10_000

/** Rejects when nobody listens on a port of the loopback within ten seconds. */
export async function untilListening(port: number): Promise<void> {
  const deadlineMs = performance.now() + startMsMax
  while (!(await answers(port))) {
    if (performance.now() > deadlineMs) throw new Error(`Nothing listens on port ${port} after ${startMsMax} ms.`)
    await sleep(20)
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { bareEnvironment, programPath } from '@stratomate/commands/environment/program-path'
import { freePort } from '@stratomate/commands/free-port'
import { layPreparedDatabase } from '@stratomate/commands/postgres/prepared-database'
import { lockFolder } from '#server/db/folder-lock.ts'

const startMsMax = 60_000

/** The server as a separate process on one data folder and one port, for tests that kill it. */
export type KillableServer = {
  origin: string
  start: () => Promise<void>
  /** Kills it; afterwards nobody holds its folder. */
  kill: () => Promise<void>
  /** Stops it as a deployment does. */
  stop: () => Promise<void>
  /** Whether it has ended by itself. */
  hasEnded: () => boolean
  /** For the end of a test, also when nothing runs. */
  end: () => void
}

export async function killableServer(dataDir: string, env: Record<string, string> = {}): Promise<KillableServer> {
  layPreparedDatabase(dataDir)
  const port = await freePort()
  let server: ChildProcess | null = null
  return {
    origin: `http://127.0.0.1:${port}`,
    start: async () => {
      server = spawn(process.execPath, [programPath('apps/server/src/main/main.ts')], {
        env: bareEnvironment({ PORT: String(port), DATA_DIR: dataDir, ...env }),
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      await untilReady(server)
    },
    kill: async () => {
      if (server === null) return
      const exited = once(server, 'exit')
      server.kill('SIGKILL')
      await exited
      lockFolder(dataDir)()
    },
    stop: async () => {
      if (server === null) return
      const exited = once(server, 'exit')
      server.kill('SIGTERM')
      await exited
    },
    hasEnded: () => server === null || server.exitCode !== null || server.signalCode !== null,
    end: () => void server?.kill('SIGKILL'),
  }
}

async function untilReady(server: ChildProcess): Promise<void> {
  let said = ''
  server.stdout?.on('data', (part) => (said += part))
  const signal = AbortSignal.timeout(startMsMax)
  while (!said.includes('Ctrl-C stops')) {
    if (server.exitCode !== null) throw new Error(`The server stopped while starting: ${said}`)
    if (server.stdout !== null)
      await Promise.race([once(server.stdout, 'data', { signal }), once(server, 'exit', { signal })])
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '@stratomate/commands/free-port'
import { bareEnvironment, programPath } from '@stratomate/commands/environment/program-path'
import { repository } from '@stratomate/commands/repository'

const startMsMax = 60_000

/** One server of the service as a separate process, always on the same port. */
export type ServerProcess = {
  port: number
  start: () => Promise<void>
  /** Stops it as a deployment does. */
  stop: () => Promise<void>
  /** Kills it. */
  kill: () => Promise<void>
  /** Everything that it has printed. */
  said: () => string
}

/** A server with these settings; it is not started yet. */
export async function serverProcess(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const port = await freePort()
  let server: ChildProcess | null = null
  let said = ''
  const end = async (signal: NodeJS.Signals) => {
    if (server === null || server.exitCode !== null || server.signalCode !== null) return
    const exited = once(server, 'exit')
    server.kill(signal)
    await exited
  }
  return {
    port,
    start: async () => {
      said = ''
      server = spawn(process.execPath, [programPath('apps/server/src/main/main.ts')], {
        cwd: repository,
        env: bareEnvironment({ UV_THREADPOOL_SIZE: '2', ...environment, PORT: String(port) }),
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      for (const stream of [server.stdout, server.stderr]) stream?.on('data', (part) => (said += String(part)))
      await untilRunning(server, () => said)
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    said: () => said,
  }
}

async function untilRunning(server: ChildProcess, said: () => string): Promise<void> {
  const signal = AbortSignal.timeout(startMsMax)
  while (!said().includes('Ctrl-C stops')) {
    if (server.exitCode !== null || server.signalCode !== null) throw new Error(`The server ended: ${said()}`)
    if (server.stdout === null) throw new Error('The server prints.')
    await Promise.race([once(server.stdout, 'data', { signal }), once(server, 'exit', { signal })])
  }
}

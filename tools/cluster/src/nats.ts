import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '@stratomate/commands/free-port'
import { findProgram, untilListening } from './installed-program.ts'

/** A NATS server of a test, which carries messages between the servers of one service. */
export type Nats = {
  url: string
  /** Kills it. */
  kill: () => Promise<void>
  /** Starts it again at the same address. */
  start: () => Promise<void>
  /** Holds the process still, as a machine that hangs does, until `thaw`. */
  freeze: () => void
  thaw: () => void
}

/** Starts NATS on a free port, with the arguments of its own command line; the reason where it is not installed. */
export async function startNats(args: readonly string[] = []): Promise<Nats | { unavailable: string }> {
  const program = findProgram('nats-server')
  if (program === null) return { unavailable: 'NATS is not installed (Debian: apt-get install nats-server)' }
  const port = await freePort()
  let server: ChildProcess | null = null
  const kill = async () => {
    const ending = server
    server = null
    if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return
    ending.kill('SIGKILL')
    await once(ending, 'exit')
  }
  const start = async () => {
    server = spawn(program, ['-a', '127.0.0.1', '-p', String(port), ...args], { stdio: 'ignore' })
    server.on('error', () => undefined)
    await untilListening(port)
  }
  await start()
  return {
    url: `nats://127.0.0.1:${port}`,
    kill,
    start,
    freeze: () => void server?.kill('SIGSTOP'),
    thaw: () => void server?.kill('SIGCONT'),
  }
}

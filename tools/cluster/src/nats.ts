import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@stratomate/commands/free-port'
import { findProgram } from './find-program.ts'

/** A NATS server of a test: what carries messages between the servers of one service. */
export type Nats = {
  url: string
  /** Ends it like a crash. */
  kill: () => Promise<void>
  /** Starts it again at the same address. */
  start: () => Promise<void>
  /** Holds the process still, as a machine that hangs does, until `thaw`. */
  freeze: () => void
  thaw: () => void
}

const startMsMax = 10_000

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

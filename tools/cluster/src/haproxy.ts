import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@stratomate/commands/free-port'
import { findProgram, untilListening } from './installed-program.ts'

/** The balancer in front of several servers. */
export type Haproxy = {
  origin: string
  /** Takes a server out of the balance or back into it, whatever it reports about itself; the first is 1. */
  put: (server: number, state: 'maint' | 'ready') => Promise<void>
  /** Waits until a server gets its share of the calls. */
  untilServing: (server: number) => Promise<void>
  stop: () => Promise<void>
}

/**
 * Starts HAProxy in front of servers on the loopback, with its configuration in `folder`; the reason where it is not
 * installed. Calls of one address go to one server, so limits by address stay exact; streams go where the fewest are.
 */
export async function startHaproxy(
  folder: string,
  serverPorts: readonly number[],
): Promise<Haproxy | { unavailable: string }> {
  const program = findProgram('haproxy')
  if (program === null) return { unavailable: 'HAProxy is not installed (Debian: apt-get install haproxy)' }
  const port = await freePort()
  const file = join(folder, 'haproxy.cfg')
  const socket = join(folder, 'haproxy.socket')
  await writeFile(file, haproxyConfiguration({ port, serverPorts, socket }))
  const balancer: ChildProcess = spawn(program, ['-db', '-f', file], { stdio: 'ignore' })
  balancer.on('error', () => undefined)
  await untilListening(port)
  return {
    origin: `http://127.0.0.1:${port}`,
    put: async (server, state) => {
      for (const backend of ['calls', 'streams'])
        await say(socket, `set server ${backend}/server${server} state ${state}`)
    },
    untilServing: async (server) => {
      const servings = new RegExp(String.raw`server${server} \S+ ${running} `, 'u')
      while (!servings.test(await say(socket, 'show servers state calls'))) await sleep(50)
    },
    stop: async () => {
      if (balancer.exitCode !== null || balancer.signalCode !== null) return
      balancer.kill('SIGKILL')
      await once(balancer, 'exit')
    },
  }
}

/** How the balancer writes the state of a server that accepts calls. */
const running = 2

/** The balancer's answer to one line; empty when it has ended. */
async function say(socket: string, command: string): Promise<string> {
  const line = connect(socket, () => line.end(`${command}\n`))
  try {
    return await text(line)
  } catch {
    return ''
  }
}

type Configuration = { port: number; serverPorts: readonly number[]; socket: string }

/** A server leaves the balance when it is no longer ready, before it ends; its calls under way are finished. */
function haproxyConfiguration({ port, serverPorts, socket }: Configuration): string {
  const servers = (options: (name: string) => string) =>
    serverPorts.map((serverPort, index) => {
      const name = `server${index + 1}`
      return `  server ${name} 127.0.0.1:${serverPort} ${options(name)}`
    })
  return [
    'global',
    `  stats socket ${socket} level admin`,
    'defaults',
    '  mode http',
    '  timeout connect 2s',
    // A server says within a second what it lacks.
    '  timeout check 1500ms',
    // A stream sends something every 20 seconds.
    '  timeout client 70s',
    '  timeout server 70s',
    '  option forwardfor',
    '  option redispatch 1',
    '  retries 3',
    'frontend web',
    `  bind 127.0.0.1:${port}`,
    // Everybody here has the same address, so a test says whose address it uses.
    '  http-request set-src req.hdr(x-forwarded-for) if { req.hdr(x-forwarded-for) -m found }',
    '  http-request del-header x-forwarded-for',
    '  use_backend streams if { path_end /events }',
    '  default_backend calls',
    'backend calls',
    '  balance source',
    '  hash-type consistent',
    '  option httpchk',
    '  http-check send meth GET uri /api/ready ver HTTP/1.1 hdr Host localhost',
    '  http-check expect status 200',
    // A server that stops reports it at once, each time. What all of them share may be late for a second, and then none
    // of them may leave.
    '  default-server inter 500ms fastinter 200ms fall 3 rise 1',
    ...servers(() => 'check'),
    'backend streams',
    '  balance leastconn',
    ...servers((name) => `track calls/${name}`),
    '',
  ].join('\n')
}

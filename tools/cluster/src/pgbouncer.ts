import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@stratomate/commands/free-port'
import { unprivilegedUser } from '@stratomate/commands/postgres/unprivileged-user'
import pg from 'pg'
import { findProgram, untilListening } from './installed-program.ts'

/** A pool of connections in front of PostgreSQL; `url` leads to the database through it. */
export type Pgbouncer = {
  url: string
  /** Kills it, and starts it again at the same address. */
  restart: () => Promise<void>
  /** Holds every new query back, as for a change of the database behind it, until `resume`. */
  pause: () => Promise<void>
  resume: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts PgBouncer in session mode in front of one database; the reason where it is not installed. */
export async function startPgbouncer(databaseUrl: string): Promise<Pgbouncer | { unavailable: string }> {
  const program = findProgram('pgbouncer')
  if (program === null) return { unavailable: 'PgBouncer is not installed (Debian: apt-get install pgbouncer)' }
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'stratomate-pool-'))
  const target = new URL(databaseUrl)
  const [settings, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'pgbouncer.users')]
  await writeFile(users, `"${target.username}" "${target.password}"\n`)
  await writeFile(
    settings,
    [
      '[databases]',
      `* = host=${target.hostname} port=${target.port}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = plain',
      `auth_file = ${users}`,
      `admin_users = ${target.username}`,
      'pool_mode = session',
      'default_pool_size = 60',
      '',
    ].join('\n'),
  )
  // It refuses to run as root, and nobody else can read its passwords.
  const user = unprivilegedUser()
  if (user !== null) for (const path of [folder, settings, users]) await chown(path, user.uid, user.gid)
  const start = async () => {
    const started = spawn(program, [settings], { stdio: 'ignore', ...user })
    started.on('error', () => undefined)
    await untilListening(port)
    return started
  }
  let pool = await start()
  const end = async () => {
    if (pool.exitCode !== null || pool.signalCode !== null) return
    pool.kill('SIGKILL')
    await once(pool, 'exit')
  }
  const url = new URL(databaseUrl)
  url.port = String(port)
  return {
    url: url.href,
    restart: async () => {
      await end()
      pool = await start()
    },
    pause: () => command(url, 'PAUSE'),
    resume: () => command(url, 'RESUME'),
    stop: async () => {
      await end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Sends a command to its console, which is a database of that name. */
async function command(url: URL, words: 'PAUSE' | 'RESUME'): Promise<void> {
  const console = new URL(url)
  console.pathname = '/pgbouncer'
  const client = new pg.Client({ connectionString: console.href })
  client.on('error', () => undefined)
  await client.connect()
  await client.query(words)
  await client.end()
}

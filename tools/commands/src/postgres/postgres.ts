import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { hasCode } from '@stratomate/std/errors'
import pg from 'pg'
import { findPostgres } from './find-postgres.ts'
import { freePort } from '../free-port.ts'
import { type UserIds, unprivilegedUser } from './unprivileged-user.ts'

/** How a cluster ends: after its last connection, at once but in order, or killed. */
export type PostgresShutdown = 'smart' | 'fast' | 'immediate'

/** A running throw-away cluster. `url` is its superuser's address on the loopback; `stop` removes every trace. */
export type Postgres = {
  url: string
  /** Ends it and starts it again at the same address. A slow end is hurried when connections stay open. */
  restart: (how: PostgresShutdown) => Promise<void>
  /** Stops every process of it for this long, as on a machine that hangs. */
  freeze: (ms: number) => Promise<void>
  stop: () => Promise<void>
}
export type NoPostgres = { unavailable: string }
export type PostgresOptions = {
  /** Writes reach the disk, as a test of power cuts needs; otherwise the cluster is faster and forgets on a crash. */
  durability?: 'fsync' | 'none'
  /** Where its folder is made. */
  folder?: string
  connectionsMax?: number
}

const attemptsMax = 3
const startMsMax = 30_000
const politeMsMax = 1_000
const stopMsMax = 10_000

/**
 * Starts a new PostgreSQL in a temporary folder, as an unprivileged user when we are root. @returns `{ unavailable }`
 * with a printable reason where PostgreSQL is not installed or cannot run as this user @throws Error with the server's
 * own words when it is installed but does not start
 */
export async function startPostgres({
  durability = 'none',
  folder: parent = tmpdir(),
  connectionsMax = 100,
}: PostgresOptions = {}): Promise<Postgres | NoPostgres> {
  const found = findPrograms()
  if ('unavailable' in found) return found
  const { programs, user } = found
  const folder = await mkdtemp(join(parent, 'stratomate-pg-'))
  try {
    const password = randomBytes(18).toString('hex')
    await initialise({ programs, folder, user, password })
    const place = { programs, folder, user, durability, connectionsMax }
    const { port, ...cluster } = await serve(place)
    return {
      url: `postgresql://stratomate:${password}@127.0.0.1:${port}/postgres`,
      restart: async (how) => {
        await end(cluster.server, how)
        cluster.server = await serveOn(port, place)
      },
      freeze: (ms) => freeze(cluster.server, ms),
      stop: () => stop(cluster.server, folder),
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** Why no cluster can be started here; null where one can. */
export function whyNoPostgres(): string | null {
  const found = findPrograms()
  return 'unavailable' in found ? found.unavailable : null
}

function findPrograms(): { programs: string; user: UserIds | null } | NoPostgres {
  if (process.platform === 'win32') return { unavailable: 'throw-away PostgreSQL clusters are not started on Windows' }
  const programs = findPostgres()
  if (programs === null) return { unavailable: 'PostgreSQL is not installed (Debian: apt-get install postgresql)' }
  const user = unprivilegedUser()
  if (user === null && process.getuid?.() === 0)
    return { unavailable: 'PostgreSQL refuses to run as root, and there is no other user' }
  return { programs, user }
}

/**
 * Makes an empty database in the cluster, or a copy of `template`, which nobody may be connected to.
 * @param url the cluster's address as `startPostgres` gave it
 * @param name lower-case letters, digits and `_`; by default a random one
 * @returns the address of the new database
 */
export async function createDatabase(
  url: string,
  { name = `t_${randomBytes(6).toString('hex')}`, template = 'template0' } = {},
): Promise<string> {
  for (const word of [name, template]) requireName(word)
  await askCluster(url, `create database ${name} template ${template}`)
  const database = new URL(url)
  database.pathname = `/${name}`
  return database.href
}

/** Deletes a database that `createDatabase` made, if it is still there, whoever is connected to it. */
export async function dropDatabase(url: string): Promise<void> {
  const cluster = new URL(url)
  const name = cluster.pathname.slice(1)
  requireName(name)
  cluster.pathname = '/postgres'
  await askCluster(cluster.href, `drop database if exists ${name} with (force)`)
}

function requireName(word: string): void {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(word)) throw new Error(`${word} is not a name for a database.`)
}

async function askCluster(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

type Place = { programs: string; folder: string; user: UserIds | null }

async function initialise({ programs, folder, user, password }: Place & { password: string }): Promise<void> {
  const passwordFile = join(folder, 'password')
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (user !== null) {
    await chown(folder, user.uid, user.gid)
    await chown(passwordFile, user.uid, user.gid)
  }
  const flags = [
    '--username=stratomate',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ]
  await promisify(execFile)(join(programs, 'initdb'), ['-D', join(folder, 'data'), ...flags], { cwd: folder, ...user })
  await rm(passwordFile)
}

type ClusterPlace = Place & { durability: 'fsync' | 'none'; connectionsMax: number }

async function serve(place: ClusterPlace): Promise<{ server: ChildProcess; port: number }> {
  // Between finding a free port and using it another process may take it, so a failed start is tried again.
  for (let attempt = 1; ; attempt += 1) {
    try {
      const port = await freePort()
      return { server: await serveOn(port, place), port }
    } catch (error) {
      if (attempt === attemptsMax) throw error
    }
  }
}

async function serveOn(port: number, place: ClusterPlace): Promise<ChildProcess> {
  const { programs, folder, user, durability, connectionsMax } = place
  const fast = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']
  const flags = [
    '-D',
    join(folder, 'data'),
    '-k',
    folder,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    `max_connections=${connectionsMax}`,
  ]
  const args = [...flags, ...(durability === 'none' ? fast : [])]
  const server = spawn(join(programs, 'postgres'), args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], ...user })
  // A test process that ends without `stop` must not leave a server behind.
  const killServer = () => server.kill('SIGQUIT')
  process.once('exit', killServer)
  server.once('exit', () => process.removeListener('exit', killServer))
  await untilReady(server)
  return server
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const fail = (why: string) => {
      clearTimeout(timer)
      server.kill('SIGQUIT')
      reject(new Error(`PostgreSQL did not start (${why}): ${said.trim()}`))
    }
    const timer = setTimeout(() => fail(`not ready in ${startMsMax / 1000} s`), startMsMax)
    const onError = (error: Error) => fail(error.message)
    const onExit = (code: number | null) => fail(`exit code ${code}`)
    server.once('error', onError)
    server.once('exit', onExit)
    server.stderr?.on('data', (chunk: Buffer) => {
      // Only the end is kept, for the error message; the pipe is drained for as long as the server runs.
      said = (said + chunk.toString()).slice(-8_192)
      if (!said.includes('ready to accept connections')) return
      clearTimeout(timer)
      server.removeListener('exit', onExit)
      resolve()
    })
  })
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  if (isRunning(server)) {
    const killing = setTimeout(() => server.kill('SIGKILL'), stopMsMax)
    await end(server, 'smart')
    clearTimeout(killing)
  }
  await rm(folder, { recursive: true, force: true })
}

const shutdownSignals = { smart: 'SIGTERM', fast: 'SIGINT', immediate: 'SIGQUIT' } as const

async function end(server: ChildProcess, how: PostgresShutdown): Promise<void> {
  if (!isRunning(server)) return
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  // A pool that has just ended may still be closing its sockets: SIGTERM waits for them, SIGINT cuts them off.
  server.kill(shutdownSignals[how])
  const hurrying = setTimeout(() => server.kill('SIGINT'), politeMsMax)
  await ended
  clearTimeout(hurrying)
}

async function freeze(server: ChildProcess, ms: number): Promise<void> {
  const pids = await familyOf(server)
  for (const pid of pids) signal(pid, 'SIGSTOP')
  await wait(ms)
  for (const pid of pids) signal(pid, 'SIGCONT')
}

/** The process and its children. Each child of PostgreSQL leads a separate group. */
async function familyOf({ pid: parent }: ChildProcess): Promise<number[]> {
  if (parent === undefined) return []
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger)
  const parents = await Promise.all(pids.map(parentOf))
  return [parent, ...pids.filter((_pid, index) => parents[index] === parent)]
}

async function parentOf(pid: number): Promise<number | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2])
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ESRCH')) return null
    throw error
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!hasCode(error, 'ENOENT', 'ESRCH')) throw error
  }
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}

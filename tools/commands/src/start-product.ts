import { type EventFault, readEventFault } from '@stratomate/simulators/payments/event-faults'
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programPath } from './environment/program-path.ts'
import { freePort } from './free-port.ts'
import { dropDatabase } from './postgres/postgres.ts'
import { createPreparedDatabase, layPreparedDatabase } from './postgres/prepared-database.ts'
import { repository } from './repository.ts'
import { startScript } from './start-script.ts'

/** The whole product as `npm start` runs it, in a separate process with its own data folder. */
export type Product = {
  origin: string
  dataDir: string
  /** What the process has printed so far. */
  output: () => string
  /** Ctrl-C; answers the exit code. */
  stop: () => Promise<number | null>
  /** Kills it. */
  kill: () => Promise<void>
}

export type ProductOptions = {
  dataDir?: string
  env?: Record<string, string>
  /** `sources`: as people run it, also in a run of tests that has bundled it; its memory is another. */
  from?: 'sources' | 'bundle'
  /**
   * `embedded`: as people start it. By default a new data folder gets a database in the PostgreSQL of this run of the
   * tests, for half of the time of a core, and the embedded one where there is none.
   */
  database?: 'embedded' | 'any'
}

const program = 'tools/commands/src/start.ts'

const readyMsMax = 60_000

/** The addresses of databases outside of the data folders, by data folder: a second start finds the first one's data. */
const databases = new Map<string, string>()

/**
 * Starts the product on a free port and waits until it says that it is ready.
 * @param options `dataDir` names its data folder, of an earlier run or a new one; `env` are further settings; `from`
 *   says what is run, `database` where a new folder keeps its data
 * @throws Error with everything that the process said when it ends or stays silent instead
 */
export async function startProduct({
  dataDir,
  env = {},
  from = 'bundle',
  database = 'any',
}: ProductOptions = {}): Promise<Product> {
  const folder = dataDir ?? (await newDataFolder(database))
  const address = databases.get(folder)
  const { flags } = startScript()
  const script = from === 'sources' ? join(repository, program) : programPath(program)
  const child = spawn(process.execPath, [...flags, script], {
    cwd: repository,
    env: {
      ...process.env,
      PORT: String(await freePort()),
      DATA_DIR: folder,
      DESKTOP_BUILD: 'off',
      ...(address !== undefined && { DATABASE_URL: address }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const keep = (chunk: Buffer) => (said += chunk.toString())
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const killChild = () => child.kill('SIGKILL')
  process.once('exit', killChild)
  child.once('exit', () => process.removeListener('exit', killChild))
  const origin = await untilReady(child, () => said).catch(async (error: unknown) => {
    if (dataDir === undefined) await removeData(folder)
    throw error
  })
  child.once('exit', (code, signal) => {
    // Its last output is the only evidence of an end that no test asked for.
    if (!child.killed) process.stderr.write(`The product ended (${code ?? signal}):\n${said.slice(-4_000)}\n`)
  })
  return {
    origin,
    dataDir: folder,
    output: () => said,
    stop: () => end(child, 'SIGINT'),
    kill: async () => void (await end(child, 'SIGKILL')),
  }
}

async function newDataFolder(database: 'embedded' | 'any'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stratomate-e2e-'))
  const address = database === 'any' ? await createPreparedDatabase() : null
  if (address === null) layPreparedDatabase(folder)
  else databases.set(folder, address)
  return folder
}

async function removeData(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  const address = databases.get(folder)
  if (address !== undefined) await dropDatabase(address)
  databases.delete(folder)
}

/** Stops the product, if it still runs, and deletes its data. */
export async function removeProduct(product: Product): Promise<void> {
  await product.kill()
  await removeData(product.dataDir)
}

function untilReady(child: ChildProcess, said: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const finish = (act: () => void) => {
      clearTimeout(timer)
      child.stdout?.removeListener('data', look)
      child.removeListener('exit', onExit)
      act()
    }
    const look = () => {
      const origin = /runs at\s+(https?:\/\/\S+)/.exec(said())?.[1]
      if (origin !== undefined) finish(() => resolve(origin))
    }
    const onExit = (code: number | null) =>
      finish(() => reject(new Error(`The product ended with code ${code}:\n${said()}`)))
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      finish(() => reject(new Error(`The product was not ready in ${readyMsMax / 1000} s:\n${said()}`)))
    }, readyMsMax)
    child.stdout?.on('data', look)
    child.once('exit', onExit)
  })
}

async function end(child: ChildProcess, signal: 'SIGINT' | 'SIGKILL'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  child.kill(signal)
  return ended
}

/** How the payment simulator delivers its events wrongly in this run of the tests; null delivers them as they are. */
export const presentEventFault: EventFault | null = readEventFault(process.env)

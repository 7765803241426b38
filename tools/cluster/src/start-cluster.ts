import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, type Postgres, startPostgres } from '@stratomate/commands/postgres/postgres'
import { type Bucket, startBucket } from './bucket.ts'
import { type Haproxy, startHaproxy } from './haproxy.ts'
import { type Nats, startNats } from './nats.ts'
import { type Pgbouncer, startPgbouncer } from './pgbouncer.ts'
import { type ServerProcess, serverProcess } from './server-process.ts'

/** A whole service of several servers on this machine, with everything that they share. */
export type Cluster = {
  /** Where people reach it: the balancer. */
  origin: string
  servers: readonly ServerProcess[]
  /** Where the database is reached without the pool in front of it. */
  databaseUrl: string
  postgres: Pick<Postgres, 'restart' | 'freeze'>
  pool: Pgbouncer
  nats: Nats
  bucket: Bucket
  balancer: Haproxy
  stop: () => Promise<void>
}

type ClusterOptions = {
  serverCount?: number
  /** Whether acknowledged writes outlive a crash of PostgreSQL; without it everything is faster. */
  durability?: 'fsync' | 'none'
  environment?: Record<string, string>
  /** What one of the servers has beside that; the first is 0. */
  environmentOf?: (index: number) => Record<string, string>
  /** Puts something between the servers and an address that all of them share. */
  lead?: (what: 'database' | 'bus', url: string) => Promise<string>
}

/**
 * Starts PostgreSQL, PgBouncer in session mode, NATS, a bucket, HAProxy and the servers behind it. Every program comes
 * from the machine; the answer says which one is missing.
 */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster | { unavailable: string }> {
  const {
    serverCount = 3,
    durability = 'none',
    environment = {},
    environmentOf = () => ({}),
    lead = (_what, url) => url,
  } = options
  const folder = await mkdtemp(join(tmpdir(), 'stratomate-cluster-'))
  const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const stopPart of stops.splice(0).toReversed()) await stopPart()
  }
  const unavailable = async (reason: { unavailable: string }) => {
    await stop()
    return reason
  }
  try {
    const postgres = await startPostgres({ durability })
    if ('unavailable' in postgres) return await unavailable(postgres)
    stops.push(postgres.stop)
    const databaseUrl = await createDatabase(postgres.url)
    const pool = await startPgbouncer(databaseUrl)
    if ('unavailable' in pool) return await unavailable(pool)
    stops.push(pool.stop)
    const nats = await startNats()
    if ('unavailable' in nats) return await unavailable(nats)
    stops.push(nats.kill)
    const bucket = await startBucket(await newFolder(folder, 'bucket'))
    stops.push(bucket.stop)
    const shared = {
      DATABASE_URL: await lead('database', pool.url),
      NATS_URL: await lead('bus', nats.url),
      AUTH_SECRET: randomBytes(32).toString('hex'),
      LEASE_PRIVATE_KEY: String(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })),
      TRUST_PROXY: '1',
      // Three looks of the balancer, on a busy machine, too.
      SHUTDOWN_NOTICE_SECONDS: '3',
      ...bucket.environment,
      ...environment,
    }
    const servers: ServerProcess[] = []
    for (let index = 1; index <= serverCount; index += 1) {
      const own = { DATA_DIR: join(folder, `server${index}`), ...environmentOf(index - 1) }
      servers.push(await serverProcess({ ...shared, ...own }))
    }
    stops.push(() => Promise.all(servers.map((server) => server.stop())))
    await Promise.all(servers.map((server) => server.start()))
    const balancer = await startHaproxy(
      folder,
      servers.map(({ port }) => port),
    )
    if ('unavailable' in balancer) return await unavailable(balancer)
    stops.push(balancer.stop)
    return { origin: balancer.origin, servers, databaseUrl, postgres, pool, nats, bucket, balancer, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function newFolder(parent: string, name: string): Promise<string> {
  const folder = join(parent, name)
  await mkdir(folder)
  return folder
}

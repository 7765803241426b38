import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { bareEnvironment, programPath } from '@stratomate/commands/environment/program-path'
import { createDatabase } from '@stratomate/commands/postgres/postgres'
import { borrowPostgres } from '@stratomate/commands/postgres/prepared-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyLicence } from '../testing/buy-licence.ts'
import { archiveOf, sendInstaller } from '../testing/send-upload.ts'
import { type Shop, startShop } from '../testing/start-shop.ts'
import { Manifest } from './manifest.ts'

const program = programPath('apps/server/src/main/backup/main.ts')
const postgres = await borrowPostgres()
if ('unavailable' in postgres) console.warn(`PostgreSQL tests skipped: ${postgres.unavailable}`)

const scratch = await mkdtemp(join(tmpdir(), 'stratomate-backup-'))
afterAll(async () => {
  await rm(scratch, { recursive: true, force: true })
  if ('stop' in postgres) await postgres.stop()
})

type Ended = { code: number; said: string }

/** The command as a person runs it, in a process of its own. */
function run(
  command: 'backup' | 'restore',
  folder: string | null,
  environment: Record<string, string>,
): Promise<Ended> {
  const args = [program, command, ...(folder === null ? [] : [folder])]
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env: bareEnvironment(environment) }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr })
    })
  })
}

type Added = { tables: string[]; columns: { table: string; column: string }[] }

/** What the newest change of the schema added. */
async function addedLast(): Promise<Added> {
  const changes = fileURLToPath(new URL('../../db/migrations/', import.meta.url))
  const names = (await readdir(changes)).filter((name) => name.endsWith('.sql')).toSorted()
  const sql = await readFile(join(changes, names.at(-1) ?? ''), 'utf8')
  return {
    tables: [...sql.matchAll(/CREATE TABLE "(\w+)"/gu)].map(([, name = '']) => name),
    columns: [...sql.matchAll(/ALTER TABLE "(\w+)" ADD COLUMN "(\w+)"/gu)].map(([, table = '', column = '']) => {
      return { table, column }
    }),
  }
}

/** A backup that the version before the newest change of the schema would have made. */
async function makeOlder(folder: string, added: Added): Promise<void> {
  const manifest = await manifestOf(folder)
  const tables = manifest.tables.filter(({ name }) => !added.tables.includes(name))
  for (const { name, part } of tables) {
    const lost = added.columns.filter(({ table }) => table === name).map(({ column }) => column)
    if (lost.length === 0) continue
    const lines = gunzipSync(await readFile(join(folder, part.path)))
      .toString()
      .split('\n')
      .filter((line) => line !== '')
    const kept = lines.map((line) => {
      const row = Object.entries(JSON.parse(line) as object)
      return `${JSON.stringify(Object.fromEntries(row.filter(([column]) => !lost.includes(column))))}\n`
    })
    const bytes = gzipSync(kept.join(''))
    await writeFile(join(folder, part.path), bytes)
    Object.assign(part, { sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length })
  }
  const older = { ...manifest, tables, migrations: manifest.migrations - 1 }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(older))
}

const place = () => join(scratch, randomUUID())
const manifestOf = async (folder: string) =>
  Manifest.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')))
/** Everything about the content, and nothing about when it was written. */
const contentOf = async (folder: string) => {
  const { tables, sequences, files, own } = await manifestOf(folder)
  const keys = own.filter(({ path }) => path.includes('keys'))
  return { tables: tables.map(({ name, rows, part: { sha256 } }) => ({ name, rows, sha256 })), sequences, files, keys }
}

describe('a backup', () => {
  let shop: Shop
  let folder: string
  let email: string
  let made: Ended
  beforeAll(async () => {
    shop = await startShop({ databaseUrl: null, environment: { ADMIN_EMAIL: 'admin@example.com' } })
    const member = await shop.member({ email: 'admin@example.com' })
    email = member.email
    await buyLicence(member)
    const text = 'Grüße, "quoted" \\ and a line\nEmoji 🦊, a tab\t and zero-width \u200b.'
    const body = { clientId: randomUUID(), category: 'general', content: text, settings: null }
    const posted = await member.visitor.call('writePost', { body })
    const uploaded = await sendInstaller(member.visitor, archiveOf('the app of the backup'))
    if (posted.status !== 200 || uploaded.status !== 200) throw new Error('The post or the file was not taken.')
    folder = place()
    // The service keeps running.
    made = await run('backup', folder, { DATA_DIR: shop.dataDir })
  }, 60_000)
  afterAll(() => shop.close())

  test('brings every row, file and key back into an empty folder, and people sign in as before', async () => {
    const dataDir = place()
    const restored = await run('restore', folder, { DATA_DIR: dataDir })
    const again = place()
    await run('backup', again, { DATA_DIR: dataDir })
    const content = await contentOf(folder)

    expect(made).toMatchObject({ code: 0, said: expect.stringMatching(/^Backed up Stratomate .* rows of \d+ tables/u) })
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('Restored Stratomate') })
    expect(await contentOf(again)).toEqual(content)
    expect(content.tables.filter(({ rows }) => rows > 0).length).toBeGreaterThan(10)
    expect([content.keys.length, content.files.length]).toEqual([2, 1])
  }, 60_000)

  test('of a whole installation is taken up by a service', async () => {
    const dataDir = place()
    await run('restore', folder, { DATA_DIR: dataDir })
    const revived = await startShop({ databaseUrl: null, environment: { DATA_DIR: dataDir } })
    const signedIn = await revived.visitor().call('signIn', { body: { email, password: 'correct horse battery' } })
    await revived.close()

    expect(signedIn.status).toBe(200)
  }, 60_000)

  test('moves an embedded installation to PostgreSQL and back', async ({ skip }) => {
    if ('unavailable' in postgres) return skip(postgres.unavailable)
    const environment = { DATABASE_URL: await createDatabase(postgres.url) }
    const [first, second, onPostgres, back] = [place(), place(), place(), place()]
    const moved = await run('restore', folder, { ...environment, DATA_DIR: first })
    const dumped = await run('backup', onPostgres, { ...environment, DATA_DIR: first })
    const returned = await run('restore', onPostgres, { DATA_DIR: second })
    await run('backup', back, { DATA_DIR: second })

    expect([moved.code, dumped.code, returned.code]).toEqual([0, 0, 0])
    expect((await contentOf(onPostgres)).tables).toEqual((await contentOf(folder)).tables)
    expect(await contentOf(back)).toEqual(await contentOf(folder))
  }, 90_000)

  test('of an earlier version is brought up to date', async () => {
    const older = place()
    await cp(folder, older, { recursive: true })
    const { migrations } = await manifestOf(older)
    const added = await addedLast()
    const isOlder = ({ name }: { name: string }): boolean => !added.tables.includes(name)
    await makeOlder(older, added)
    const dataDir = place()
    const restored = await run('restore', older, { DATA_DIR: dataDir })
    const again = place()
    await run('backup', again, { DATA_DIR: dataDir })

    expect(restored.code).toBe(0)
    expect((await manifestOf(again)).migrations).toBe(migrations)
    expect([...added.tables, ...added.columns]).not.toEqual([])
    expect((await contentOf(again)).tables.filter(isOlder)).toEqual((await contentOf(folder)).tables.filter(isOlder))
  }, 60_000)

  test.each([
    ['a folder that is there', (ready: string) => ready, 'is there already'],
    ['no folder', () => null, 'Name a folder'],
  ] as const)('into %s is refused', async (_what, choose, words) => {
    const { code, said } = await run('backup', choose(folder), { DATA_DIR: shop.dataDir })

    expect([code > 0, said]).toEqual([true, expect.stringContaining(words)])
  })

  test.each([
    ['has lost a table', (copy: string) => rm(join(copy, 'tables/users.jsonl.gz')), 'lacks tables/users.jsonl.gz'],
    ['has half a table', (copy: string) => truncate(join(copy, 'tables/users.jsonl.gz'), 20), 'is damaged'],
    ['was not finished', (copy: string) => rm(join(copy, 'manifest.json')), 'is no backup'],
    ['has a list that is no JSON', (copy: string) => writeFile(join(copy, 'manifest.json'), '{'), 'cannot be read'],
    [
      'has a list that leads out of its folder',
      async (copy: string) => {
        const manifest = await manifestOf(copy)
        const own = [{ path: '../../etc/passwd', sha256: '0'.repeat(64), bytes: 1 }]
        await writeFile(join(copy, 'manifest.json'), JSON.stringify({ ...manifest, own }))
      },
      'cannot be read',
    ],
    [
      'is of a newer version',
      async (copy: string) => {
        const manifest = await manifestOf(copy)
        await writeFile(join(copy, 'manifest.json'), JSON.stringify({ ...manifest, migrations: 9_999 }))
      },
      'of a newer version',
    ],
  ])('that %s is refused and leaves the place empty', async (_what, damage, words) => {
    const [copy, dataDir] = [place(), place()]
    await cp(folder, copy, { recursive: true })
    await damage(copy)
    const refused = await run('restore', copy, { DATA_DIR: dataDir })

    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining(words) })
    expect((await readdir(dataDir)).filter((name) => name === 'database' || name === 'keys')).toEqual([])
  })

  test('is not restored over an installation, nor while its service runs', async () => {
    const dataDir = place()
    await run('restore', folder, { DATA_DIR: dataDir })
    const twice = await run('restore', folder, { DATA_DIR: dataDir })
    const running = await run('restore', folder, { DATA_DIR: shop.dataDir })

    expect(twice).toMatchObject({ code: 1, said: expect.stringContaining('is not empty') })
    expect(running).toMatchObject({ code: 1, said: expect.stringContaining('in use') })
  }, 60_000)

  test('leaves nothing behind under another name', async () => {
    const names = await readdir(scratch)

    expect(names.filter((name) => name.endsWith('.unfinished'))).toEqual([])
  })
})

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { accountName, nameAccount, withWorkIds } from '#server/features/work-ids.ts'
import { createLogger, hidingAccounts } from './logger.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stratomate-log-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const written = () => readFileSync(join(folder, 'server.jsonl'), 'utf8')

test('a failed query is logged with its words and without its values', async () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(canary) exists.' })
  const error = new DrizzleQueryError('insert into users values ($1)', ['canary'], cause)

  createLogger({ kind: 'folder', folder }).warn({ err: error }, 'not stored')
  createLogger({ kind: 'folder', folder }).warn({ err: new Error('outer', { cause: error }) }, 'not stored')

  await expect.poll(written).toContain('outer')
  expect(written()).toContain('insert into users')
  expect(written()).toContain('23505')
  expect(written()).not.toContain('canary')
})

test('a log in a folder stays there beside one on standard output', async () => {
  createLogger({ kind: 'stdout' })
  createLogger({ kind: 'folder', folder }).warn('in the folder')

  await expect.poll(written).toContain('in the folder')
})

test('values under the names of secrets are not logged', async () => {
  const secret = { password: 'canary', token: 'canary', code: 'canary', cookie: 'canary' }

  createLogger({ kind: 'folder', folder }).warn({ ...secret, body: secret }, 'called')

  await expect.poll(written).toContain('called')
  expect(written()).not.toContain('canary')
})

test.each(['folder', 'stdout'])('what was logged just before a process ends is written (%s)', (kind) => {
  const source = `import { createLogger, hidingAccounts } from ${JSON.stringify(join(import.meta.dirname, 'logger.ts'))}
    const log = createLogger({ kind: process.argv[1], folder: process.argv[2] })
    log.info('the first line')
    log.fatal('the last line')
    process.exit(1)`

  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', source, kind, folder], {
    encoding: 'utf8',
  })

  expect(status).toBe(1)
  // The last line may overtake one that is still being written when the process ends: each carries its time.
  const lines = (kind === 'folder' ? written() : stdout).split('\n')
  expect(lines.filter((line) => line.includes('the first line'))).toHaveLength(1)
  expect(lines.filter((line) => line.includes('the last line'))).toHaveLength(1)
})

test('each line of a call names it and its caller, each line of a job the run; callers by a name that only the secret finds', async () => {
  const log = createLogger({ kind: 'folder', folder })
  const ann = accountName('a secret', 'ann')
  await withWorkIds({ requestId: 'call 1', account: null }, async () => {
    await Promise.resolve()
    nameAccount(ann)
    log.info('in a call')
  })
  await withWorkIds({ job: 'digests', runId: 'run 1' }, async () => {
    await Promise.resolve()
    log.info('in a job')
  })
  log.info('in nothing')

  await expect.poll(written).toContain('in nothing')
  const lines = written().trimEnd().split('\n')
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { msg: 'in a call', requestId: 'call 1', account: ann },
    { msg: 'in a job', job: 'digests', runId: 'run 1' },
    { msg: 'in nothing' },
  ])
  expect(lines[2]).not.toMatch(/requestId|job/u)
  hidingAccounts(log, 'a secret')
    .child({})
    .error({ userId: 'ann', err: new Error('of a purchase') }, 'about an account')
  await expect.poll(written).toContain('about an account')
  expect(written()).toContain(`"userId":"${ann}"`)
  expect(ann).toMatch(/^[0-9a-f]{12}$/u)
  expect(accountName('another secret', 'ann')).not.toBe(ann)
})

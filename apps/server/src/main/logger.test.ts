import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLogger } from './logger.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stratomate-log-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const written = () => readFileSync(join(folder, 'server.jsonl'), 'utf8')

test('a failed query is logged with its words and without its values', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(canary) exists.' })
  const error = new DrizzleQueryError('insert into users values ($1)', ['canary'], cause)

  createLogger({ kind: 'folder', folder }).warn({ err: error }, 'not stored')
  createLogger({ kind: 'folder', folder }).warn({ err: new Error('outer', { cause: error }) }, 'not stored')

  expect(written()).toContain('insert into users')
  expect(written()).toContain('23505')
  expect(written()).not.toContain('canary')
})

test('values under the names of secrets are not logged', () => {
  const secret = { password: 'canary', token: 'canary', code: 'canary', cookie: 'canary' }

  createLogger({ kind: 'folder', folder }).warn({ ...secret, body: secret }, 'called')

  expect(written()).not.toContain('canary')
  expect(written()).toContain('called')
})

import { expect, test } from 'vitest'
import { readSource } from '../source-file.ts'
import { checkErrorListeners, excuses } from './error-listeners.ts'

const imports = `
import { spawn } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { connect as dial, createServer } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { Worker } from 'node:worker_threads'
import pg, { Pool } from 'pg'
`

function count(code: string, path = 'apps/server/src/db/connect.ts'): number {
  return checkErrorListeners([readSource(path, imports + code)]).length
}

test.each([
  'const pool = new Pool(settings)',
  'const client = new pg.Client(settings)',
  "const server = createServer(); server.once('error', fail)",
  "const server = createServer().listen(0); server.on('close', end)",
  'return spawn(program, [])',
  "const child = spawn(program, []); other.on('error', log)",
  "const child = spawn(program, []); child.on('close', () => 'error')",
  'class Broker { start() { this.#child = spawn(program, []) } }',
  'const socket = dial(place).setNoDelay(true)',
  'const worker = new Worker(place)',
  'send(createReadStream(place))',
])('%s is refused', (code) => {
  expect(count(code.startsWith('return') ? `function make() { ${code} }` : code)).toBe(1)
})

test.each([
  "const pool = new Pool(settings); pool.on('error', log)",
  "const server = createServer().on('close', end); server.on('error', fail)",
  "class Broker { start() { this.#child = spawn(program, []); this.#child.on('error', log) } }",
  "const socket = dial(place).setNoDelay(true); socket.on('close', end).on('error', log)",
  'await pipeline(createReadStream(place), target)',
  'const line = connect(chart)',
])('%s has its listener', (code) => {
  expect(count(code)).toBe(0)
})

test('tests and the commands of developers may end with an error', () => {
  expect(count('const pool = new Pool(settings)', 'apps/server/src/db/connect.integration.test.ts')).toBe(0)
  expect(count('const pool = new Pool(settings)', 'bench/community.ts')).toBe(0)
})

test('an excuse covers its own file and its own emitter', () => {
  const [first] = excuses
  expect(count('send(createReadStream(place))', first?.path)).toBe(0)
  expect(count('const pool = new Pool(settings)', first?.path)).toBe(1)
})

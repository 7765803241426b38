import {
  existsSync,
  linkSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSecret, removeSecret, writeSecret } from './secret-file.ts'
import { keyFileName } from './sealer.ts'

const token = 'a-token-of-a-person'
const newFolder = () => mkdtempSync(join(tmpdir(), 'secret-'))

test('a secret is read as it was written, and is in no file of the folder', () => {
  const folder = newFolder()
  const path = join(folder, 'token')
  writeSecret(path, token)

  expect(readSecret(path)).toBe(token)
  for (const name of readdirSync(folder)) {
    expect(readFileSync(join(folder, name), 'utf8')).not.toContain(token)
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
  }
})

test('what an earlier version kept readable is sealed at the first reading, and its bytes are overwritten', () => {
  const folder = newFolder()
  const [path, sameBytes] = [join(folder, 'token'), join(newFolder(), 'the same bytes of the disk')]
  writeFileSync(path, token)
  linkSync(path, sameBytes)

  expect(readSecret(path)).toBe(token)
  expect(readFileSync(path, 'utf8')).toMatch(/^sealed:key:/u)
  expect(readFileSync(sameBytes, 'utf8')).toBe('\0'.repeat(token.length))
  expect(readdirSync(folder).toSorted()).toEqual([keyFileName, 'token'])
  expect(readSecret(path)).toBe(token)
})

test.each([
  ['before the sealed file was there', false],
  ['before the readable one was overwritten', true],
])('a power cut in the middle of it loses nothing: %s', (_, isSealed) => {
  const path = join(newFolder(), 'token')
  if (isSealed) writeSecret(path, token)
  writeFileSync(`${path}.plain`, token)

  expect(readSecret(path)).toBe(token)
  expect(existsSync(`${path}.plain`)).toBe(false)
  expect(readFileSync(path, 'utf8')).not.toContain(token)
})

test('a file of another folder, another name or with another byte is no secret', () => {
  const [path, other] = [join(newFolder(), 'token'), join(newFolder(), 'token')]
  writeSecret(path, token)
  const sealed = readFileSync(path, 'utf8')
  writeSecret(other, 'another secret')
  writeFileSync(other, sealed)
  renameSync(path, `${path}-of-another`)

  expect(readSecret(other)).toBeNull()
  expect(readSecret(`${path}-of-another`)).toBeNull()
  const changed = sealed.replace(/key:./u, (start) => `key:${start.endsWith('A') ? 'B' : 'A'}`)
  for (const text of ['sealed:', sealed.replace('key:', 'dpapi:'), changed]) {
    writeFileSync(path, text)
    expect(readSecret(path)).toBeNull()
  }
})

test('a removed secret leaves zeros on the disk', () => {
  const [path, sameBytes] = [join(newFolder(), 'token'), join(newFolder(), 'the same bytes of the disk')]
  writeSecret(path, token)
  linkSync(path, sameBytes)
  removeSecret(path)
  removeSecret(path)

  expect(existsSync(path)).toBe(false)
  expect(readFileSync(sameBytes, 'utf8')).toMatch(/^\0+$/u)
  expect(readSecret(path)).toBeNull()
})

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { replaceWhole } from './replace-whole.ts'

test('a file is replaced whole, and a write that fails leaves the old one and nothing beside it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stratomate-replace-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'package.zip')
  writeFileSync(path, 'old')
  replaceWhole(path, Buffer.from('new'))

  expect(readFileSync(path, 'utf8')).toBe('new')
  expect(() => replaceWhole(join(folder, 'missing/package.zip'), 'x')).toThrow('ENOENT')
  expect(readdirSync(folder)).toEqual(['package.zip'])
})

import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadWindows, unpack } from './load-windows.ts'

test('a library is unpacked once, replaced when somebody changed it, and that of an earlier version goes', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'native-')), 'native')
  unpack(Buffer.from('earlier'), folder)
  const path = unpack(Buffer.from('present'), folder)
  writeFileSync(path, 'foreign')

  expect(unpack(Buffer.from('present'), folder)).toBe(path)
  expect(readFileSync(path, 'utf8')).toBe('present')
  expect(readdirSync(folder)).toHaveLength(1)
})

test('another system has no functions of Windows', () => {
  expect(loadWindows(tmpdir()) === null).toBe(process.platform !== 'win32')
})

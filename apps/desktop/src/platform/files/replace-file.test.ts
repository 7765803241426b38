import { mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { replaceFile } from './replace-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'replace-'))
const path = join(folder, 'file.json')

/** A rename that fails this many times, as Windows does while another program reads the old file. */
function heldTimes(times: number, code: string): typeof renameSync {
  let left = times
  return (from, to) => {
    left -= 1
    if (left >= 0) throw Object.assign(new Error('held'), { code })
    renameSync(from, to)
  }
}

test.each(['EPERM', 'EACCES', 'EBUSY'])('a file that is held (%s) is replaced once it is free', (code) => {
  writeFileSync(path, 'old')
  replaceFile(path, 'new', heldTimes(3, code))

  expect(readFileSync(path, 'utf8')).toBe('new')
  expect(readdirSync(folder)).toEqual(['file.json'])
})

test('a file that stays held keeps its old content and leaves nothing beside it', () => {
  writeFileSync(path, 'old')

  expect(() => replaceFile(path, 'new', heldTimes(1_000, 'EBUSY'))).toThrow('held')
  expect(readFileSync(path, 'utf8')).toBe('old')
  expect(readdirSync(folder)).toEqual(['file.json'])
})

test('another failure is not repeated', () => {
  expect(() => replaceFile(path, 'new', heldTimes(1, 'EXDEV'))).toThrow('held')
})

test('what a crash left of an earlier try is no obstacle', () => {
  writeFileSync(`${path}.${process.pid}.tmp`, 'half')
  replaceFile(path, 'whole')

  expect(readFileSync(path, 'utf8')).toBe('whole')
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockForPerson, OtherAppError } from './person-lock.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'person '))

test('a second app of the same person is refused with the data folder of the first, until that one has ended', () => {
  const common = newFolder()
  const release = lockForPerson(common, '/data/first')

  expect(() => lockForPerson(common, '/data/second')).toThrow(new OtherAppError('/data/first'))
  release()
  expect(() => lockForPerson(common, '/data/second')()).not.toThrow()
})

test('apps of other persons do not meet', () => {
  const release = lockForPerson(newFolder(), '/data')

  expect(() => lockForPerson(newFolder(), '/data')()).not.toThrow()
  release()
})

test('without the file that names the folder, the lock still counts', () => {
  const common = newFolder()
  const release = lockForPerson(common, '/data/first')
  rmSync(join(common, 'stratomate-desktop.json'))

  expect(() => lockForPerson(common, '/data/second')).toThrow('is already running for you. Close it first')
  release()
})

import { expect, test } from 'vitest'
import { compareVersions, nextVersion } from './file-versions.ts'

test('versions are compared as numbers, part by part', () => {
  expect(['1.10.0', '1.9.2', '1.9', '2.0.1', '0.1.0'].toSorted(compareVersions)).toEqual([
    '0.1.0',
    '1.9',
    '1.9.2',
    '1.10.0',
    '2.0.1',
  ])
  expect(compareVersions('1.2', '1.2.0')).toBe(0)
  expect(compareVersions('odd', '0.0.1')).toBeLessThan(0)
})

test('an upload is one patch after the newest known, also after a roll back', () => {
  expect(nextVersion([])).toBe('1.0.0')
  expect(nextVersion(['1.2.0'])).toBe('1.2.1')
  expect(nextVersion(['1.2.10', '1.2.9'])).toBe('1.2.11')
  expect(nextVersion(['odd'])).toBe('0.0.1')
})

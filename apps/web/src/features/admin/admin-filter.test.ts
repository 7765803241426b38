import { expect, test } from 'vitest'
import { adminWords } from './admin-filter.ts'

test('the address says which section is open and what it shows', () => {
  const filter = { section: 'accounts', values: { search: 'ann & co', role: 'admin' } } as const

  expect(adminWords.read(adminWords.write(filter))).toEqual(filter)
  expect(adminWords.write({ section: 'files', values: {} }).toString()).toBe('')
})

test('what the address does not know is left out', () => {
  expect(adminWords.read(new URLSearchParams('section=secrets&role=admin'))).toEqual({ section: 'files', values: {} })
  expect(adminWords.read(new URLSearchParams('section=audit&role=admin&action=files'))).toEqual({
    section: 'audit',
    values: { action: 'files' },
  })
})

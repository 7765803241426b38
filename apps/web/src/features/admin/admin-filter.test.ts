import { expect, test } from 'vitest'
import { adminPath, adminFilterAddress, sectionsOf } from './admin-filter.ts'

test('the address says which section is open and what it shows', () => {
  const filter = { section: 'accounts', values: { search: 'ann & co', role: 'admin' } } as const

  expect(adminFilterAddress.read(adminFilterAddress.write(filter))).toEqual(filter)
  expect(adminPath({ section: 'overview', values: {} })).toBe('/admin')
  expect(adminPath(filter)).toBe('/admin?section=accounts&search=ann+%26+co&role=admin')
})

test('what the address does not know is left out', () => {
  expect(adminFilterAddress.read(new URLSearchParams('section=secrets&role=admin'))).toEqual({
    section: 'overview',
    values: {},
  })
  expect(adminFilterAddress.read(new URLSearchParams('section=audit&role=admin&show=everything'))).toEqual({
    section: 'audit',
    values: { show: 'everything' },
  })
})

test('moderators see reports and chats and nothing else', () => {
  expect(sectionsOf('moderator')).toEqual(['reports', 'chats'])
  expect(sectionsOf('admin')).toContain('accounts')
  expect(sectionsOf('member')).toEqual([])
})

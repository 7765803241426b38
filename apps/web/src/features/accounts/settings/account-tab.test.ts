import { expect, test } from 'vitest'
import { accountTabs, tabWords } from './account-tab.ts'

test('every tab survives the trip through the address', () => {
  expect(accountTabs.map((tab) => tabWords.read(tabWords.write(tab)))).toEqual(accountTabs)
})

test.each(['', 'tab=', 'tab=PRIVACY', 'tab=__proto__', 'other=devices'])(
  'the address with %j shows the profile',
  (query) => {
    expect(tabWords.read(new URLSearchParams(query))).toBe('profile')
  },
)

test('the first tab leaves the address bare', () => {
  expect(tabWords.write('profile').toString()).toBe('')
})

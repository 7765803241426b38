import { expect, test } from 'vitest'
import { accountTabs, settingsTabLabels } from './account-tab.ts'

test('every tab survives the trip through the address', () => {
  expect(accountTabs.map((tab) => settingsTabLabels.read(settingsTabLabels.write(tab)))).toEqual(accountTabs)
})

test.each(['', 'tab=', 'tab=PRIVACY', 'tab=__proto__', 'other=devices'])(
  'the address with %j shows the profile',
  (query) => {
    expect(settingsTabLabels.read(new URLSearchParams(query))).toBe('profile')
  },
)

test('the first tab leaves the address bare', () => {
  expect(settingsTabLabels.write('profile').toString()).toBe('')
})

import { expect, test } from 'vitest'
import { settingMessage } from './setting-message.ts'

test.each([
  ['Settings: stake: is above stakeMax.', 'Amount per trade: is above the maximum amount.'],
  ['Settings: hours.0.from: must be a time such as 09:30', 'Trading hours: must be a time such as 09:30'],
  [
    'Settings: moneyPlan: its largest stake 80.00 is above stakeMax.',
    'Money plan: its largest stake 80.00 is above the maximum amount.',
  ],
  [
    'The settings could not be written (full). Nothing was changed.',
    'The settings could not be written (full). Nothing was changed.',
  ],
  ['Settings: the file: not valid', 'the file: not valid'],
])('%j is told as %j', (message, words) => {
  expect(settingMessage(message)).toBe(words)
})

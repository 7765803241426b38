import { expect, test } from 'vitest'
import { shownAccount } from './main-account.ts'

const paper = { name: 'paper', account: 'paper', isOn: true } as const
const live = { name: 'live', account: 'live', isOn: true } as const

test('results are those of a live account where one is switched on, else of the first', () => {
  expect(shownAccount([paper, live]).name).toBe('live')
  expect(shownAccount([paper, { ...live, isOn: false }]).name).toBe('paper')
})

import { expect, test } from 'vitest'
import { awayText } from './away-text.ts'

const timeOf = (ms: number) => `T+${ms}`

test.each([
  [{ left: 'unlimited', untilMs: 5 } as const, 'Trading continues without it until T+5; reports follow later.'],
  [{ left: 7, untilMs: 5 }, '7 trades are reserved and may be placed until T+5; reports follow later.'],
  [{ left: 1, untilMs: 5 }, 'One trade is reserved and may be placed until T+5; reports follow later.'],
  [{ left: 0, untilMs: 5 }, 'No trades are reserved, so none are placed until it is back.'],
  [{ left: 3, untilMs: null }, 'No trades are reserved, so none are placed until it is back.'],
])('with %j the service may be away: %s', (reserved, text) => {
  expect(awayText(reserved, timeOf)).toBe(text)
})

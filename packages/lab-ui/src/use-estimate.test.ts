import { expect, test } from 'vitest'
import { estimateText } from './use-estimate.ts'

test('an estimate names the combinations, the time and the workers, and says when it is long', () => {
  expect(estimateText({ count: 1_000, workers: 3, ms: 2_400 })).toBe(
    '1,000 combinations, about 3 seconds with 3 workers.',
  )
  expect(estimateText({ count: 30, workers: 1, ms: 20 })).toBe('30 combinations, about a second with one worker.')
  expect(estimateText({ count: 50_000, workers: 2, ms: 200_000 })).toBe(
    '50,000 combinations, about 4 minutes with 2 workers. That is long: fewer values or fewer candles help.',
  )
})

import { expect, test } from 'vitest'
import { formatBytes } from './format-bytes.ts'

test.each([
  [0, '0 B'],
  [1_023, '1,023 B'],
  [1_024, '1 KB'],
  [248_832, '243 KB'],
  [52_428_800, '50 MB'],
  [40_265_318, '38.4 MB'],
  [5_368_709_120, '5 GB'],
])('%i bytes are %s', (bytes, shown) => {
  expect(formatBytes(bytes).replace('\u00A0', ' ')).toBe(shown)
})

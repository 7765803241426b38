import { languages } from '@stratomate/contracts/site/languages'
import { expect, test } from 'vitest'
import { spoken } from '#web/shared/language/spoken.ts'
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

test.each(languages)('a size in %s has the digits of the language', (language) => {
  const before = spoken.language
  spoken.language = language
  try {
    for (let bytes = 0; bytes < 3_000_000; bytes += 7_001) {
      const [amount = '', unit = ''] = formatBytes(bytes).split('\u00A0')
      const value = bytes / 1_024 ** ['B', 'KB', 'MB'].indexOf(unit)
      expect(amount).toBe(value.toLocaleString(language, { maximumFractionDigits: value >= 100 ? 0 : 1 }))
    }
  } finally {
    spoken.language = before
  }
})

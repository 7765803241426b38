import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCount } from './format-count.ts'

test.each(['en-US', 'en', 'es', 'pt-BR'])('a count in %s is what the language makes of it', (language) => {
  const counts = fc.oneof(fc.nat(1_100), fc.nat())
  fc.assert(fc.property(counts, (count) => formatCount(count, language) === count.toLocaleString(language)))
  expect(formatCount(999, language)).toBe('999')
})

import { describe, expect, test } from 'vitest'
import { judgeLive, liveLockedByDefault, readLockedCountries } from './live-countries.ts'

const locked = new Set(liveLockedByDefault)

describe('real money', () => {
  test.each(['DE', 'gb', 'US', 'AU', 'IL', 'CA', 'NO'])('is locked in %s, with its notice', (country) => {
    expect(judgeLive(country, locked)).toEqual({ allowed: false, notice: 'locked' })
  })

  test.each([null, ''])('is locked while the country is unknown: %j', (country) => {
    expect(judgeLive(country, new Set())).toEqual({ allowed: false, notice: 'unknown' })
  })

  test('is open elsewhere, with a notice all the same', () => {
    expect(judgeLive('BR', locked)).toEqual({ allowed: true, notice: 'open' })
  })
})

describe('the list of locked countries', () => {
  test('names each by two capital letters, once', () => {
    expect(liveLockedByDefault.every((code) => /^[A-Z]{2}$/u.test(code))).toBe(true)
    expect(locked.size).toBe(liveLockedByDefault.length)
  })

  test.each([
    ['de, fr', ['DE', 'FR']],
    [' DE FR DE ', ['DE', 'FR']],
    ['none', []],
  ])('is read from %j', (text, codes) => {
    expect([...(readLockedCountries(text) ?? ['not read'])]).toEqual(codes)
  })

  test.each(['', 'Germany', 'DE,', 'DE;FR', 'none, DE', 'D3'])('is refused when it is %j', (text) => {
    expect(readLockedCountries(text)).toBeNull()
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { importTextMax } from '@stratomate/contracts/desktop-window/values'
import { checkSharedSettings, readSharedSettings } from './read-shared-settings.ts'

const origin = 'https://site.example'
const good = {
  indicatorId: 'super-trend',
  parameters: { period: 10, multiplier: 3.5 },
  pair: 'EUR/USD',
  timeframe: 'M5',
  expiryCandles: 3,
  stake: { kind: 'fixed', cents: 500 },
}
const id = '0190aaaa-0000-7000-8000-00000000000b'
const read = (text: string) => readSharedSettings(text, origin)
const sentence = (content: unknown) => {
  const reading = checkSharedSettings(content)
  return reading.kind === 'wrong' ? reading.message : 'taken'
}

test('what the button of the community copies is read, with white space around it', () => {
  expect(read(`\n  ${JSON.stringify(good, null, 2)}\n`)).toEqual({ kind: 'settings', settings: good })
})

test.each([`${origin}/community/${id}`, `${origin}/community/${id}/?from=mail#replies`, `/community/${id}`])(
  '%s is the address of a post',
  (text) => {
    expect(read(text)).toEqual({ kind: 'post', id })
  },
)

const wrongPastes = [
  ['', 'Paste copied settings or the address of a post first.'],
  ['  \n', 'Paste copied settings or the address of a post first.'],
  ['hello', 'That is neither copied settings nor the address of a post.'],
  ['{"indicatorId": "super-tr', 'That is neither copied settings nor the address of a post.'],
  ['null', 'These are not settings of the community.'],
  ['[]', 'These are not settings of the community.'],
  ['7', 'These are not settings of the community.'],
  ['['.repeat(9_000), 'That is neither copied settings nor the address of a post.'],
  ['x'.repeat(importTextMax + 1), 'That is too long to be shared settings.'],
  [`https://evil.example/community/${id}`, `Only posts of ${origin} can be read.`],
  [`${origin}@evil.example/community/${id}`, `Only posts of ${origin} can be read.`],
  [`http://site.example/community/${id}`, `Only posts of ${origin} can be read.`],
  [`${origin}/community`, 'That address is not one of a community post.'],
  [`${origin}/community/../api/desktop/entitlement`, 'That address is not one of a community post.'],
  ['/community/%2e%2e/api', 'That address is not one of a community post.'],
  [`javascript:alert(1)`, 'That is neither copied settings nor the address of a post.'],
].map(([text = '', message]) => ({ text, message }))

test.each(wrongPastes)('a wrong paste is told: $message', ({ text, message }) => {
  expect(read(text)).toEqual({ kind: 'wrong', message })
})

test.each([
  [{ indicatorId: 'moon' }, 'The indicator of these settings is not in the library.'],
  [{ indicatorId: 'constructor' }, 'The indicator of these settings is not in the library.'],
  [{ indicatorId: 4 }, 'The indicator is missing or is no name.'],
  [
    { parameters: { period: 1 } },
    'The indicator does not take these parameters: period must be between 2 and 200, got 1.',
  ],
  [
    { parameters: { period: 2.5 } },
    'The indicator does not take these parameters: period must be between 2 and 200, got 2.5.',
  ],
  [{ parameters: { '\u202Eevil': 1 } }, 'The settings hold a parameter that the indicator does not have.'],
  [{ parameters: { toString: 1 } }, 'The settings hold a parameter that the indicator does not have.'],
  [{ parameters: { period: '10' } }, 'The parameters are missing, too many, or not all numbers.'],
  [{ parameters: { period: null } }, 'The parameters are missing, too many, or not all numbers.'],
  [
    { parameters: Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`p${index}`, 1])) },
    'The parameters are missing, too many, or not all numbers.',
  ],
  [{ pair: '' }, 'The pair is missing or is no name of at most 20 characters.'],
  [{ pair: 'EUR\u0000USD' }, 'The pair is missing or is no name of at most 20 characters.'],
  [{ timeframe: 'M7' }, 'The timeframe is none of M1 to H4.'],
  [{ expiryCandles: 0 }, 'The expiry must be a whole number of candles from 1 to 60.'],
  [{ expiryCandles: 1e308 }, 'The expiry must be a whole number of candles from 1 to 60.'],
  [{ stake: { kind: 'martingale', factor: 2 } }, 'The stake must be $1 to $5,000 or 0.1 to 10 percent of the balance.'],
  [
    { stake: { kind: 'fixed', cents: 1_000_000 } },
    'The stake must be $1 to $5,000 or 0.1 to 10 percent of the balance.',
  ],
  [{ dailyLossMax: null }, 'The settings hold more than the community shares, so they are not taken.'],
])('%j is told in a sentence', (change, message) => {
  expect(sentence({ ...good, ...change })).toBe(message)
})

test('keys that reach for the prototype are left out and change nothing', () => {
  const text = JSON.stringify(good).replace('"parameters":{', '"parameters":{"__proto__":{"period":99},')

  expect(read(text)).toEqual({ kind: 'settings', settings: good })
  expect(Object.hasOwn(Object.prototype, 'period')).toBe(false)
})

test('whatever is pasted, it is read or told, and never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(['settings', 'post', 'wrong']).toContain(read(text).kind)
    }),
  )
})

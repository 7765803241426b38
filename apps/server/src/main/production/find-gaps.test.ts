import { readFileSync } from 'node:fs'
import { missingBrandValues } from '@stratomate/brand'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { findGaps } from './find-gaps.ts'
import { recommended, settingSources } from './setting-sources.data.ts'

const whole: Record<string, string | undefined> = Object.fromEntries(
  ['APP_ORIGIN', 'AUTH_SECRET', 'LEASE_PRIVATE_KEY', 'LEGAL_APPROVED_VERSION', ...Object.keys(recommended)].map(
    (name) => [name, settingSources[name]?.example],
  ),
)
const complete: Record<string, string | undefined> = {
  ...whole,
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}
const settingsOf = (gaps: readonly { what: string }[]) =>
  gaps.map(({ what }) => what.split(' ')[0] ?? '').filter((name) => name !== 'The')

test('an empty environment lacks all that production needs, each with how to get it', () => {
  const { needed, missed } = findGaps({})

  expect(settingsOf(needed)).toEqual(['APP_ORIGIN', 'AUTH_SECRET', 'LEASE_PRIVATE_KEY', 'LEGAL_APPROVED_VERSION'])
  expect(settingsOf(missed)).toEqual(Object.keys(recommended))
  expect([...needed, ...missed].filter(({ how }) => how.length < 10)).toEqual([])
})

test('a whole environment lacks nothing but the brand values that the owner has not given', () => {
  const { needed, missed } = findGaps(complete)

  expect(needed.map(({ what }) => what)).toEqual(
    missingBrandValues().map((name) => `The brand value "${name}" is still an example.`),
  )
  expect(missed).toEqual([])
})

test('wrong values and missing halves are all found in one look', () => {
  const broken = {
    ...complete,
    PORT: 'eighty',
    STRIPE_PUBLISHABLE_KEY: '',
    APP_ORIGIN: 'http://plain',
    S3_BUCKET: 'files',
  }

  expect(new Set(settingsOf(findGaps(broken).needed))).toEqual(
    new Set(['APP_ORIGIN', 'PORT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'STRIPE_PUBLISHABLE_KEY']),
  )
})

test('whatever is missing of a whole environment is named, or the service would start without it', () => {
  fc.assert(
    fc.property(fc.subarray(Object.keys(complete)), (left) => {
      const environment = Object.fromEntries(Object.entries(complete).filter(([name]) => left.includes(name)))
      const { needed } = findGaps(environment)
      const mended = Object.fromEntries(settingsOf(needed).map((name) => [name, settingSources[name]?.example]))

      expect(() => readSettings({ ...environment, ...mended, APP_MODE: 'production' })).toThrow('The brand value')
    }),
  )
})

test('every setting that is named has a line in the example file', () => {
  const example = readFileSync(new URL('../../../../../.env.example', import.meta.url), 'utf8')

  expect(Object.keys(settingSources).filter((name) => !example.includes(`\n${name}=`))).toEqual([])
})

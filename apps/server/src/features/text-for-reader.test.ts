import { describeNotification } from '@stratomate/domain'
import { expect, test } from 'vitest'
import { detailForReader, hasMoment, momentOf, site, writeForReader } from './text-for-reader.ts'

const reader = { origin: 'https://shop.test', timeZone: 'America/New_York' }
const midnight = new Date('2026-11-24T00:00:00Z')

test('a text gets the address of the service and instants in the time zone of its reader', () => {
  const text = `Until ${momentOf(midnight)}: ${site}/dashboard and ${site}/pricing`

  expect(writeForReader(text, reader)).toBe(
    'Until November 23, 2026 at 19:00 EST: https://shop.test/dashboard and https://shop.test/pricing',
  )
  expect(writeForReader(text, { ...reader, timeZone: null })).toContain('November 24, 2026 at 00:00 UTC')
})

test.each(['', 'site', '{site}', '$&', 'at 2026-11-24T00:00:00.000Z'])('the words %j stay as they are', (text) => {
  expect(writeForReader(text, reader)).toBe(text)
})

test('only a text with an instant needs the time zone', () => {
  expect(hasMoment(`see ${site}/2026`)).toBe(false)
  expect(hasMoment(`on ${momentOf(midnight)}`)).toBe(true)
})

test.each([
  [{ kind: 'limit', day: '2026-11-23' }, 'resumes on November 23, 2026 at 19:00 EST.'],
  [{ kind: 'silent', computer: 'PC', heardAt: '2026-11-22T14:05:09.120Z' }, 'was on November 22, 2026 at 09:05 EST.'],
  [{ kind: 'limit', day: '' }, 'after the next-day reset.'],
] as const)('the detail of %j is written for its reader', (facts, words) => {
  expect(writeForReader(detailForReader(describeNotification(facts)) ?? '', reader)).toContain(words)
})

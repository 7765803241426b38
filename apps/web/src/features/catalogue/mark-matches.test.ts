import { expect, test } from 'vitest'
import { markMatches } from './mark-matches.ts'

test('every match is marked in any case, and the text stays as it was', () => {
  const parts = markMatches('EMA Alerts after HAEMA', ' ema ')

  expect(parts).toEqual([
    { text: 'EMA', isMatch: true },
    { text: ' Alerts after HA', isMatch: false },
    { text: 'EMA', isMatch: true },
  ])
})

test('without words nothing is marked', () => {
  expect(markMatches('VORTEX', '  ')).toEqual([{ text: 'VORTEX', isMatch: false }])
})

test('signs that mean something elsewhere are plain letters here', () => {
  expect(markMatches('OTC 3.0', '3.')).toEqual([
    { text: 'OTC ', isMatch: false },
    { text: '3.', isMatch: true },
    { text: '0', isMatch: false },
  ])
})

test('a name that was found written another way is marked too', () => {
  expect(markMatches('Super_Trend', 'super trend')).toEqual([{ text: 'Super_Trend', isMatch: true }])
  expect(markMatches('EMA Alerts with Trend Lines', 'trendlines')).toEqual([
    { text: 'EMA Alerts with ', isMatch: false },
    { text: 'Trend Lines', isMatch: true },
  ])
})

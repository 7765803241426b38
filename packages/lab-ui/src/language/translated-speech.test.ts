import { spokenTexts } from '@stratomate/ui/language/text-in-language'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { translatedSpeech } from './translated-speech.ts'

beforeAll(() => {
  Object.assign(spokenTexts, { language: 'es', texts: { Fast: 'Rápida' } })
})
afterAll(() => {
  Object.assign(spokenTexts, { language: 'en', texts: {} })
})

const plain = (text: string): string => text.replaceAll(/[\u00A0\u2060]/gu, (mark) => (mark === '\u2060' ? '' : ' '))

test('numbers, shares, money and moments are written as the language writes them', () => {
  const { count, decimal, number, percent, points, moment, result, stake } = translatedSpeech

  expect([count(12_345), decimal(2.5, 2), number(0.05), percent(0.535)].map(plain)).toEqual([
    '12.345',
    '2,50',
    '0,05',
    '53,5 %',
  ])
  expect([points(0.012), points(-0.008), points(-0.0001)]).toEqual(['+1,2', '−0,8', '+0,0'])
  expect([result(860), result(-1_000), result(0), stake(1_000)].map(plain)).toEqual([
    '+8,60 $',
    '−10,00 $',
    '0,00 $',
    '10,00 $',
  ])
  expect(moment(Date.UTC(2026, 2, 2, 14, 5) / 1_000)).toBe('02/03/2026, 14:05')
})

test('a text of a rule is translated where the catalogue has it', () => {
  expect([translatedSpeech.sentence('Fast'), translatedSpeech.sentence('Vortex')]).toEqual(['Rápida', 'Vortex'])
})

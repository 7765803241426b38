import { expect, test } from 'vitest'
import { findFilteredWord, foldListed } from './word-filter.ts'

const listed = new Set(['scam', 'guaranteed profit', 'ass', 'Idiot', 'Größe'].map(foldListed))

test.each([
  'a scam',
  'SCAM!',
  'ѕсаm',
  'ｓｃａｍ',
  's\u200Bc\u200Da\u00ADm',
  'śčám',
  'sc4m',
  '5cam',
  '$cam',
  's.c.a.m',
  's c a m',
  'this is a s.c.a.m',
  's c 4 m',
  'what a s c a m I say',
  'S-C-A-M now',
  '𝓼𝓬𝓪𝓶',
  'Guaranteed\n\nPROFIT',
  'guaranteed, profit',
  'an ass',
  'idiot',
  '1d1ot',
  'GRÖSSE',
])('%j is held', (text) => {
  expect(findFilteredWord(text, listed)).not.toBeNull()
})

test.each([
  'scampi',
  'class',
  'assess the assets',
  'Scamander',
  'guaranteed a profit',
  'profit guaranteed',
  '5 + 4',
  'M15 at 10:30',
  'a b',
  'a b c d e',
  '',
  '   ',
  '🙂',
  'EUR/USD 1.0842',
])('%j is not', (text) => {
  expect(findFilteredWord(text, listed)).toBeNull()
})

test('a word of three letters is read letter by letter, one of two is not', () => {
  expect(findFilteredWord('x b a d x', new Set(['bad']))).toBe('bad')
  expect(findFilteredWord('b a d', new Set(['bad']))).toBe('bad')
  expect(findFilteredWord('n o', new Set(['no']))).toBeNull()
})

test('an empty list holds nothing', () => {
  expect(findFilteredWord('scam', new Set())).toBeNull()
})

test('a word of marks alone is no word', () => {
  expect(foldListed(' !? ')).toBe('')
})

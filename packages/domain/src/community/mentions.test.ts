import { expect, test } from 'vitest'
import { mentionCandidates } from './mentions.ts'

const names = (text: string) => mentionCandidates(text).map((place) => place.map(({ name }) => name))

test('the longest name comes first, with and without the point of its initial', () => {
  expect(mentionCandidates('Thanks @Ann L. it works')).toEqual([
    [
      { name: 'Ann L. it works', written: 'Ann L. it works' },
      { name: 'Ann L. it', written: 'Ann L. it' },
      { name: 'Ann L', written: 'Ann L.' },
      { name: 'Ann', written: 'Ann' },
    ],
  ])
})

test('marks that end a sentence are no part of a name', () => {
  expect(names('(see @Ann L)!')).toEqual([['Ann L', 'Ann']])
  expect(names('@Ann, look')).toEqual([['Ann, look', 'Ann']])
})

test('a name ends with its line', () => {
  expect(names('@Ann\nL.')).toEqual([['Ann']])
})

test.each(['ann@example.com', 'a.@b', '@@x', '@ Ann', '@', '', '@.', 'name_@'])('%j mentions nobody', (text) => {
  expect(names(text)).toEqual([])
})

test('a thousand places are not looked at', () => {
  expect(mentionCandidates('@a '.repeat(1_000))).toHaveLength(20)
})

test('letters of every alphabet are names', () => {
  expect(names('@Żaneta Ł.')).toEqual([['Żaneta Ł', 'Żaneta']])
})

test('of a name that is too long 100 letters are looked at', () => {
  expect(names(`@${'n'.repeat(120)}`)).toEqual([['n'.repeat(100)]])
})

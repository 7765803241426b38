import { expect, test } from 'vitest'
import { splitMentions } from './split-mentions.ts'

test('names that the server has found are marked, others are words', () => {
  expect(splitMentions('Hi @Ann L., ask @Bob', ['Ann L.'])).toEqual([
    { kind: 'words', text: 'Hi ' },
    { kind: 'name', text: '@Ann L.' },
    { kind: 'words', text: ', ask @Bob' },
  ])
})

test('the longest name wins', () => {
  expect(splitMentions('@Ann L.', ['Ann', 'Ann L.'])).toEqual([{ kind: 'name', text: '@Ann L.' }])
})

test.each(['', '@', 'no name', '@@@'])('%j without names is words alone', (text) => {
  expect(
    splitMentions(text, [])
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})

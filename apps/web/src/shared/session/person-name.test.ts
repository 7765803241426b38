import { expect, test } from 'vitest'
import { initialsOf, nameOf } from './person-name.ts'

const person = { firstName: 'Jo', lastName: 'Marsh', email: 'jo@site.example' }

test('a person is called by their name and abbreviated by its letters', () => {
  expect([nameOf(person), initialsOf(person)]).toEqual(['Jo Marsh', 'JM'])
})

test('without a name the email stands in', () => {
  const nameless = { ...person, firstName: null, lastName: null }

  expect([nameOf(nameless), initialsOf(nameless)]).toEqual(['jo@site.example', 'J'])
})

test('a letter outside of the basic plane stays whole', () => {
  expect(initialsOf({ ...person, firstName: '𝒜da', lastName: null })).toBe('𝒜')
})

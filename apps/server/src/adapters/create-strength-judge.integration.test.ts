import { afterAll, expect, test } from 'vitest'
import { createStrengthJudge } from './create-strength-judge.ts'

const judge = createStrengthJudge()
afterAll(() => judge.close())

test('twenty passwords wait for their judgement, and those above are turned away at once', async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: 25 }, (_, place) => judge.judge(`correct horse battery ${place}`, [])),
  )
  const later = await judge.judge('password', [])

  expect(answers.map(({ status }) => status).slice(20)).toEqual(Array.from({ length: 5 }, () => 'rejected'))
  expect(answers.slice(0, 20).every(({ status }) => status === 'fulfilled')).toBe(true)
  expect(later).toBe(true)
})

test.each([
  ['lamp horse violet', false],
  ['tree horse violet', false],
  ['violet horse lamp', false],
  ['purple tiger window', false],
  ['correct horse battery staple', false],
  ['tiger violet november seven', false],
  ['horse violet', true],
  ['tiger violet november', true],
  ['monday tuesday wednesday thursday', true],
  ['AlphaBravoCharlieDelta', true],
  ['red-orange-yellow-green-blue', true],
  ['one two three four five 6', true],
  ['red 7391 8824 1190', false],
  ['bluesky2026', true],
])('%s is guessable: %s', async (password, isGuessable) => {
  expect(await judge.judge(password, [])).toBe(isGuessable)
})

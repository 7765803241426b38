import { expect, test } from 'vitest'
import { createStrengthJudge } from './create-strength-judge.ts'

test('twenty passwords wait for their judgement, and those above are turned away at once', async () => {
  const judge = createStrengthJudge()
  const answers = await Promise.allSettled(
    Array.from({ length: 25 }, (_, place) => judge.judge(`correct horse battery ${place}`, [])),
  )
  const later = await judge.judge('password', [])
  await judge.close()

  expect(answers.map(({ status }) => status).slice(20)).toEqual(Array.from({ length: 5 }, () => 'rejected'))
  expect(answers.slice(0, 20).every(({ status }) => status === 'fulfilled')).toBe(true)
  expect(later).toBe(true)
})

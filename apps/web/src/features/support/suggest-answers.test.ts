import { supportQuestions } from '@stratomate/content/questions/support-questions'
import { expect, test } from 'vitest'
import { suggestAnswers } from './suggest-answers.ts'

const idsFor = (subject: string) => suggestAnswers(subject, supportQuestions).map(({ id }) => id)

test.each([
  ['Installing on Windows', 'install'],
  ['no trades are placed', 'automation-not-working'],
  ['How to update?', 'update'],
  ['Subscription on a second computer', 'subscription-transferable'],
  ['connecting my account', 'connect-account'],
])('%j suggests %s first', (subject, id) => {
  expect(idsFor(subject)[0]).toBe(id)
})

test.each(['', 'hi', 'a b c', 'Refund for last month', '((('])('%j suggests nothing', (subject) => {
  expect(idsFor(subject)).toEqual([])
})

test('never more than two are suggested', () => {
  expect(idsFor('install connect account trades update subscription computer').length).toBeLessThanOrEqual(2)
})

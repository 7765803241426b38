import { FeedbackInput } from '@stratomate/contracts/support/schemas'
import { expect, test } from 'vitest'
import { checkFeedback, feedbackBody } from './feedback-values.ts'

const filled = { name: '', email: '', feedbackType: 'bug', rating: '4', message: 'It flickers', expected: '' }

test('name and email may be left out', () => {
  expect(checkFeedback(filled)).toEqual({})
  expect(feedbackBody(filled)).toEqual({ feedbackType: 'bug', rating: 4, message: 'It flickers' })
})

test.each([
  ['email', 'nobody', 'Please enter a valid email address'],
  ['feedbackType', '', 'Choose what it is about'],
  ['rating', '6', 'Select a rating, or leave it out'],
  ['rating', 'many', 'Select a rating, or leave it out'],
  ['message', '  ', 'Write your feedback'],
  ['message', 'x'.repeat(5_001), 'Use at most 5,000 characters'],
  ['expected', 'x'.repeat(2_001), 'Use at most 2,000 characters'],
])('a wrong %s (%s) is told', (field, value, problem) => {
  expect(checkFeedback({ ...filled, [field]: value })).toEqual({ [field]: problem })
})

test('a rating may be left out', () => {
  const values = { ...filled, rating: '' }

  expect(checkFeedback(values)).toEqual({})
  expect(feedbackBody(values).rating).toBe(0)
})

test('what was expected is sent for a bug alone', () => {
  const values = { ...filled, expected: 'A still chart' }

  expect(feedbackBody(values).expected).toBe('A still chart')
  expect(feedbackBody({ ...values, feedbackType: 'other' }).expected).toBeUndefined()
})

test('what the form lets through is what the server takes', () => {
  const body = feedbackBody({ ...filled, name: 'Ann', email: 'ann@example.com', expected: 'A still chart' })

  expect(FeedbackInput.safeParse({ ...body, clientId: crypto.randomUUID() }).success).toBe(true)
})

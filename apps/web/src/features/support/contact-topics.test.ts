import { supportQuestions } from '@stratomate/content/questions/support-questions'
import { messageLimits } from '@stratomate/contracts/support/values'
import { expect, test } from 'vitest'
import { contactTopics, subjectWithTopic, topicOf } from './contact-topics.ts'

test('the team reads the topic in front of the subject, and the subject alone where none was chosen', () => {
  expect(subjectWithTopic(' It does not start', topicOf('setup')?.label)).toBe(
    'Installation and updates: It does not start',
  )
  expect(subjectWithTopic('It does not start', topicOf('')?.label)).toBe('It does not start')
})

test('every topic leads to answers that are on the page', () => {
  const asked = supportQuestions.map(({ id }) => id)

  for (const { answers } of contactTopics) expect(asked).toEqual(expect.arrayContaining([...answers]))
})

test('a subject that leaves no room for the topic is sent whole, without it', () => {
  const topic = topicOf('plans')?.label
  const room = messageLimits.subject - `${topic}: `.length

  expect(subjectWithTopic('x'.repeat(room), topic)).toBe(`${topic}: ${'x'.repeat(room)}`)
  expect(subjectWithTopic('x'.repeat(room + 1), topic)).toBe('x'.repeat(room + 1))
  expect(subjectWithTopic('x'.repeat(messageLimits.subject), topic)).toHaveLength(messageLimits.subject)
})

import { supportQuestions } from '@stratomate/content/questions/support-questions'
import { messageLimits } from '@stratomate/contracts/support/values'
import { loadCatalogues } from '@stratomate/content/languages/catalogues'
import { otherLanguages } from '@stratomate/contracts/site/languages'
import { expect, test } from 'vitest'
import { contactTopics, subjectWithTopic, topicLengthMax, topicOf } from './contact-topics.ts'

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

test('the longest subject with the longest topic of any language is one that the service takes', async () => {
  const names: string[] = contactTopics.map(({ label }) => label)
  for (const language of otherLanguages) {
    const catalogues = await loadCatalogues(language, '/support')
    const texts = new Map(catalogues.flatMap((catalogue) => Object.entries(catalogue.texts)))
    names.push(...contactTopics.map(({ label }) => texts.get(label) ?? 'not translated'))
  }

  for (const name of names) {
    expect(name).not.toBe('not translated')
    const subject = 'x'.repeat(messageLimits.subject - topicLengthMax)
    expect(subjectWithTopic(subject, name).length).toBeLessThanOrEqual(messageLimits.subject)
  }
})

import { brokers } from '@stratomate/contracts/brokers/brokers'
import { expect, test } from 'vitest'
import { brokerSentence, describeBroker, internetBrokersText, isPreview } from './brokers.ts'

test('each broker has one sentence, which says its stage and what it is built from', () => {
  expect(brokerSentence('paper')).toBe('Paper broker is ready: it is built from candles of your own charts.')
  expect(brokerSentence('pocket-option')).toBe(
    'Pocket Option is a preview: the connection is built from public knowledge of its web client and has never run against the real service.',
  )
  expect(internetBrokersText).toContain(`${brokerSentence('pocket-option')} ${brokerSentence('deriv')}`)
  expect(internetBrokersText).not.toContain(brokerSentence('paper'))
})

test('a broker whose stage the owner has raised is no preview any more', () => {
  const raised = describeBroker({ ...brokers.deriv, stage: 'ready' })

  expect(raised).toBe('Deriv is ready: it is built from the documentation of its public interface.')
  expect([isPreview('paper'), isPreview('deriv'), isPreview('pocket-option')]).toEqual([false, true, true])
})

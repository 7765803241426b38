import { gateCheckIds } from '@stratomate/contracts/trading/gate-checks'
import { type RefusalCode, refusalCodes } from '@stratomate/contracts/trading/refusals'
import { expect, test } from 'vitest'
import type { WindowAlert } from '@stratomate/contracts/desktop-window/state'
import { decisionText } from '../alerts/alert-text.ts'
import { traceChecks } from '../alerts/trace-stages.ts'
import { refusalMessage, asSentence } from './refusal-message.ts'

const refused = (code: RefusalCode): WindowAlert => ({
  kind: 'refused',
  id: 'r',
  atMs: 5_000,
  symbol: 'EURUSD',
  timeframeS: 60,
  indicator: 'X',
  side: 'buy',
  candleTimeS: null,
  emittedAtMs: null,
  receivedAtMs: null,
  isUnconfirmed: false,
  code,
  pausedReason: null,
})
// Safe here: a code that only a newer version knows.
const stranger = 'of_a_newer_version' as RefusalCode

test.each(refusalCodes)('%s has a sentence, what to do, and the one check that has stopped the signal', (code) => {
  const { sentence, fix } = refusalMessage(code)
  const failed = traceChecks(refused(code)).filter(({ state }) => state === 'failed')

  expect([sentence, fix].join(' ')).toMatch(/^[A-Z].+\. ?[A-Z].+\.$/u)
  expect(decisionText(refused(code))).toBe(sentence)
  expect(failed).toHaveLength(1)
})

test('a code that this version does not know is told, and breaks no trace', () => {
  expect(decisionText(refused(stranger))).toBe('This signal was not traded.')
  expect(refusalMessage(stranger).fix).toContain('of_a_newer_version')
  expect(traceChecks(refused(stranger)).map(({ state }) => state)).toEqual(gateCheckIds.map(() => 'not_reached'))
})

test.each([
  ['the journal cannot be written', 'The journal cannot be written.'],
  ['You stopped trading.', 'You stopped trading.'],
])('%j is a sentence', (reason, sentence) => {
  expect(asSentence(reason)).toBe(sentence)
})

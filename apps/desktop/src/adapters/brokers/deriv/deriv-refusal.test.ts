import { expect, test } from 'vitest'
import { derivRefusal, derivMessage, isUnclearCode } from './deriv-refusal.ts'

test('codes of the broker become ours, and unknown ones a plain refusal', () => {
  expect(['InsufficientBalance', 'RateLimit', 'MarketIsClosed', 'InvalidSymbol', 'Whatever'].map(derivRefusal)).toEqual(
    ['low_balance', 'rate_limit', 'market_closed', 'unknown_symbol', 'broker_refused'],
  )
  expect(derivRefusal('constructor')).toBe('broker_refused')
})

test.each([
  ['ContractBuyValidationError', 'broker_refused'],
  ['TooManyRequests', 'rate_limit'],
  ['MarketIsClosedTryVolatility', 'market_closed'],
  ['InvalidDuration', 'expiry_not_offered'],
])('%s is %s, and never leaves an order unclear', (code, ours) => {
  expect([derivRefusal(code), isUnclearCode(code)]).toEqual([ours, false])
})

test('after an error inside the broker nobody says that the order does not exist', () => {
  expect(['InternalError', 'InternalServerError', 'UnexpectedError', 'RequestTimeout'].every(isUnclearCode)).toBe(true)
  expect(['InsufficientBalance', 'RateLimit', 'InputValidationFailed'].some(isUnclearCode)).toBe(false)
})

test.each(['PermissionDenied', 'InvalidAppID', 'ClientUnwelcome', 'IncorrectStakeDecimals', 'DailyLossLimitExceeded'])(
  '%s is a refusal with a sentence of ours beside the words of the broker',
  (code) => {
    expect(derivMessage({ code, message: 'No.' })).toMatch(new RegExp(`^${code}: No\\. [A-Z].+\\.$`, 'u'))
    expect([derivRefusal(code), isUnclearCode(code)]).toEqual(['broker_refused', false])
  },
)

test('a code that nobody knows keeps the words of the broker alone', () => {
  expect(derivMessage({ code: 'constructor', message: 'New.' })).toBe('constructor: New.')
})

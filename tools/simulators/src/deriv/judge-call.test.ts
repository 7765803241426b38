import { expect, test } from 'vitest'
import { judgeCall } from './judge-call.ts'

const contract = {
  amount: 10,
  basis: 'stake',
  contract_type: 'CALL',
  currency: 'USD',
  duration: 5,
  duration_unit: 'm',
  underlying_symbol: 'frxEURUSD',
}

test('a call with the documented fields is well formed', () => {
  expect(judgeCall('proposal', { proposal: 1, req_id: 1, ...contract })).toBeNull()
  expect(judgeCall('buy', { buy: '1', price: 10, parameters: contract })).toBeNull()
})

test.each([
  ['proposal', { proposal: 1, ...contract, symbol: 'frxEURUSD' }, 'Properties not allowed: symbol.'],
  ['active_symbols', { active_symbols: 'brief', product_type: 'basic' }, 'Properties not allowed: product_type.'],
  ['buy', { buy: '1', price: 10, parameters: { ...contract, loginid: 'CR1' } }, 'Properties not allowed: loginid.'],
  ['buy', { buy: '1', price: 10 }, 'Missing required parameter: parameters'],
  ['buy', { buy: '1', parameters: contract }, 'Missing required parameter: price'],
  ['authorize', { authorize: 'token' }, 'Unrecognised request: authorize'],
])('fields of the older interface, and missing ones, are refused: %s', (kind, call, words) => {
  expect(judgeCall(kind, call)).toBe(words)
})

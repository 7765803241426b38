import { expect, test } from 'vitest'
import { brokerIdOf, brokerKey, brokerKeysBy, isReachedBy, remoteBrokerKeys } from './broker-keys.ts'
import { brokerIds } from './brokers.ts'

test('each broker has one key, which leads back to its id', () => {
  const keys = brokerIds.map(brokerKey)

  expect(keys).toEqual(expect.arrayContaining(['paper', 'pocket_option', 'deriv']))
  expect(keys.map(brokerIdOf)).toEqual(brokerIds)
})

test('brokers are told apart by how they are reached', () => {
  expect(brokerKeysBy('built_in')).toContain('paper')
  expect(brokerKeysBy('token')).toContain('deriv')
  expect(brokerKeysBy('session')).toContain('pocket_option')
  expect([isReachedBy('deriv', 'token'), isReachedBy('deriv', 'session')]).toEqual([true, false])
  expect(remoteBrokerKeys).not.toContain('paper')
  expect(remoteBrokerKeys.toSorted()).toEqual([...brokerKeysBy('token'), ...brokerKeysBy('session')].toSorted())
})

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readBrokerChoice } from './broker-choice.ts'

function choiceOf(content: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'choice-'))
  writeFileSync(join(folder, 'broker.json'), typeof content === 'string' ? content : JSON.stringify(content))
  return readBrokerChoice(folder)
}

function manySymbols(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`S${index}`, 'EURUSD']))
}

test('without a file the paper broker is chosen', () => {
  expect(readBrokerChoice(mkdtempSync(join(tmpdir(), 'choice-')))).toEqual({ broker: 'paper' })
})

test('a real broker begins with its demo account', () => {
  expect(choiceOf({ broker: 'deriv', accountId: 'DOT90004580' })).toEqual({
    broker: 'deriv',
    account: 'demo',
    accountId: 'DOT90004580',
    appId: null,
    symbols: {},
  })
  expect(choiceOf({ broker: 'pocket_option' })).toEqual({ broker: 'pocket_option', account: 'demo', symbols: {} })
})

test.each([
  ['no JSON', '{'],
  ['another broker', { broker: 'binomo' }],
  ['another account', { broker: 'pocket_option', account: 'paper' }],
  ['no account number', { broker: 'deriv' }],
  ['an account number that leads elsewhere', { broker: 'deriv', accountId: '../me' }],
  ['a token where none belongs', { broker: 'deriv', accountId: 'DOT1', token: 'secret' }],
  ['a simulator on another computer', { broker: 'pocket_option', simulator: 'http://example.com' }],
  ['a simulator that only looks local', { broker: 'pocket_option', simulator: 'http://127.0.0.1.example.com' }],
  ['a symbol map that is no map', { broker: 'pocket_option', symbolMaps: ['EURUSD'] }],
  ['a symbol without a name', { broker: 'pocket_option', symbolMaps: { pocket_option: { '': 'EURUSD' } } }],
  ['an asset that is no name', { broker: 'pocket_option', symbols: { EURUSD: 1 } }],
  ['an asset with a line break', { broker: 'pocket_option', symbols: { EURUSD: 'EUR\nUSD' } }],
  ['symbols of an unknown broker', { broker: 'pocket_option', symbolMaps: { binomo: { EURUSD: 'EURUSD' } } }],
  ['more symbols than are allowed', { broker: 'deriv', accountId: 'DOT1', symbolMaps: { deriv: manySymbols(1_001) } }],
  ['a symbol that is chosen twice', '{ "broker": "pocket_option", "symbols": { "E": "EURUSD", "E": "EURJPY" } }'],
  ['a file without an end', `{ "broker": "paper", "symbolMaps": {${' '.repeat(1_048_576)}} }`],
  ['real money on a simulator', { broker: 'pocket_option', account: 'live', simulator: 'http://127.0.0.1:1' }],
])('%s is refused with the name of the file', (_, content) => {
  expect(() => choiceOf(content)).toThrow(/broker\.json/u)
})

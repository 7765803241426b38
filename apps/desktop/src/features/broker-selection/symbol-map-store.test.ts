import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SettingsError } from '@stratomate/std/errors'
import { SymbolMapStore } from './symbol-map-store.ts'

function storeOf(content: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'symbols-'))
  const path = join(folder, 'broker.json')
  writeFileSync(path, JSON.stringify(content))
  return {
    settingsStore: new SymbolMapStore(folder),
    folder,
    path,
    file: () => JSON.parse(readFileSync(path, 'utf8')) as unknown,
  }
}

const pocket = { broker: 'pocket_option', account: 'demo' }
const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`S${index}`, 'EURUSD']))

test('a choice is on disk for its broker only, and there after a restart', () => {
  const { settingsStore, folder, file } = storeOf(pocket)
  settingsStore.choose('pocket_option', { symbol: 'Euro', asset: 'EURUSD_otc' })

  expect(settingsStore.of('pocket_option')).toEqual({ Euro: 'EURUSD_otc' })
  expect(settingsStore.of('deriv')).toEqual({})
  expect(file()).toEqual({ ...pocket, symbolMaps: { pocket_option: { Euro: 'EURUSD_otc' } } })
  expect(new SymbolMapStore(folder).of('pocket_option')).toEqual({ Euro: 'EURUSD_otc' })
  expect(readdirSync(folder)).toEqual(['broker.json'])
})

test('a map is the same object until one of its entries changes', () => {
  const { settingsStore } = storeOf({ ...pocket, symbols: { Euro: 'EURUSD' } })
  const before = settingsStore.of('pocket_option')
  expect(settingsStore.of('pocket_option')).toBe(before)
  expect(settingsStore.of('deriv')).toBe(settingsStore.of('deriv'))
  settingsStore.choose('pocket_option', { symbol: 'Yen', asset: 'USDJPY' })

  expect(settingsStore.of('pocket_option')).not.toBe(before)
})

test('what was written by hand in the old place is read, kept at a change, and can be removed', () => {
  const { settingsStore, file } = storeOf({ ...pocket, symbols: { Euro: 'EURUSD', Yen: 'USDJPY' } })
  expect(settingsStore.of('pocket_option')).toEqual({ Euro: 'EURUSD', Yen: 'USDJPY' })
  settingsStore.choose('pocket_option', { symbol: 'Euro', asset: null })

  expect(file()).toEqual({ ...pocket, symbolMaps: { pocket_option: { Yen: 'USDJPY' } } })
  settingsStore.choose('pocket_option', { symbol: 'Yen', asset: null })
  expect(file()).toEqual(pocket)
})

test('what was written by hand while the app runs stays at a change', () => {
  const { settingsStore, path } = storeOf(pocket)
  writeFileSync(path, JSON.stringify({ ...pocket, symbolMaps: { deriv: { Gold: 'frxXAUUSD' } } }))
  settingsStore.choose('pocket_option', { symbol: 'Euro', asset: 'EURUSD' })

  expect(settingsStore.of('deriv')).toEqual({ Gold: 'frxXAUUSD' })
})

test('one more than a thousand is refused, and another asset for one of them is not', () => {
  const { settingsStore, file } = storeOf({ ...pocket, symbolMaps: { pocket_option: many(1_000) } })
  const before = file()

  expect(() => settingsStore.choose('pocket_option', { symbol: 'Euro', asset: 'EURUSD' })).toThrow(SettingsError)
  expect(file()).toEqual(before)
  settingsStore.choose('pocket_option', { symbol: 'S1', asset: 'EURJPY' })
  expect(settingsStore.of('pocket_option')['S1']).toBe('EURJPY')
})

test('a file that was made wrong by hand meanwhile is refused and stays', () => {
  const { settingsStore, path } = storeOf(pocket)
  writeFileSync(path, '{ "broker": "pocket_option", "broker": "paper" }')

  expect(() => settingsStore.choose('pocket_option', { symbol: 'Euro', asset: 'EURUSD' })).toThrow(
    /names something twice/u,
  )
  expect(settingsStore.of('pocket_option')).toEqual({})
  expect(readFileSync(path, 'utf8')).toContain('"broker": "paper"')
})

test('a file that cannot be replaced stays, and so does what is in force', () => {
  const { settingsStore, path, file } = storeOf(pocket)
  // A folder blocks the path of the temporary file.
  mkdirSync(`${path}.${process.pid}.tmp`)

  expect(() => settingsStore.choose('pocket_option', { symbol: 'Euro', asset: 'EURUSD' })).toThrow(/EISDIR|directory/u)
  expect(settingsStore.of('pocket_option')).toEqual({})
  expect(file()).toEqual(pocket)
})

test('a name that a file cannot hold is refused, not forgotten at the next start', () => {
  const { settingsStore, file } = storeOf(pocket)

  expect(() => settingsStore.choose('pocket_option', { symbol: '__proto__', asset: 'EURUSD' })).toThrow(SettingsError)
  expect(file()).toEqual(pocket)
})

test.each(['constructor', 'toString', '💶', 'EURUSD-OTC'])('%s is a symbol like any other', (symbol) => {
  const { settingsStore, folder } = storeOf(pocket)
  settingsStore.choose('pocket_option', { symbol, asset: 'EURUSD' })

  expect(Object.entries(new SymbolMapStore(folder).of('pocket_option'))).toEqual([[symbol, 'EURUSD']])
})

test('where no broker was ever chosen, a choice for one beside the paper broker makes the file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'symbols-'))
  new SymbolMapStore(folder).choose('deriv', { symbol: 'Euro', asset: 'frxEURUSD' })

  const written: unknown = JSON.parse(readFileSync(join(folder, 'broker.json'), 'utf8'))
  expect(written).toEqual({ broker: 'paper', symbolMaps: { deriv: { Euro: 'frxEURUSD' } } })
})

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SettingsError } from '@stratomate/std/errors'
import type { BrokerChoice } from './broker-choice.ts'
import { readKeptAccounts, writeKeptAccounts } from './kept-accounts.ts'

const paper: BrokerChoice = { broker: 'paper' }
const pocket: BrokerChoice = { broker: 'pocket_option', account: 'live', symbols: {} }
const newFolder = () => mkdtempSync(join(tmpdir(), 'kept-accounts-'))

test('accounts are read as they were written, without the one for all charts and without doubles', () => {
  const folder = newFolder()
  expect(readKeptAccounts(folder, paper)).toEqual([])
  const twice = [pocket, pocket, paper].map((choice) => ({ choice, isOn: true }))
  writeKeptAccounts(folder, twice)

  expect(readKeptAccounts(folder, paper)).toEqual([{ choice: pocket, isOn: true }])
  expect(readKeptAccounts(folder, pocket)).toEqual([{ choice: paper, isOn: true }])
})

test.each(['{', '{"accounts":[{"choice":{"broker":"other"},"isOn":true}]}', '[]', ' '.repeat(70_000)])(
  'a file that is wrong stops the start with its name (%#)',
  (text) => {
    const folder = newFolder()
    writeFileSync(join(folder, 'accounts.json'), text)

    expect(() => readKeptAccounts(folder, paper)).toThrow(SettingsError)
    expect(() => readKeptAccounts(folder, paper)).toThrow('accounts.json')
  },
)

import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { accountKeys } from '@stratomate/contracts/brokers/account-keys'
import { z } from 'zod'
import { replaceFile } from '#desktop/platform/files/replace-file.ts'
import { SettingsError } from '@stratomate/std/errors'
import { BrokerChoice, isSamePlace } from './broker-choice.ts'

/** An account beside the chosen one, and whether it gets the orders of the charts that name it. */
export type KeptAccount = { choice: BrokerChoice; isOn: boolean }

const fileBytesMax = 65_536
const KeptAccounts = z.strictObject({
  accounts: z.array(z.strictObject({ choice: BrokerChoice, isOn: z.boolean() })).max(accountKeys.length),
})

/**
 * accounts.json of the data folder: the accounts beside the one of broker.json, which is left out where both name it,
 * as after a kill between the two writes. Throws a SettingsError when the file is wrong.
 */
export function readKeptAccounts(dataFolder: string, chosen: BrokerChoice): KeptAccount[] {
  const path = pathOf(dataFolder)
  if (!existsSync(path)) return []
  const parsed = KeptAccounts.safeParse(contentOf(path))
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new SettingsError(`${path}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is not valid'}`)
  }
  const { accounts } = parsed.data
  return accounts.filter(
    ({ choice }, place) =>
      !isSamePlace(choice, chosen) && accounts.findIndex((other) => isSamePlace(choice, other.choice)) === place,
  )
}

export function writeKeptAccounts(dataFolder: string, accounts: readonly KeptAccount[]): void {
  // Assets that were chosen by hand are in broker.json, for every broker.
  const kept = accounts.map(({ choice, isOn }) => {
    const { symbolMaps: _, ...own } = choice
    return { choice: own, isOn }
  })
  replaceFile(pathOf(dataFolder), `${JSON.stringify({ accounts: kept }, null, 2)}\n`)
}

function pathOf(dataFolder: string): string {
  return join(dataFolder, 'accounts.json')
}

function contentOf(path: string): unknown {
  try {
    if (statSync(path).size > fileBytesMax) throw new Error(`is larger than ${fileBytesMax} bytes`)
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new SettingsError(`${path}: ${error instanceof Error ? error.message : 'cannot be read'}`)
  }
}

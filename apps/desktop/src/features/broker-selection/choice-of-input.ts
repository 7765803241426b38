import type { BrokerChoiceInput } from '@stratomate/contracts/desktop-window/schemas'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BrokerChoice, readBrokerChoice } from './broker-choice.ts'
import type { KeptAccount } from './kept-accounts.ts'
import { symbolMapsOf, withSymbolMaps } from './symbol-map-store.ts'

/**
 * The content of broker.json for what a person chooses for all charts. Other settings in the file stay while the broker
 * is the same; assets chosen by hand stay for every broker.
 */
export function chosenFileOf(input: BrokerChoiceInput, dataFolder: string): Record<string, unknown> {
  const before = readBrokerChoice(dataFolder)
  const isSame = before.broker === input.broker && 'account' in input
  const kept = isSame ? objectOf(JSON.parse(readFileSync(join(dataFolder, 'broker.json'), 'utf8'))) : {}
  return withSymbolMaps({ ...kept, ...fieldsOf(input) }, symbolMapsOf(before))
}

/** An account beside the chosen one; fields that are not entered keep their stored values. */
export function keptChoiceOf(input: BrokerChoiceInput, kept: readonly KeptAccount[]): BrokerChoice {
  const before = kept.map(({ choice }) => choice).find((choice) => isOfPlace(choice, input))
  return BrokerChoice.parse({ ...('account' in input ? before : {}), ...fieldsOf(input) })
}

function isOfPlace(choice: BrokerChoice, input: BrokerChoiceInput): boolean {
  return (
    choice.broker === input.broker && (!('account' in choice && 'account' in input) || choice.account === input.account)
  )
}

function fieldsOf(input: BrokerChoiceInput): Record<string, unknown> {
  const ties = 'ties' in input && input.ties !== undefined ? { ties: input.ties } : {}
  if (!('account' in input)) return { broker: input.broker, ...ties }
  const { broker, account } = input
  const named = 'appId' in input && input.appId !== undefined ? { appId: input.appId } : {}
  const own = 'accountId' in input ? { accountId: input.accountId, ...named, ...ties } : {}
  return { broker, account, ...own }
}

function objectOf(content: unknown): Record<string, unknown> {
  return typeof content === 'object' && content !== null ? { ...content } : {}
}

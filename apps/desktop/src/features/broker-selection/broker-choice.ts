import { type AccountKind, type BrokerId, shortName } from '@stratomate/contracts'
import { brokerIdOf, brokerKeysBy, remoteBrokerKeys } from '@stratomate/contracts/brokers/broker-keys'
import { tieRules } from '@stratomate/contracts/desktop-window/values'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { hasDuplicateKeys } from '#desktop/platform/files/has-duplicate-keys.ts'
import { SettingsError } from '@stratomate/std/errors'

/** How many assets a person may choose by hand at one broker; a terminal shows 100 charts. */
export const symbolsMax = 1_000

const assetName = shortName(64)
const symbolMap = z
  .record(assetName, assetName)
  .refine((map) => Object.keys(map).length <= symbolsMax, `at most ${symbolsMax} symbols can be chosen by hand`)
/** The old form of the map, for the broker beside it, from before each broker had its own. */
const symbols = symbolMap.default({})
/** Assets that the person has chosen, for each broker, because an id is only valid at its own. */
const symbolMaps = z.partialRecord(z.enum(remoteBrokerKeys), symbolMap).optional()
const account = z.enum(['demo', 'live']).default('demo')
// More than two brokers with all the symbols that they may have.
const fileBytesMax = 1_048_576
const name = z.string().regex(/^[\w-]{1,64}$/u)
const remote = { account, symbols, symbolMaps, simulator: z.url({ protocol: /^http$/u }).optional() }

/**
 * broker.json of the data folder: which broker gets the orders. It contains no secrets. A `simulator` names an address
 * on this computer that replaces the broker; its orders are not real and its account is a demo.
 */
export const BrokerChoice = z
  .discriminatedUnion('broker', [
    z.strictObject({ broker: z.enum(brokerKeysBy('built_in')), symbolMaps, ties: z.enum(tieRules).optional() }),
    z.strictObject({
      broker: z.enum(brokerKeysBy('token')),
      ...remote,
      accountId: name,
      appId: name.nullable().default(null),
      /** Ties lose unless it says otherwise. */
      ties: z.enum(tieRules).optional(),
    }),
    z.strictObject({ broker: z.enum(brokerKeysBy('session')), ...remote }),
  ])
  .refine((choice) => !('simulator' in choice) || isOnThisComputer(choice.simulator), 'simulator: must be on 127.0.0.1')
  .refine(
    (choice) => !('account' in choice) || choice.simulator === undefined || choice.account === 'demo',
    'account: a simulator has a demo account only',
  )
export type BrokerChoice = z.output<typeof BrokerChoice>
export type RemoteChoice = Extract<BrokerChoice, { account: unknown }>
type TokenChoice = Extract<BrokerChoice, { accountId: unknown }>

/** Whether orders leave this computer. */
export function isRemote(choice: BrokerChoice): choice is RemoteChoice {
  return 'account' in choice
}

export function isWithToken(choice: BrokerChoice): choice is TokenChoice {
  return 'accountId' in choice
}

/** Reads broker.json; without it the paper broker is chosen. Throws a SettingsError that names what is wrong. */
export function readBrokerChoice(dataFolder: string): BrokerChoice {
  const path = join(dataFolder, 'broker.json')
  if (!existsSync(path)) return { broker: 'paper' }
  const parsed = BrokerChoice.safeParse(readJson(path))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new SettingsError(`${path}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is not valid'}`)
}

/** The broker and the kind of account of a choice, as trades name them. */
export function placeOf(choice: BrokerChoice): { id: BrokerId; account: AccountKind } {
  return { id: brokerIdOf(choice.broker), account: isRemote(choice) ? choice.account : 'paper' }
}

/** Whether two choices mean the same broker and kind of account: the trades of one are the trades of the other. */
export function isSamePlace(one: BrokerChoice, other: BrokerChoice): boolean {
  const [mine, theirs] = [placeOf(one), placeOf(other)]
  return mine.id === theirs.id && mine.account === theirs.account
}

/** Whether two choices of one place reach the same account there. */
export function isSameAccess(one: BrokerChoice, other: BrokerChoice): boolean {
  return accessOf(one) === accessOf(other)
}

function accessOf(choice: BrokerChoice): string {
  if (!isRemote(choice)) return choice.ties ?? 'lose'
  return `${isWithToken(choice) ? `${choice.accountId} ${choice.appId ?? ''} ${choice.ties ?? 'lose'}` : ''} ${choice.simulator ?? ''}`
}

function isOnThisComputer(address: string | undefined): boolean {
  return address === undefined || URL.parse(address)?.hostname === '127.0.0.1'
}

function readJson(path: string): unknown {
  try {
    if (statSync(path).size > fileBytesMax) throw new Error(`is larger than ${fileBytesMax} bytes`)
    const text = readFileSync(path, 'utf8')
    const content: unknown = JSON.parse(text)
    if (hasDuplicateKeys(text, content)) throw new Error('names something twice; keep one of the two')
    return content
  } catch (error) {
    throw new SettingsError(`${path}: ${error instanceof Error ? error.message : 'cannot be read'}`)
  }
}

import type { AccountKind, BrokerId } from '@stratomate/contracts'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { SettingsError } from './settings-error.ts'

const symbols = z.record(z.string().min(1).max(64), z.string().min(1).max(64)).default({})
const account = z.enum(['demo', 'live']).default('demo')
const name = z.string().regex(/^[\w-]{1,64}$/u)

/**
 * broker.json of the data folder: which broker takes the orders. Secrets are not in it. A `simulator` names an address on
 * this computer in the place of the real broker; its orders are not real and its account is a demo.
 */
export const BrokerChoice = z
  .discriminatedUnion('broker', [
    z.strictObject({ broker: z.literal('paper') }),
    z.strictObject({
      broker: z.literal('deriv'),
      account,
      accountId: name,
      appId: name.nullable().default(null),
      symbols,
      simulator: z.url({ protocol: /^http$/u }).optional(),
    }),
    z.strictObject({
      broker: z.literal('pocket_option'),
      account,
      symbols,
      simulator: z.url({ protocol: /^http$/u }).optional(),
    }),
  ])
  .refine(
    (choice) => choice.broker === 'paper' || isOnThisComputer(choice.simulator),
    'simulator: must be on 127.0.0.1',
  )
  .refine(
    (choice) => choice.broker === 'paper' || choice.simulator === undefined || choice.account === 'demo',
    'account: a simulator has a demo account only',
  )
export type BrokerChoice = z.output<typeof BrokerChoice>
export type RemoteChoice = Exclude<BrokerChoice, { broker: 'paper' }>

/** Reads broker.json; without it the paper broker is chosen. Throws a SettingsError that names what is wrong. */
export function readBrokerChoice(dataFolder: string): BrokerChoice {
  const path = join(dataFolder, 'broker.json')
  if (!existsSync(path)) return { broker: 'paper' }
  const parsed = BrokerChoice.safeParse(readJson(path))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new SettingsError(`${path}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is not valid'}`)
}

const brokerIds = { paper: 'paper', deriv: 'deriv', pocket_option: 'pocket-option' } as const satisfies Record<
  BrokerChoice['broker'],
  BrokerId
>

/** The broker and the kind of account of a choice, as trades name them. */
export function placeOf(choice: BrokerChoice): { id: BrokerId; account: AccountKind } {
  return { id: brokerIds[choice.broker], account: choice.broker === 'paper' ? 'paper' : choice.account }
}

/** Whether two choices mean one broker and kind of account: the trades of one are the trades of the other. */
export function isSamePlace(one: BrokerChoice, other: BrokerChoice): boolean {
  const [mine, theirs] = [placeOf(one), placeOf(other)]
  return mine.id === theirs.id && mine.account === theirs.account
}

/** Whether two choices of one place reach the same account there. */
export function isSameAccess(one: BrokerChoice, other: BrokerChoice): boolean {
  return accessOf(one) === accessOf(other)
}

function accessOf(choice: BrokerChoice): string {
  if (choice.broker === 'paper') return ''
  return `${choice.broker === 'deriv' ? choice.accountId : ''} ${choice.simulator ?? ''}`
}

function isOnThisComputer(address: string | undefined): boolean {
  return address === undefined || URL.parse(address)?.hostname === '127.0.0.1'
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new SettingsError(`${path}: ${error instanceof Error ? error.message : 'cannot be read'}`)
  }
}

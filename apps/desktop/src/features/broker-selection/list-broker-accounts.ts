import type { WindowAccount } from '@stratomate/contracts/desktop-window/brokers'
import { brokerIdOf, type BrokerKeyBy } from '@stratomate/contracts/brokers/broker-keys'
import { brokers } from '@stratomate/contracts/brokers/brokers'
import { brokerAdapters } from '#desktop/adapters/brokers/broker-adapters.ts'
import { readToken } from '#desktop/adapters/brokers/remote/token-file.ts'
import type { SecretKeepingLog } from '#desktop/platform/log/create-log.ts'
import { accessPaths } from './access-paths.ts'
import { type BrokerChoice, isRemote } from './broker-choice.ts'

export type ListAccounts = { broker: BrokerKeyBy<'token'>; token?: string | undefined; appId: string | null }
type ListDependencies = {
  dataFolder: string
  log: SecretKeepingLog
  choices: readonly BrokerChoice[]
  ownerAppId: string | null
}
export type ListedAccounts = { ok: boolean; message: string; data: WindowAccount[] }

/** The accounts that a token opens: the given token, else the stored one. */
export async function listBrokerAccounts(
  { broker, token, appId }: ListAccounts,
  { dataFolder, log, choices, ownerAppId }: ListDependencies,
): Promise<ListedAccounts> {
  const refused = (message: string) => ({ ok: false, message, data: [] })
  const kept = readToken(accessPaths.token(dataFolder, broker))
  const access = token === undefined ? kept : { token, appId: null }
  if (access === null) return refused('Enter the access token first.')
  log.keepSecret(access.token)
  const simulator = simulatorOf(broker, choices)
  // A token from a sign-in belongs to the registration that asked for it; the person's own App ID comes before the
  // owner's.
  const sent = { token: access.token, appId: access.appId ?? appId ?? ownerAppId, simulator }
  const answer = await brokerAdapters[brokerIdOf(broker)].listAccounts(sent)
  const { name } = brokers[brokerIdOf(broker)]
  switch (answer.kind) {
    case 'listed':
      return answer.accounts.length === 0
        ? refused(`${name} lists no account that can be traded here.`)
        : { ok: true, message: 'Choose an account.', data: answer.accounts }
    case 'not_accepted':
      return refused(`${name} did not accept the token and the App ID.`)
    case 'failed':
      return refused(`${name} did not list the accounts (${answer.reason}). Enter the account id.`)
    default:
      return answer satisfies never
  }
}

/** The address of a simulator that replaces a broker, as one of the choices names it; null for the real one. */
export function simulatorOf(broker: BrokerKeyBy<'token'>, choices: readonly BrokerChoice[]): string | null {
  const choice = choices.find((one) => one.broker === broker)
  return choice !== undefined && isRemote(choice) ? (choice.simulator ?? null) : null
}

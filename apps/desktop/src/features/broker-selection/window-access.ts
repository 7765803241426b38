import { brokerIdOf } from '@stratomate/contracts/brokers/broker-keys'
import type { WindowAccess } from '@stratomate/contracts/desktop-window/brokers'
import { brokerAdapters } from '#desktop/adapters/brokers/broker-adapters.ts'
import { readToken } from '#desktop/adapters/brokers/remote/token-file.ts'
import { accessPaths } from './access-paths.ts'
import { type BrokerChoice, isRemote, isWithToken } from './broker-choice.ts'

/** How an account is reached, as the window shows it. Reads the disk. */
export function windowAccess(choice: BrokerChoice, dataFolder: string): WindowAccess {
  return {
    broker: choice.broker,
    account: isRemote(choice) ? choice.account : 'demo',
    accountId: isWithToken(choice) ? choice.accountId : '',
    appId: isWithToken(choice) ? (choice.appId ?? '') : '',
    ties: ('ties' in choice ? choice.ties : undefined) ?? 'lose',
    hasAccess: hasAccess(choice, dataFolder),
  }
}

/**
 * Whether a token or a session of the person is stored for an account; none is needed for a broker on this computer.
 */
function hasAccess(choice: BrokerChoice, dataFolder: string): boolean {
  if (!isRemote(choice)) return true
  if (isWithToken(choice)) return readToken(accessPaths.token(dataFolder, choice.broker)) !== null
  return brokerAdapters[brokerIdOf(choice.broker)].hasSession(accessPaths.session(dataFolder, choice))
}

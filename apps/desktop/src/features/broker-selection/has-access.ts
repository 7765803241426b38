import { brokerIdOf } from '@stratomate/contracts/brokers/broker-keys'
import { brokerAdapters } from '#desktop/adapters/brokers/broker-adapters.ts'
import { readToken } from '#desktop/adapters/brokers/remote/token-file.ts'
import { accessPaths } from './access-paths.ts'
import { type BrokerChoice, isRemote, isWithToken } from './broker-choice.ts'

/** Whether a token or a session of the person is kept for an account; none is needed on this computer. */
export function hasAccess(choice: BrokerChoice, dataFolder: string): boolean {
  if (!isRemote(choice)) return true
  if (isWithToken(choice)) return readToken(accessPaths.token(dataFolder, choice.broker)) !== null
  return brokerAdapters[brokerIdOf(choice.broker)].hasSession(accessPaths.session(dataFolder, choice))
}

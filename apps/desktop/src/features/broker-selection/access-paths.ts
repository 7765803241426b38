import { brokerIdOf, type BrokerKeyBy } from '@stratomate/contracts/brokers/broker-keys'
import { join } from 'node:path'

type Sessions = { broker: BrokerKeyBy<'session'>; account: 'demo' | 'live' }

/** Where the data folder keeps the secrets of a person's accounts, each readable by its owner only. */
export const accessPaths = {
  token(dataFolder: string, broker: BrokerKeyBy<'token'>): string {
    return join(dataFolder, `${brokerIdOf(broker)}-token`)
  },

  /** Each kind of account has a separate session. */
  session(dataFolder: string, { broker, account }: Sessions): string {
    return join(dataFolder, `${brokerIdOf(broker)}-${account}.session`)
  },

  /** The profile of the browser in which the person signs in. */
  profile(dataFolder: string, broker: BrokerKeyBy<'session'>): string {
    return join(dataFolder, `${brokerIdOf(broker)}-profile`)
  },
} as const

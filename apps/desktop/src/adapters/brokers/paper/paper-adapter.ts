import { join } from 'node:path'
import { ownCommand, paperBrokerWord } from '#desktop/platform/process/own-command.ts'
import type { BuiltInAdapter } from '../broker-adapter.ts'
import { PaperBroker } from './paper-broker.ts'

export const paperAdapter: BuiltInAdapter = {
  access: 'built_in',
  create({ dataFolder, ...parts }) {
    const ledgerPath = join(dataFolder, 'paper-ledger.db')
    return new PaperBroker({ ...parts, command: ownCommand(paperBrokerWord), ledgerPath })
  },
}

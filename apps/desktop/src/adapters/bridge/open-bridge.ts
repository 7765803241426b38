import { join } from 'node:path'
import { inboxFolderName } from '@stratomate/contracts'
import { errorText } from '@stratomate/std/errors'
import { bridgeAddressOf, removeBridgeFile, writeBridgeFile } from './bridge-files.ts'
import { startBridgeServer } from './bridge-server.ts'
import { FileInbox } from './file-inbox.ts'
import type { Log } from '@stratomate/engine/ports'
import type { BridgeEvents } from './bridge-events.ts'

export type Bridge = {
  /** Sends every chart at the pipe the reason why trading is paused; null when it runs. */
  sendPause(reason: string | null): void
  /** Removes the address, ends the connections and resolves when no terminal is left. */
  close(): Promise<void>
}

type BridgePlace = {
  settings: { dataFolder: string; commonFolder: string }
  log: Log & { keepSecret(text: string): void }
  now: () => number
}

/** Opens the bridge for terminals, by pipe and by files, and writes its address where they look for it. */
export async function openBridge({ settings, log, now }: BridgePlace, events: BridgeEvents): Promise<Bridge> {
  const { dataFolder, commonFolder } = settings
  const address = bridgeAddressOf(dataFolder, process.platform)
  const token = writeBridgeFile(commonFolder, address, inboxFolderName)
  log.keepSecret(token)
  const server = await startBridgeServer(address, { token, now, events })
  const inbox = new FileInbox(join(commonFolder, inboxFolderName), { token, now, events, log })
  inbox.start()
  return {
    sendPause: (reason) => server.sendPause(reason),
    async close() {
      await inbox.close()
      await server.close()
      try {
        removeBridgeFile(commonFolder, token)
      } catch (error) {
        const reason = errorText(error)
        log.warn('The address for terminals could not be removed; it leads nowhere now.', { reason })
      }
    },
  }
}

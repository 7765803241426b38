import { join } from 'node:path'
import { bridgeAddressOf, removeBridgeFile, writeBridgeFile } from '../bridge/bridge-files.ts'
import { type BridgeServer, startBridgeServer } from '../bridge/bridge-server.ts'
import { bridgeEvents } from './bridge-events.ts'
import type { DesktopApp } from './desktop-app.ts'

/** Opens the bridge for terminals and leaves its address where they look. */
export async function openBridge(app: DesktopApp): Promise<BridgeServer & { removeAddress(): void }> {
  const { dataFolder } = app.settings
  const address = bridgeAddressOf(dataFolder, process.platform)
  const common = join(dataFolder, 'common')
  const token = writeBridgeFile(common, address)
  app.log.keepSecret(token)
  const server = await startBridgeServer(address, { token, now: app.now, events: bridgeEvents(app) })
  return { ...server, removeAddress: () => removeBridgeFile(common) }
}

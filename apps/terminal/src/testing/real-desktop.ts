import { newDataFolder, startDesktop } from '@stratomate/desktop/testing/desktop-process'
import { startFakeServer } from '@stratomate/desktop/testing/fake-server'
import type { FakeState } from '@stratomate/desktop/testing/new-fake-state'

export type RealDesktop = {
  dataFolder: string
  /** What the server of the test knows. */
  state: FakeState
  says(text: string): Promise<void>
  close(): Promise<void>
}

/** The whole desktop app as a process, with its paper broker and a server in memory. */
export async function startRealDesktop(): Promise<RealDesktop> {
  const server = await startFakeServer()
  const dataFolder = newDataFolder({ openTradesMax: 1_000, ordersPerSecondMax: 1_000, allowOpposite: true, stake: 1 })
  const desktop = startDesktop(server.origin, dataFolder)
  return {
    dataFolder,
    state: server.state,
    says: (text) => desktop.says(text),
    async close() {
      await desktop.kill('group')
      await server.close()
    },
  }
}

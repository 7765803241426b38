import type { WindowState } from '@stratomate/contracts/desktop-window-state'
import type { DesktopApp } from '#desktop/app/desktop-app.ts'
import type { TerminalInstaller } from '#desktop/features/terminal-files/terminal-installer.ts'
import type { BrokerSetup } from '#desktop/features/broker-selection/broker-setup.ts'
import type { ComputerSettings } from '#desktop/features/computer-settings/computer-settings.ts'
import type { TradeSwitch } from '#desktop/features/trade-switch/trade-switch.ts'

/** What the actions of the window work with. */
export type ActionParts = {
  app: DesktopApp
  trade: TradeSwitch
  /** Opens a page of the site where the person reads pages; answers whether that was possible. */
  openPage: (url: string) => boolean
  quit: () => void
  installer: TerminalInstaller
  brokerSetup: BrokerSetup
  /** Null where the system is not Windows. */
  computer: ComputerSettings | null
  readState: () => WindowState
}

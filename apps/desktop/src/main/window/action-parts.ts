import type { WindowState } from '@stratomate/contracts/desktop-window-state'
import type { DesktopApp } from '../desktop-app.ts'
import type { TerminalInstaller } from '../terminals/terminal-installer.ts'
import type { BrokerSetup } from './broker-setup.ts'
import type { ComputerSettings } from './computer-settings.ts'
import type { TradeSwitch } from './trade-switch.ts'

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

import type { WindowState } from '@stratomate/contracts/desktop-window/state'
import type { PendingLicenceKeys } from '#desktop/adapters/server-api/pending-licence-keys.ts'
import type { ServicePlace } from '#desktop/adapters/server-api/service-address.ts'
import type { Session } from '#desktop/adapters/server-api/session.ts'
import type { BrokerRouter } from '#desktop/features/broker-selection/broker-router.ts'
import type { BrokerSetup } from '#desktop/features/broker-selection/broker-setup.ts'
import type { ComputerSettings } from '#desktop/features/computer-settings/computer-settings.ts'
import type { ChooseSourceApp } from '#desktop/features/chart-sources/choose-source.ts'
import type { DiagnosedApp } from '#desktop/features/diagnostics/diagnose.ts'
import type { DiskGuard } from '#desktop/features/journal-recovery/disk-guard.ts'
import type { ReplayApp } from '#desktop/features/replay/replay-for-window.ts'
import type { HandTradingApp } from '#desktop/features/hand-trading/act-by-hand.ts'
import type { OutsideIntake } from '#desktop/features/outside-signals/outside-intake.ts'
import type { ImportApp } from '#desktop/features/settings-import/import-settings.ts'
import type { MapSymbolsApp } from '#desktop/features/symbol-mapping/map-symbols.ts'
import type { TerminalInstaller } from '#desktop/features/terminal-files/terminal-installer.ts'
import type { TradeSwitch } from '#desktop/features/trade-switch/trade-switch.ts'
import type { FavoritesSource } from '#desktop/features/trading-settings/favorites-in-force.ts'
import type { CandleRecorder } from '#desktop/features/recorded-candles/candle-recorder.ts'
import type { SettingsStore } from '#desktop/features/trading-settings/settings-store.ts'
import type { UpdateKeeper } from '#desktop/features/update/update-keeper.ts'
import type { SignOutApp } from './sign-out.ts'
import type { SignInView } from './window-state.ts'

export type SettingsApp = { settingsStore: Pick<SettingsStore, 'trading' | 'change' | 'changeFavorites' | 'tryOut'> }

export type ServiceApp = {
  session: Pick<Session, 'credential' | 'beginAgain'>
  site: Pick<ServicePlace, 'origin' | 'source' | 'choose'>
  signInView: SignInView
}

/** The features behind the actions, put together. */
export type ActionApp = DiagnosedApp &
  ChooseSourceApp &
  FavoritesSource &
  HandTradingApp &
  ImportApp &
  MapSymbolsApp &
  ReplayApp &
  SettingsApp &
  SignOutApp &
  ServiceApp & {
    outside: OutsideIntake
    recorder: Pick<CandleRecorder, 'remove'>
    broker: Pick<BrokerRouter, 'accounts'>
    disk: Pick<DiskGuard, 'failed' | 'confirmLoss'>
    pendingKeys: Pick<PendingLicenceKeys, 'add'>
    updates: Pick<UpdateKeeper, 'lookAgain' | 'install'>
  }

/** What the actions of the window work with. */
export type ActionDependencies = {
  app: ActionApp
  trade: TradeSwitch
  /** Opens a page of the site in the person's browser; answers whether that was possible. */
  openPage: (url: string) => boolean
  quit: () => void
  /** Ends the app, and begins again with the data of an earlier version. */
  takeOverData: () => void
  installer: TerminalInstaller
  brokerSetup: BrokerSetup
  /** Null where the system is not Windows. */
  computer: ComputerSettings | null
  readState: () => WindowState
}

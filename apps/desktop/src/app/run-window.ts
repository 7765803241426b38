import { hostname } from 'node:os'
import { join } from 'node:path'
import { brand } from '@stratomate/brand'
import type { Language } from '@stratomate/contracts/site/languages'
import type { WindowState } from '@stratomate/contracts/desktop-window/state'
import { type PagesSource, readPages } from '#desktop/control-api/read-pages.ts'
import { watchClosing } from '#desktop/control-api/watch-closing.ts'
import type { ActionApp, ActionDependencies } from '#desktop/control-api/action-dependencies.ts'
import type { BrokerRouter } from '#desktop/features/broker-selection/broker-router.ts'
import type { DiskGuard } from '#desktop/features/journal-recovery/disk-guard.ts'
import type { IndicatorChoice } from '#desktop/features/account/indicator-choice.ts'
import type { SecretKeepingLog } from '#desktop/platform/log/create-log.ts'
import type { TradingHalts } from '@stratomate/engine/gate/trading-halts'
import { liveRefusal } from '#desktop/features/account/live-refusal.ts'
import type { DesktopSettings } from './settings.ts'
import { SettingsError } from '@stratomate/std/errors'
import { TerminalInstaller, terminalRoot } from '#desktop/features/terminal-files/terminal-installer.ts'
import { readTerminalPackage } from '#desktop/platform/mt5-install/terminal-package.ts'
import type { TrayCommand } from '#desktop/platform/tray/tray-icon.ts'
import { BrokerSetup } from '#desktop/features/broker-selection/broker-setup.ts'
import {
  type ComputerSettings,
  computerSettingsOf,
  type TooltipSource,
  trayViewOf,
} from '#desktop/features/computer-settings/computer-settings.ts'
import { LiveConsent } from '#desktop/features/broker-selection/live-consent.ts'
import { findBrowser, openPage, openWindow, type WindowBrowser } from '#desktop/platform/browser/open-window.ts'
import { TradeSwitch } from '#desktop/features/trade-switch/trade-switch.ts'
import { actForWindow } from '#desktop/control-api/act-for-window.ts'
import { newControlSecret, removeWindowControl, writeWindowControl } from '#desktop/control-api/window-control.ts'
import { readWindowFiles, type WindowFile } from '#desktop/control-api/window-files.ts'
import { Notifier } from '#desktop/features/notifications/notifier.ts'
import { readWindowLook } from '#desktop/control-api/window-look.ts'
import { startWindowServer } from '#desktop/control-api/window-server.ts'
import { type StateApp, windowState } from '#desktop/control-api/window-state.ts'

export type WindowSide = {
  trade: TradeSwitch
  /** What windows show may have changed. */
  changed(): void
  close(): Promise<void>
}

/** The features behind the window, put together. */
export type WindowApp = ActionApp &
  PagesSource &
  StateApp &
  TooltipSource &
  SwitchApp & {
    indicator: Pick<IndicatorChoice, 'chosen' | 'choose' | 'allowed'>
    log: SecretKeepingLog
    settings: DesktopSettings
    /** Calls back after each change of the journal. */
    onNews(notify: () => void): void
  }
type SwitchApp = {
  broker: BrokerRouter
  engine: { pauses: TradingHalts }
  disk: DiskGuard
}

export type WindowOutside = {
  browser: WindowBrowser
  environment: Readonly<Record<string, string | undefined>>
  quit: () => void
  takeOverData: () => void
  takeOverProblem: string | null
  stop: AbortSignal
}

/** Opens the window and everything behind it. Throws a SettingsError when the window was not built. */
export async function runWindow(app: WindowApp, outside: WindowOutside): Promise<WindowSide> {
  const { log, now, journal, settings } = app
  const files = readWindowFiles()
  if (files === null) {
    throw new SettingsError('The window is not built. Start with npm run desktop, or without it with --headless.')
  }
  const { trade, brokerSetup } = switchesOf(app, outside)
  const computer = computerSettingsOf(app, {
    platform: process.platform,
    environment: outside.environment,
    onCommand: (command) => obeyTray(command, { log, open, trade, quit: outside.quit }),
  })
  const shown = { trade, brokerSetup, computer, computerName: hostname(), oldData: oldDataOf(app, outside) }
  const readState = (): WindowState => windowState(app, { ...shown, notifications: notifier.view() })
  const notifier = notifierOf(app, { readState, computer, language: () => server.language() })
  const installer = installerOf(app, { files, environment: outside.environment })
  const dependencies: ActionDependencies = {
    app,
    trade,
    ...wishesOf(outside),
    installer,
    brokerSetup,
    computer,
    readState,
  }
  const place = { profile: join(settings.dataFolder, 'window-profile'), ...outside }
  const open = (): string => {
    const address = server.newAddress()
    openWindow(address, place)
    log.info(`The window: ${address}`)
    // Shown once; the part of the log that is kept for support does not contain it.
    log.keepSecret(address.split('#')[1] ?? '')
    return address
  }
  const closing = watchClosing(app, () => server.isOpen())
  const secret = newControlSecret()
  log.keepSecret(secret)
  const server = await startWindowServer({
    files,
    now,
    readState: () => JSON.stringify(readState()),
    look: () => readWindowLook(journal),
    ...readPages(app),
    act: (action) => actForWindow(action, dependencies),
    onEmpty: () => closing.notice(),
    onError: (error) => log.error('The window asked for something that broke.', { reason: String(error) }),
    reopenSecret: secret,
    reopen: open,
  })
  app.onNews(() => server.changed())
  tryOnDisk(app, () => writeWindowControl(settings.dataFolder, { port: server.port, secret }))
  open()
  computer?.open().catch((error: unknown) => log.warn('Windows could not be asked.', { reason: String(error) }))
  return {
    trade,
    changed() {
      server.changed()
      computer?.notify(trayViewOf(app), server.language())
      notifier.look()
    },
    async close() {
      closing.end()
      trade.end()
      await computer?.close()
      tryOnDisk(app, () => removeWindowControl(settings.dataFolder))
      await server.close()
    },
  }
}

type NotifierReach = { readState: () => WindowState; computer: ComputerSettings | null; language: () => Language }

function notifierOf(app: WindowApp, { readState, computer, language }: NotifierReach): Notifier {
  const isWanted = (): boolean => readWindowLook(app.journal).notifications === 'on'
  const sendNews = (words: string): boolean => computer?.sendNews(words) ?? false
  return new Notifier({ ...app, readState, isWanted, sendNews, language })
}

/** Requests that concern the app as a whole; they are carried out after the answer was sent. */
function wishesOf({ browser, quit, takeOverData }: WindowOutside) {
  return {
    openPage: (url: string): boolean => browser.kind !== 'none' && openPage(url),
    quit: () => void setImmediate(quit),
    takeOverData: () => void setImmediate(takeOverData),
  }
}

function oldDataOf({ settings }: WindowApp, { takeOverProblem }: WindowOutside): WindowState['oldData'] {
  return settings.oldData === null ? null : { folder: settings.oldData, problem: takeOverProblem }
}

/** What the person starts, stops and chooses with. */
function switchesOf(app: WindowApp, outside: WindowOutside): { trade: TradeSwitch; brokerSetup: BrokerSetup } {
  const { log, now, journal, settings, engine, session } = app
  const brokers: BrokerRouter = app.broker
  const consent = new LiveConsent(journal)
  const deviceId = (): string | null => session.credential()?.deviceId ?? null
  const person = { notes: journal, log, consent, deviceId, liveRefusal: () => liveRefusal(app.entitlements) }
  const retryDisk = (): string | null => app.disk.retry()
  const trade = new TradeSwitch({
    ...person,
    retryDisk,
    pauses: engine.pauses,
    now,
    accounts: () => brokers.accounts(),
  })
  const brokerSetup = new BrokerSetup({
    ...settings,
    ...person,
    disk: app.disk,
    brokers,
    isStopped: () => engine.pauses.isPausedBy('person'),
    program: () => programOf(outside),
    openPage: (url) => outside.browser.kind !== 'none' && openPage(url),
    ownerAppId: brand.derivAppId,
    stop: outside.stop,
  })
  return { trade, brokerSetup }
}

/** Without this file a second start finds no window; everything else works. */
function tryOnDisk({ disk }: SwitchApp, work: () => void): void {
  try {
    work()
  } catch (error) {
    disk.failed('the address of the window', error)
  }
}

type TrayReach = { log: Pick<SecretKeepingLog, 'info'>; open: () => void; trade: TradeSwitch; quit: () => void }

/** What a click on the icon beside the clock does. */
function obeyTray(command: TrayCommand, { log, open, trade, quit }: TrayReach): void {
  log.info('The icon beside the clock was used.', { command })
  if (command === 'open') open()
  else if (command === 'stop') trade.panic()
  else quit()
}

/** The browser for a sign-in at the broker; null when there is none or none may be opened. */
function programOf({ browser, environment }: WindowOutside): string | null {
  if (browser.kind === 'none') return null
  return browser.kind === 'program' ? browser.path : findBrowser({ platform: process.platform, environment })
}

type InstallerOutside = { files: ReadonlyMap<string, WindowFile>; environment: WindowOutside['environment'] }

function installerOf(app: WindowApp, { files, environment }: InstallerOutside): TerminalInstaller {
  const packaged = files.get('/terminal-files.json')
  return new TerminalInstaller({
    notes: app.journal,
    files: packaged === undefined ? [] : readTerminalPackage(packaged.data.toString('utf8')),
    root: terminalRoot(process.platform, environment['APPDATA']),
    indicator: app.indicator,
    isOneIndicator: () => app.entitlements.current()?.indicators !== 'all',
  })
}

import { hostname } from 'node:os'
import { join } from 'node:path'
import { brand } from '@stratomate/brand'
import { dayEndMs, dayStartMs } from '@stratomate/domain'
import type { WindowState } from '@stratomate/contracts/desktop-window-state'
import { windowPageRows } from '@stratomate/contracts/desktop-window-values'
import { dayCsv, dayReport } from '#desktop/features/activity/day-report.ts'
import type { DesktopApp } from './desktop-app.ts'
import { liveRefusal } from '#desktop/features/account/live-refusal.ts'
import { SettingsError } from '#desktop/platform/files/settings-error.ts'
import { TerminalInstaller, terminalRoot } from '#desktop/features/terminal-files/terminal-installer.ts'
import { readTerminalPackage } from '#desktop/platform/mt5-install/terminal-package.ts'
import type { TrayCommand } from '#desktop/platform/tray/tray-icon.ts'
import { BrokerSetup } from '#desktop/features/broker-selection/broker-setup.ts'
import { computerSettingsOf, trayWordsOf } from '#desktop/features/computer-settings/computer-settings.ts'
import { ImportLog } from '#desktop/features/settings-import/import-log.ts'
import { LiveConsent } from '#desktop/features/broker-selection/live-consent.ts'
import { findBrowser, openPage, openWindow, type WindowBrowser } from '#desktop/platform/browser/open-window.ts'
import { TradeSwitch } from '#desktop/features/trade-switch/trade-switch.ts'
import { actForWindow } from '#desktop/control-api/act-for-window.ts'
import { newControlSecret, removeWindowControl, writeWindowControl } from '#desktop/control-api/window-control.ts'
import { readWindowFiles, type WindowFile } from '#desktop/control-api/window-files.ts'
import { readWindowLook } from '#desktop/control-api/window-look.ts'
import { alertRow, tradeRow } from '#desktop/features/activity/window-rows.ts'
import { type Attachment, startWindowServer } from '#desktop/control-api/window-server.ts'
import { windowState } from '#desktop/control-api/window-state.ts'

export type WindowSide = {
  trade: TradeSwitch
  /** What windows show may have changed. */
  changed(): void
  close(): Promise<void>
}

export type WindowOutside = {
  browser: WindowBrowser
  environment: Readonly<Record<string, string | undefined>>
  quit: () => void
  stop: AbortSignal
}

/** A window that is loaded anew goes away for a moment. */
const closedForMs = 3_000

/** Opens the window and everything behind it. Throws a SettingsError when the window was not built. */
export async function runWindow(app: DesktopApp, outside: WindowOutside): Promise<WindowSide> {
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
  const readState = (): WindowState => windowState(app, { trade, brokerSetup, computer, computerName: hostname() })
  const installer = installerOf(app, { files, environment: outside.environment })
  const place = { profile: join(settings.dataFolder, 'window-profile'), ...outside }
  const open = (): string => {
    const address = server.newAddress()
    openWindow(address, place)
    log.info(`The window: ${address}`)
    // Shown once; what is kept of the log for support does not hold it.
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
    theme: () => readWindowLook(journal).theme,
    ...readPages(app),
    act: (action) =>
      actForWindow(action, {
        app,
        trade,
        openPage: (url) => outside.browser.kind !== 'none' && openPage(url),
        quit: () => setImmediate(outside.quit),
        installer,
        brokerSetup,
        computer,
        readState,
      }),
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
      computer?.tell(trayWordsOf(app))
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

/** What the person starts, stops and chooses with. */
function switchesOf(app: DesktopApp, outside: WindowOutside): { trade: TradeSwitch; brokerSetup: BrokerSetup } {
  const { log, now, journal, settings, desk, session } = app
  const consent = new LiveConsent(journal)
  const deviceId = (): string | null => session.credential()?.deviceId ?? null
  const person = { notes: journal, log, consent, deviceId, liveRefusal: () => liveRefusal(app.entitlements) }
  const retryDisk = (): string | null => app.disk.retry()
  const trade = new TradeSwitch({ ...person, retryDisk, pauses: desk.pauses, now, broker: () => app.broker })
  const brokerSetup = new BrokerSetup({
    ...settings,
    ...person,
    disk: app.disk,
    brokers: app.broker,
    isStopped: () => desk.pauses.isPausedBy('person'),
    program: () => programOf(outside),
    stop: outside.stop,
  })
  return { trade, brokerSetup }
}

/** A second start finds no window without its address; everything else works. */
function tryOnDisk({ disk }: DesktopApp, work: () => void): void {
  try {
    work()
  } catch (error) {
    disk.failed('the address of the window', error)
  }
}

type TrayReach = { log: Pick<DesktopApp['log'], 'info'>; open: () => void; trade: TradeSwitch; quit: () => void }

/** What a click on the icon beside the clock does. */
function obeyTray(command: TrayCommand, { log, open, trade, quit }: TrayReach): void {
  log.info('The icon beside the clock was used.', { command })
  if (command === 'open') open()
  else if (command === 'stop') trade.panic()
  else quit()
}

/** The browser for a sign-in at the broker; null when none is there or none may be opened. */
function programOf({ browser, environment }: WindowOutside): string | null {
  if (browser.kind === 'none') return null
  return browser.kind === 'program' ? browser.path : findBrowser({ platform: process.platform, environment })
}

type InstallerOutside = { files: ReadonlyMap<string, WindowFile>; environment: WindowOutside['environment'] }

function installerOf(app: DesktopApp, { files, environment }: InstallerOutside): TerminalInstaller {
  const packaged = files.get('/terminal-files.json')
  return new TerminalInstaller({
    notes: app.journal,
    files: packaged === undefined ? [] : readTerminalPackage(packaged.data.toString('utf8')),
    root: terminalRoot(process.platform, environment['APPDATA']),
    indicator: app.indicator,
    isOneIndicator: () => app.entitlements.current()?.indicators !== 'all',
  })
}

/** Tells in the console that the window is closed, unless it was only loaded anew. */
function watchClosing({ log, desk }: DesktopApp, isOpen: () => boolean) {
  let timer: NodeJS.Timeout | undefined
  return {
    notice() {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (!isOpen()) log.info(closedWords(desk.pauses.cause()))
      }, closedForMs).unref()
    },
    end: () => clearTimeout(timer),
  }
}

function closedWords(cause: string | null): string {
  const state = cause === null ? 'Trading goes on' : 'Trading is stopped, the app goes on'
  return `The window was closed. ${state}. Start ${brand.desktopName} again to open it, or press Ctrl-C here to end the app.`
}

/** Older rows, and a day as a file. */
function readPages({ reader, journal }: DesktopApp) {
  return {
    readAlerts(cursor: string | null) {
      const rows = reader.alertsBefore(placeOf(cursor), windowPageRows)
      return { items: rows.map(alertRow), nextCursor: cursorOf(rows) }
    },
    readTrades(cursor: string | null) {
      const trades = reader.closedTradesBefore(placeOf(cursor), windowPageRows)
      const rows = trades.map(tradeRow)
      return { items: rows, nextCursor: cursorOf(rows) }
    },
    exportDay(day: string, format: 'csv' | 'json'): Attachment {
      const [fromMs, toMs] = [dayStartMs(day), dayEndMs(day)]
      const report = dayReport(day, {
        trades: reader.tradesBetween(fromMs, toMs),
        refusals: journal.refusalsBetween(fromMs, toMs),
        imports: new ImportLog(journal).between(fromMs, toMs),
      })
      const name = `trades-${day}.${format}`
      return format === 'csv'
        ? { name, type: 'text/csv; charset=utf-8', text: dayCsv(report) }
        : { name, type: 'application/json; charset=utf-8', text: `${JSON.stringify(report, null, 2)}\n` }
    },
  }
}

function placeOf(cursor: string | null): { atMs: number; id: string } | null {
  if (cursor === null) return null
  const [atMs = '', ...id] = cursor.split(':')
  return { atMs: Number(atMs), id: id.join(':') }
}

/** Null after the last page. */
function cursorOf(rows: readonly { atMs: number; id: string }[]): string | null {
  const last = rows.at(-1)
  return rows.length < windowPageRows || last === undefined ? null : `${last.atMs}:${last.id}`
}

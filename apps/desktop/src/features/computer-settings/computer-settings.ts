import { join, win32 } from 'node:path'
import { brand } from '@stratomate/brand'
import { noticeIn, type WindowsNotice } from '@stratomate/content/languages/windows-notices'
import type { AccountKind } from '@stratomate/contracts'
import type { WindowAction } from '@stratomate/contracts/desktop-window/schemas'
import type { WindowComputer } from '@stratomate/contracts/desktop-window/state'
import type { Language } from '@stratomate/contracts/site/languages'
import type { TradingHalts } from '@stratomate/engine/gate/trading-halts'
import type { TradeLedger } from '@stratomate/engine/orders/trade-ledger'
import type { Log } from '@stratomate/engine/ports'
import { ownCommand, trayIconWord } from '#desktop/platform/process/own-command.ts'
import { type TrayCommand, TrayIcon } from '#desktop/platform/tray/tray-icon.ts'
import { WindowsStart } from '#desktop/platform/autostart/windows-start.ts'
import type { WindowReply } from '@stratomate/contracts/desktop-window/values'

type Notes = { readNote(key: string): string | null; writeNote(key: string, value: string): void }
type ChangeComputer = Extract<WindowAction, { kind: 'change_computer' }>

export type ComputerSettingsDependencies = {
  notes: Notes
  tray: Pick<TrayIcon, 'state' | 'start' | 'notify' | 'setMenu' | 'sendNews' | 'close'>
  start: Pick<WindowsStart, 'state' | 'read' | 'change'>
}

const trayNote = 'tray_icon'

/** What the app does with Windows itself: its tray icon, and whether it starts with Windows. */
export class ComputerSettings {
  readonly #dependencies: ComputerSettingsDependencies
  #icon: 'on' | 'off'

  constructor(dependencies: ComputerSettingsDependencies) {
    this.#dependencies = dependencies
    this.#icon = dependencies.notes.readNote(trayNote) === 'off' ? 'off' : 'on'
  }

  /** Shows the icon, unless the person has switched it off, and reads whether the app starts with Windows. */
  async open(): Promise<void> {
    if (this.#icon === 'on') this.#dependencies.tray.start()
    await this.#dependencies.start.read()
  }

  view(): WindowComputer {
    const { tray, start } = this.#dependencies
    return {
      trayIcon: this.#icon,
      isTrayGone: this.#icon === 'on' && tray.state() === 'gone',
      startsWithWindows: start.state(),
    }
  }

  async change({ trayIcon, startsWithWindows }: Omit<ChangeComputer, 'kind'>): Promise<WindowReply> {
    const { notes, tray, start } = this.#dependencies
    if (trayIcon !== undefined) {
      notes.writeNote(trayNote, trayIcon)
      this.#icon = trayIcon
      if (trayIcon === 'on') tray.start()
      else await tray.close()
    }
    if (startsWithWindows !== undefined && !(await start.change(startsWithWindows))) {
      return {
        ok: false,
        message: 'Windows did not take the change. Look under Startup apps in the settings of Windows.',
      }
    }
    return { ok: true, message: 'Saved', data: null }
  }

  /** The icon says how trading is, and its menu what it does, in the language of the window. */
  notify(view: TrayView, language: Language): void {
    const { tray } = this.#dependencies
    tray.setMenu(trayMenu.map((entry) => noticeIn(language, entry)))
    tray.notify(trayText(view, language))
  }

  /** A notification of Windows; false when Windows shows none now. */
  sendNews(words: string): boolean {
    return this.#dependencies.tray.sendNews(words)
  }

  async close(): Promise<void> {
    await this.#dependencies.tray.close()
  }
}

export type ComputerOutside = {
  platform: NodeJS.Platform
  environment: Readonly<Record<string, string | undefined>>
  onCommand: (command: TrayCommand) => void
}

type ComputerApp = {
  log: Log
  now: () => number
  journal: Notes
  settings: { dataFolder: string; startArguments: readonly string[] }
}

/** What Windows can do for the app; null on other systems, which hide these settings. */
export function computerSettingsOf(app: ComputerApp, outside: ComputerOutside): ComputerSettings | null {
  if (outside.platform !== 'win32') return null
  const { log, now, journal, settings } = app
  const { APPDATA, SystemRoot } = outside.environment
  const [program, ...args] = ownCommand(...settings.startArguments)
  const startFolder = ['Microsoft', 'Windows', 'Start Menu', 'Programs', 'Startup']
  const shortcut = APPDATA === undefined ? null : join(APPDATA, ...startFolder, `${brand.desktopName}.lnk`)
  return new ComputerSettings({
    notes: journal,
    tray: new TrayIcon({
      command: ownCommand(trayIconWord, settings.dataFolder, `${process.pid}`),
      log,
      onCommand: outside.onCommand,
      now,
    }),
    start: new WindowsStart({
      reg: [win32.join(SystemRoot ?? 'C:\\Windows', 'System32', 'reg.exe')],
      name: brand.desktopName,
      command: [program, ...args],
      shortcut,
    }),
  })
}

export type TooltipSource = {
  engine: { pauses: Pick<TradingHalts, 'cause'> }
  broker: { readonly account: AccountKind }
  ledger: Pick<TradeLedger, 'openCount'>
  /** Trades of the account on the present day. */
  usage: { usedToday(): number }
}

/** What the tooltip says, as it is now. */
export function trayViewOf({ engine, broker, ledger, usage }: TooltipSource): TrayView {
  return {
    isRunning: engine.pauses.cause() === null,
    account: broker.account,
    today: usage.usedToday(),
    open: ledger.openCount(),
  }
}

type TrayView = { isRunning: boolean; account: AccountKind; today: number; open: number }

const name = brand.desktopName
/** In the order of the commands of the icon's program. */
const trayMenu: readonly WindowsNotice[] = [
  { text: 'Open {name}', slots: { name } },
  { text: 'Stop trading' },
  { text: 'Quit' },
]

/** The tooltip of the icon: whether trading runs comes first, since Windows cuts what is long. */
export function trayText({ isRunning, account, today, open }: TrayView, language: Language): string {
  const [play, live] = isRunning
    ? ([
        '{name}: trading runs, {today} today, {open} open',
        '{name}: trading runs (Live), {today} today, {open} open',
      ] as const)
    : (['{name}: stopped, {today} today, {open} open', '{name}: stopped (Live), {today} today, {open} open'] as const)
  return noticeIn(language, { text: account === 'live' ? live : play, slots: { name, today, open } })
}

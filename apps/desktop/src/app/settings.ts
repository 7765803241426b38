import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { ServiceStamp } from '@stratomate/contracts/desktop/service-stamp'
import type { TradingSettings } from '@stratomate/engine/gate/trading-settings'
import { chooseMoneyPlan, type PlanOffer } from '#desktop/features/trading-settings/choose-money-plan.ts'
import { commonFolderOf } from '../platform/mt5-install/find-terminal-folders.ts'
import type { DayExport } from '#desktop/features/activity/export-day.ts'
import { dayOf, exportFileOf } from '#desktop/features/replay/day-arguments.ts'
import { type ReplayOrder, readReplayOrder } from '#desktop/features/replay/read-replay-order.ts'
import { readSettingsFile } from '#desktop/features/trading-settings/read-settings-file.ts'
import { findOldData } from '#desktop/features/data-take-over/find-old-data.ts'
import { dataFolderOf } from '#desktop/platform/files/data-folder.ts'
import { SettingsError } from '@stratomate/std/errors'
import { ownFolder, ownRepository } from '#desktop/platform/process/own-command.ts'
import { readServiceAddress, type ServiceAddress } from '#desktop/adapters/server-api/service-address.ts'
import { readServiceStamp } from '#desktop/adapters/server-api/read-service-stamp.ts'
import { tradingSettingsOf } from '#desktop/features/trading-settings/trading-settings-of.ts'
import type { WindowBrowser } from '#desktop/platform/browser/open-window.ts'

export type DesktopSettings = {
  /** The service that the app belongs to at its start. */
  service: ServiceAddress
  /** What the service that published this package has written into it. */
  stamp: ServiceStamp | null
  /** Absolute. */
  dataFolder: string
  /** Data of an earlier version that may be taken over; null when there are none. */
  oldData: string | null
  /** They are taken over before the app starts. */
  takesOldData: boolean
  /** What a shortcut or Windows needs to start the same app: no path depends on the current folder. */
  startArguments: string[]
  /** Where terminals find the address of the bridge. */
  commonFolder: string
  /** The delay of the paper broker's answers, for tests of a slow broker. */
  paperLatencyMs: number
  /** Connects this computer instead of a sign-in; never stored. */
  licenceKey: string | null
  trading: TradingSettings
  /** A stake plan that waits for its confirmation. */
  planOffer: PlanOffer | null
  dayExport: DayExport | null
  /** Where the signed record of all trades is written instead of trading. */
  recordFile: string | null
  /** A recorded day to judge once more instead of trading. */
  replay: ReplayOrder | null
  /** The person has compared the trades, after an earlier start reported a damaged journal. */
  confirmsJournal: boolean
  /** Null without a window. */
  window: WindowBrowser | null
}

export const desktopUsage = `Stratomate Desktop
  --headless         without its window: trading starts at once, with the first charts unless settings.json names favorites
  --browser PATH     the browser that shows the window (Edge, Chrome or Chromium); none only prints its address
  --server URL       the Stratomate server (STRATOMATE_SERVER, else the one chosen in the window, else the one that
                     published the app, else http://127.0.0.1:3000)
  --key KEY          connects this computer with a license key instead of a sign-in
  --data DIR         data folder (DATA_DIR/desktop; else on Windows %LOCALAPPDATA%\\Stratomate Desktop, on Linux
                     $XDG_DATA_HOME/stratomate-desktop, and .data/desktop of the repository for its sources)
  --take-over        first brings the data that an earlier version kept beside the program
  --common DIR       where terminals look for the app (on Windows their common folder, else DIR/common of the data)
  --export FILE      writes trades and alerts of a day to FILE (.csv or .json) and ends
  --day YYYY-MM-DD   the trading day (UTC) to write
  --prove FILE       writes all trades of the journal to FILE, signed by this computer, and ends
  --replay YYYY-MM-DD  judges the recorded signals of a day (UTC) once more, says what would have differed, and ends;
                     --export FILE writes each signal
  --settings FILE    the rules of the replay, written as settings.json (settings.json of the data folder)
  --confirm-journal  confirms, without the window, that the trades were compared after a damaged journal
  --paper-latency N  milliseconds the paper broker waits before it answers (0)`

/**
 * Reads command line, environment and the folder's settings.json; `prepare` may change that folder first. Throws a
 * SettingsError.
 */
export function readDesktopSettings(args: string[], prepare: (dataFolder: string) => void = () => {}): DesktopSettings {
  const values = parse(args)
  const dataFolder = readDataFolder(values.data)
  prepare(dataFolder)
  const stamp = readServiceStamp()
  const latency = values['paper-latency'] ?? '0'
  if (!/^\d{1,5}$/u.test(latency)) throw new SettingsError(`--paper-latency must be milliseconds, not "${latency}".`)
  const path = join(dataFolder, 'settings.json')
  const file = readSettingsFile(path)
  const read = tradingSettingsOf(file, path)
  // With the window a person chooses the favorites; without it the first charts take the places of the plan.
  const isHeadless = values.headless === true
  const trading = isHeadless || file.favorites !== undefined ? read : { ...read, favorites: [] }
  const { active, offer } = chooseMoneyPlan(file, trading, path)
  const replay = readReplayOrder(values, { trading, moneyPlan: offer ?? active })
  const common = values.common ?? file.commonFolder
  return {
    service: readServiceAddress(values.server ?? process.env['STRATOMATE_SERVER'], { dataFolder, stamp }),
    stamp,
    dataFolder,
    ...readOldData(dataFolder, values),
    startArguments: startArgumentsOf(values, dataFolder),
    commonFolder:
      common === undefined
        ? commonFolderOf({
            platform: process.platform,
            appData: process.env['APPDATA'],
            dataFolder,
          })
        : resolve(common),
    paperLatencyMs: Number(latency),
    licenceKey: values.key ?? null,
    trading: { ...trading, moneyPlan: active },
    planOffer: offer,
    dayExport: replay === null ? readDayExport(values.export, values.day) : null,
    recordFile: values.prove ?? null,
    replay,
    confirmsJournal: values['confirm-journal'] === true,
    window: isHeadless ? null : browserOf(values.browser),
  }
}

function readDataFolder(data: string | undefined): string {
  const shared = process.env['DATA_DIR']
  if (data !== undefined) return resolve(data)
  if (shared !== undefined) return resolve(shared, 'desktop')
  const person = { environment: process.env, home: homedir(), repository: ownRepository() }
  return dataFolderOf({ platform: process.platform, ...person })
}

type OldData = Pick<DesktopSettings, 'oldData' | 'takesOldData'>

/** The sources have no earlier version: their data are where they always were. */
function readOldData(dataFolder: string, values: ReturnType<typeof parse>): OldData {
  const isWanted = values['take-over'] === true
  const places = { dataFolder, current: process.cwd(), program: ownFolder() }
  const oldData = ownRepository() === null ? findOldData(places) : null
  if (isWanted && oldData === null) {
    throw new SettingsError('--take-over: there are no data of an earlier version beside the program.')
  }
  return { oldData, takesOldData: isWanted }
}

function startArgumentsOf({ server, common, browser }: ReturnType<typeof parse>, dataFolder: string): string[] {
  const named = (name: string, value: string | undefined) => (value === undefined ? [] : [name, value])
  return [
    '--data',
    dataFolder,
    ...named('--server', server),
    ...named('--common', common === undefined ? undefined : resolve(common)),
    ...named('--browser', browser === undefined || browser === 'none' ? browser : resolve(browser)),
  ]
}

function parse(args: string[]) {
  try {
    const text = { type: 'string' } as const
    return parseArgs({
      args,
      options: {
        server: text,
        data: text,
        common: text,
        key: text,
        export: text,
        day: text,
        prove: text,
        replay: text,
        settings: text,
        'paper-latency': text,
        browser: text,
        headless: { type: 'boolean' },
        'take-over': { type: 'boolean' },
        'confirm-journal': { type: 'boolean' },
      },
    }).values
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : 'The arguments could not be read.')
  }
}

function browserOf(path: string | undefined): WindowBrowser {
  if (path === undefined) return { kind: 'installed' }
  if (path === 'none') return { kind: 'none' }
  if (!existsSync(path)) throw new SettingsError(`--browser names ${path}, but there is no such program.`)
  return { kind: 'program', path }
}

function readDayExport(file: string | undefined, day: string | undefined): DayExport | null {
  if (file === undefined && day === undefined) return null
  return { file: exportFileOf(file), day: dayOf(day, '--day') }
}

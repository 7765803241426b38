import { accessSync, constants, mkdirSync } from 'node:fs'
import { brand } from '@stratomate/brand'
import { errorText } from '@stratomate/std/errors'
import { diskAdvice, diskCause } from '#desktop/platform/files/disk-fault.ts'
import { NewerJournalError } from '#desktop/adapters/journal/journal-schema.ts'
import { AlreadyRunningError } from '#desktop/adapters/journal/open-journal-database.ts'
import { DamagedStoreError } from '#desktop/adapters/brokers/remote/order-store.ts'
import { runPaperProcess } from '#desktop/adapters/brokers/paper/paper-process.ts'
import { ImportLog, type ImportNotes } from '#desktop/features/settings-import/import-log.ts'
import { PendingLicenceKeys } from '#desktop/adapters/server-api/pending-licence-keys.ts'
import { createLog } from '#desktop/platform/log/create-log.ts'
import { paperBrokerWord } from '#desktop/platform/process/own-command.ts'
import { type DesktopSettings, desktopUsage, readDesktopSettings } from './settings.ts'
import { SettingsError } from '#desktop/platform/files/settings-error.ts'
import { runDesktop } from './run-desktop.ts'
import { exportDay } from '#desktop/features/activity/export-day.ts'
import { replayRecordedDay } from '#desktop/features/replay/replay-recorded-day.ts'
import { askForWindow } from '#desktop/control-api/window-control.ts'
import { isTerminal, readTypedKeys } from '#desktop/features/account/read-typed-keys.ts'
import { BridgeAddressError } from '#desktop/adapters/bridge/bridge-files.ts'

const readImports = (notes: ImportNotes): ImportLog => new ImportLog(notes)

async function main(): Promise<void> {
  const settings = readDesktopSettings(process.argv.slice(2))
  prepareFolder(settings)
  if (settings.dayExport !== null) return console.log(exportDay(settings.dayExport, settings.dataFolder, readImports))
  if (settings.replay !== null) return console.log(replayRecordedDay(settings.replay, settings.dataFolder))
  const log = createLog((line) => console.log(line), Date.now)
  const stop = new AbortController()
  const quit = (): void => stop.abort()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, quit)
  const pendingKeys = new PendingLicenceKeys({ first: settings.licenceKey, areTyped: isTerminal() })
  if (pendingKeys.areTyped) readTypedKeys(process.stdin, pendingKeys)
  const outside = { stop: stop.signal, quit, pendingKeys, environment: process.env }
  try {
    await runDesktop({ settings, log, now: Date.now, ...outside })
  } catch (error) {
    const isSecond = error instanceof AlreadyRunningError && settings.window !== null
    const address = isSecond ? await askForWindow(settings.dataFolder) : null
    if (address === null) throw error
    console.log(`${brand.desktopName} is already running. Its window opens again: ${address}`)
  }
}

function prepareFolder({ dataFolder }: DesktopSettings): void {
  try {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
    accessSync(dataFolder, constants.W_OK)
  } catch (error) {
    const reason = errorText(error)
    throw new SettingsError(`The data folder ${dataFolder} cannot be written (${reason}). Choose another with --data.`)
  }
}

function explain(error: unknown): void {
  const isExpected = [
    SettingsError,
    AlreadyRunningError,
    NewerJournalError,
    DamagedStoreError,
    BridgeAddressError,
  ].some((kind) => error instanceof kind)
  const cause = diskCause(error)
  if (cause !== null) {
    console.error(
      `${brand.desktopName} cannot start: ${cause}. Open trades go on at the broker; ${diskAdvice(error)}, then start again.`,
    )
    process.exit(2)
  }
  if (!isExpected || !(error instanceof Error)) throw error
  console.error(error instanceof SettingsError ? `${error.message}\n\n${desktopUsage}` : error.message)
  process.exit(2)
}

const [, , word, ...rest] = process.argv
if (word === paperBrokerWord) runPaperProcess(rest)
// Not awaited: the executable is made of a script of the older kind, which cannot wait at its top.
else void main().then(() => process.exit(0), explain)

import { accessSync, constants, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { isSea } from 'node:sea'
import { brand } from '@stratomate/brand'
import { errorText, SettingsError } from '@stratomate/std/errors'
import { diskAdvice, diskCause } from '#desktop/platform/files/disk-fault.ts'
import { NewerJournalError } from '#desktop/adapters/journal/journal-schema.ts'
import { AlreadyRunningError } from '#desktop/adapters/journal/open-journal-database.ts'
import { DamagedStoreError } from '#desktop/adapters/brokers/remote/order-store.ts'
import { ImportLog, type ImportNotes } from '#desktop/features/settings-import/import-log.ts'
import { PendingLicenceKeys } from '#desktop/adapters/server-api/pending-licence-keys.ts'
import { createLog, type SecretKeepingLog } from '#desktop/platform/log/create-log.ts'
import { LogFile } from '#desktop/platform/log/log-file.ts'
import { openPage } from '#desktop/platform/browser/open-window.ts'
import { writeProblemPage } from '#desktop/platform/browser/problem-page.ts'
import { finishTakeOver, takeOverData } from '#desktop/features/data-take-over/take-over-data.ts'
import { OtherAppError } from '#desktop/adapters/bridge/person-lock.ts'
import { type DesktopSettings, desktopUsage, readDesktopSettings } from './settings.ts'
import { runDesktop } from './run-desktop.ts'
import { raisePriority } from '#desktop/platform/process/raise-priority.ts'
import { exportDay } from '#desktop/features/activity/export-day.ts'
import { writeRecord } from '#desktop/features/record-proof/write-record.ts'
import { replayRecordedDay } from '#desktop/features/replay/replay-recorded-day.ts'
import { askForWindow } from '#desktop/control-api/window-control.ts'
import { isTerminal, readTypedKeys } from '#desktop/features/account/read-typed-keys.ts'
import { BridgeAddressError } from '#desktop/adapters/bridge/bridge-files.ts'

const readImports = (notes: ImportNotes): ImportLog => new ImportLog(notes)

/** Ctrl-C, an end by the system, a closed console, and Ctrl-Break of Windows: each is an orderly stop. */
const endSignals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const

/** Runs the app from its start to its end, and says in a person's words why it cannot start; then the process ends. */
export function startApp(args: string[], environment: NodeJS.ProcessEnv): Promise<void> {
  return run(args, environment).then(() => process.exit(0), explain)
}

async function run(args: string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const settings = readDesktopSettings(args, (dataFolder) => finishTakeOver(dataFolder))
  prepareFolder(settings)
  if (settings.dayExport !== null) return console.log(exportDay(settings.dayExport, settings.dataFolder, readImports))
  if (settings.recordFile !== null) return console.log(await writeRecord(settings.recordFile, settings.dataFolder))
  if (settings.replay !== null) return console.log(replayRecordedDay(settings.replay, settings.dataFolder))
  raisePriority()
  const file = new LogFile(settings.dataFolder, (text) => log.redact(text))
  const log: SecretKeepingLog = createLog((line) => {
    console.log(line)
    file.write(line)
  }, Date.now)
  const pendingKeys = new PendingLicenceKeys({ first: settings.licenceKey, areTyped: isTerminal() })
  if (pendingKeys.areTyped) readTypedKeys(process.stdin, pendingKeys)
  try {
    await runUntilEnd({
      settings,
      readSettings: () => readDesktopSettings(args.filter((word) => word !== '--take-over')),
      log,
      pendingKeys,
      file,
      environment,
    })
  } finally {
    file.close()
  }
}

type Life = {
  settings: DesktopSettings
  /** The settings as they are in the data folder now. */
  readSettings: () => DesktopSettings
  log: SecretKeepingLog
  pendingKeys: PendingLicenceKeys
  file: LogFile
  environment: NodeJS.ProcessEnv
}

/** Runs the app once, and again from its beginning when a person takes data over. */
async function runUntilEnd({
  settings: first,
  readSettings,
  log,
  pendingKeys,
  file,
  environment,
}: Life): Promise<void> {
  let [settings, takesOldData, problem] = [first, first.takesOldData, null as string | null]
  for (;;) {
    if (takesOldData) {
      file.flush()
      problem = takeOver(settings, log)
      settings = readSettings()
    }
    const run = new AbortController()
    const quit = (): void => run.abort()
    for (const name of endSignals) process.on(name, quit)
    takesOldData = false
    const takeOverData = (): void => {
      takesOldData = true
      quit()
    }
    const outside = { stop: run.signal, quit, takeOverData, takeOverProblem: problem, pendingKeys }
    try {
      await runDesktop({ settings, log, now: Date.now, environment, ...outside })
    } catch (error) {
      const address = await askOtherApp(error, settings)
      if (address === null) throw error
      return console.log(`${brand.desktopName} is already running. Its window opens again: ${address}`)
    } finally {
      for (const name of endSignals) process.off(name, quit)
    }
    if (!takesOldData) return
  }
}

/** Answers what went wrong; then everything is as it was. */
function takeOver({ oldData, dataFolder }: DesktopSettings, log: SecretKeepingLog): string | null {
  if (oldData === null) return null
  try {
    takeOverData({ from: oldData, dataFolder, nowMs: Date.now() })
    log.info('The data of the earlier version were taken over.', { from: oldData })
    return null
  } catch (error) {
    const reason = error instanceof AlreadyRunningError ? 'the earlier version still runs; quit it first' : null
    const problem = `The data of the earlier version were not taken over: ${reason ?? diskCause(error) ?? errorText(error)}.`
    log.error(problem)
    return problem
  }
}

/** When another app of this person runs and has a window, that one opens. Answers its address. */
async function askOtherApp(error: unknown, { window, dataFolder }: DesktopSettings): Promise<string | null> {
  if (window === null) return null
  if (error instanceof AlreadyRunningError) return askForWindow(dataFolder)
  return error instanceof OtherAppError && error.dataFolder !== null ? askForWindow(error.dataFolder) : null
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
    OtherAppError,
  ].some((kind) => error instanceof kind)
  const cause = diskCause(error)
  if (cause !== null) {
    const advice = `Open trades continue at the broker; ${diskAdvice(error)}, then start again.`
    return endWith(`${brand.desktopName} cannot start: ${cause}. ${advice}`)
  }
  if (!isExpected || !(error instanceof Error)) throw error
  endWith(error.message, error instanceof SettingsError ? desktopUsage : '')
}

/** A program without a console also shows it as a page: otherwise a person who clicked would see nothing at all. */
function endWith(problem: string, usage = ''): void {
  console.error(usage === '' ? problem : `${problem}\n\n${usage}`)
  if (process.platform === 'win32' && isSea() && !isTerminal()) openPage(writeProblemPage(tmpdir(), problem))
  process.exit(2)
}

import { join } from 'node:path'
import { hasCode, SettingsError } from '@stratomate/std/errors'
import { brand } from '@stratomate/brand'
import { FolderInUse } from '#server/db/folder-lock.ts'
import { ForeignDatabase } from '#server/db/migration-history.ts'
import { fullDiskMessage, prepareDataFolder } from './data-folder.ts'
import { createLogger } from './logger.ts'
import { type Settings, settingsOfProcess } from './settings.ts'
import { type Service, startService } from './start-service.ts'
import { version } from './version.ts'

/** In addition to the notice period: calls under way have ten seconds, the jobs the rest. */
const exitAfterMs = 15_000

await run()

async function run(): Promise<void> {
  try {
    const settings = settingsOfProcess()
    say(`${brand.name} ${version} is starting (${settings.mode}) …`)
    prepareDataFolder(settings.dataDir)
    const log = createLogger(
      settings.mode === 'production' ? { kind: 'stdout' } : { kind: 'folder', folder: join(settings.dataDir, 'logs') },
    )
    const service = await startService(settings, log)
    stopOnSignals(service, settings.shutdownNoticeMs)
    welcome(service, settings)
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exit(1)
  }
}

function stopOnSignals(service: Service, noticeMs: number): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    say('\nStopping: finishing what is under way …')
    setTimeout(() => process.exit(1), noticeMs + exitAfterMs).unref()
    service.close().then(
      () => {
        say('Stopped.')
        process.exit(0)
      },
      (error: unknown) => {
        process.stderr.write(`Stopping failed: ${explain(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

function welcome(service: Service, settings: Settings): void {
  const lines = [
    '',
    `  ${brand.name} runs at   ${service.origin}`,
    settings.simulators && settings.smtpUrl === null ? `  Mailbox             ${service.origin}/dev/mailbox` : null,
    `  API documentation   ${service.origin}/developers`,
    `  Database            ${service.databaseKind === 'embedded' ? `embedded, in ${settings.dataDir} (survives a crash, not a power cut)` : 'PostgreSQL'}`,
    settings.payments.kind === 'simulator' ? '  Payments            simulated: no card is charged' : null,
    '',
    ...(settings.mode === 'production' ? [] : firstSteps()),
  ]
  say(lines.filter((line) => line !== null).join('\n'))
}

function firstSteps(): string[] {
  return [
    '  Next: sign up, take the code from the mailbox, start the free trial on /pricing,',
    '  then run "npm run desktop" and "npm run terminal" in two more windows.',
    '  Or stop this and run "npm run demo". Ctrl-C stops.',
    '',
  ]
}

function explain(error: unknown): string {
  const isExpected = [SettingsError, FolderInUse, ForeignDatabase].some((kind) => error instanceof kind)
  if (isExpected && error instanceof Error) return `Cannot start. ${error.message}`
  if (hasCode(error, 'EADDRINUSE')) {
    return 'Cannot start. PORT is taken by another program: stop that one or set PORT to another number.'
  }
  if (hasCode(error, 'ENOSPC')) return `Cannot start. ${fullDiskMessage}`
  return `Cannot start. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

import type { WindowAction } from '@stratomate/contracts/desktop-window/schemas'
import type { WindowFinding, WindowLogLine } from '@stratomate/contracts/desktop-window/diagnostics'
import type { WindowState } from '@stratomate/contracts/desktop-window/state'
import type { WindowTerminals } from '@stratomate/contracts/desktop-window/terminal-files'
import { errorText } from '@stratomate/std/errors'
import type { SecretKeepingLog } from '#desktop/platform/log/create-log.ts'
import type { TerminalInstaller } from '#desktop/features/terminal-files/terminal-installer.ts'
import { type DoctorApp, runDoctor } from './run-doctor.ts'
import type { TestSignals } from './test-signals.ts'
import { saveBundle, supportBundle } from './support-bundle.ts'
import type { WindowReply } from '@stratomate/contracts/desktop-window/values'

type DiagnoseKind =
  | 'find_terminals'
  | 'install_terminal_files'
  | 'test_signal'
  | 'run_doctor'
  | 'read_log'
  | 'show_bundle'
  | 'save_bundle'
type DiagnoseAction = Extract<WindowAction, { kind: DiagnoseKind }>

/** How many lines a person can still read before sending them. */
const supportLinesMax = 300

export type DiagnosedApp = DoctorApp & {
  settings: { dataFolder: string }
  log: Pick<SecretKeepingLog, 'lastLines' | 'redact' | 'lastEvents'>
  testSignals: Pick<TestSignals, 'run'>
}
export type DiagnoseDependencies = {
  app: DiagnosedApp
  installer: Pick<TerminalInstaller, 'find' | 'install'>
  readState: () => WindowState
}

/** Terminals and our files in them, the doctor, the test signal, and the text for support. */
export async function diagnose(action: DiagnoseAction, dependencies: DiagnoseDependencies): Promise<WindowReply> {
  const { app, installer } = dependencies
  switch (action.kind) {
    case 'find_terminals': {
      const found = installer.find(action.folder ?? null)
      return found.ok ? { ok: true, message: '', data: found.terminals } : found
    }
    case 'install_terminal_files': {
      const { folder, indicatorId, replace } = action
      const done = await installer.install(folder, { indicatorId, replace })
      if (!done.ok) return done
      const { terminals, written, kept, message } = done
      return { ok: true, message, data: { ...terminals, written, kept } }
    }
    case 'test_signal':
      return testSignal(dependencies)
    case 'run_doctor':
      return { ok: true, message: '', data: findings(dependencies) }
    case 'read_log':
      return { ok: true, message: '', data: { lines: logLines(app.log) } }
    case 'show_bundle':
      return { ok: true, message: '', data: { text: bundleText(dependencies) } }
    case 'save_bundle': {
      const file = saveBundle(app.settings.dataFolder, bundleText(dependencies), app.now())
      return { ok: true, message: `Saved as ${file}`, data: { file } }
    }
    default:
      return action satisfies never
  }
}

/** A secret may have become known only after its line was written. */
function logLines({ lastEvents, redact }: DiagnosedApp['log']): WindowLogLine[] {
  const events = lastEvents()
  // As one text, so that each of many secrets is searched for once.
  const texts = redact(events.map(({ text }) => text).join('\n')).split('\n')
  return events.map((event, index) => ({ ...event, text: texts[index] ?? '' }))
}

async function testSignal({ app }: Pick<DiagnoseDependencies, 'app'>): Promise<WindowReply> {
  try {
    return { ok: true, message: '', data: await app.testSignals.run() }
  } catch (error) {
    return { ok: false, message: errorText(error) }
  }
}

function findings({ app, installer }: DiagnoseDependencies): WindowFinding[] {
  const none: WindowTerminals = { folders: [], indicators: [], isOneIndicator: false }
  const found = installer.find(null)
  return runDoctor(app, found.ok ? found.terminals : none)
}

function bundleText(dependencies: DiagnoseDependencies): string {
  const { app, readState } = dependencies
  const { log, now } = app
  return supportBundle({
    state: readState(),
    findings: findings(dependencies),
    lines: log.lastLines().slice(-supportLinesMax),
    nowMs: now(),
    redact: log.redact,
  })
}

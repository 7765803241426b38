import { join } from 'node:path'
import { programPath } from '@stratomate/commands/environment/program-path'
import { type NamedProcess, type Program, startNamed } from '@stratomate/commands/named-process'

const repository = join(import.meta.dirname, '../../..')
const terminal = join(repository, 'tools/simulators/src/terminal/main.ts')

type Place = { origin: string; dataDir: string }
/** `common` is where the app leaves its address, when that is not below the data. */
type TerminalPlace = { dataDir: string; common?: string }

/** The desktop app without its window, as `npm run desktop -- --headless` runs it. */
export function startDesktop({ origin, dataDir }: Place): NamedProcess {
  return start({
    name: 'desktop',
    path: programPath('apps/desktop/src/app/main.ts'),
    args: ['--headless', '--server', origin],
    dataDir,
  })
}

/** The desktop app with its window, whose address it prints; `more` are further arguments. */
export function startDesktopWindow({ origin, dataDir }: Place, more: readonly string[] = []): NamedProcess {
  return start({
    name: 'desktop',
    path: programPath('apps/desktop/src/app/main.ts'),
    args: ['--browser', 'none', '--server', origin, ...more],
    dataDir,
  })
}

/**
 * The app of a package that was unpacked into a folder, as its start file runs it: there, without arguments. Its person
 * keeps data below `person`.
 */
export function startPackage(folder: string, person: string, more: readonly string[] = []): NamedProcess {
  // The start opens a browser where there is one; the journey opens the printed address in its own.
  const environment = { PATH: '', XDG_DATA_HOME: person }
  const path = join(folder, 'app/stratomate-desktop.mjs')
  return startIn(folder, { name: 'package', path, args: [...more], environment })
}

/** The simulated MetaTrader terminal, as `npm run terminal` runs it; `speed` in candle seconds a second. */
export function startTerminal(
  { dataDir, common }: TerminalPlace,
  { charts, speed }: { charts: number; speed: number },
): NamedProcess {
  const where = common === undefined ? [] : ['--common', common]
  const args = ['--charts', String(charts), '--speed', String(speed), '--seed', '7', '--quiet', ...where]
  return start({ name: 'terminal', path: terminal, args, dataDir })
}

/** The simulated terminal with recordings, `file` or several with commas, in the place of made-up candles. */
export function startRecording({ dataDir }: Pick<Place, 'dataDir'>, file: string, speed = 'max'): NamedProcess {
  const args = ['--file', file, '--speed', speed]
  return start({ name: 'terminal', path: terminal, args, dataDir })
}

/** The simulated Pocket Option; it prints where one signs in. */
export function startPocketOption({ dataDir }: Pick<Place, 'dataDir'>): NamedProcess {
  return startBroker('pocket-option', dataDir)
}

/** The simulated Deriv; it prints its address, account and token. */
export function startDeriv({ dataDir }: Pick<Place, 'dataDir'>): NamedProcess {
  return startBroker('deriv', dataDir)
}

function startBroker(name: string, dataDir: string): NamedProcess {
  const path = join(repository, 'tools/simulators/src', name, 'main.ts')
  return start({ name, path, args: [], dataDir })
}

function start(program: { name: string; path: string; args: string[]; dataDir: string }): NamedProcess {
  const { name, path, args, dataDir } = program
  return startIn(repository, { name, path, args, environment: { DATA_DIR: dataDir } })
}

function startIn(cwd: string, program: Omit<Program, 'cwd' | 'show'>): NamedProcess {
  const started = startNamed({ ...program, cwd, show: 'nowhere' })
  const kill = () => void started.kill()
  process.once('exit', kill)
  void started.ended.then(() => process.removeListener('exit', kill))
  return started
}

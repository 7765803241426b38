// `npm run demo`: the service with a demo account, three simulated charts and the desktop app, so that the dashboard
// is alive within a minute. Nothing here is real: made-up prices, the paper broker, simulated payments.
import { join, resolve } from 'node:path'
import { brand } from '@stratomate/brand'
import { errorText } from '@stratomate/std/errors'
import { openDemoAccount } from './demo-account.ts'
import { type NamedProcess, type Program, startNamed } from './named-process.ts'
import { startScript } from './start-script.ts'

const repository = join(import.meta.dirname, '../../..')
const dataDir = resolve(process.env['DATA_DIR'] ?? join(repository, '.data'))
const environment = { NODE_ENV: 'production', DATA_DIR: dataDir, APP_MODE: 'demo', DESKTOP_BUILD: 'off' }
const running: NamedProcess[] = []
const ending: { under: Promise<never> | null } = { under: null }

process.on('SIGINT', () => void stopAll(0))
process.on('SIGTERM', () => void stopAll(0))

try {
  await runDemo()
} catch (error) {
  if (ending.under !== null) await ending.under
  process.stderr.write(`The demo stopped: ${errorText(error)}\n`)
  await stopAll(1)
}

async function runDemo(): Promise<void> {
  const service = startService()
  const [, origin = ''] = await service.says(/runs at\s+(https?:\/\/\S+)/u)
  const account = await openDemoAccount(origin, join(dataDir, 'demo', 'account.json'))
  const desktopData = join(dataDir, 'demo', account.email)
  const where = ['--headless', '--server', origin, '--data', desktopData]
  const desktop = start('desktop', 'apps/desktop/src/app/main.ts', where)
  const common = join(desktopData, 'common')
  start('terminal', 'tools/simulators/src/terminal/main.ts', ['--charts', '3', '--common', common, '--quiet'])
  // Without a code it still has its credential from the last demo.
  const [, userCode] = await desktop.says(/enter the code ([A-Z0-9]{4}-[A-Z0-9]{4})|reserved|Signed in/u)
  if (userCode !== undefined) await account.approveDevice(userCode)
  welcome(origin, account)
  const code = await Promise.race(running.map((each) => each.ended))
  if (ending.under === null) throw new Error(`a program ended with code ${String(code)}.`)
}

function welcome(origin: string, account: { email: string; password: string }): void {
  process.stdout.write(
    [
      '',
      `  ${brand.name} demo: simulated charts, paper broker, no real money anywhere.`,
      '',
      `  Open       ${origin}/login?returnTo=/dashboard`,
      `  Email     ${account.email}`,
      `  Password   ${account.password}`,
      '',
      '  The trial trades ten times a day; then the dashboard says when it goes on. Ctrl-C stops everything.',
      '',
      '',
    ].join('\n'),
  )
}

function startService(): NamedProcess {
  const { flags, path } = startScript()
  return run({ name: 'service', flags, path, args: [] })
}

function start(name: string, path: string, args: string[]): NamedProcess {
  return run({ name, path: join(repository, path), args })
}

function run(named: Pick<Program, 'name' | 'flags' | 'path' | 'args'>): NamedProcess {
  const program = startNamed({
    ...named,
    environment,
    cwd: repository,
    show: 'terminal',
  })
  running.push(program)
  return program
}

function stopAll(code: number): Promise<never> {
  ending.under ??= stopInOrder(code)
  return ending.under
}

/** The newest program first: the terminal, then the desktop app, which returns its lease, then the service. */
async function stopInOrder(code: number): Promise<never> {
  for (const program of running.toReversed()) await program.stop()
  process.exit(code)
}

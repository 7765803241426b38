import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type SmokeTest = { kind: 'ran'; on: string } | { kind: 'not_run'; why: string }
type SmokeTestOptions = { executable: string; runtime: string; wine?: string }
type Ended = { status: number | null; output: string }

const runMsMax = 120_000
/** The app refuses this option with these words, which only the script inside the executable can say. */
const refusal = { args: ['--replay', 'no-day'], words: 'must be a day such as', status: 2 }

/**
 * Starts the executable once, on Windows itself or under Wine. A Wine that cannot run the plain runtime says nothing
 * about our program, so it counts as not run.
 * @throws Error with what the program said when the runtime runs here and the executable does not
 */
export function smokeTest({ executable, runtime, wine = 'wine' }: SmokeTestOptions): SmokeTest {
  if (process.platform === 'win32') return judge(run(executable, refusal.args), 'Windows')
  const [name = ''] = run(wine, ['--version']).output.split('\n')
  if (name === '') return { kind: 'not_run', why: 'Wine is not installed' }
  const prefix = mkdtempSync(join(tmpdir(), 'stratomate-wine-'))
  // By default Wine pretends to be an old Windows, which the runtime would refuse.
  const settings = [`WINEPREFIX=${prefix}`, 'WINEDEBUG=-all', 'DISPLAY=', 'NODE_SKIP_PLATFORM_CHECK=1', 'FORCE_COLOR=0']
  try {
    const plain = run('env', [...settings, wine, runtime, '--print', '6 * 7'])
    if (plain.status !== 0 || plain.output.trim() !== '42') {
      return { kind: 'not_run', why: `${name} cannot run the runtime that the executable is made of` }
    }
    return judge(run('env', [...settings, wine, executable, ...refusal.args]), name)
  } finally {
    run('env', [...settings, 'wineserver', '-k'])
    rmSync(prefix, { recursive: true, force: true, maxRetries: 5 })
  }
}

function judge({ status, output }: Ended, on: string): SmokeTest {
  if (status === refusal.status && output.includes(refusal.words)) return { kind: 'ran', on }
  throw new Error(`The executable does not run on ${on}: it ended with ${String(status)} and said:\n${output}`)
}

/** No exit status means that the program is missing, or hangs. */
function run(program: string, args: readonly string[]): Ended {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', timeout: runMsMax })
  return { status, output: `${stdout ?? ''}${stderr ?? ''}` }
}

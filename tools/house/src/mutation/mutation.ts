// `npm run mutation`: changes single operators of what decides about trades and money, one at a time and by chance, and asks
// whether the unit tests of the same package fail. `--count 120` changes, `--seed 1` which ones, `--room packages/domain` only
// there. A change that no test sees is either a missing test or, with its reason in known-survivors.data.ts, no change at all.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Random, seededRandom } from '@stratomate/std/random'
import { readRepository } from '../read-repository.ts'
import { isTest } from '../source-file.ts'
import { findMutants, type Mutant, mutantSetting } from './find-mutants.ts'
import { knownSurvivors } from './known-survivors.data.ts'

const repository = join(import.meta.dirname, '../../../..')
const rooms = [
  'packages/domain/src',
  'packages/engine/src',
  'packages/indicators/src/rules',
  'packages/indicators/src/kernels',
]
const seenMin = 0.92
/** A change may make a loop endless. */
const runMsMax = 120_000
const atOnce = 2

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '120' },
    seed: { type: 'string', default: '1' },
    room: { type: 'string', default: '' },
  },
})

async function main(): Promise<void> {
  const chosen = choose(seededRandom(Number(values.seed)))
  await requireGreen(chosen)
  const survivors: Mutant[] = []
  let tried = 0
  const work = async () => {
    for (let mutant = chosen.pop(); mutant !== undefined; mutant = chosen.pop()) {
      const isSeen = await isSeenByTests(mutant)
      tried += 1
      if (!isSeen) survivors.push(mutant)
      console.log(`${isSeen ? '✓' : '✗'} ${describe(mutant)}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  print(tried, survivors)
}

/** Tests that fail without a change would see every one. */
async function requireGreen(mutants: readonly Mutant[]): Promise<void> {
  for (const folder of new Set(mutants.map(packageOf))) {
    if (await areTestsRed(folder, [])) throw new Error(`The unit tests of ${folder} fail without any change.`)
  }
}

/** The same number from each room, in a random order; known changes without effect are left out. */
function choose(random: Random): Mutant[] {
  const { files } = readRepository(repository)
  const sources = files.filter(({ path }) => !isTest(path) && !path.endsWith('.data.ts'))
  const asked = rooms.filter((room) => room.startsWith(values.room))
  return asked.flatMap((room) => {
    const mutants = sources.filter(({ path }) => path.startsWith(`${room}/`)).flatMap(findMutants)
    const shuffled = mutants.map((mutant) => ({ mutant, at: random() })).toSorted((one, other) => one.at - other.at)
    return shuffled
      .map(({ mutant }) => mutant)
      .filter((mutant) => !isKnown(mutant))
      .slice(0, Math.ceil(Number(values.count) / asked.length))
  })
}

function isKnown({ path, line, from, to }: Mutant): boolean {
  return knownSurvivors.some(({ place, change }) => place === `${path}:${line}` && change === `${from} ${to}`)
}

function packageOf({ path }: Mutant): string {
  return path.split('/').slice(0, 2).join('/')
}

/** Whether a unit test of the package that imports the changed file fails, or never ends. */
function isSeenByTests(mutant: Mutant): Promise<boolean> {
  return areTestsRed(packageOf(mutant), ['related', mutant.path], { [mutantSetting]: JSON.stringify(mutant) })
}

function areTestsRed(folder: string, which: readonly string[], change: Record<string, string> = {}): Promise<boolean> {
  const args = [...which, '--run', '--passWithNoTests', '--bail', '1', '--dir', folder, '--reporter', 'dot']
  const config = ['--config', 'tools/house/mutation.vitest.config.ts']
  const child = spawn(process.execPath, [join(repository, 'node_modules/vitest/vitest.mjs'), ...args, ...config], {
    cwd: repository,
    env: { ...process.env, ...change },
    stdio: 'ignore',
    timeout: runMsMax,
    killSignal: 'SIGKILL',
  })
  return new Promise((resolve) => child.once('exit', (code) => resolve(code !== 0)))
}

function describe({ path, line, from, to }: Mutant): string {
  return `${path}:${line}  ${from} → ${to === '' ? 'nothing' : to}`
}

function print(tried: number, survivors: readonly Mutant[]): void {
  const share = (tried - survivors.length) / tried
  console.log(
    `\n${tried - survivors.length} of ${tried} changes seen (${(100 * share).toFixed(1)} %), seed ${values.seed}`,
  )
  for (const survivor of survivors) console.log(`not seen: ${describe(survivor)}`)
  if (share < seenMin) process.exitCode = 1
}

await main()

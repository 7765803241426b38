// `npm test`: web build, house checks, unit tests, then integration and e2e tests beside each other. Ends with the plain line `N passed, N failed`.
import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventFaults, eventFaultSetting } from '@stratomate/simulators/payments/event-faults'
import { changedFiles, processTests } from './changed-files.ts'
import { chooseChangedTests } from './choose-changed-tests.ts'
import { bundledPrograms, bundledProgramsSetting } from './environment/program-path.ts'
import { makeTestFolder } from './environment/test-folder.ts'
import { createDatabase, type Postgres, startPostgres } from './postgres/postgres.ts'
import { preparedClusterSetting, preparedDatabaseSetting, preparedTables } from './postgres/prepared-database.ts'
import { node, repository } from './repository.ts'
import { runVerification } from './run-verification.ts'
import { addCounts, formatCounts, isGood, joinTries, noTests, slowestFiles, type TestCounts } from './test-counts.ts'
import {
  alone,
  besideAnother,
  journeysEndSetting,
  type Part,
  type PartPlace,
  parseTestOptions,
} from './test-options.ts'

const options = parseTestOptions(process.argv.slice(2))
type Scope = { filters: readonly string[]; env: NodeJS.ProcessEnv; place: PartPlace }
// Everything that the tests leave in their temporary folder is deleted with it.
const folder = makeTestFolder()
const journeysEnd = join(folder, 'journeys-have-ended')
const wholePart: Scope = {
  filters: options.filters,
  place: alone,
  env: {
    ...process.env,
    TMPDIR: folder,
    // Hundreds of processes load the same sources: what Node has compiled once serves them all.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    ...(options.soak && { STRATOMATE_SOAK: '1' }),
  },
}
const changes = options.changed ? chosenByChange() : null
const chosenSuites = options.parts.filter((part) => part === 'verify' || changes === null || changes[part].length > 0)
const results: { name: string; counts: TestCounts }[] = []
const preparingScript = join(repository, 'apps/server/src/main/testing/prepare-database-process.ts')

const build = await run([join(import.meta.dirname, 'setup.mjs')])
if (build !== 0) results.push({ name: 'web build', counts: { ...noTests, failed: 1 } })
const needProcesses = chosenSuites.includes('integration') || chosenSuites.includes('e2e')
if (needProcesses) {
  await prepareDatabase()
  await bundlePrograms()
}
const cluster = needProcesses && !options.soak ? await prepareCluster() : null
for (const part of chosenSuites.filter((name) => name === 'verify' || name === 'unit')) await runChosen(part, alone)
// Each of these two waits for processes and browsers, while the other one works.
const waiting = chosenSuites.filter((name) => name === 'integration' || name === 'e2e')
await (waiting.length > 1 ? runBeside() : Promise.all(waiting.map((part) => runChosen(part, alone))))
if (options.soak && options.parts.includes('integration') && options.filters.length === 0) await runWithEventFaults()
await cluster?.stop()
rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })

const all = addCounts(results.map(({ counts }) => counts))
console.log('')
for (const skip of all.skips) console.log(`skipped: ${skip}`)
for (const name of all.failures) console.log(`failed: ${name}`)
for (const name of all.shaky) console.log(`only at the second try: ${name}`)
for (const { file, seconds } of slowestFiles(all)) console.log(`slowest: ${seconds.toFixed(1).padStart(6)} s  ${file}`)
for (const { name, counts } of results) console.log(`${name}: ${formatCounts(counts)}`)
if (all.passed + all.failed === 0) {
  console.log(options.changed ? 'No test ran: the change touches none.' : 'No test ran: the path matches no test file.')
}
console.log(formatCounts(all))
process.exitCode = isGood(all) || (options.changed && all.failed === 0) ? 0 : 1

async function runChosen(part: Part, place: PartPlace): Promise<void> {
  const startedAt = performance.now()
  console.log(`\n── ${part}${options.soak ? ' (long variants)' : ''}`)
  const filters = changes === null || part === 'verify' ? wholePart.filters : changes[part]
  const counts = await runPart(part, { ...wholePart, filters, place })
  results.push({ name: `${part} (${((performance.now() - startedAt) / 1000).toFixed(0)} s)`, counts })
}

/** Runs integration tests and journeys at once, and tells the first when the second have ended. */
async function runBeside(): Promise<void> {
  const journeys = runChosen('e2e', besideAnother).finally(() => writeFileSync(journeysEnd, ''))
  await Promise.all([runChosen('integration', besideAnother), journeys])
}

/** What each part runs for a change; a part that has nothing to run is left out. */
function chosenByChange(): Record<Exclude<Part, 'verify'>, string[]> {
  const changed = changedFiles()
  const read = (path: string) => readFileSync(join(repository, path), 'utf8')
  const tests = chooseChangedTests(changed, { tests: processTests(), read })
  const sources = changed.filter((path) => /\.(?:tsx?|mjs|json)$/u.test(path))
  return {
    unit: sources.length > 0 ? ['--related', ...sources] : [],
    integration: tests.filter((path) => !path.startsWith('tests/e2e/')),
    e2e: tests.filter((path) => path.startsWith('tests/e2e/')),
  }
}

/**
 * A passed check is not a test, so only failed ones are counted. A file whose process died is run once more, because
 * the test is seldom the reason; the long variants give no second try.
 */
async function runPart(part: Part, scope: Scope = wholePart): Promise<TestCounts> {
  if (part === 'verify') return { ...noTests, failed: (await runVerification()).length }
  const first = await runOnce(part, scope)
  if (first.died.length === 0) return first
  console.log(`\n── ${part}, once more: ${first.died.join(', ')}`)
  return joinTries(first, options.soak ? null : await runOnce(part, { ...scope, filters: first.died }))
}

async function runOnce(part: Exclude<Part, 'verify'>, { filters, env, place }: Scope): Promise<TestCounts> {
  const countsFile = join(folder, `${part}.json`)
  const settings = place === besideAnother ? { ...env, [journeysEndSetting]: journeysEnd } : env
  const code = await run([join(import.meta.dirname, 'test-part.ts'), part, countsFile, place, ...filters], settings)
  const counts = readCounts(countsFile)
  if (counts === null) {
    console.log(`✗ The ${part} tests stopped before their end (exit code ${code}).`)
    return { ...noTests, failed: 1 }
  }
  return code !== 0 && counts.failed + counts.died.length === 0 ? { ...counts, failed: 1 } : counts
}

/** Some seventy services begin with the tables that are made here once; should that fail, each makes its own. */
async function prepareDatabase(): Promise<void> {
  const database = join(folder, 'database')
  if ((await run([preparingScript, database])) === 0) wholePart.env[preparedDatabaseSetting] = database
}

/**
 * Where PostgreSQL is installed, the service of a test gets a database there, as in production, for half of the time of
 * a core. Journeys from a first start or through a kill, tests of both databases and the long variants keep the embedded
 * one.
 */
async function prepareCluster(): Promise<Postgres | null> {
  const postgres = await startPostgres({ folder, connectionsMax: 400 })
  if ('unavailable' in postgres) return null
  const address = await createDatabase(postgres.url, { name: preparedTables })
  if ((await run([preparingScript, address])) === 0) wholePart.env[preparedClusterSetting] = postgres.url
  return postgres
}

/** Hundreds of processes start from the same sources; should the bundling fail, each loads them itself. */
async function bundlePrograms(): Promise<void> {
  const programs = join(folder, 'programs')
  const code = await run([join(repository, 'tools/packaging/src/bundle-programs.ts'), programs, ...bundledPrograms])
  if (code === 0) wholePart.env[bundledProgramsSetting] = programs
}

/**
 * Runs the tests of money once more with each way in which the provider's events can go wrong; their long variants ran
 * above.
 */
async function runWithEventFaults(): Promise<void> {
  for (const fault of eventFaults) {
    console.log(`\n── integration, money, every event ${fault}`)
    const counts = await runPart('integration', {
      filters: [
        'features/billing/billing',
        'features/billing/payments.',
        'features/licences/licences',
        'features/billing/invoices.',
        'features/billing/webhooks.',
        'features/billing/admin-billing',
      ],
      env: { ...wholePart.env, [eventFaultSetting]: fault },
      place: alone,
    })
    results.push({ name: `money with events ${fault}`, counts })
  }
}

/** Runs a script of ours with its output shown as it comes. */
function run(args: string[], env = wholePart.env): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, { cwd: repository, env, stdio: 'inherit' })
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

function readCounts(file: string): TestCounts | null {
  try {
    // Safe: test-part.ts, started above, wrote this file with the same type.
    return JSON.parse(readFileSync(file, 'utf8')) as TestCounts
  } catch {
    // No counts means that the part ended before its end, which the caller reports as a failure.
    return null
  }
}

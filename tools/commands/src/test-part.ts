// One part of the tests in a process of its own: node test-part.ts <part> <file for the counts> <place> [path filters], or
// `--related` and changed sources in place of the filters.
// `npm test` starts it, so that a part that crashes or hangs cannot take the final line with it.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { type Reporter, startVitest, type TestCase, type TestModule } from 'vitest/node'
import { repository } from './repository.ts'
import { noTests, type TestCounts } from './test-counts.ts'
import { alone, besideAnother, workersBeside } from './test-options.ts'

/**
 * Characters of an error that are shown beside a failed test's name at the end; all of it is shown where the test ran,
 * which is far up, or lost where only the end of a run is kept.
 */
const failureWidth = 600

const [part = '', countsFile = '', place = alone, ...rest] = process.argv.slice(2)
const related = rest[0] === '--related' ? rest.slice(1) : null
if (part !== 'unit' && part !== 'integration' && part !== 'e2e') throw new Error(`${part} is not a part of the tests.`)

const isBeside = place === besideAnother
/**
 * Processes and browsers spend time waiting, so two cores get one worker more than their number. That of the integration
 * tests waits while journeys run beside them (wait-for-turn.ts).
 */
const workersMax = part === 'unit' || (part === 'e2e' && isBeside) ? workersBeside : 3

let counts = noTests
const counter: Reporter = {
  onTestRunEnd(modules, unhandledErrors) {
    counts = countTests(modules, unhandledErrors.length)
  },
}

const vitest = await startVitest('test', related === null ? rest : [], {
  config: join(repository, 'tools/house/vitest.config.ts'),
  root: repository,
  project: [part],
  run: true,
  watch: false,
  passWithNoTests: true,
  ...(related !== null && { related }),
  maxWorkers: workersMax,
  // Two summaries that draw themselves again and again would cover each other.
  reporters: [['default', { summary: !isBeside }], counter],
})
writeFileSync(countsFile, JSON.stringify(counts))
await vitest.close()

/**
 * A file that cannot be loaded has no tests, and an error outside of every test belongs to none: each counts as one
 * failure.
 */
function countTests(modules: readonly TestModule[], unhandledErrors: number): TestCounts {
  // The process of a file that is still waiting at the end has died, for instance by a fault of the JavaScript engine.
  const died = modules.filter((module) => module.state() === 'pending' || module.state() === 'queued')
  const whole = modules.filter((module) => !died.includes(module))
  const tests = whole.flatMap((module) => [...module.children.allTests()])
  const failed = tests.filter((test) => test.result().state === 'failed')
  const broken = [
    ...whole.map((module) => ({ name: module.relativeModuleId, errors: module.errors() })),
    ...whole
      .flatMap((module) => [...module.children.allSuites()])
      .map((suite) => ({ name: `${suite.module.relativeModuleId} › ${suite.fullName}`, errors: suite.errors() })),
  ].filter(({ errors }) => errors.length > 0)
  return {
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failed: failed.length + broken.length + Math.max(0, unhandledErrors - died.length),
    failures: [...broken.map(({ name, errors }) => named(name, errors)), ...failed.map(withFirstError)],
    shaky: tests.filter((test) => test.diagnostic()?.flaky === true).map(withFirstError),
    skips: tests.flatMap((test) => {
      const result = test.result()
      if (result.state !== 'skipped') return []
      return [`${nameOf(test)}: ${result.note ?? 'no reason given'}`]
    }),
    died: died.map(({ relativeModuleId }) => relativeModuleId),
    durations: whole.map((module) => ({ file: module.relativeModuleId, seconds: secondsOf(module) })),
  }
}

/**
 * With the imports, which a small file may wait for longer than for its tests; without the wait for the journeys.
 */
function secondsOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, duration } = module.diagnostic()
  return (environmentSetupDuration + prepareDuration + collectDuration + duration) / 1000
}

/** The errors of a first try are still reported when the second one passed. */
function withFirstError(test: TestCase): string {
  return named(nameOf(test), test.result().errors ?? [])
}

function named(name: string, [first]: readonly { message: string; diff?: string }[]): string {
  const [firstLine = ''] = (first?.message ?? '').split('\n')
  return `${name}: ${[firstLine, ...differences(first?.diff ?? '')].join(' ').slice(0, failureWidth)}`
}

/** The lines that were expected and those that came instead: the message cuts texts and counts the items of a list. */
function differences(diff: string): string[] {
  const lines = stripVTControlCharacters(diff).split('\n')
  return lines.filter((line) => /^[-+] (?!Expected|Received)/u.test(line)).map((line) => line.replaceAll(/\s+/gu, ' '))
}

function nameOf(test: TestCase): string {
  return `${test.module.relativeModuleId} › ${test.fullName}`
}

/**
 * What one part of the tests came to; `failures` name each failed test, and each file or suite whose preparation failed,
 * with the first line of its error, `shaky` each one that held only at its second try with that of its first, `skips` each
 * skipped one with its reason. `failed` also counts errors outside every test, which have no name. `died` names the files
 * that no process ran to their end; nothing of them is counted. `durations` are the files that ran, in seconds.
 */
export type TestCounts = {
  passed: number
  failed: number
  failures: string[]
  skips: string[]
  shaky: string[]
  died: string[]
  durations: FileDuration[]
}

export type FileDuration = { file: string; seconds: number }

const slowestMax = 10

export const noTests: TestCounts = { passed: 0, failed: 0, failures: [], skips: [], shaky: [], died: [], durations: [] }

/** The sum of several parts. */
export function addCounts(counts: readonly TestCounts[]): TestCounts {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    failures: counts.flatMap(({ failures }) => failures),
    skips: counts.flatMap(({ skips }) => skips),
    shaky: counts.flatMap(({ shaky }) => shaky),
    died: counts.flatMap(({ died }) => died),
    durations: counts.flatMap(({ durations }) => durations),
  }
}

/**
 * A first run, and a second one of the files whose process died in it: those are named as passed at their second try.
 * Without a second run, or when a process dies again, its file has failed.
 */
export function joinTries(first: TestCounts, second: TestCounts | null): TestCounts {
  const dead = second === null ? first.died : second.died
  const failures = dead.map((file) => `${file}: the process that ran it died`)
  const held = first.died.filter((file) => !dead.includes(file))
  const sum = addCounts(second === null ? [first] : [first, second])
  return {
    ...sum,
    failed: sum.failed + dead.length,
    failures: [...sum.failures, ...failures],
    shaky: [...sum.shaky, ...held.map((file) => `${file}: the process that ran it died`)],
    died: [],
  }
}

/** The plain line that ends `npm test`: `12 passed, 0 failed`, with the skipped ones only when there are any. */
export function formatCounts({
  passed,
  failed,
  skips,
  shaky,
}: Omit<TestCounts, 'failures' | 'died' | 'durations'>): string {
  const rest = [
    skips.length > 0 ? `, ${skips.length} skipped` : '',
    shaky.length > 0 ? `, ${shaky.length} only at the second try` : '',
  ]
  return `${passed} passed, ${failed} failed${rest.join('')}`
}

/** The ten files that took longest, the slowest first. */
export function slowestFiles({ durations }: Pick<TestCounts, 'durations'>): FileDuration[] {
  return durations.toSorted((one, other) => other.seconds - one.seconds).slice(0, slowestMax)
}

/** A run is good when something ran and nothing failed. */
export function isGood({ passed, failed }: Pick<TestCounts, 'passed' | 'failed'>): boolean {
  return failed === 0 && passed > 0
}

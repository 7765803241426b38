/**
 * What one part of the tests came to; `failures` name each failed test with the first line of its error, `shaky` each one
 * that held only at its second try with that of its first, `skips` each skipped one with its reason. `failed` also counts
 * what has no name, as a file that cannot be loaded.
 */
export type TestCounts = { passed: number; failed: number; failures: string[]; skips: string[]; shaky: string[] }

export const noTests: TestCounts = { passed: 0, failed: 0, failures: [], skips: [], shaky: [] }

/** The sum of several parts. */
export function addCounts(counts: readonly TestCounts[]): TestCounts {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    failures: counts.flatMap(({ failures }) => failures),
    skips: counts.flatMap(({ skips }) => skips),
    shaky: counts.flatMap(({ shaky }) => shaky),
  }
}

/** The plain line that ends `npm test`: `12 passed, 0 failed`, with the skipped ones only when there are any. */
export function formatCounts({ passed, failed, skips, shaky }: Omit<TestCounts, 'failures'>): string {
  const rest = [
    skips.length > 0 ? `, ${skips.length} skipped` : '',
    shaky.length > 0 ? `, ${shaky.length} only at the second try` : '',
  ]
  return `${passed} passed, ${failed} failed${rest.join('')}`
}

/** A run is good when something ran and nothing failed. */
export function isGood({ passed, failed }: Pick<TestCounts, 'passed' | 'failed'>): boolean {
  return failed === 0 && passed > 0
}

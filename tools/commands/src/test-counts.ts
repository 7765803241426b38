/** What one part of the tests came to; `skips` name each skipped test with its reason. */
export type TestCounts = { passed: number; failed: number; skips: string[] }

export const noTests: TestCounts = { passed: 0, failed: 0, skips: [] }

/** The sum of several parts. */
export function addCounts(counts: readonly TestCounts[]): TestCounts {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    skips: counts.flatMap(({ skips }) => skips),
  }
}

/** The plain line that ends `npm test`: `12 passed, 0 failed`, with the skipped ones only when there are any. */
export function formatCounts({ passed, failed, skips }: TestCounts): string {
  return `${passed} passed, ${failed} failed${skips.length > 0 ? `, ${skips.length} skipped` : ''}`
}

/** A run is good when something ran and nothing failed. */
export function isGood({ passed, failed }: TestCounts): boolean {
  return failed === 0 && passed > 0
}

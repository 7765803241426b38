/** Compares versions part by part as numbers: negative when `one` is older. A missing or odd part counts as zero. */
export function compareVersions(one: string, other: string): number {
  const mine = partsOf(one)
  const theirs = partsOf(other)
  for (let place = 0; place < Math.max(mine.length, theirs.length); place += 1) {
    const difference = (mine[place] ?? 0) - (theirs[place] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** The version of the next upload: one patch after the newest that is known, 1.0.0 for the first. */
export function nextVersion(known: readonly string[]): string {
  const newest = known.toSorted(compareVersions).at(-1)
  if (newest === undefined) return '1.0.0'
  const [major = 0, minor = 0, patch = 0] = partsOf(newest)
  return `${major}.${minor}.${patch + 1}`
}

function partsOf(version: string): number[] {
  return version.split('.').map((part) => Number.parseInt(part, 10) || 0)
}

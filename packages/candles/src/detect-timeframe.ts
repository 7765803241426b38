/** Timeframes that charts have, in seconds: a minute to a day. */
const timeframes = [
  60, 120, 180, 240, 300, 360, 600, 720, 900, 1_200, 1_800, 3_600, 7_200, 10_800, 14_400, 21_600, 28_800, 43_200,
  86_400,
] as const

/**
 * The timeframe of a history: the most frequent distance of neighbouring times, seconds. Null when no chart has that
 * timeframe. `share` is how many of the distances equal it, from 0 to 1.
 */
export function detectTimeframe(time: Float64Array): { timeframeS: number; share: number } | null {
  const counts = new Map<number, number>()
  // Runs of the same distance are counted at once: nearly all of a history is one run.
  let [run, runS] = [0, Number.NaN]
  for (let index = 1; index < time.length; index += 1) {
    const distance = (time[index] ?? 0) - (time[index - 1] ?? 0)
    if (distance !== runS) {
      counts.set(runS, (counts.get(runS) ?? 0) + run)
      run = 0
      runS = distance
    }
    run += 1
  }
  counts.set(runS, (counts.get(runS) ?? 0) + run)
  const [best] = [...counts].toSorted(([one, first], [other, second]) => second - first || one - other)
  if (best === undefined || !timeframes.some((timeframeS) => timeframeS === best[0])) return null
  return { timeframeS: best[0], share: best[1] / (time.length - 1) }
}

import type { DemoStep } from './demo-run.ts'

/**
 * Eight hexadecimal digits that identify all steps of a run: equal digits mean prices that are equal to the last bit
 * (FNV-1a of their JSON). It uses nothing else of its file, so that a test may send its source to a browser.
 */
export function digestSteps(steps: readonly DemoStep[]): string {
  const text = JSON.stringify(steps)
  let hash = 2_166_136_261
  for (let place = 0; place < text.length; place += 1) hash = Math.imul(hash ^ text.charCodeAt(place), 16_777_619)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

import type { DemoStep } from './demo-run.ts'

/**
 * Eight hexadecimal digits that name all steps of a run: equal to the last bit of every price, equal digits (FNV-1a of
 * their JSON). It uses nothing of its file, so that a test may hand its source to a browser.
 */
export function digestSteps(steps: readonly DemoStep[]): string {
  const text = JSON.stringify(steps)
  let hash = 2_166_136_261
  for (let place = 0; place < text.length; place += 1) hash = Math.imul(hash ^ text.charCodeAt(place), 16_777_619)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

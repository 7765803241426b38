import { DemoClient } from './demo-client.ts'

/** At most one worker that has started and waits for a person who moved to the button. */
let spare: DemoClient | null = null

/** Starts a worker before the press, so that its first candle comes sooner. */
export function prepareDemo(): void {
  spare ??= new DemoClient()
}

/** The worker that waits, or a new one. */
export function takeDemo(): DemoClient {
  const taken = spare ?? new DemoClient()
  spare = null
  return taken
}

import { remoteTimings } from '../remote/remote-timings.ts'

/** The broker's patience in tests: the same rules, in hundredths of their times. */
export const quickTimings = {
  ...remoteTimings,
  firstMs: 20,
  lastMs: 100,
  lossesMax: 40,
  verdictMs: 1_500,
  askEveryMs: 400,
  overdueMs: 200,
}

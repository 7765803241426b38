import { remoteTimings } from '../remote/remote-timings.ts'

/** The waiting times of tests: the same rules, with a hundredth of the durations. */
export const quickTimings = {
  ...remoteTimings,
  firstMs: 20,
  lastMs: 100,
  lossesMax: 40,
  verdictMs: 1_500,
  askEveryMs: 400,
  overdueMs: 200,
}

import { fileURLToPath } from 'node:url'
import { type ClosablePasswords, createPasswords } from '#server/adapters/create-passwords.ts'
import { readBuiltPages } from '#server/http/pages/built-pages.ts'
import type { DesktopBuild } from './build-desktop.ts'
import { readBytesFree } from './free-space.ts'
import { type PaymentsProcess, startPaymentsSimulator, type WebhookTarget } from './payments-process.ts'

/**
 * Everything outside of the service: the clock, the disk, the local payment simulator, and the intervals of its checks.
 */
export type ServiceOutside = {
  now: () => Date
  /** Writes a line for whoever runs the server. */
  printOnConsole: (line: string) => void
  bytesFree: (folder: string) => Promise<number>
  /** What hashes and judges passwords. */
  createPasswords: () => ClosablePasswords
  startPaymentsSimulator: (dataDir: string, webhook: WebhookTarget) => Promise<PaymentsProcess>
  /** Where the build of the repository leaves its packages; null: none are published. */
  packagesFolder: string | null
  /** How the package for Windows is built where the settings ask for it. */
  desktopBuild: DesktopBuild
  /** Where the build of the repository leaves the web pages. */
  webFolder: string
  readPages: typeof readBuiltPages
  mailEveryMs: number
  /** The poll interval for payment events that were not handled at once, and for those that never came. */
  eventsEveryMs: number
  reconcileEveryMs: number
  /** How often expired data is deleted. */
  forgetEveryMs: number
  /** How often memory drops what it holds for readers and computers that are gone. */
  forgetUnheldEveryMs: number
  /** How often counted downloads are stored. */
  countEveryMs: number
  /** How often open pages are notified of new notifications. */
  publishEveryMs: number
  digestEveryMs: number
  /** The poll interval for proofs and published rules that wait to be run; a new one wakes the jobs as well. */
  proofsEveryMs: number
  /** How soon the streams of an ended session or computer end too. */
  streamsEveryMs: number
  /** How often to check whether all streams must be checked. */
  allStreamsEveryMs: number
  /** The poll interval for whether apps that trade have fallen silent, refuse much or were stopped. */
  engineWatchEveryMs: number
  /** How often every part is checked for the history of the status page. */
  statusEveryMs: number
  /** How often the bot sends what is due, and how soon it asks for updates again. */
  telegramEveryMs: number
  /** The poll interval for deliveries to webhooks. */
  webhookEveryMs: number
  /** The poll interval for notifications to browsers. */
  pushEveryMs: number
  freeSpaceEveryMs: number
  databaseWatch: { everyMs: number; silentMaxMs: number }
}

export const realOutside: ServiceOutside = {
  now: () => new Date(),
  printOnConsole: (line) => void process.stdout.write(`${line}\n`),
  bytesFree: readBytesFree,
  createPasswords,
  startPaymentsSimulator,
  packagesFolder: fileURLToPath(new URL('../../../../tools/packaging/build', import.meta.url)),
  desktopBuild: {
    program: fileURLToPath(new URL('../../../../tools/packaging/src/build-executable.ts', import.meta.url)),
    args: [],
    msMax: 15 * 60_000,
    bytesFree: 2_000_000_000,
  },
  webFolder: fileURLToPath(new URL('../../../web/build/client', import.meta.url)),
  readPages: readBuiltPages,
  mailEveryMs: 2_000,
  eventsEveryMs: 5_000,
  reconcileEveryMs: 240_000,
  forgetEveryMs: 600_000,
  forgetUnheldEveryMs: 10_000,
  countEveryMs: 5_000,
  publishEveryMs: 1_000,
  digestEveryMs: 60_000,
  proofsEveryMs: 30_000,
  streamsEveryMs: 500,
  allStreamsEveryMs: 30_000,
  engineWatchEveryMs: 30_000,
  statusEveryMs: 60_000,
  telegramEveryMs: 1_000,
  webhookEveryMs: 1_000,
  pushEveryMs: 1_000,
  freeSpaceEveryMs: 5_000,
  databaseWatch: { everyMs: 5_000, silentMaxMs: 15_000 },
}

import { expect, test } from 'vitest'
import {
  fixedComponents,
  judgeDatabase,
  judgeMail,
  judgePackage,
  judgePayments,
  judgeWebhooks,
} from './judge-components.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test.each([
  { what: 'nothing waits', waitedMinutes: null, failed: 0, state: 'operational' },
  { what: 'a mail waits for ten minutes', waitedMinutes: 10, failed: 0, state: 'operational' },
  { what: 'a mail waits for eleven minutes', waitedMinutes: 11, failed: 0, state: 'degraded' },
  { what: 'a mail waits for an hour', waitedMinutes: 60, failed: 0, state: 'degraded' },
  { what: 'a mail waits for more than an hour', waitedMinutes: 61, failed: 0, state: 'down' },
  { what: 'nine mails failed', waitedMinutes: null, failed: 9, state: 'operational' },
  { what: 'ten mails failed', waitedMinutes: null, failed: 10, state: 'degraded' },
])('when $what, mail is $state', ({ waitedMinutes, failed, state }) => {
  const oldestUnsentAt = waitedMinutes === null ? null : minutesAgo(waitedMinutes)

  expect(judgeMail('smtp', { oldestUnsentAt, failed, lastSentAt: null }, now).state).toBe(state)
})

test('mails that are kept on purpose are no fault, however long they stay', () => {
  const outbox = { oldestUnsentAt: minutesAgo(5_000), failed: 0, lastSentAt: null }

  expect(judgeMail('kept', outbox, now).state).toBe('not-configured')
})

test('mail tells when one last left', () => {
  const outbox = { oldestUnsentAt: null, failed: 0, lastSentAt: minutesAgo(5) }

  expect(judgeMail('smtp', outbox, now).lastAt).toBe('2026-11-21T11:55:00.000Z')
})

test('a database that is silent is down, and mail with it is late', () => {
  expect(judgeDatabase(null).state).toBe('down')
  expect(judgeDatabase(now).state).toBe('operational')
  expect(judgeMail('smtp', null, now).state).toBe('degraded')
})

test.each([
  ['answers', 'operational'],
  ['silent', 'down'],
  ['off', 'not-configured'],
] as const)('a payment service that %s is %s', (kind, state) => {
  expect(judgePayments('provider', { kind, lastAt: null }).state).toBe(state)
})

test('simulated payments say that no card is charged', () => {
  expect(judgePayments('simulator', { kind: 'answers', lastAt: now }).detail).toContain('no card is charged')
})

test.each([
  { what: 'none has come', age: { lastAt: null, waitingSince: null }, state: 'operational' },
  { what: 'one has come', age: { lastAt: minutesAgo(900), waitingSince: null }, state: 'operational' },
  { what: 'one has just come', age: { lastAt: now, waitingSince: minutesAgo(1) }, state: 'operational' },
  { what: 'one waits for long', age: { lastAt: now, waitingSince: minutesAgo(11) }, state: 'degraded' },
  { what: 'the database is silent', age: null, state: 'degraded' },
])('when $what, payment events are $state', ({ age, state }) => {
  expect(judgeWebhooks(age, { clock: 0, secret: 0 }, now).state).toBe(state)
})

test.each([
  { what: 'the clock is off', refused: { clock: 1, secret: 0 }, heardMinutes: 1, state: 'degraded' },
  { what: 'the secret is wrong', refused: { clock: 0, secret: 3 }, heardMinutes: 61, state: 'degraded' },
  { what: 'the secret was never right', refused: { clock: 0, secret: 3 }, heardMinutes: null, state: 'degraded' },
  { what: 'strangers guess', refused: { clock: 0, secret: 900 }, heardMinutes: 59, state: 'operational' },
])('of refused events, when $what, payment events are $state', ({ refused, heardMinutes, state }) => {
  const age = { lastAt: heardMinutes === null ? null : minutesAgo(heardMinutes), waitingSince: null }

  expect(judgeWebhooks(age, refused, now).state).toBe(state)
})

const publishedFile = {
  version: '1.0.0',
  fileName: 'stratomate-desktop.zip',
  sizeBytes: 1,
  sha256: 'a'.repeat(64),
  releasedOn: '2026-11-21',
  downloadUrl: '/downloads/stratomate-desktop.zip',
}
const building = { state: 'building', step: 2, steps: 6, words: 'Signing' } as const
const failed = { state: 'failed', reason: 'build' } as const
const off = { state: 'off' } as const
const file = { ...publishedFile, holdsProgram: false, app: 'script' as const, isSigned: false }
const unknown = { ...file, app: null }
const setup = { ...file, holdsProgram: true, app: 'setup' as const }

const words = {
  small: 'The download holds the small package, which needs Node 24.',
  setup: 'The download holds a setup program for Windows.',
  unknown: 'The download is there, and its README.txt says how it is started.',
  none: 'No package of the app can be downloaded.',
}
const step = 'A new package for Windows is being built, step 2 of 6 (Signing).'
const fault = 'The package for Windows could not be built here.'

test.each([
  { what: 'a script', installer: file, build: off, state: 'operational', detail: words.small },
  { what: 'an unknown file', installer: unknown, build: off, state: 'operational', detail: words.unknown },
  { what: 'nothing', installer: null, build: off, state: 'not-configured', detail: words.none },
  { what: 'a first build', installer: null, build: building, state: 'operational', detail: `${step} ${words.none}` },
  { what: 'a failure', installer: file, build: failed, state: 'not-configured', detail: `${fault} ${words.small}` },
  { what: 'an upload beside it', installer: setup, build: failed, state: 'operational', detail: words.setup },
])('of the desktop app, $what is told as it is', ({ installer, build, state, detail }) => {
  expect(judgePackage({ installer, build, indicators: null })).toMatchObject({ state, detail })
})

test('what is not built yet says so and is not called a fault', () => {
  expect(Object.fromEntries(fixedComponents.map(({ id, state }) => [id, state]))).toMatchObject({
    'broker-paper': 'operational',
    'broker-pocket-option': 'preview',
    'broker-deriv': 'preview',
  })
})

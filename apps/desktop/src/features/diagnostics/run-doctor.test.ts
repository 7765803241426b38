import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bridgeFileName } from '@stratomate/contracts'
import type { WindowFinding } from '@stratomate/contracts/desktop-window/diagnostics'
import { explainedCodes } from '@stratomate/contracts/errors'
import { chartOf } from '@stratomate/engine/testing/chart-of'
import { expect, test } from 'vitest'
import { newApp } from '#desktop/testing/new-app.ts'
import { type DoctorApp, runDoctor } from './run-doctor.ts'

const nowMs = Date.UTC(2026, 10, 18, 12)
const none = { folders: [], indicators: [], isOneIndicator: false }
const find = (app: DoctorApp, id: WindowFinding['id']): WindowFinding | undefined =>
  runDoctor(app, none).find((finding) => finding.id === id)

/** Everything that can be wrong at the same time, then what can only be wrong when other things are right. */
function sickApps(): DoctorApp[] {
  const bare = newApp(nowMs)
  bare.engine.pauses.resume('person')
  const turnedAway = newApp(nowMs)
  mkdirSync(turnedAway.settings.commonFolder)
  writeFileSync(join(turnedAway.settings.commonFolder, bridgeFileName), '{}')
  turnedAway.bridgeRefusal.code = 'bad_token'
  turnedAway.bridgeRefusal.atMs = nowMs
  turnedAway.clock.isSetBack = true
  turnedAway.brokerStops.take([{ broker: 'paper', reason: 'Its ledger is being mended.' }])
  const late = newApp(nowMs)
  late.clock.site = { aheadMs: 2_000, uncertaintyMs: 100, atMs: nowMs }
  return [bare, turnedAway, late]
}

test('whatever is wrong is told with what to do, and with the page that explains it', () => {
  const problems = sickApps().flatMap((app) => runDoctor(app, none).filter(({ state }) => state === 'problem'))
  const pages = problems.map(({ link }) => new URL(link ?? 'about:blank').pathname)
  const codes = pages.filter((page) => page.startsWith('/errors/')).map((page) => page.slice('/errors/'.length))

  expect(new Set(problems.map(({ id }) => id))).toEqual(
    new Set(['terminal', 'pipe', 'clock', 'broker', 'quota', 'trading']),
  )
  expect(problems.filter(({ advice, link }) => advice === '' || link === null)).toEqual([])
  expect(codes.filter((code) => !explainedCodes.includes(code))).toEqual([])
})

test('a chart that sends nothing is told with the code of the terminal and what to choose from', () => {
  const app = newApp(nowMs)
  const chart = { chartId: 't:1', chart: chartOf('EURUSD') }
  expect(find(app, 'source')).toBeUndefined()
  app.chartNotes.take(
    chart,
    { type: 'note', run: 'r', code: 'source_choice', count: 1, about: 'MA(20), RSI(14)' },
    nowMs,
  )

  expect(find(app, 'source')).toMatchObject({ state: 'problem' })
  expect(find(app, 'source')?.title).toContain('EURUSD, 1 min: Several indicators')
  expect(find(app, 'source')?.advice).toContain('(source_choice: MA(20), RSI(14))')
})

test('a clock that the broker proves wrong is not called right because that of the site agrees', () => {
  const app = newApp(nowMs)
  app.clock.site = { aheadMs: 0, uncertaintyMs: 50, atMs: nowMs }
  expect(find(app, 'clock')?.state).toBe('ok')
  app.clock.offMs = () => 5_000

  expect(find(app, 'clock')).toMatchObject({
    state: 'problem',
    title: 'The clock is 5.0 s or more from that of the broker or the site. Signals are refused.',
    link: 'https://example.com/errors/clock_differs',
  })
})

test('a service that is away is told with since when, and with what may be traded without it', () => {
  const app = newApp(nowMs)
  expect(find(app, 'service')).toMatchObject({ state: 'ok' })
  app.link.downSinceMs = () => nowMs - 90_000

  expect(find(app, 'service')).toMatchObject({
    state: 'problem',
    title: expect.stringMatching(/^The service has not answered since [\d:]+\.$/u),
    advice: expect.stringContaining('No trades are reserved, so none are placed until it is back.'),
  })
})

test('a journal that was new although limits were kept before is told until the next start', () => {
  const app = newApp(nowMs)
  expect(find(app, 'journal')).toBeUndefined()
  app.lossLimits.isJournalNew = true

  expect(find(app, 'journal')).toMatchObject({ state: 'problem', title: 'The journal was new when the app started.' })
})

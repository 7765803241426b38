import type { SignalFrame } from '@stratomate/contracts'
import { expect, test } from 'vitest'
import { chartOf } from '@stratomate/engine/testing/chart-of'
import type { IncomingSignal, SignalAnswer } from '@stratomate/engine/ports'
import { bridgeEvents } from './bridge-events.ts'
import { newApp } from '#desktop/testing/new-app.ts'

const nowMs = Date.UTC(2026, 10, 18, 12)

const frame: SignalFrame = {
  type: 'sig',
  run: 'run',
  seq: 1,
  sym: 'EURUSD',
  tf: 60,
  bar: 600,
  gmt: nowMs,
  tick: 1,
  side: 1,
  px: 1.1,
  shift: 1,
  conf: 1,
  ind: 'x',
}

const noHooks = { beforeSignal() {}, stop() {} }
/** A chart whose Expert Advisor cannot be told what to read. */
const oldChart = { chartId: 't:1', source: null }

test('the first signal after a sleep is not traded: the gap is noticed before the desk sees it', async () => {
  const app = newApp(nowMs)
  const chart = chartOf('EURUSD')
  const answers: SignalAnswer[] = []
  const events = bridgeEvents(app, {
    ...noHooks,
    beforeSignal: () => app.engine.pauses.pause('person', 'The computer slept.'),
  })
  events.connected(chart)
  events.signal({ id: 's', ...oldChart, chart, frame, receivedAtMs: nowMs, answer: (answer) => answers.push(answer) })
  await new Promise((resolve) => setImmediate(resolve))

  expect(answers).toEqual([{ state: 'rejected', reason: 'paused' }])
})

test('a signal whose next candle did not follow at once is refused as late', async () => {
  const app = newApp(nowMs)
  app.engine.pauses.resume('person')
  const chart = chartOf('EURUSD')
  const answers: SignalAnswer[] = []
  const events = bridgeEvents(app, noHooks)
  events.connected(chart)
  events.bar(chart, { type: 'bar', run: 'run', seq: 1, bar: 600, o: 1.1, h: 1.1, l: 1.1, c: 1.1, vol: 1 })
  const late = { ...frame, next: 600 + 1_800 }
  events.signal({
    id: 's',
    ...oldChart,
    chart,
    frame: late,
    receivedAtMs: nowMs,
    answer: (answer) => answers.push(answer),
  })
  await new Promise((resolve) => setImmediate(resolve))

  expect(answers).toEqual([{ state: 'rejected', reason: 'late_candle' }])
})

test('events of the terminal’s calendar are those of the chart’s symbol once its reading has ended', () => {
  const app = newApp(nowMs)
  const chart = chartOf('EURUSD')
  const events = bridgeEvents(app, noHooks)
  const event = { type: 'news', run: 'run', at: nowMs / 1_000 + 300, cur: 'USD', imp: 3, name: 'CPI' } as const
  events.news(chart, event, 't:1')
  expect(app.calendar.around('EURUSD', nowMs)).toEqual([])
  events.news(chart, { type: 'news_end', run: 'run', count: 1 }, 't:1')

  const known = { atMs: nowMs + 300_000, currency: 'USD', importance: 3, name: 'CPI' }
  expect(app.calendar.around('EURUSD', nowMs)).toEqual([known])
})

test('a note is kept until the chart reads an indicator', () => {
  const app = newApp(nowMs)
  const chart = chartOf('EURUSD')
  const events = bridgeEvents(app, noHooks)
  events.noted(chart, { type: 'note', run: 'run', code: 'source_missing', count: 1, about: '' }, 't:1')

  expect(app.chartNotes.current(nowMs)).toHaveLength(1)
  events.opened({ ...oldChart, chart, isRead: true, send() {} })
  expect(app.chartNotes.current(nowMs)).toEqual([])
})

test('a signal is marked when it was read in another way than the person has chosen', () => {
  const app = newApp(nowMs)
  const marks = new Array<boolean | undefined>()
  const engine = { receive: ({ signal }: IncomingSignal) => void marks.push(signal.isOtherSource) }
  const events = bridgeEvents({ ...app, engine }, noHooks)
  const signal = { id: 's', chart: chartOf('EURUSD'), frame, receivedAtMs: nowMs, answer() {} }
  app.chartSources.choose('t:1', { kind: 'arrows', name: 'Arrows', inputs: '', buy: 0, sell: 1 })
  for (const source of [null, '', 'another choice']) events.signal({ ...signal, chartId: 't:1', source })
  for (const source of [null, '']) events.signal({ ...signal, chartId: 't:2', source })
  events.signal({ ...signal, chartId: 't:2', source: 'a choice that was taken back' })

  expect(marks).toEqual([true, true, true, false, false, true])
})

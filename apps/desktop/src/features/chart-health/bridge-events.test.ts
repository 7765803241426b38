import type { SignalFrame } from '@stratomate/contracts'
import { expect, test } from 'vitest'
import { chartOf } from '@stratomate/engine/testing/chart-of'
import type { SignalAnswer } from '@stratomate/engine/ports'
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

test('the first signal after a sleep is not traded: the gap is noticed before the desk sees it', async () => {
  const app = newApp(nowMs)
  const chart = chartOf('EURUSD')
  const answers: SignalAnswer[] = []
  const events = bridgeEvents(app, () => app.engine.pauses.pause('person', 'The computer slept.'))
  events.connected(chart)
  events.signal({ id: 's', chart, frame, receivedAtMs: nowMs, answer: (answer) => answers.push(answer) })
  await new Promise((resolve) => setImmediate(resolve))

  expect(answers).toEqual([{ state: 'rejected', reason: 'paused' }])
})

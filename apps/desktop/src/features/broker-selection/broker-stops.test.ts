import { expect, test } from 'vitest'
import { BrokerStops } from './broker-stops.ts'

function newComputer(first?: string) {
  const notes = new Map(first === undefined ? [] : [['switched_off_brokers', first]])
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  const startApp = () =>
    new BrokerStops({
      notes: { readNote: (key) => notes.get(key) ?? null, writeNote: (key, value) => void notes.set(key, value) },
      log: { info: say, warn: say },
    })
  return { startApp, lines, notes }
}

const changed = { broker: 'pocket-option', reason: 'Its page has changed.' }

test('a broker is switched off with its reason, through restarts, until the site lifts it', () => {
  const { startApp, lines } = newComputer()
  const stops = startApp()
  expect(stops.reasonOf('pocket-option')).toBeNull()
  stops.take([changed])
  stops.take([{ ...changed }])
  expect([stops.reasonOf('pocket-option'), stops.reasonOf('deriv'), lines.length]).toEqual([changed.reason, null, 1])

  const next = startApp()
  expect(next.reasonOf('pocket-option')).toBe(changed.reason)
  next.take([])
  expect([next.reasonOf('pocket-option'), startApp().reasonOf('pocket-option')]).toEqual([null, null])
})

test('another reason is said anew, and a broker that this version does not know harms nothing', () => {
  const { startApp, lines } = newComputer()
  const stops = startApp()
  stops.take([changed, { broker: 'new-broker', reason: 'Later.' }])
  stops.take([{ ...changed, reason: 'Still changed.' }])

  expect(stops.reasonOf('pocket-option')).toBe('Still changed.')
  expect(lines).toHaveLength(4)
})

test.each(['', '{', '{}', '[{"broker":1}]', '[null]'])('a note that says %s stops no start', (note) => {
  expect(newComputer(note).startApp().reasonOf('pocket-option')).toBeNull()
})

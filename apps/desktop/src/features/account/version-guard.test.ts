import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TradingHalts } from '@stratomate/engine/gate/trading-halts'
import { VersionGuard } from './version-guard.ts'

function newComputer() {
  const notes = new Map<string, string>()
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  const startApp = (own: string) => {
    const pauses = new TradingHalts()
    const store = {
      readNote: (key: string) => notes.get(key) ?? null,
      writeNote: (key: string, value: string) => void notes.set(key, value),
    }
    return { pauses, guard: new VersionGuard({ pauses, notes: store, log: { info: say, warn: say }, own }) }
  }
  return { startApp, said, notes }
}

test('a version below the minimum stops, says how to update, and says it once', () => {
  const { startApp, said } = newComputer()
  const { pauses, guard } = startApp('0.9.9')
  guard.take('0.9.9')
  expect(pauses.reason()).toBeNull()

  guard.take('0.10.0')
  guard.take('0.10.0')
  expect(pauses.reason()).toBe('version 0.9.9 may not trade any more, install 0.10.0 or newer from the download page')
  expect(said).toHaveLength(1)

  guard.take('0.9.0')
  expect(pauses.reason()).toBeNull()
  expect(said.at(-1)).toBe('This version of the app may trade again.')
})

test('a start without a connection remembers the minimum, and the newer version trades', () => {
  const { startApp } = newComputer()
  startApp('1.0.0').guard.take('1.2.0')

  expect(startApp('1.0.0').pauses.isPausedBy('version')).toBe(true)
  expect(startApp('1.2.0').pauses.isPausedBy('version')).toBe(false)
})

test.each([undefined, null, 7, '', 'newest', '1', '1.2.3-beta', '9'.repeat(1_000), '1.2.3.4.5', {}])(
  'what is no version (%s) changes nothing',
  (wrong) => {
    const { startApp, notes } = newComputer()
    const { pauses, guard } = startApp('1.0.0')
    guard.take(wrong)

    expect([pauses.reason(), notes.size]).toEqual([null, 0])
  },
)

test('whatever the server says, only the last word counts', () => {
  const version = fc.tuple(fc.nat(3), fc.nat(30), fc.nat(30))
  fc.assert(
    fc.property(fc.array(version, { minLength: 1 }), (words) => {
      const { pauses, guard } = newComputer().startApp('1.10.10')
      for (const word of words) guard.take(word.join('.'))
      const [major = 0, minor = 0, patch = 0] = words.at(-1) ?? []
      const isAbove = major * 1e6 + minor * 1e3 + patch > 1_010_010
      expect(pauses.isPausedBy('version')).toBe(isAbove)
    }),
  )
})

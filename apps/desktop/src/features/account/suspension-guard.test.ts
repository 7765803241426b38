import { expect, test } from 'vitest'
import { TradingHalts } from '@stratomate/engine/gate/trading-halts'
import { SuspensionGuard } from './suspension-guard.ts'

function newComputer() {
  const notes = new Map<string, string>()
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  const startApp = () => {
    const pauses = new TradingHalts()
    const store = {
      readNote: (key: string) => notes.get(key) ?? null,
      writeNote: (key: string, value: string) => void notes.set(key, value),
    }
    return { pauses, guard: new SuspensionGuard({ pauses, notes: store, log: { info: say, warn: say } }) }
  }
  return { startApp, said }
}

test('a suspended account stops trading, and says so once', () => {
  const { startApp, said } = newComputer()
  const { pauses, guard } = startApp()
  guard.suspend()
  guard.suspend()

  expect(pauses.cause()).toBe('suspended')
  expect(said).toEqual([
    'Trading stops: the account is suspended, contact support to learn why. Open trades run to their end and are reported.',
  ])
})

test('a start without a connection remembers the suspension until the server serves the account again', () => {
  const { startApp, said } = newComputer()
  startApp().guard.suspend()
  const again = startApp()
  expect(again.pauses.isPausedBy('suspended')).toBe(true)
  again.guard.lift()
  again.guard.lift()

  expect(again.pauses.cause()).toBeNull()
  expect(startApp().pauses.cause()).toBeNull()
  expect(said.at(-1)).toBe('The account is no longer suspended.')
  expect(said).toHaveLength(3)
})

test('who was never suspended hears nothing of it', () => {
  const { startApp, said } = newComputer()
  startApp().guard.lift()

  expect(said).toEqual([])
})

test('a pause of the person stays when the suspension ends', () => {
  const { pauses, guard } = newComputer().startApp()
  pauses.pause('person', 'paused here')
  guard.suspend()
  guard.lift()

  expect(pauses.cause()).toBe('person')
})

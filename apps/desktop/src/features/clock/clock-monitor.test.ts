import { hourMs } from '@stratomate/std/time'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockOffMsMax } from '@stratomate/engine/gate/clock-guard'
import { ClockMonitor } from './clock-monitor.ts'

const trueMs = Date.UTC(2026, 10, 18, 12)

/** A computer whose clock is wrong by `offMs` and can be set; true time passes independently of it. */
function newComputer({ offMs, highestMs }: { offMs: number; highestMs: number }) {
  const fixture = { passedMs: 0, offMs, highestMs }
  const clock = new ClockMonitor({
    journal: {
      highestTimeMs: () => fixture.highestMs,
      lowerHighestTime: (toMs) => void (fixture.highestMs = Math.min(fixture.highestMs, toMs)),
    },
    now: () => trueMs + fixture.passedMs + fixture.offMs,
    monotonicMs: () => 5_000 + fixture.passedMs,
    brokersClocks: () => [null],
  })
  const nowMs = (): number => trueMs + fixture.passedMs + fixture.offMs
  return {
    fixture,
    clock,
    nowMs,
    look: () => clock.look(nowMs()),
    hearSite: (uncertaintyMs = 100) => void (clock.site = { aheadMs: -fixture.offMs, uncertaintyMs, atMs: nowMs() }),
  }
}

test('a time that has not come yet is forgotten when the site proves it, and not before', () => {
  const { clock, fixture, look, hearSite } = newComputer({ offMs: 0, highestMs: trueMs + hourMs })
  expect(clock.isSetBack).toBe(true)
  expect(look()).toBeNull()
  hearSite()

  expect(look()).toBe('right_again')
  expect(clock.isSetBack).toBe(false)
  expect(fixture.highestMs).toBeLessThanOrEqual(trueMs + 100)
})

test('a clock that is wound back while the site is away stays locked, whatever the site had said before', () => {
  const { clock, fixture, look, hearSite } = newComputer({ offMs: 0, highestMs: trueMs })
  hearSite()
  look()
  fixture.passedMs = 60_000
  fixture.highestMs = trueMs + 60_000
  fixture.offMs = -24 * hourMs

  expect(look()).toBe('set_back')
  expect(fixture.highestMs).toBe(trueMs + 60_000)
  fixture.passedMs = 11 * 60_000
  expect([look(), clock.isSetBack]).toEqual([null, true])
})

test('no uncertainty of the answer lowers the time below what may be true', () => {
  fc.assert(
    fc.property(
      fc.record({
        offMs: fc.integer({ min: -48 * hourMs, max: 48 * hourMs }),
        highestMs: fc.integer({ min: trueMs - 48 * hourMs, max: trueMs + 48 * hourMs }),
        uncertaintyMs: fc.integer({ min: 0, max: 30_000 }),
        errorShare: fc.double({ min: -1, max: 1, noNaN: true }),
      }),
      ({ offMs, highestMs, uncertaintyMs, errorShare }) => {
        const { clock, fixture, look, nowMs } = newComputer({ offMs, highestMs })
        clock.site = { aheadMs: -offMs + errorShare * uncertaintyMs, uncertaintyMs, atMs: nowMs() }
        look()
        expect(highestMs > trueMs || fixture.highestMs === highestMs).toBe(true)
        expect(fixture.highestMs).toBeGreaterThanOrEqual(Math.min(highestMs, trueMs))
      },
    ),
  )
})

test.each([
  ['forward', hourMs],
  ['back', -hourMs],
])('a clock that is changed %s by an hour is known to be off at once, by the last word of the site', (_, changeMs) => {
  const { clock, fixture, hearSite, nowMs } = newComputer({ offMs: 0, highestMs: 0 })
  hearSite()
  fixture.passedMs = 5_000
  expect(clock.offMs(nowMs())).toBeLessThanOrEqual(clockOffMsMax)
  fixture.offMs = changeMs

  expect(clock.offMs(nowMs())).toBe(hourMs - 100)
  expect(clock.site?.aheadMs).toBe(-changeMs)
  fixture.offMs = 0
  expect(clock.offMs(nowMs())).toBe(0)
})

test('an old word of the site says nothing any more', () => {
  const { clock, fixture, hearSite, nowMs } = newComputer({ offMs: 2 * hourMs, highestMs: 0 })
  hearSite()
  expect(clock.offMs(nowMs())).toBeGreaterThan(clockOffMsMax)
  fixture.passedMs = 10 * 60_000 + 1

  expect(clock.offMs(nowMs())).toBe(0)
})

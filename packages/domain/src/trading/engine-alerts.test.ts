import { refusalCodes } from '@stratomate/contracts/trading/refusals'
import { describe, expect, test } from 'vitest'
import { isSilent, judgeRefusals, type LastWord, listenOn, stopCodes, troubleCodes } from './engine-alerts.ts'

const minute = 60_000
const nowMs = Date.parse('2026-11-22T12:00:00Z')
const trading: LastWord = {
  paused: false,
  terminalConnected: true,
  brokerConnected: true,
  heardAtMs: nowMs - 5 * minute,
}
const always = { nowMs, listeningSinceMs: 0 }

describe('an app has fallen silent', () => {
  test('when it was trading and is not heard for five minutes, and not a moment before', () => {
    expect(isSilent(trading, always)).toBe(true)
    expect(isSilent({ ...trading, heardAtMs: trading.heardAtMs + 1 }, always)).toBe(false)
  })

  test.each([
    ['paused or closed with a goodbye', { paused: true }],
    ['without a terminal', { terminalConnected: false }],
    ['without a broker', { brokerConnected: false }],
    ['heard in what is the future of a clock set back', { heardAtMs: nowMs + 60 * minute }],
    ['heard more than a day ago', { heardAtMs: nowMs - 24 * 60 * minute - 1 }],
  ])('never when it was %s', (_name, change) => {
    expect(isSilent({ ...trading, heardAtMs: nowMs - 60 * minute, ...change }, always)).toBe(false)
  })

  test('also when it was heard a day ago to the moment', () => {
    expect(isSilent({ ...trading, heardAtMs: nowMs - 24 * 60 * minute }, always)).toBe(true)
  })

  test('only after the service itself has listened for so long', () => {
    const word = { ...trading, heardAtMs: nowMs - 60 * minute }

    expect(isSilent(word, { nowMs, listeningSinceMs: nowMs - 5 * minute + 1 })).toBe(false)
    expect(isSilent(word, { nowMs, listeningSinceMs: nowMs - 5 * minute })).toBe(true)
  })
})

describe('listening', () => {
  test('begins with the first look and goes on with each that comes in time', () => {
    const first = listenOn(null, nowMs)
    const second = listenOn(first, nowMs + 2 * minute)

    expect(first).toEqual({ sinceMs: nowMs, lookedAtMs: nowMs })
    expect(second).toEqual({ sinceMs: nowMs, lookedAtMs: nowMs + 2 * minute })
  })

  test.each([
    ['a look that comes late', 2 * minute + 1],
    ['a clock that goes back', -1],
  ])('begins again after %s', (_name, gapMs) => {
    const at = nowMs + gapMs

    expect(listenOn({ sinceMs: 0, lookedAtMs: nowMs }, at)).toEqual({
      sinceMs: at,
      lookedAtMs: at,
    })
  })
})

describe('refused signals', () => {
  test('are many from ten on and above a half, with the commonest reason', () => {
    const counts = [
      { code: 'stale', count: 4 },
      { code: 'broker_disconnected', count: 6 },
    ] as const

    expect(judgeRefusals(counts, 9)).toEqual({
      refused: 10,
      signals: 19,
      code: 'broker_disconnected',
    })
    expect(judgeRefusals(counts, 10)).toBeNull()
    expect(judgeRefusals([{ code: 'stale', count: 9 }], 0)).toBeNull()
  })

  test('of equal count name the same reason in whatever order they come', () => {
    const [stale, noQuote] = [
      { code: 'stale' as const, count: 5 },
      { code: 'no_quote' as const, count: 5 },
    ]

    expect(judgeRefusals([stale, noQuote], 0)?.code).toBe('no_quote')
    expect(judgeRefusals([noQuote, stale], 0)?.code).toBe('no_quote')
  })

  test('that the person, the plan or the market wants count for nothing', () => {
    const wanted = refusalCodes.filter((code) => !troubleCodes.includes(code))

    expect(
      judgeRefusals(
        wanted.map((code) => ({ code, count: 1_000 })),
        0,
      ),
    ).toBeNull()
    expect(judgeRefusals([], 0)).toBeNull()
  })

  test('by the person’s own limits are stops', () => {
    expect(stopCodes).toEqual(['own_trade_cap', 'daily_loss', 'daily_profit', 'losing_streak', 'plan_ended'])
  })
})

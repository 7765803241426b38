import { expect, test } from 'vitest'
import { RepaintWatch } from '@stratomate/engine/charts/repaint-watch'
import { RepaintedSignals } from '@stratomate/engine/charts/repainted-signals'
import { tradingDefaults } from '@stratomate/engine/gate/trading-settings'
import { takeRepaint } from './take-repaint.ts'

const chart = {
  key: 'EURUSD:60:x',
  feed: 't:EURUSD:60',
  symbol: 'EURUSD',
  isCustom: false,
  timeframeS: 60,
  digits: 5,
  indicator: 'Arrows',
  indicatorId: 'Arrows',
  speed: 1,
  isSimulated: false,
}

function newDesktop(isDiskFull: boolean) {
  const notes = new Map<string, string>()
  const lines: string[] = []
  const say = (line: string): void => void lines.push(line)
  const repaints = new RepaintWatch(null)
  const repaintedSignals = new RepaintedSignals(null)
  const writeNote = (key: string, value: string): void => {
    if (isDiskFull) throw new Error('disk full')
    notes.set(key, value)
  }
  const parts = {
    repaints,
    repaintedSignals,
    journal: { writeNote },
    settingsStore: { trading: () => tradingDefaults },
    log: { info: say, warn: say, error: say },
  }
  const fix = (bar: number, was?: 1) =>
    takeRepaint(parts, chart, { type: 'fix', run: 'r', ind: 'Arrows', bar, side: 0, ...(was && { was }) })
  return { notes, lines, repaints, repaintedSignals, fix }
}

test('the third proof says that signals are refused, and proofs are kept', () => {
  const { notes, lines, fix } = newDesktop(false)
  for (const bar of [60, 120, 180]) fix(bar, 1)

  expect(lines.map((line) => line.includes('refused'))).toEqual([false, false, true])
  expect(new RepaintWatch(notes.get('repaints') ?? null).proofs('Arrows')).toBe(3)
})

test('what an older Expert Advisor reports is said and proves nothing', () => {
  const { lines, repaints, fix } = newDesktop(false)
  for (const bar of [60, 120, 180]) fix(bar)

  expect(lines).toHaveLength(3)
  expect(repaints.proofs('Arrows')).toBe(0)
})

test('a full disk is said and proofs count all the same', () => {
  const { lines, repaints, fix } = newDesktop(true)
  fix(60, 1)

  expect(lines.at(-1)).toContain('could not be kept')
  expect(repaints.proofs('Arrows')).toBe(1)
})

test('a signal that is taken away afterwards is counted for its chart and kept, an older frame proves nothing', () => {
  const { notes, repaintedSignals, fix } = newDesktop(false)
  for (const bar of [60, 120, 180]) repaintedSignals.see(chart, bar)
  fix(60, 1)
  fix(60, 1)
  fix(120)
  fix(240, 1)

  expect(repaintedSignals.count(chart)).toEqual({ repainted: 1, signals: 3 })
  const kept = new RepaintedSignals(notes.get('repainted_signals') ?? null)
  expect(kept.count(chart)).toEqual({ repainted: 1, signals: 3 })
})

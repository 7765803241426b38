import { expect, test } from 'vitest'
import { refusalEntry } from '../gate/refusal-entry.ts'
import { TradingHalts } from '../gate/trading-halts.ts'
import type { JournalEntry } from '../ports.ts'
import { chartOf } from '../testing/chart-of.ts'
import { tradeOf } from '../testing/trade-of.ts'
import { EngineJournal } from './engine-journal.ts'

const nowMs = Date.UTC(2026, 10, 18, 12)

/** A journal in memory that records what was written and how, and that may be full. */
function newJournal(unwritten?: (error: unknown, entries: readonly JournalEntry[]) => void) {
  const situation = { isFull: false, written: new Array<string>(), soon: new Array<() => void>(), changes: 0 }
  const write = (how: string) => (entries: readonly JournalEntry[]) => {
    if (situation.isFull) throw new Error('disk full')
    situation.written.push(`${how} ${entries.map(nameOf).join(' ')}`)
  }
  const pauses = new TradingHalts()
  const journal: EngineJournal = new EngineJournal(
    {
      journal: {
        commit: write('commit'),
        note: write('note'),
        hasSignal: (id) => {
          if (situation.isFull) throw new Error('disk full')
          return id === 'known'
        },
        tradesSince: () => [],
      },
      log: { info() {}, warn() {}, error: (message) => void situation.written.push(message) },
      now: () => nowMs,
      schedule: { afterTurn() {}, soon: (work) => void situation.soon.push(work), later() {} },
      changed: () => (situation.changes += 1),
      ...(unwritten !== undefined && { unwritten }),
    },
    pauses,
    () => void journal.write([], { nowMs, mustFlush: false }),
  )
  return { situation, journal, pauses }
}

const trade = (id: string): JournalEntry => ({ kind: 'trade', trade: tradeOf({ id }) })
const refusal = (id: string): JournalEntry => {
  const stamps = { emittedAtMs: nowMs, receivedAtMs: nowMs }
  const signal = { id, chart: chartOf('EURUSD'), side: 'buy', barTimeS: 600, price: 1.1, ...stamps } as const
  return refusalEntry(signal, 'stale', { id, nowMs, pausedReason: null })
}

function nameOf(entry: JournalEntry): string {
  return entry.kind === 'trade' ? entry.trade.id : entry.kind === 'refusal' ? entry.refusal.id : entry.kind
}

test('small news waits for its moment, the last of one key alone, and an order does not wait for it', () => {
  const { situation, journal } = newJournal()
  journal.writeSoon('a', trade('a, first'))
  journal.writeSoon('b', trade('b'))
  journal.writeSoon('a', trade('a'))
  journal.write([trade('order')], { nowMs, mustFlush: true })
  const before = [...situation.written]
  expect(situation.soon).toHaveLength(1)
  for (const work of situation.soon.splice(0)) work()

  expect(before).toEqual(['commit order'])
  expect(situation.written).toEqual(['commit order', 'note a b'])
  journal.write([], { nowMs, mustFlush: true })
  expect([situation.written.length, situation.changes]).toEqual([2, 2])
  journal.writeSoon('c', trade('c'))
  expect(situation.soon).toHaveLength(1)
})

test('what waits goes with the next note, and then nothing is left of it', () => {
  const { situation, journal } = newJournal()
  journal.writeSoon('a', trade('a'))
  journal.write([trade('b')], { nowMs, mustFlush: false })
  for (const work of situation.soon.splice(0)) work()

  expect(situation.written).toEqual(['note a b'])
})

test('a journal that cannot be written stops trading and keeps refusals, not orders, until it can', () => {
  const { situation, journal, pauses } = newJournal()
  situation.isFull = true
  expect(journal.write([refusal('r'), trade('order')], { nowMs, mustFlush: true })).toBe(false)
  journal.keepRefusals([refusal('r'), refusal('later')])
  expect(() => journal.save()).toThrow('disk full')
  situation.isFull = false
  journal.save()
  journal.save()

  expect(pauses.reason()).toBe('the journal cannot be written')
  expect(situation.written).toEqual(['The journal cannot be written, so trading stops.', 'commit r later'])
  expect(situation.changes).toBe(1)
})

test('what was kept of a full journal goes with the next order too, because nothing else will write it', () => {
  const { situation, journal } = newJournal()
  journal.keepRefusals([refusal('r')])
  journal.write([trade('order')], { nowMs, mustFlush: true })

  expect(situation.written).toEqual(['commit r order'])
})

test('2,000 refusals wait at most', () => {
  const { situation, journal } = newJournal()
  journal.keepRefusals(Array.from({ length: 2_001 }, (_, index) => refusal(`r${index}`)))
  journal.save()

  expect(situation.written[0]?.split(' ').length).toBe(2_001)
})

test('who wants to hear of it hears of a failure, with what waits, in place of the log', () => {
  const heard: string[][] = []
  const { situation, journal, pauses } = newJournal((_, entries) => void heard.push(entries.map(nameOf)))
  situation.isFull = true

  expect(journal.isKnown('known')).toBe(false)
  expect(pauses.isPausedBy('journal')).toBe(true)
  journal.write([refusal('r')], { nowMs, mustFlush: false })
  expect([heard, situation.written]).toEqual([[[], ['r']], []])
  situation.isFull = false
  expect([journal.isKnown('known'), journal.isKnown('new')]).toEqual([true, false])
})

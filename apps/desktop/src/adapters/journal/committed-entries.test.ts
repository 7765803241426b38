import type { JournalEntry } from '@stratomate/engine/ports'
import { tradeOf } from '@stratomate/engine/testing/trade-of'
import { integer, array, assert, property } from 'fast-check'
import { expect, test } from 'vitest'
import { CommittedEntries, LostCommitError } from './committed-entries.ts'

const signal = (id: string): JournalEntry => ({ kind: 'signal', id, atMs: 1 })
const turn: JournalEntry = { kind: 'turn', turn: { nowMs: 1 } }
const sent = tradeOf({ id: 'a trade', signalId: 'a', state: 'sent' })
const placed = { ...sent, state: 'placed' as const }

/** Commits as texts, the form in which their rows store them. */
function newCommits() {
  const rows = new Map<number, string>()
  // Safe: only entries are written.
  const committed = new CommittedEntries((id) => JSON.parse(rows.get(id) ?? '[]') as JournalEntry[])
  const add = (id: number, entries: readonly JournalEntry[]): void => {
    rows.set(id, JSON.stringify(entries))
    committed.add(id, entries)
  }
  return { committed, add }
}

/** Moves entries in portions of the given size until none is left. */
function portionsOf(committed: CommittedEntries, entriesMax: number) {
  const portions: { kinds: string[]; doneId: number }[] = []
  while (committed.lastId > 0) {
    const portion = committed.portion(entriesMax)
    portions.push({ kinds: portion.entries.map(({ kind }) => kind), doneId: portion.doneId })
    committed.drop(portion)
  }
  return portions
}

test('a commit goes into its tables in portions, and is done with the last of them', () => {
  const { committed, add } = newCommits()
  add(1, [signal('a'), signal('b'), { kind: 'trade', trade: sent }, turn])
  add(2, [signal('c')])

  expect(portionsOf(committed, 2)).toEqual([
    { kinds: ['signal', 'signal'], doneId: 0 },
    { kinds: ['trade', 'turn'], doneId: 1 },
    { kinds: ['signal'], doneId: 2 },
  ])
})

test('a turn is never in its table before its commit is done: it would come a second time after a kill', () => {
  const { committed, add } = newCommits()
  add(1, [signal('a'), turn, signal('b'), signal('c')])

  expect(portionsOf(committed, 2)).toEqual([{ kinds: ['signal', 'turn', 'signal', 'signal'], doneId: 1 }])
})

test('a trade is put once, in its last form, and is known until then', () => {
  const { committed, add } = newCommits()
  add(1, [signal('a'), { kind: 'trade', trade: sent }])
  add(2, [{ kind: 'trade', trade: placed }])
  committed.drop(committed.portion(1))

  expect([committed.hasSignal('a'), committed.tradeOf('a')]).toEqual([false, 'a trade'])
  expect(committed.trades()).toEqual([placed])
  expect(committed.portion(9)).toMatchObject({ entries: [{ trade: placed }], doneId: 2 })
})

test('commits of which nothing is news are done at once', () => {
  const { committed, add } = newCommits()
  add(3, [])

  expect(portionsOf(committed, 9)).toEqual([{ kinds: [], doneId: 3 }])
})

test('a long commit is read once, however many portions it needs', () => {
  const entries = Array.from({ length: 90 }, (_, index) => signal(String(index)))
  let reads = 0
  const committed = new CommittedEntries(() => {
    reads += 1
    return entries
  })
  committed.add(1, entries)
  const portions = portionsOf(committed, 10)

  expect([portions.length, reads]).toEqual([9, 1])
})

test('a commit that somebody else took from the journal is noticed, not left out', () => {
  const committed = new CommittedEntries(() => [])
  committed.add(1, [signal('a')])

  expect(() => committed.portion(9)).toThrow(LostCommitError)
})

test('portions of any size hold every entry once, in the order of the commits, and count down what waits', () => {
  assert(
    property(
      array(integer({ min: 0, max: 9 }), { minLength: 1 }),
      integer({ min: 1, max: 20 }),
      (sizes, entriesMax) => {
        const { committed, add } = newCommits()
        const all: JournalEntry[] = []
        for (const [place, size] of sizes.entries()) {
          const entries = Array.from({ length: size }, (_, index) => signal(`${place}.${index}`))
          add(place + 1, entries)
          all.push(...entries)
        }
        const put: JournalEntry[] = []
        while (committed.lastId > 0) {
          const portion = committed.portion(entriesMax)
          put.push(...portion.entries)
          committed.drop(portion)
          expect(committed.size()).toBe(all.length - put.length)
        }
        expect(put).toEqual(all)
      },
    ),
  )
})

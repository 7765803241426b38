import { beforeEach, expect, test } from 'vitest'
import { readRegistry, TrialRecord, type TrialStore } from './trial-record.ts'

const [one, other] = ['a'.repeat(64), 'b'.repeat(64)]
const kept = new Map<string, string>()

const store: TrialStore = {
  recall: (name) => kept.get(name) ?? null,
  remember: (name, text) => kept.set(name, text),
  entriesMax: 500,
}
const noStore: TrialStore = { recall: () => null, remember: () => false, entriesMax: 500 }

beforeEach(() => kept.clear())

test('tries are counted for each history, kept, and never go down', () => {
  new TrialRecord(store).charge(one, 'rule 1', { tries: 1 })
  const counted = new TrialRecord(store).charge(one, 'search', { tries: 1_000 })
  const opened = new TrialRecord(store).charge(one, 'sealed', { opened: 1 })

  expect(counted).toEqual({ tries: 1_001, opened: 0 })
  expect(opened).toEqual({ tries: 1_001, opened: 1 })
  expect(new TrialRecord(store).on(one)).toEqual(opened)
  expect(new TrialRecord(store).on(other)).toEqual({ tries: 0, opened: 0 })
})

test('the same test again is no new try', () => {
  const record = new TrialRecord(store)
  record.charge(one, 'rule 1', { tries: 1 })

  expect([record.hasSeen('rule 1'), record.hasSeen('rule 2')]).toEqual([true, false])
  expect(record.charge(one, 'rule 1', { tries: 1 })).toEqual({ tries: 1, opened: 0 })
})

test('two tabs count together', () => {
  const [first, second] = [new TrialRecord(store), new TrialRecord(store)]
  first.charge(one, 'rule 1', { tries: 1 })

  expect(second.charge(one, 'rule 2', { tries: 1 })).toEqual({ tries: 2, opened: 0 })
  expect(second.hasSeen('rule 1')).toBe(true)
})

test('where nothing can be kept, the page still counts', () => {
  const record = new TrialRecord(noStore)
  record.charge(one, 'rule 1', { tries: 1 })

  expect(record.charge(one, 'rule 2', { tries: 1 })).toEqual({ tries: 2, opened: 0 })
})

test('a store with anything in it is read without harm', () => {
  expect(readRegistry('nonsense')).toEqual({})
  expect(readRegistry('[1]')).toEqual({})
  expect(readRegistry('{"a":{"tries":-1,"opened":0},"b":{"tries":2,"opened":1},"c":5}')).toEqual({
    b: { tries: 2, opened: 1 },
  })
})

test('500 histories are remembered, the newest ones', () => {
  const record = new TrialRecord(store)
  for (let history = 0; history < 520; history += 1)
    record.charge(`history ${history}`, `rule ${history}`, { tries: 1 })

  expect(record.on('history 519').tries).toBe(1)
  expect(record.on('history 0').tries).toBe(0)
  expect(Object.keys(readRegistry(kept.get('lab-trials') ?? null))).toHaveLength(500)
})

import { expect, test } from 'vitest'
import type { IncomingSignal } from '../ports.ts'
import { chartOf } from '../testing/chart-of.ts'
import { Approvals } from './approvals.ts'

const nowMs = Date.UTC(2026, 10, 18, 12)
const chart = chartOf('EURUSD')
const verdict = { stakeCents: 1_000, payoutPct: 87 }

function newApprovals() {
  const decided: [string, IncomingSignal['approval']][] = []
  const later: { work: () => void; ms: number }[] = []
  const approvals = new Approvals({
    later: (work, ms) => void later.push({ work, ms }),
    decide: ({ signal, approval }) => void decided.push([signal.id, approval]),
    changed: () => undefined,
  })
  const ask = (id: string, ageMs = 5) => {
    const stamps = { emittedAtMs: nowMs - ageMs, receivedAtMs: nowMs }
    const signal = { id, chart, side: 'buy' as const, barTimeS: 600, price: 1.1, ...stamps }
    approvals.ask({ signal, answer: () => undefined }, verdict)
  }
  return { approvals, ask, decided, later }
}

test('a question ends with the age of its signal, at once when it is older', () => {
  const { approvals, ask, later } = newApprovals()
  ask('a', 500)
  ask('b', 3_000)

  expect(later.map(({ ms }) => ms)).toEqual([1_500, 0])
  expect(approvals.all().map(({ untilMs }) => untilMs)).toEqual([nowMs + 1_500, nowMs - 1_000])
})

test('a question is answered once, by the person or by its end', () => {
  const { approvals, ask, decided, later } = newApprovals()
  ask('a')
  ask('b')

  expect([approvals.has('a'), approvals.answer('a', 'given'), approvals.answer('a', 'given')]).toEqual([
    true,
    true,
    false,
  ])
  for (const { work } of later) work()
  expect(decided).toEqual([
    ['a', 'given'],
    ['b', 'missing'],
  ])
  expect(approvals.all()).toEqual([])
})

test('a hundred questions wait, and one more is not asked', () => {
  const { approvals, ask, decided } = newApprovals()
  for (let index = 0; index < 101; index += 1) ask(`q${index}`)

  expect(approvals.all()).toHaveLength(100)
  expect(decided).toEqual([['q100', 'missing']])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RepaintedSignals, signalsLookedAt } from './repainted-signals.ts'

const chart = { feed: 't:EURUSD:60', indicator: 'Arrows(10)' }

test('a signal that is changed afterwards counts once, and an arrow that was no signal never', () => {
  const watch = new RepaintedSignals(null)
  for (const bar of [60, 120, 120, 180]) watch.see(chart, bar)

  expect([watch.change(chart, 120), watch.change(chart, 120), watch.change(chart, 240)]).toEqual([true, false, false])
  expect(watch.count(chart)).toEqual({ repainted: 1, signals: 3 })
})

test('other charts and other inputs are counted for themselves', () => {
  const watch = new RepaintedSignals(null)
  watch.see(chart, 60)
  watch.change(chart, 60)

  expect(watch.count({ ...chart, feed: 't:EURUSD:300' })).toEqual({ repainted: 0, signals: 0 })
  expect(watch.count({ ...chart, indicator: 'Arrows(20)' })).toEqual({ repainted: 0, signals: 0 })
})

test('what was long ago is forgotten: a chart that mends its ways is traded again', () => {
  const watch = new RepaintedSignals(null)
  for (const bar of [1, 2]) {
    watch.see(chart, bar)
    watch.change(chart, bar)
  }
  for (let bar = 3; bar < 3 + signalsLookedAt; bar += 1) watch.see(chart, bar)

  expect(watch.count(chart)).toEqual({ repainted: 0, signals: signalsLookedAt })
})

test.each(['', 'null', '{}', '[1]', '[["a"]]', '[["a",[1]]]', '[["a",[["1",true]]]]', '[["a",[[1,0]]]]'])(
  'a kept text that is none of ours (%s) begins again',
  (kept) => {
    expect(new RepaintedSignals(kept).count(chart)).toEqual({ repainted: 0, signals: 0 })
  },
)

test('whatever comes, never more are repainted than were signals, and a restart changes nothing', () => {
  const happening = fc.record({ kind: fc.constantFrom('see', 'change'), bar: fc.nat(40), place: fc.nat(3) })
  fc.assert(
    fc.property(fc.array(happening), (happenings) => {
      const watch = new RepaintedSignals(null)
      const placeOf = (place: number) => ({ ...chart, feed: `t:${place}` })
      for (const { kind, bar, place } of happenings) {
        if (kind === 'see') watch.see(placeOf(place), bar)
        else watch.change(placeOf(place), bar)
      }
      const again = new RepaintedSignals(watch.kept())
      for (const place of [0, 1, 2, 3]) {
        const { repainted, signals } = watch.count(placeOf(place))
        expect(repainted).toBeLessThanOrEqual(signals)
        expect(signals).toBeLessThanOrEqual(signalsLookedAt)
        expect(again.count(placeOf(place))).toEqual({ repainted, signals })
      }
    }),
  )
})

test('a thousand charts keep the memory small', () => {
  const watch = new RepaintedSignals(null)
  for (let place = 0; place < 1_000; place += 1) watch.see({ ...chart, feed: `t:${place}` }, 60)

  expect(JSON.parse(watch.kept())).toHaveLength(200)
})

test('of what was kept, an entry that is none is left out and the others count', () => {
  const watch = new RepaintedSignals(null)
  watch.see(chart, 60)
  const [sound]: unknown[] = JSON.parse(watch.kept())
  const broken = [
    [
      't half',
      [
        [60, true],
        [120, 'yes'],
      ],
    ],
    ['t x', [[60, 'yes']]],
    ['t x', [['60', false]]],
    ['t x', 60],
    [60, []],
    null,
  ]
  const again = new RepaintedSignals(JSON.stringify([...broken, sound]))

  expect(JSON.parse(again.kept())).toEqual([sound])
  expect(again.count(chart)).toEqual(watch.count(chart))
})

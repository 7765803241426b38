import { describe, expect, test } from 'vitest'
import { arrangeCharts, arrangeStrip, layoutChoices, readLayout, sizeOf, stepLayout } from './chart-layout.ts'

const counts = Array.from({ length: 30 }, (_, index) => index + 1)

describe('what was remembered', () => {
  test.each(layoutChoices)('the layout %s is read again', (choice) => {
    expect(readLayout(choice)).toBe(choice)
  })

  test.each([null, '', '3', '012', '-1', 'toString', '1'.repeat(9_000)])('%j is no layout, so it fits', (stored) => {
    expect(readLayout(stored)).toBe('fit')
  })
})

describe('places', () => {
  test.each(counts)('%i charts that fit leave no hole', (count) => {
    const { columns, lead, from, to, empty } = arrangeCharts({ choice: 'fit', count, active: count - 1 })

    expect((to - from + lead - 1) % columns).toBe(0)
    expect(empty).toBe(0)
  })

  test.each(counts)('every one of %i charts is on exactly one page of every layout', (count) => {
    for (const choice of layoutChoices) {
      const shown = Array.from({ length: count }, (_, active) => arrangeCharts({ choice, count, active }))
      expect(shown.every(({ from, to }, active) => from <= active && active < to)).toBe(true)
      expect(shown.at(-1)?.page).toBe((shown.at(-1)?.pages ?? 0) - 1)
    }
  })

  test('three charts that fit are one large over two', () => {
    const arrangement = arrangeCharts({ choice: 'fit', count: 3, active: 0 })

    expect(arrangement).toMatchObject({ columns: 2, lead: 2, from: 0, to: 3, pages: 1 })
    expect(sizeOf(arrangement)).toBe('large')
  })

  test('a chosen layout keeps its places empty when charts are missing', () => {
    expect(arrangeCharts({ choice: '9', count: 3, active: 0 })).toMatchObject({ columns: 3, lead: 1, to: 3, empty: 6 })
  })

  test('never more than twelve charts are drawn at once', () => {
    for (const choice of layoutChoices) {
      const { from, to } = arrangeCharts({ choice, count: 100, active: 0 })
      expect(to - from).toBeLessThanOrEqual(12)
    }
  })

  test('no charts at all are one page of nothing', () => {
    expect(arrangeCharts({ choice: '4', count: 0, active: -1 })).toMatchObject({ from: 0, to: 0, page: 0, pages: 1 })
  })

  test('a strip has one column and no empty places', () => {
    expect(arrangeStrip({ count: 13, active: 12 })).toMatchObject({ columns: 1, lead: 1, from: 12, to: 13, empty: 0 })
  })
})

describe('more and fewer charts', () => {
  test('layouts follow one another up to twelve', () => {
    const up = ['1', '2', '4', '6', '9', '12'] as const
    expect(up.map((choice) => stepLayout(choice, { step: 1, count: 3 }))).toEqual(['2', '4', '6', '9', '12', '12'])
  })

  test('fewer than one chart is not to be had', () => {
    expect(stepLayout('1', { step: -1, count: 3 })).toBe('1')
  })

  test('fit steps from the places it takes now', () => {
    expect(stepLayout('fit', { step: 1, count: 3 })).toBe('6')
    expect(stepLayout('fit', { step: -1, count: 3 })).toBe('2')
  })

  test('fit that takes all places has none above it', () => {
    expect(stepLayout('fit', { step: 1, count: 80 })).toBe('fit')
  })
})

test('charts in three columns are small, in two medium, alone large', () => {
  expect(sizeOf({ columns: 3, lead: 1 })).toBe('small')
  expect(sizeOf({ columns: 3, lead: 2 })).toBe('medium')
  expect(sizeOf({ columns: 3, lead: 3 })).toBe('large')
  expect(sizeOf({ columns: 2, lead: 1 })).toBe('medium')
  expect(sizeOf({ columns: 1, lead: 1 })).toBe('large')
})

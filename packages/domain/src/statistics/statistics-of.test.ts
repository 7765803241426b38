import { expect, test } from 'vitest'
import { noCounts } from './count-trade.ts'
import { emptyCourse } from './money-course.ts'
import { type CountedCell, statisticsOf } from './statistics-of.ts'

const indicator = (value: string, won: number): CountedCell => ({ ...noCounts, dimension: 'indicator', value, won })

test('sources follow from the indicators, and weekdays from the days', () => {
  const cells = ['super-trend', 'by_hand', 'macd-alerts', 'Unproven source: Room 7'].map(indicator)
  const days = ['2026-11-18', '2026-11-25'].map((day) => ({
    day,
    counts: { ...noCounts, won: 3 },
    course: emptyCourse,
  }))

  const figures = statisticsOf(days, cells)

  expect(
    figures.cells.filter(({ dimension }) => dimension !== 'indicator').map(({ value, won }) => [value, won]),
  ).toEqual([
    ['3', 6],
    ['charts', 2],
    ['by_hand', 1],
    ['Unproven source: Room 7', 3],
  ])
})

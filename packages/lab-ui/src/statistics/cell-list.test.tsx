import type { StatisticsCell } from '@stratomate/contracts/statistics/schemas'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CellList } from './cell-list.tsx'

const cellOf = (won: number, lost: number): StatisticsCell => ({
  dimension: 'hour',
  value: '0',
  won,
  lost,
  tied: 0,
  buyWon: won,
  buyLost: lost,
  stakeCents: 1_000 * (won + lost),
  profitCents: 0,
  fullReturnCents: 1_870 * (won + lost),
})
const drawn = (cell: StatisticsCell) => {
  const page = renderToStaticMarkup(<CellList cells={[cell]} currency="USD" weekStart="monday" choice={null} />)
  const count = (look: RegExp) => page.match(look)?.length ?? 0
  return { won: count(/fill-up/gu), lost: count(/fill-down/gu), interval: count(/<circle/gu) }
}

test('few trades are one mark each, and no interval', () => {
  expect(drawn(cellOf(6, 13))).toEqual({ won: 6, lost: 13, interval: 0 })
  expect(drawn(cellOf(29, 0))).toEqual({ won: 29, lost: 0, interval: 0 })
  expect(drawn(cellOf(0, 0))).toEqual({ won: 0, lost: 0, interval: 0 })
})

test('thirty trades are an interval against break-even', () => {
  expect(drawn(cellOf(20, 10))).toEqual({ won: 0, lost: 0, interval: 1 })
})

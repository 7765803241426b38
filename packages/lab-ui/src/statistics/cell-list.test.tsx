import type { StatisticsCell } from '@stratomate/contracts/statistics/schemas'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CellList } from './cell-list.tsx'

const cellOf = (won: number, lost: number, value = '0'): StatisticsCell => ({
  dimension: 'hour',
  value,
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

const page = (cells: readonly StatisticsCell[]) =>
  renderToStaticMarkup(<CellList cells={cells} currency="USD" weekStart="monday" choice={null} />)

test('break-even that all rows have is in sight once, above them, and each row says it to who hears it', () => {
  const html = page([cellOf(6, 13), cellOf(20, 10, '1')])

  expect(html.match(/Against break-even, 53\.5\u00A0%/gu)).toHaveLength(2)
  expect(html.match(/sr-only">[^<]*break-even is 53\.5\u00A0%/gu)).toHaveLength(2)
  expect(html.match(/break-even is/gu)).toHaveLength(2)
})

test('break-even that differs is in sight in each row', () => {
  const html = page([cellOf(6, 13), { ...cellOf(20, 10, '1'), fullReturnCents: 1_500 * 30 }])

  expect(html).not.toContain('Against break-even,')
  expect(html).not.toContain('sr-only')
  expect(html.match(/break-even is/gu)).toHaveLength(2)
})

test('few trades have a tick where break-even would be among them', () => {
  expect(page([cellOf(6, 13)]).match(/fill-signal/gu)).toHaveLength(1)
  expect(page([cellOf(0, 0)]).match(/fill-signal/gu)).toBeNull()
})

test('the marks have the room of the sentences where each row has counts only', () => {
  const few = [cellOf(6, 13), cellOf(4, 5, '1')]

  expect(page(few)).toContain('cell-counts-columns')
  expect(page([...few, cellOf(20, 10, '2')])).not.toContain('cell-counts-columns')
  expect(page([...few, { ...cellOf(4, 5, '2'), fullReturnCents: 1_500 * 9 }])).not.toContain('cell-counts-columns')
})

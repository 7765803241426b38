import { describe, expect, test } from 'vitest'
import { chartKeyLabels } from '#web/shared/format/chart-key-labels.ts'
import { isPressedOnce, isSingleKey, moveChart, readChartKey } from './chart-keys.ts'
import { arrangeCharts, type LayoutChoice } from './chart-layout.ts'

describe('a key among the charts', () => {
  test('digits go to charts as they are counted, and 0 is the tenth', () => {
    expect(['1', '9', '0'].map(readChartKey)).toEqual([
      { kind: 'go', index: 0 },
      { kind: 'go', index: 8 },
      { kind: 'go', index: 9 },
    ])
  })

  test('plus and its key without shift show more charts, minus fewer', () => {
    expect(['+', '=', '-'].map(readChartKey)).toEqual([
      { kind: 'layout', step: 1 },
      { kind: 'layout', step: 1 },
      { kind: 'layout', step: -1 },
    ])
  })

  test('p and f press buttons, once however long they are held', () => {
    expect(['p', 'f'].map(readChartKey)).toEqual([{ kind: 'pause' }, { kind: 'favorite' }])
    expect(['p', 'f', '+'].map((key) => isPressedOnce(readChartKey(key) ?? { kind: 'back' }))).toEqual([
      true,
      true,
      false,
    ])
  })

  test('every key that is listed does something, and every button has its key in the list', () => {
    const listed = chartKeyLabels.map(({ keys }) => keys)

    expect(listed.filter((keys) => keys.length === 1).map(readChartKey)).not.toContain(null)
    expect(listed).toEqual(expect.arrayContaining(['p', 'f', '+ and −', '1 to 9, 0', 'Arrows', 'Enter', 'Esc']))
  })

  test.each(['', 'a', 'g', '/', '?', 'Enter', 'Tab', ' ', '10', '٣', 'constructor'])(
    '%j is left to the page',
    (key) => {
      expect(readChartKey(key)).toBeNull()
    },
  )

  test('single characters can be switched off, arrows and Escape cannot', () => {
    const areSingle = ['1', '+', 'p', 'f', 'ArrowLeft', 'Escape'].map((key) => {
      const read = readChartKey(key)
      return read !== null && isSingleKey(read)
    })

    expect(areSingle).toEqual([true, true, true, true, false, false])
  })
})

describe('moving between charts', () => {
  const from = (active: number, { choice, count }: { choice: LayoutChoice; count: number }) => ({
    active,
    count,
    arrangement: arrangeCharts({ choice, count, active }),
  })

  test('left and right go through the list and over pages, and stay at its ends', () => {
    const list = { choice: '4', count: 6 } as const

    expect(moveChart('right', from(3, list))).toBe(4)
    expect(moveChart('left', from(4, list))).toBe(3)
    expect(moveChart('left', from(0, list))).toBe(0)
    expect(moveChart('right', from(5, list))).toBe(5)
  })

  test('up and down change the row and keep the column', () => {
    const list = { choice: '9', count: 9 } as const

    expect(moveChart('down', from(1, list))).toBe(4)
    expect(moveChart('up', from(7, list))).toBe(4)
    expect(moveChart('down', from(7, list))).toBe(7)
    expect(moveChart('up', from(2, list))).toBe(2)
  })

  test('under a chart over all columns stand the next ones', () => {
    const list = { choice: 'fit', count: 3 } as const

    expect(moveChart('down', from(0, list))).toBe(1)
    expect(moveChart('up', from(1, list))).toBe(0)
    expect(moveChart('up', from(2, list))).toBe(0)
  })

  test('an empty place is no chart to go to', () => {
    expect(moveChart('down', from(1, { choice: '4', count: 3 }))).toBe(1)
  })

  test('Home and End are the first and the last chart of all', () => {
    expect(moveChart('first', from(5, { choice: '2', count: 8 }))).toBe(0)
    expect(moveChart('last', from(0, { choice: '2', count: 8 }))).toBe(7)
  })
})

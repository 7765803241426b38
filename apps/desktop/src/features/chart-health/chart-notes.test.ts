import type { NoteFrame } from '@stratomate/contracts'
import { chartOf } from '@stratomate/engine/testing/chart-of'
import { expect, test } from 'vitest'
import { ChartNotes } from './chart-notes.ts'

const chart = { chartId: 't:1', chart: chartOf('EURUSD') }
const note = (code: NoteFrame['code']): NoteFrame => ({ type: 'note', run: 'run', code, count: 1, about: 'MA, RSI' })

test('a chart that sends nothing stays noted until it reads an indicator', () => {
  const notes = new ChartNotes()
  notes.take(chart, note('source_choice'), 0)

  expect(notes.current(86_400_000)).toMatchObject([{ symbol: 'EURUSD', code: 'source_choice', about: 'MA, RSI' }])
  notes.connect(chart.chartId)
  expect(notes.current(86_400_000)).toEqual([])
})

test('a note on one signal is over after ten minutes', () => {
  const notes = new ChartNotes()
  notes.take(chart, note('late_candle'), 0)

  expect(notes.current(599_999)).toHaveLength(1)
  expect(notes.current(600_000)).toEqual([])
})

test('the last note of a chart replaces the one before', () => {
  const notes = new ChartNotes()
  notes.take(chart, note('source_missing'), 0)
  notes.take(chart, note('source_unclear'), 1)

  expect(notes.current(2).map(({ code }) => code)).toEqual(['source_unclear'])
})

test('a thousand charts are remembered, and no more', () => {
  const notes = new ChartNotes()
  for (let index = 0; index <= 1_000; index++)
    notes.take({ ...chart, chartId: String(index) }, note('source_missing'), index)

  expect(notes.current(0)).toHaveLength(1_000)
})

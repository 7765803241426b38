import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { measuredSignals } from './measured-signals.ts'

const page = readFileSync(new URL('../../../../docs/architecture/signal-to-order.md', import.meta.url), 'utf8')

test.each(measuredSignals.rows)('the architecture page has the figures of $charts charts, $load', (row) => {
  const { charts, load, signals, medianMs, slowMs } = row
  expect(page).toContain(`| ${charts}, ${load} | ${signals.toLocaleString('en')} | ${medianMs} ms | ${slowMs} ms |`)
})

test('the home page has a row of ten charts that signal together', () => {
  expect(measuredSignals.rows.filter(({ charts, load }) => charts === 10 && load === 'same ms')).toHaveLength(1)
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hundredTogether, tenInTurn, tenTogether } from './signal-age.ts'

const page = readFileSync(new URL('../../../../docs/architecture/signal-to-order.md', import.meta.url), 'utf8')

test.each([tenTogether, hundredTogether, tenInTurn])(
  'the architecture page has the figures of $charts charts, $load',
  (row) => {
    const { charts, load, signals, medianMs, slowMs } = row
    expect(page).toContain(`| ${charts}, ${load} | ${signals.toLocaleString('en')} | ${medianMs} ms | ${slowMs} ms |`)
  },
)

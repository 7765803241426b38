import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import type { Percentiles } from '@stratomate/std/statistics'

/** A row that is stored, under the name that site and documentation use. */
export type KeptRow = {
  name: 'tenTogether' | 'hundredTogether' | 'tenInTurn'
  charts: number
  load: string
  figures: Percentiles
}

const source = new URL('../../packages/domain/src/trading/signal-age.ts', import.meta.url)
const page = new URL('../../docs/architecture/signal-to-order.md', import.meta.url)
const table = { head: '| charts | signals | half by | 99 of 100 by |\n|---|---|---|---|\n', end: '\n\n' }

/**
 * Writes the measured figures to the file that site and documentation read. `rows` are those with the journal, from the
 * signal's emission until its order was with the paper broker.
 */
export function keepFigures(rows: readonly KeptRow[]): void {
  const machine = `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Node ${process.versions.node}`
  const lines = rows.map(({ name, charts, load, figures: { count, p50, p99 } }) => {
    const values = `charts: ${charts}, load: '${load}', signals: ${count}, medianMs: ${round(p50)}, slowMs: ${round(p99)}`
    return `export const ${name} = { ${values} } as const`
  })
  const before = readFileSync(source, 'utf8')
  const comment = before.slice(0, before.indexOf('export const measuredMachine'))
  writeFileSync(source, `${comment}export const measuredMachine = '${machine}'\n${lines.join('\n')}\n`)
  const text = readFileSync(page, 'utf8')
  const from = text.indexOf(table.head) + table.head.length
  const cells = rows.map(({ charts, load, figures: { count, p50, p99 } }) => {
    return `| ${charts}, ${load} | ${count.toLocaleString('en')} | ${round(p50)} ms | ${round(p99)} ms |`
  })
  writeFileSync(page, text.slice(0, from) + cells.join('\n') + text.slice(text.indexOf(table.end, from)))
}

function round(ms: number): string {
  return String(Number(ms.toFixed(ms < 10 ? 1 : 0)))
}

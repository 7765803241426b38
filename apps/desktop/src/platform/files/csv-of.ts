export type Cell = string | number | null

/** Rows for spreadsheets (RFC 4180). */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')
}

/**
 * Numbers are ours and written as they are. Text comes from outside: what a spreadsheet would take for a formula gets
 * an apostrophe in front (OWASP, CSV injection).
 */
function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = /^[\s]*[=+\-@\t\r\n|%]/u.test(cell) ? `'${cell}` : cell
  return `"${safe.replaceAll('"', '""')}"`
}

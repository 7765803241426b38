/** A cell that a spreadsheet would take for a formula gets an apostrophe, so that no name of a stranger computes. */
function writeCell(value: string): string {
  const harmless = /^[=+\-@\t\r]/u.test(value) ? `'${value}` : value
  return /[",\r\n]/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A table as CSV (RFC 4180), with the mark that makes spreadsheets read UTF-8. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(writeCell).join(',')).join('\r\n')}\r\n`
}

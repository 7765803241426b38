/** An MT5 export as most programs read it: lines, cells, and a number of each. */
export function splitReader(bytes: Uint8Array): { time: number; close: number }[] {
  const [, ...lines] = new TextDecoder().decode(bytes).split(/\r?\n/u)
  return lines.flatMap((line) => {
    const [date = '', time = '', open, high, low, close] = line.split('\t')
    if (!/^\d{4}\.\d{2}\.\d{2}$/u.test(date)) return []
    const prices = [open, high, low, close].map(Number)
    return [{ time: Date.parse(`${date.replaceAll('.', '-')}T${time}Z`) / 1_000, close: prices[3] ?? Number.NaN }]
  })
}

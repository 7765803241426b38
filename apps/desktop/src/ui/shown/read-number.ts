type Expected = { range: readonly [number, number]; isWhole: boolean }

/** A number as a person types it: point or comma, two decimals at most. Undefined for anything else. */
export function readNumber(text: string, { range: [from, to], isWhole }: Expected): number | undefined {
  const plain = text.trim().replace(',', '.')
  if (!(isWhole ? /^\d{1,6}$/u : /^\d{1,6}(?:\.\d{1,2})?$/u).test(plain)) return undefined
  const value = Number(plain)
  return value < from || value > to ? undefined : value
}

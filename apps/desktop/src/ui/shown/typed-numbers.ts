const amountMax = 1_000_000

export type Amount = { kind: 'amount'; cents: number | null } | { kind: 'wrong' }
type Expected = { range: readonly [number, number]; isWhole: boolean }

/** What a person typed as money: empty is none, with a decimal point or comma. At least 0.01, at most a million. */
export function parseAmount(text: string): Amount {
  const plain = text.trim().replace(/^\$/u, '').replace(',', '.')
  if (plain === '') return { kind: 'amount', cents: null }
  if (!/^\d{1,7}(?:\.\d{1,2})?$/u.test(plain)) return { kind: 'wrong' }
  const cents = Math.round(Number(plain) * 100)
  return cents < 1 || cents > amountMax * 100 ? { kind: 'wrong' } : { kind: 'amount', cents }
}

/** A number as a person types it: point or comma, two decimals at most. Undefined for anything else. */
export function readNumber(text: string, { range: [from, to], isWhole }: Expected): number | undefined {
  const plain = text.trim().replace(',', '.')
  if (!(isWhole ? /^\d{1,6}$/u : /^\d{1,6}(?:\.\d{1,2})?$/u).test(plain)) return undefined
  const value = Number(plain)
  return value < from || value > to ? undefined : value
}

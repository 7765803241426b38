const amountMax = 1_000_000

export type Amount = { kind: 'amount'; cents: number | null } | { kind: 'wrong' }

/** What a person typed as money: empty is none, with a decimal point or comma. At least 0.01, at most a million. */
export function parseAmount(text: string): Amount {
  const plain = text.trim().replace(/^\$/u, '').replace(',', '.')
  if (plain === '') return { kind: 'amount', cents: null }
  if (!/^\d{1,7}(?:\.\d{1,2})?$/u.test(plain)) return { kind: 'wrong' }
  const cents = Math.round(Number(plain) * 100)
  return cents < 1 || cents > amountMax * 100 ? { kind: 'wrong' } : { kind: 'amount', cents }
}

import { formatStake } from '../shown/format.ts'
import { parseAmount } from '../shown/typed-numbers.ts'
import { t } from '../language/t.ts'

export type ReadAmount = { cents: number | null; problem: null } | { problem: string }

/** The typed amount of a chart, or a message about what is allowed. */
export function readAmount(text: string, max: { cents: number; currency: string }): ReadAmount {
  const amount = parseAmount(text)
  if (amount.kind === 'wrong') return { problem: t('Enter an amount such as 10.00, or leave it empty.') }
  if (amount.cents !== null && amount.cents > max.cents) {
    return { problem: t('At most {amount}, your maximum amount.', { amount: formatStake(max.cents, max.currency) }) }
  }
  return { cents: amount.cents, problem: null }
}

import type { ReplayDecision } from './replay-values.ts'
import { groupByAccountCurrency } from '../orders/group-by-account-currency.ts'
import type { AccountCurrency } from '../orders/trade-record.ts'

/** How many signals of one version of a day had which result. */
export type ReplayTotals = {
  readonly trades: number
  readonly won: number
  readonly lost: number
  readonly tied: number
  readonly unknown: number
  readonly undecided: number
}

/** Money of one version of a day in cents; `profitCents` only counts known outcomes. */
export type ReplayMoney = { readonly stakeCents: number; readonly profitCents: number }

/** Both versions of the day on one account. Money of different accounts or currencies is never added. */
export type ReplayAccount = AccountCurrency & { readonly before: ReplayMoney; readonly after: ReplayMoney }

type Course = {
  readonly accountCurrency: AccountCurrency
  readonly before: ReplayDecision
  readonly after: ReplayDecision
}

/** Counts decisions. */
export function replayTotals(decisions: readonly ReplayDecision[]): ReplayTotals {
  const traded = tradedOf(decisions)
  const ended = (result: string): number => traded.filter(({ outcome }) => outcome?.result === result).length
  return {
    trades: traded.length,
    won: ended('won'),
    lost: ended('lost'),
    tied: ended('tie'),
    unknown: traded.filter(({ outcome }) => outcome === null).length,
    undecided: decisions.filter(({ kind }) => kind === 'undecided').length,
  }
}

/** The money of each account with a trade in one of the courses, in the order in which the day used them. */
export function replayAccounts(signals: readonly Course[]): ReplayAccount[] {
  const traded = signals.filter(({ before, after }) => before.kind === 'traded' || after.kind === 'traded')
  return groupByAccountCurrency(traded, ({ accountCurrency }) => accountCurrency).map(({ accountCurrency, own }) => ({
    ...accountCurrency,
    before: moneyOf(own.map(({ before }) => before)),
    after: moneyOf(own.map(({ after }) => after)),
  }))
}

function moneyOf(decisions: readonly ReplayDecision[]): ReplayMoney {
  const traded = tradedOf(decisions)
  return {
    stakeCents: traded.reduce((sum, { stakeCents }) => sum + stakeCents, 0),
    profitCents: traded.reduce((sum, { outcome }) => sum + (outcome?.profitCents ?? 0), 0),
  }
}

function tradedOf(decisions: readonly ReplayDecision[]) {
  return decisions.flatMap((decision) => (decision.kind === 'traded' ? [decision] : []))
}

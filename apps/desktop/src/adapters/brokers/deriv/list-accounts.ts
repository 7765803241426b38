import { readJson } from '@stratomate/std/text'
import type { BrokerAccount, AccountsAnswer } from '../broker-adapter.ts'
import { centsOf } from '../remote/cents.ts'
import { readEach } from '../remote/read-each.ts'
import { DerivAccount, DerivAccounts, DerivRestErrors } from './deriv-messages.ts'

const answerMsMax = 10_000

type Access = { token: string; appId: string | null }

/** The accounts that a token opens, as the broker lists them; entries in an unknown form are left out. */
export async function listAccounts(origin: string, { token, appId }: Access): Promise<AccountsAnswer> {
  try {
    const response = await fetch(`${origin}/trading/v1/options/accounts`, {
      redirect: 'error',
      headers: { authorization: `Bearer ${token}`, ...(appId === null ? {} : { 'deriv-app-id': appId }) },
      signal: AbortSignal.timeout(answerMsMax),
    })
    const body = readJson(await response.text())
    const read = DerivAccounts.safeParse(body)
    if (response.ok && read.success) return { kind: 'listed', accounts: accountsOf(read.data.data) }
    if (response.status === 401 || response.status === 403) return { kind: 'not_accepted' }
    const code = DerivRestErrors.safeParse(body).data?.errors[0]?.code ?? ''
    return { kind: 'failed', reason: `${response.status} ${code}`.trim() }
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : 'the server cannot be reached' }
  }
}

function accountsOf(entries: readonly unknown[]): BrokerAccount[] {
  return readEach(entries, DerivAccount).entries.map(({ account_id: id, account_type, balance, currency, status }) => ({
    id,
    account: account_type === 'demo' ? 'demo' : 'live',
    balanceCents: balance === undefined ? null : centsOf(balance),
    currency,
    isActive: status === undefined || status === 'active',
  }))
}

import { readJson } from '@stratomate/std/text'
import type { TokenAccess } from '../broker-adapter.ts'
import type { LinkEnd } from '../remote/deal.ts'
import { DerivOtp, DerivRestErrors } from './deriv-messages.ts'

export const derivRestOrigin = 'https://api.derivws.com'
const answerMsMax = 10_000

export type SocketAnswer = { kind: 'address'; url: string } | LinkEnd

/**
 * Asks for the one-time address of a trading socket; each connection needs a fresh one. An address of the
 * other kind of account, or of another origin than the one that was asked, is refused.
 */
export async function askForSocket(
  origin: string,
  { token, appId, accountId }: TokenAccess,
  account: 'demo' | 'live',
): Promise<SocketAnswer> {
  const url = `${origin}/trading/v1/options/accounts/${encodeURIComponent(accountId)}/otp`
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { authorization: `Bearer ${token}`, ...(appId === null ? {} : { 'deriv-app-id': appId }) },
      signal: AbortSignal.timeout(answerMsMax),
    })
    const body = readJson(await response.text())
    if (response.ok) return judgeAddress(origin, DerivOtp.safeParse(body).data?.data.url ?? '', account)
    const code = DerivRestErrors.safeParse(body).data?.errors[0]?.code ?? ''
    const isSignIn = response.status === 401 || response.status === 403 || code === 'InvalidToken'
    if (isSignIn) return { kind: 'sign_in', reason: 'the token was not accepted; sign in again' }
    return { kind: 'lost', reason: `no socket was given (${response.status} ${code})` }
  } catch (error) {
    return { kind: 'lost', reason: error instanceof Error ? error.message : 'the server cannot be reached' }
  }
}

function judgeAddress(origin: string, address: string, account: 'demo' | 'live'): SocketAnswer {
  const url = URL.parse(address)
  const asked = new URL(origin)
  const isSecure = url?.protocol === 'wss:' || (url?.protocol === 'ws:' && asked.protocol === 'http:')
  if (url === null || !isSecure || url.host !== asked.host)
    return { kind: 'lost', reason: 'the address of the socket leads elsewhere' }
  const wanted = account === 'demo' ? '/demo' : '/real'
  if (!url.pathname.endsWith(wanted))
    return { kind: 'wrong_account', reason: `the account is not a ${account} account; choose the right one` }
  return { kind: 'address', url: url.href }
}

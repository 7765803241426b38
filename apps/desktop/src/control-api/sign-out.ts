import type { TradeLedger } from '@stratomate/engine/orders/trade-ledger'
import type { Session } from '#desktop/adapters/server-api/session.ts'
import type { TradeSwitch } from '#desktop/features/trade-switch/trade-switch.ts'
import type { WindowReply } from '@stratomate/contracts/desktop-window/values'

export type SignOutApp = {
  ledger: Pick<TradeLedger, 'openCount'>
  /** Whether this computer should forget its sign-in. */
  revoked: { isPending: boolean }
  /** Answers whether the server has heard that this computer leaves. */
  sayFarewell: () => Promise<boolean>
  session: Pick<Session, 'credential'>
}

/**
 * Signs this computer out as its person asks: stops trading, sends the last reports, returns unused trades, and forgets
 * the sign-in on disk even when the server cannot be reached. Refused while trades are open, because their results
 * could no longer be reported.
 */
export async function signOut(app: SignOutApp, trade: Pick<TradeSwitch, 'stop'>): Promise<WindowReply> {
  if (app.session.credential() === null) return { ok: false, message: 'This computer is not signed in.' }
  trade.stop()
  if (app.ledger.openCount() > 0) {
    return {
      ok: false,
      message: 'Trading is stopped. Sign out when the open trades have ended, so that their results are reported.',
    }
  }
  const isHeard = await app.sayFarewell()
  app.revoked.isPending = true
  return {
    ok: true,
    message: isHeard
      ? 'This computer is signed out.'
      : 'This computer forgets its sign-in. The service could not be reached: remove the computer on your account page, too.',
    data: null,
  }
}

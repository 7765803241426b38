import { createHmac } from 'node:crypto'
import { isbot } from 'isbot'

/** What a request says about its browser; `purpose` is that of a page fetched ahead, empty for a page that is open. */
export type Visitor = { address: string; userAgent: string; purpose: string }

/** A person with a page open: not a program, and not a browser that loads a page nobody may ever see. */
export function isReader({ userAgent, purpose }: Visitor): boolean {
  if (userAgent.trim() === '' || isbot(userAgent)) return false
  return !/prefetch|prerender|preview/iu.test(purpose)
}

/** A hash of who that was, which says nothing to anybody without the salt of the day. */
export function hashVisitor({ address, userAgent }: Visitor, salt: string): string {
  return createHmac('sha256', salt).update(`${address}\n${userAgent}`).digest('base64url')
}

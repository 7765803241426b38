import { createHmac } from 'node:crypto'
import { isbot } from 'isbot'

/**
 * What a request says about its browser; `purpose` is set for a page that is fetched ahead, and empty for one that is
 * open.
 */
export type Visitor = { address: string; userAgent: string; purpose: string }

/** A person with an open page: not a program, and not a browser that fetches a page ahead. */
export function isReader({ userAgent, purpose }: Visitor): boolean {
  if (userAgent.trim() === '' || isbot(userAgent)) return false
  return !/prefetch|prerender|preview/iu.test(purpose)
}

/** A hash of the visitor, which says nothing without the salt of the day. */
export function hashVisitor({ address, userAgent }: Visitor, salt: string): string {
  return createHmac('sha256', salt).update(`${address}\n${userAgent}`).digest('base64url')
}

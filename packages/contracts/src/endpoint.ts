import type { z } from 'zod'
import type { AccessScope } from './accounts/access-token-values.ts'
import type { ErrorCode } from './errors.ts'
import type { Route } from './route.ts'

/**
 * Who may call: anyone; anyone, known when signed in; a signed-in person; a signed-in desktop app; a signed-in desktop
 * app even when its account is suspended, for what has happened already.
 */
export type Access = 'public' | 'reader' | 'member' | 'desktop' | 'desktop-even-suspended'

export type Endpoint = {
  route: Route
  summary: string
  access: Access
  /** A member's program may call too, with an access token that allows this. */
  scope?: AccessScope
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  output: z.ZodType
  errors: readonly ErrorCode[]
}

export function endpoint<const Shape extends Endpoint>(shape: Shape): Shape {
  return shape
}

import type { z } from 'zod'
import type { AccessScope } from './accounts/access-token-values.ts'
import type { ErrorCode } from './errors.ts'

export type Route = { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string }

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
  /** The largest body in bytes, where the server's ordinary limit does not apply. */
  bodyBytesMax?: number
  output: z.ZodType
  errors: readonly ErrorCode[]
}

export function endpoint<const Shape extends Endpoint>(shape: Shape): Shape {
  return shape
}

// Functions, because every page contains the table of routes, and each function saves repeated text.
export const get = <const Path extends string>(path: Path) => ({ method: 'GET', path }) as const
export const post = <const Path extends string>(path: Path) => ({ method: 'POST', path }) as const
export const put = <const Path extends string>(path: Path) => ({ method: 'PUT', path }) as const
export const patch = <const Path extends string>(path: Path) => ({ method: 'PATCH', path }) as const
export const remove = <const Path extends string>(path: Path) => ({ method: 'DELETE', path }) as const

import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { Route } from './routes.ts'

/** Who may call: anybody; anybody, known when signed in; a signed-in person; a signed-in desktop app. */
export type Access = 'public' | 'reader' | 'member' | 'desktop'

export type Endpoint = {
  route: Route
  summary: string
  access: Access
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  output: z.ZodType
  errors: readonly ErrorCode[]
}

export function endpoint<const Shape extends Endpoint>(shape: Shape): Shape {
  return shape
}

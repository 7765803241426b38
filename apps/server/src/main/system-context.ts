import type { Ctx } from '#server/features/context.ts'
import type { HttpDependencies } from '#server/http/http-dependencies.ts'

/** The context of work that no person started. */
export function systemContext(parts: HttpDependencies): Ctx {
  return { ...parts, actor: { kind: 'system' }, requestId: parts.newId() }
}

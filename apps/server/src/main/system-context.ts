import type { Ctx } from '#server/features/context.ts'
import type { Parts } from '#server/http/parts.ts'

/** The context of what runs on nobody's behalf. */
export function systemContext(parts: Parts): Ctx {
  return { ...parts, actor: { kind: 'system' }, requestId: parts.newId() }
}

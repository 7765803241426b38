import { z } from 'zod'
import { Instant } from '../values.ts'
import { componentIds } from './values.ts'

export const ComponentId = z.enum(componentIds)
export type ComponentId = z.infer<typeof ComponentId>

export const ComponentState = z.enum(['operational', 'degraded', 'down', 'not-configured', 'preview'])
export type ComponentState = z.infer<typeof ComponentState>

export const ComponentStatus = z.object({
  id: ComponentId,
  state: ComponentState,
  /** One sentence for people, without addresses or error messages. */
  detail: z.string(),
  /** When it was last seen to work; null when that is not known. */
  lastAt: Instant.nullable(),
})
export type ComponentStatus = z.infer<typeof ComponentStatus>

export const ServiceStatus = z.object({ checkedAt: Instant, components: z.array(ComponentStatus) })
export type ServiceStatus = z.infer<typeof ServiceStatus>

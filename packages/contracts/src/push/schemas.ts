import { z } from 'zod'
import { Id, Instant } from '../values.ts'

const key = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/u)
    .refine((text) => Math.floor((text.replaceAll('=', '').length * 3) / 4) === bytes, 'This is no key of a browser.')

/**
 * Where the push service of a browser accepts messages for it, and the keys with which only that browser can read them.
 */
export const PushInput = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/u }).max(1_000),
  p256dh: key(65),
  auth: key(16),
})
export type PushInput = z.infer<typeof PushInput>

/** A browser that shows notifications; `endpoint` lets a browser recognise itself. */
export const PushBrowser = z.object({
  id: Id,
  endpoint: z.string(),
  userAgent: z.string().nullable(),
  since: Instant,
})
export type PushBrowser = z.infer<typeof PushBrowser>

/** The key by which push services know this service, and the person's browsers. */
export const PushSettings = z.object({ publicKey: z.string(), items: z.array(PushBrowser) })
export type PushSettings = z.infer<typeof PushSettings>

import { z } from 'zod'

/** The file in a package of the desktop app that says which service has published it. */
export const serviceStampName = 'stratomate-service.json'

/** What the service writes into each package of the app that it publishes (decision 015). */
export const ServiceStamp = z.object({
  /** Where people reach the service. */
  origin: z.url({ protocol: /^https?$/u }).max(1_000),
  /** The public keys that sign its leases, as JSON Web Keys. */
  keys: z.array(z.record(z.string(), z.unknown())).min(1).max(20),
  /** SHA-256 of the package before it was stamped. */
  package: z.string().regex(/^[0-9a-f]{64}$/u),
})
export type ServiceStamp = z.infer<typeof ServiceStamp>

import { brand } from '@stratomate/brand'
import type { Mail } from '../ports.ts'

/** Tells somebody who has bought without an account how to get it. */
export function purchaseWaitsMail({ to, id, what }: { to: string; id: string; what: string }): Mail {
  return {
    dedupeKey: `purchase:${id}`,
    to,
    subject: `Your ${brand.name} purchase waits for you`,
    text: `You have bought: ${what}\n\nIt waits under this e-mail address. Sign up or log in with it at ${brand.website}, and it is in your account at once.\n\nIf this was not you, write to ${brand.email}.\n\n${brand.name} · ${brand.tagline}`,
  }
}

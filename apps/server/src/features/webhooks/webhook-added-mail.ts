import { brand } from '@stratomate/brand'
import type { Mail } from '../ports.ts'

/** Tells the owner of an account where its news goes from now on. */
export function webhookAddedMail({
  to,
  id,
  url,
  origin,
}: {
  to: string
  id: string
  url: string
  origin: string
}): Mail {
  return {
    dedupeKey: `webhook-added:${id}`,
    to,
    subject: `A webhook was added to your ${brand.name} account`,
    text: `From now on your trades, or what else was chosen, are reported to a program at ${new URL(url).host}.\n\nIf you did not add it, remove it at ${origin}/account?tab=security and set a new password at ${origin}/forgot-password\n\n${brand.name} · ${brand.tagline}`,
  }
}

import { signature } from '../mail/mail-frame.ts'
import { say } from '../say.ts'
import type { Mail } from '../ports.ts'

/** Tells the owner of an account that its events are sent to another address from now on. */
export function webhookAddedMail({ to, id, url }: { to: string; id: string; url: string }): Mail {
  return {
    dedupeKey: `webhook-added:${id}`,
    to,
    subject: say('A webhook was added to your {brand} account'),
    paragraphs: [
      say('From now on your trades, or what else was chosen, are reported to a program at {host}.', {
        host: new URL(url).host,
      }),
      say('If you did not add it, remove it at {security} and set a new password at {password}', {
        security: { page: '/account?tab=security' },
        password: { page: '/forgot-password' },
      }),
      signature,
    ],
  }
}

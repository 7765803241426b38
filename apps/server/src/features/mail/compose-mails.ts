import type { MailComposer } from '../ports.ts'
import { insertMail } from './queries.ts'

/** Mails are rows of the outbox, written with their cause; a job sends them. */
export function composeMails(now: () => Date): MailComposer {
  return { queue: (db, mail) => insertMail(db, mail, now()) }
}

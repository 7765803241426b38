import type { texts } from './es/mails.data.ts'

/** The English words of every text of a mail. The other languages have exactly those of Spanish. */
export type MailText = keyof typeof texts

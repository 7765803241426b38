import { type MailTopic, mailTopics } from '@stratomate/contracts'
import { replyAddress } from '../support/conversations/reply-address.ts'
import type { Db } from '../database.ts'
import type { Mail, MailComposer } from '../ports.ts'
import { readTimeZone } from '../devices/report-state.ts'
import { hasMoment, type Paragraph, say } from '../say.ts'
import { insertMail, type Reader, selectReader, selectReaderLanguage } from './queries.ts'
import { type MailKeys, unsubscribeUrl } from './unsubscribe-link.ts'
import { type WordsReader, writeParagraphs, writePhrase } from './write-phrase.ts'

/** Mails are rows of the outbox, written with their cause; a job sends them. */
export function composeMails(now: () => Date, keys: MailKeys): MailComposer {
  return {
    queue: (db, mail) => queueMail(db, mail, { now: now(), keys }),
    write: async (db, paragraphs, userId) => {
      const language = (await selectReaderLanguage(db, userId)) ?? 'en'
      const timeZone = paragraphs.some(hasMoment) ? await readTimeZone(db, userId) : null
      return writeParagraphs(paragraphs, { origin: keys.origin, language, timeZone })
    },
  }
}

type Queueing = { now: Date; keys: MailKeys }

async function queueMail(db: Db, mail: Mail, { now, keys }: Queueing): Promise<void> {
  const { dedupeKey, to, topic = null, answersTo } = mail
  const account = await selectReader(db, to)
  const reader = await readerOf(db, mail, { account, keys })
  const subject = writePhrase(mail.subject, reader)
  const row = { dedupeKey, to, subject, topic, language: reader.language, unsubscribeUrl: null, replyTo: null }
  // An unwanted mail is stored without its text, so that its cause is not mailed later.
  if (topic !== null && !isWanted(account, topic)) return insertMail(db, { ...row, text: '', state: 'unwanted' }, now)
  const url = account === null || topic === null ? null : unsubscribeUrl(keys, { userId: account.userId, topic })
  const paragraphs =
    url === null ? mail.paragraphs : [...mail.paragraphs, say('Unsubscribe from these emails: {url}', { url })]
  const replyTo =
    topic !== null || answersTo === undefined || keys.inbox === null
      ? null
      : replyAddress({ ...keys, inbox: keys.inbox }, answersTo)
  const text = writeParagraphs(paragraphs, reader)
  return insertMail(db, { ...row, text, unsubscribeUrl: url, replyTo, state: 'queued' }, now)
}

type KnownReader = { account: Reader | null; keys: MailKeys }

/** The account of the address is read for its time zone only where the mail names an instant. */
async function readerOf(
  db: Db,
  { subject, paragraphs, language, pageLanguage = 'en' }: Mail,
  { account, keys }: KnownReader,
): Promise<WordsReader> {
  const named: readonly Paragraph[] = [subject, ...paragraphs]
  const timeZone = account !== null && named.some(hasMoment) ? await readTimeZone(db, account.userId) : null
  return { origin: keys.origin, language: language ?? account?.language ?? pageLanguage, timeZone }
}

function isWanted(account: Reader | null, topic: MailTopic): boolean {
  return account?.settings?.[topic] ?? mailTopics[topic].startsOn
}

import { type MailTopic, mailTopics } from '@stratomate/contracts'
import { replyAddress } from '../support/conversations/reply-address.ts'
import type { Db } from '../database.ts'
import type { Mail, MailComposer } from '../ports.ts'
import { readTimeZone } from '../devices/report-state.ts'
import { hasMoment, writeForReader } from '../text-for-reader.ts'
import { unsubscribeText } from './mail-html.ts'
import { insertMail, selectReader } from './queries.ts'
import { type MailKeys, unsubscribeUrl } from './unsubscribe-link.ts'

/** Mails are rows of the outbox, written with their cause; a job sends them. */
export function composeMails(now: () => Date, keys: MailKeys): MailComposer {
  return {
    queue: async (db, { topic, answersTo, ...unread }) => {
      const reader = { origin: keys.origin, readerOf: () => userOf(db, unread.to) }
      const mail = { ...unread, text: await writeTo(db, unread.text, reader) }
      const replyTo =
        answersTo === undefined || keys.inbox === null ? null : replyAddress({ ...keys, inbox: keys.inbox }, answersTo)
      return topic === undefined
        ? insertMail(db, { ...mail, topic: null, unsubscribeUrl: null, replyTo, state: 'queued' }, now())
        : queueWanted(db, { ...mail, topic }, { now: now(), keys })
    },
    write: (db, text, userId) => writeTo(db, text, { origin: keys.origin, readerOf: () => Promise.resolve(userId) }),
  }
}

type Reader = { origin: string; readerOf: () => Promise<string | null> }

/** The person is looked up only for a text that names an instant. */
async function writeTo(db: Db, text: string, { origin, readerOf }: Reader): Promise<string> {
  const userId = hasMoment(text) ? await readerOf() : null
  const timeZone = userId === null ? null : await readTimeZone(db, userId)
  return writeForReader(text, { origin, timeZone })
}

async function userOf(db: Db, email: string): Promise<string | null> {
  return (await selectReader(db, email))?.userId ?? null
}

type TopicMail = Omit<Mail, 'answersTo'> & { topic: MailTopic }

/** One that is not wanted is remembered without its text, so that its cause does not come back with it. */
async function queueWanted(db: Db, mail: TopicMail, { now, keys }: { now: Date; keys: MailKeys }): Promise<void> {
  const reader = await selectReader(db, mail.to)
  const isWanted =
    reader?.settings === undefined || reader.settings === null
      ? mailTopics[mail.topic].startsOn
      : reader.settings[mail.topic]
  if (!isWanted) {
    await insertMail(db, { ...mail, text: '', unsubscribeUrl: null, replyTo: null, state: 'unwanted' }, now)
    return
  }
  const url = reader === null ? null : unsubscribeUrl(keys, { userId: reader.userId, topic: mail.topic })
  const text = url === null ? mail.text : `${mail.text}\n\n${unsubscribeText}${url}`
  await insertMail(db, { ...mail, text, unsubscribeUrl: url, replyTo: null, state: 'queued' }, now)
}

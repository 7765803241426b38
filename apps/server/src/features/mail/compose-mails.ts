import type { MailTopic } from '@stratomate/contracts'
import { mailTopics } from '@stratomate/contracts'
import { replyAddress } from '../conversations/reply-address.ts'
import type { Db } from '../database.ts'
import type { Mail, MailComposer } from '../ports.ts'
import { insertMail, selectReader } from './queries.ts'
import { type MailKeys, unsubscribeUrl } from './unsubscribe-link.ts'

/** Mails are rows of the outbox, written with their cause; a job sends them. */
export function composeMails(now: () => Date, keys: MailKeys): MailComposer {
  return {
    queue: (db, { topic, answersTo, ...mail }) => {
      const replyTo =
        answersTo === undefined || keys.inbox === null ? null : replyAddress({ ...keys, inbox: keys.inbox }, answersTo)
      return topic === undefined
        ? insertMail(db, { ...mail, topic: null, unsubscribeUrl: null, replyTo, state: 'queued' }, now())
        : queueWanted(db, { ...mail, topic }, { now: now(), keys })
    },
  }
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
  const text = url === null ? mail.text : `${mail.text}\n\nNo more mails of this kind: ${url}`
  await insertMail(db, { ...mail, text, unsubscribeUrl: url, replyTo: null, state: 'queued' }, now)
}

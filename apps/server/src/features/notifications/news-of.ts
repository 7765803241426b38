import { type NotificationFacts, type NotificationPhrase, phraseNotification } from '@stratomate/domain'
import { signature } from '../mail/mail-frame.ts'
import { wordsOfStored } from '../mail/words-of-stored.ts'
import { say, sayPhrase, type Words } from '../say.ts'
import type { Mail } from '../ports.ts'

/** The subject and the paragraphs of a notification's mail. */
export function newsOf(facts: NotificationFacts): Pick<Mail, 'subject' | 'paragraphs'> {
  const { title, detail, path } = wordsOfNews(facts)
  return {
    subject: title,
    paragraphs: [
      say('{title}.', { title }),
      ...(detail === null ? [] : [detail]),
      say('Look at it: {page}', { page: { page: path } }),
      signature,
    ],
  }
}

/** What a notification says, in the words of mails and messages, and where it leads. */
export function wordsOfNews(facts: NotificationFacts): { title: Words; detail: Words | null; path: string } {
  const known = facts.kind === 'moderation' || facts.kind === 'billing' ? storedIn(facts) : sayPhrase
  const { title, detail, path } = phraseNotification(facts)
  return { title: known(title), detail: detail === null ? null : known(detail), path }
}

/** Whether its text is somebody else's and therefore only read on the site. */
export function isEmpty(words: Words): boolean {
  return 'typed' in words && words.typed === ''
}

/** The translatable sentence of what was stored in English. */
function storedIn(facts: Extract<NotificationFacts, { kind: 'moderation' | 'billing' }>) {
  return (phrase: NotificationPhrase): Words => {
    if ('typed' in phrase) return wordsOfStored(phrase.typed)
    return facts.kind === 'moderation'
      ? say('Reason: {reason}', { reason: wordsOfStored(facts.reason) })
      : sayPhrase(phrase)
  }
}

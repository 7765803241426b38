import { brand } from '@stratomate/brand'
import { referenceOf } from '@stratomate/std/text'
import { signature } from '#server/features/mail/mail-frame.ts'
import { say, typed } from '#server/features/say.ts'
import type { Mail } from '#server/features/ports.ts'
import type { FeedbackEntry, SupportMessage } from './queries.ts'

/** To the team, in English. What a stranger typed is in the body only: never in a header, and below a line of our own. */
export function supportMailToTeam(message: SupportMessage): Mail {
  return toTeam(message.id, 'Support message', [
    `From: ${message.name} <${message.email}>`,
    `Received: ${message.receivedAt.toISOString()}`,
    `Subject: ${message.subject}`,
    '',
    message.message,
  ])
}

export function feedbackMailToTeam(feedback: FeedbackEntry): Mail {
  const expected = feedback.expected === null ? [] : ['', 'Expected:', feedback.expected]
  return toTeam(feedback.id, 'Feedback', [
    `From: ${feedback.name ?? 'no name given'} <${feedback.email ?? 'no email given'}>`,
    `Received: ${feedback.receivedAt.toISOString()}`,
    `Type: ${feedback.feedbackType}`,
    feedback.rating === 0 ? 'Rating: none' : `Rating: ${feedback.rating} of 5`,
    '',
    feedback.message,
    ...expected,
  ])
}

/** To the address that was given. It repeats nothing of the message, so that nobody mails a text through us. */
export function supportAcknowledgement({ id, email }: { id: string; email: string }): Mail {
  return {
    dedupeKey: `message-acknowledged:${id}`,
    to: email,
    subject: say('{brand} support has your message ({reference})', { reference: referenceOf(id) }),
    paragraphs: [
      say('We have your message and answer by email within {hours} hours.', { hours: 24 }),
      ...acknowledged(id),
    ],
  }
}

export function feedbackAcknowledgement({ id, email }: { id: string; email: string }): Mail {
  return {
    dedupeKey: `message-acknowledged:${id}`,
    to: email,
    subject: say('{brand} has your feedback ({reference})', { reference: referenceOf(id) }),
    paragraphs: [
      say('Thank you. Your feedback is with the team; we write back when we have a question.'),
      ...acknowledged(id),
    ],
  }
}

function acknowledged(id: string) {
  const reference = say('Reference: {reference}', { reference: referenceOf(id) })
  return [reference, say('If you did not write to us, ignore this mail.'), signature]
}

function toTeam(id: string, what: string, lines: string[]): Mail {
  return {
    dedupeKey: `message-team:${id}`,
    to: brand.email,
    subject: typed(`${what} ${referenceOf(id)}`),
    paragraphs: [typed([...lines, '', `Reference: ${referenceOf(id)}`].join('\n'))],
  }
}

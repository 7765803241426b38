import { brand } from '@stratomate/brand'
import { referenceOf } from '@stratomate/std/text'
import type { Mail } from '#server/features/ports.ts'
import type { FeedbackEntry, SupportMessage } from './queries.ts'

const signature = `${brand.name} · ${brand.tagline}`

/** To the team. What a stranger typed is in the body only: never in a header, and below a line of our own. */
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
    subject: `${brand.name} support has your message (${referenceOf(id)})`,
    text: `We have your message and answer by email within 24 hours.\n\nReference: ${referenceOf(id)}\n\nIf you did not write to us, ignore this mail.\n\n${signature}`,
  }
}

export function feedbackAcknowledgement({ id, email }: { id: string; email: string }): Mail {
  return {
    dedupeKey: `message-acknowledged:${id}`,
    to: email,
    subject: `${brand.name} has your feedback (${referenceOf(id)})`,
    text: `Thank you. Your feedback is with the team; we write back when we have a question.\n\nReference: ${referenceOf(id)}\n\nIf you did not write to us, ignore this mail.\n\n${signature}`,
  }
}

function toTeam(id: string, what: string, lines: string[]): Mail {
  return {
    dedupeKey: `message-team:${id}`,
    to: brand.email,
    subject: `${what} ${referenceOf(id)}`,
    text: [...lines, '', `Reference: ${referenceOf(id)}`].join('\n'),
  }
}

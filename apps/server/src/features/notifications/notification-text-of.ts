import { describeNotification, type NotificationFacts, type NotificationText } from '@stratomate/domain'
import type { ReadNotification } from './queries.ts'
import { shownName } from '../community/members/writer.ts'

/** A stored notification in today's wording. */
export function notificationTextOf(row: ReadNotification): NotificationText {
  return describeNotification(factsOf(row))
}

/** What is stored with a notification. */
export function factsOf({ kind, facts, author, postId, text }: ReadNotification): NotificationFacts {
  switch (kind) {
    case 'reply':
    case 'mention':
      return { kind, actor: shownName(author), postId: postId ?? '', text: text ?? '' }
    case 'answer':
      return { kind }
    case 'billing':
      return { kind, what: facts['what'] ?? '' }
    case 'limit':
      return { kind, day: facts['day'] ?? '' }
    case 'device':
      return { kind, computer: facts['computer'] ?? '' }
    case 'moderation':
      return { kind, what: facts['what'] ?? '', reason: facts['reason'] ?? '', postId: facts['postId'] ?? '' }
    case 'webhook':
      return { kind, host: facts['host'] ?? '' }
    case 'proof':
      return { kind, chart: facts['chart'] ?? '[]', state: facts['state'] ?? '', isStopped: facts['isStopped'] ?? '' }
    case 'silent':
    case 'refusals':
    case 'stop':
      return engineFactsOf(kind, facts)
    default:
      return kind satisfies never
  }
}

function engineFactsOf(kind: 'silent' | 'refusals' | 'stop', facts: Record<string, string>): NotificationFacts {
  const { computer = '', heardAt = '', refused = '', signals = '', code = '' } = facts
  if (kind === 'silent') return { kind, computer, heardAt }
  return kind === 'refusals' ? { kind, computer, refused, signals, code } : { kind, computer, code }
}

import type {
  CommunityEventName,
  CommunityEvents,
  ConversationEventName,
  ConversationEvents,
  ConversationSide,
  DesktopEventName,
  DesktopEvents,
  EntitlementClaims,
  LeaseClaims,
  MailTopic,
  OwnerEventName,
  OwnerEvents,
  TeamEventName,
  TeamEvents,
} from '@stratomate/contracts'
import type { UpdateClaims } from '@stratomate/contracts/desktop/update'
import type { Language } from '@stratomate/contracts/site/languages'
import type { Db } from './database.ts'
import type { Paragraph, Words } from './say.ts'

/** Tells open streams what happened; call it after the transaction has committed. */
export type EventBus = {
  toOwner: <Name extends OwnerEventName>(userId: string, name: Name, data: OwnerEvents[Name]) => void
  toCommunity: <Name extends CommunityEventName>(name: Name, data: CommunityEvents[Name]) => void
  toDesktop: <Name extends DesktopEventName>(deviceId: string, name: Name, data: DesktopEvents[Name]) => void
  /** To both sides of a chat. */
  toConversation: <Name extends ConversationEventName>(id: string, name: Name, data: ConversationEvents[Name]) => void
  /** To everybody of the team who has the list of chats open. */
  toTeam: <Name extends TeamEventName>(name: Name, data: TeamEvents[Name]) => void
  /** A session or computer of an account has ended, or its role has changed: its open streams end, on every server. */
  accessEnded: (userId: string) => void
  /**
   * Notes for a minute that a program or a chat reads the account, as an open page does; true when nobody was looking
   * before.
   */
  look: (userId: string) => Promise<boolean>
  /** Whether somebody of that side has the chat open at this moment; for the team, the open list is enough. */
  isReading: (conversationId: string, side: ConversationSide) => boolean
}

/**
 * Messages between the servers of one service: in order from each sender, at most once, and nothing is kept. Whatever
 * must not be lost is in the database; a message only says that it is there.
 */
export type MessageBus = {
  /** To all other servers that listen to the subject (letters, digits, dots, colons and dashes). */
  publish: (subject: string, text: string) => void
  /** Hears what other servers publish; the answer ends it. */
  subscribe: (subject: string, hear: (text: string) => void) => () => void
  /** The first answer of another server; null when none answers in time. */
  ask: (subject: string, text: string) => Promise<string | null>
  /** Answers what other servers ask; null leaves the answer to another one. Calling the result ends it. */
  answer: (subject: string, reply: (text: string) => string | null) => () => void
  /** Hears that messages of other servers may have been lost. */
  onGap: (hear: () => void) => void
  /** Rejects while the other servers cannot be reached. */
  reach: () => Promise<void>
  close: () => Promise<void>
}

/** `topic` is a kind that its reader may switch off; a mail without one always arrives. */
export type Mail = {
  dedupeKey: string
  to: string
  subject: Words
  paragraphs: readonly Paragraph[]
  /** For a reader without an account; an account has a language of its own. */
  language?: Language
  /** Of the page whose reader asked for the mail: it counts where the account of the address has chosen none, or is none. */
  pageLanguage?: Language | undefined
  topic?: MailTopic
  /** The chat to which a reply to this mail is added, where the service receives mails. */
  answersTo?: string
}

export type MailComposer = {
  /**
   * Puts a mail into the outbox within the caller's transaction; the same dedupe key is sent once, and a mail of a topic
   * only to somebody who wants it.
   */
  queue: (db: Db, mail: Mail) => Promise<void>
  /** A text in the language of a person, with instants in their time zone where it is known. */
  write: (db: Db, paragraphs: readonly Paragraph[], userId: string) => Promise<string>
}

type LogLine = (fields: Record<string, unknown>, message: string) => void
export type Log = { info: LogLine; warn: LogLine; error: LogLine }

export type DesktopAccess = { userId: string; deviceId: string }

/** Ed25519 tokens. `readAccess` answers null for a token that is not ours, not for us or expired. */
export type TokenSigner = {
  publicKeys: () => Record<string, unknown>[]
  signLease: (claims: LeaseClaims) => Promise<string>
  signEntitlement: (claims: EntitlementClaims) => Promise<string>
  signUpdate: (claims: UpdateClaims) => Promise<string>
  signAccess: (access: DesktopAccess & { expiresAtS: number }) => Promise<string>
  readAccess: (token: string) => Promise<DesktopAccess | null>
}

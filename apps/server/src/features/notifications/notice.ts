/** What happened to an app that trades. */
export type EngineNotice =
  | { kind: 'silent'; computer: string; heardAt: string }
  | { kind: 'refusals'; computer: string; refused: string; signals: string; code: string }
  | { kind: 'stop'; computer: string; code: string }

type About =
  | { kind: 'reply' | 'mention'; actor: string; postId: string; replyId: string | null }
  | { kind: 'answer'; conversationId: string }
  | { kind: 'billing'; what: string }
  | { kind: 'limit'; day: string }
  | { kind: 'device'; computer: string }
  | { kind: 'moderation'; what: string; reason: string; postId: string }
  | { kind: 'proof'; chart: string; state: string; isStopped: string }
  | { kind: 'webhook'; host: string }
  | EngineNotice

/**
 * Who is notified of what. `cause` identifies what happened: a person is notified of it once, however often it is
 * reported. `isHeld` for a text that waits for a moderator: the notification is listed once the text is shown, and no
 * mail or Telegram message is sent at once.
 */
export type Notice = { userId: string; cause: string; isHeld?: boolean } & About

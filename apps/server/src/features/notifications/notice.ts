/** What becomes of an app that trades. */
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
  | EngineNotice

/**
 * Who is told of what. `cause` names what happened: the same one tells a person once, however often it is reported.
 * `isHeld` for a text that waits for a moderator: it is told when it is shown, and leaves the site by no other way.
 */
export type Notice = { userId: string; cause: string; isHeld?: boolean } & About

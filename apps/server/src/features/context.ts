import type { Role, SwitchedOffBroker } from '@stratomate/contracts'
import { AppError } from './app-error.ts'
import type { Database } from './database.ts'
import type { EventBus, Log, MailComposer } from './ports.ts'

/**
 * Who calls. A desktop acts for its owner, but only under `/api/desktop`; a program with an access token, but only where the
 * contract names the permission that its token has.
 */
export type Actor =
  | { kind: 'anonymous' }
  | {
      kind: 'member'
      userId: string
      role: Role
      email: string
      emailVerified: boolean
      sessionId: string
      /** When this session began or was last confirmed with a passkey or an authenticator code. */
      signedInAt: Date
      /** Whether a passkey or an authenticator code has confirmed this session, where one is demanded. */
      secondFactor: 'proved' | 'missing' | 'not-demanded'
      /** Until when this session may enrol a first second factor; null: not at all. */
      enrolmentUntil: Date | null
    }
  | { kind: 'token'; userId: string; tokenId: string }
  /** The owner of a chat with the bot. */
  | { kind: 'chat'; userId: string }
  | { kind: 'desktop'; userId: string; deviceId: string }
  | { kind: 'system' }

/** A sign-in must be this recent to upload files or move other people's money. */
const recentMs = 15 * 60_000

/** Everything that a verb may touch. Time, ids and the outside world come in here. */
export type Ctx = {
  db: Database
  actor: Actor
  requestId: string
  now: () => Date
  newId: () => string
  bus: EventBus
  mail: MailComposer
  log: Log
  /** Countries where real money is locked. */
  liveLocked: ReadonlySet<string>
  /** Brokers to which no app sends an order. */
  switchedOff: readonly SwitchedOffBroker[]
}

export type Member = Extract<Actor, { kind: 'member' }>
export type DesktopActor = Extract<Actor, { kind: 'desktop' }>

/** The signed-in person; throws `signed_out` for anybody else. */
export function requireMember(ctx: Pick<Ctx, 'actor'>): Member {
  if (ctx.actor.kind !== 'member') throw new AppError('signed_out')
  return ctx.actor
}

/** The signed-in person, or the owner of the program or bot chat that calls; throws `signed_out` for anybody else. */
export function requireOwner({ actor }: Pick<Ctx, 'actor'>): { userId: string } {
  if (actor.kind !== 'member' && actor.kind !== 'token' && actor.kind !== 'chat') throw new AppError('signed_out')
  return { userId: actor.userId }
}

/** The signed-in desktop; throws `signed_out` for anybody else. */
export function requireDesktop(ctx: Pick<Ctx, 'actor'>): DesktopActor {
  if (ctx.actor.kind !== 'desktop') throw new AppError('signed_out')
  return ctx.actor
}

/**
 * The signed-in administrator. Errors: signed_out, forbidden for everybody else, second_factor_needed where the session
 * lacks one (in production).
 */
export function requireAdmin(ctx: Pick<Ctx, 'actor'>): Member {
  return requireRole(ctx, ['admin'])
}

/** The signed-in moderator or administrator; refuses as `requireAdmin` does. */
export function requireModerator(ctx: Pick<Ctx, 'actor'>): Member {
  return requireRole(ctx, ['moderator', 'admin'])
}

/**
 * The signed-in person who has signed in, or confirmed the session, within the last 15 minutes. Errors: signed_out,
 * sign_in_again. Check the role first: nobody is asked to sign in again for something they may not do.
 */
export function requireRecentSignIn(ctx: Pick<Ctx, 'actor' | 'now'>): Member {
  const member = requireMember(ctx)
  if (ctx.now().getTime() - member.signedInAt.getTime() > recentMs) throw new AppError('sign_in_again')
  return member
}

/** Whether the caller is an administrator who may act as one. */
export function isAdmin({ actor }: Pick<Ctx, 'actor'>): boolean {
  return actor.kind === 'member' && actor.role === 'admin' && actor.secondFactor !== 'missing'
}

function requireRole(ctx: Pick<Ctx, 'actor'>, roles: readonly Role[]): Member {
  const member = requireMember(ctx)
  if (!roles.includes(member.role)) throw new AppError('forbidden')
  if (member.secondFactor === 'missing') throw new AppError('second_factor_needed')
  return member
}

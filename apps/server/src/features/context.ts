import type { Role } from '@stratomate/contracts'
import { AppError } from './app-error.ts'
import type { Database } from './database.ts'
import type { EventBus, Log, MailComposer } from './ports.ts'

/** Who calls. A desktop acts for its owner, but only under `/api/desktop`. */
export type Actor =
  | { kind: 'anonymous' }
  | { kind: 'member'; userId: string; role: Role; email: string; emailVerified: boolean; sessionId: string }
  | { kind: 'desktop'; userId: string; deviceId: string }
  | { kind: 'system' }

/** All that a verb may touch. Time, ids and the outside world come in here. */
export type Ctx = {
  db: Database
  actor: Actor
  requestId: string
  now: () => Date
  newId: () => string
  bus: EventBus
  mail: MailComposer
  log: Log
}

export type Member = Extract<Actor, { kind: 'member' }>
export type DesktopActor = Extract<Actor, { kind: 'desktop' }>

/** The signed-in person; throws `signed_out` for anybody else. */
export function requireMember(ctx: Pick<Ctx, 'actor'>): Member {
  if (ctx.actor.kind !== 'member') throw new AppError('signed_out')
  return ctx.actor
}

/** The signed-in desktop; throws `signed_out` for anybody else. */
export function requireDesktop(ctx: Pick<Ctx, 'actor'>): DesktopActor {
  if (ctx.actor.kind !== 'desktop') throw new AppError('signed_out')
  return ctx.actor
}

import type { Role } from '@stratomate/contracts'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { AppError } from './app-error.ts'
import type { EventBus, Log, MailComposer } from './ports.ts'

/** The pool, or one transaction of it: queries take either. */
export type Db = Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count'>
export type Database = NodePgDatabase

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

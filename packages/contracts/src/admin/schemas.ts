import { z } from 'zod'
import { Role } from '../accounts/schemas.ts'
import { Subscription } from '../billing/schemas.ts'
import { Id, Instant, PageQuery, singleLine } from '../values.ts'

/** An account as administrators see it. */
export const AdminAccount = z.object({
  id: Id,
  email: z.string(),
  name: z.string(),
  role: Role,
  emailVerified: z.boolean(),
  country: z.string().nullable(),
  createdAt: Instant,
  /** Null: not suspended. */
  suspendedAt: Instant.nullable(),
  /** The best of what it has bought, as the account itself sees it; null when it has never had anything. */
  plan: Subscription.pick({ tier: true, plan: true, source: true, status: true }).nullable(),
})
export type AdminAccount = z.infer<typeof AdminAccount>

/** `search` is a part of the email or of the name, or a whole id. */
export const AccountsQuery = PageQuery.extend({
  search: singleLine(120).optional(),
  role: Role.optional(),
  state: z.enum(['suspended', 'unverified']).optional(),
})
export type AccountsQuery = z.infer<typeof AccountsQuery>

/** An administrator's change of an account; fields that are left out stay. */
export const AccountChange = z.strictObject({
  role: Role.optional(),
  suspended: z.boolean().optional(),
  reason: singleLine(300).pipe(z.string().min(1, 'Say why.')),
})
export type AccountChange = z.infer<typeof AccountChange>

export const AuditView = z.object({
  id: Id,
  at: Instant,
  /** The email of who did it; null for the service itself and for deleted accounts. */
  actor: z.string().nullable(),
  action: z.string(),
  subjectId: z.string(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type AuditView = z.infer<typeof AuditView>

export const AuditQuery = PageQuery.extend({
  action: singleLine(60).optional(),
  /** The account, file or path that was changed; the whole value. */
  subject: singleLine(200).optional(),
  /** `changes` leaves out what was only read. Without it: everything. */
  show: z.enum(['changes', 'everything']).optional(),
})
export type AuditQuery = z.infer<typeof AuditQuery>

/** A mail without its text, which may contain a code. */
export const AdminMail = z.object({
  id: Id,
  to: z.string(),
  subject: z.string(),
  state: z.enum(['queued', 'sent', 'failed', 'unwanted']),
  attempts: z.int().min(0),
  lastError: z.string().nullable(),
  createdAt: Instant,
  sentAt: Instant.nullable(),
})
export type AdminMail = z.infer<typeof AdminMail>

export const AdminMailsQuery = PageQuery.extend({
  state: z.enum(['queued', 'sent', 'failed', 'unwanted']).optional(),
  to: singleLine(120).optional(),
})
export type AdminMailsQuery = z.infer<typeof AdminMailsQuery>

export const VisitsRow = z.object({ path: z.string(), count: z.int().min(0), displayThreshold: z.int().min(0) })
export type VisitsRow = z.infer<typeof VisitsRow>

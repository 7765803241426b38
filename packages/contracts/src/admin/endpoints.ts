import { z } from 'zod'
import {
  AccountChange,
  AccountsQuery,
  AdminAccount,
  AdminMail,
  AdminMailsQuery,
  AuditQuery,
  AuditView,
  VisitsRow,
} from './schemas.ts'
import { DeadLetter, DeadLetterRetry, deadLettersMax, DeadLettersQuery, deadLetterKinds } from './dead-letters.ts'
import { AdminOverview } from './overview.ts'
import { FeedbackPage, FeedbackQuery, SupportMessagesQuery, SupportMessageView } from './messages.ts'
import { endpoint } from '../endpoint.ts'
import { routes } from '../routes.ts'
import { Id, pageOf } from '../values.ts'
import { VisitCount, VisitPath } from '../visits/schemas.ts'

const errors = ['signed_out', 'forbidden', 'second_factor_needed', 'invalid_input'] as const

export const adminEndpoints = {
  readAdminOverview: endpoint({
    route: routes.readAdminOverview,
    summary: 'The numbers of the service: money, trials, computers, queues. Admins only.',
    access: 'member',
    output: AdminOverview,
    errors,
  }),
  listAccounts: endpoint({
    route: routes.listAccounts,
    summary: 'Accounts, newest first, by a part of email or name. Admins only.',
    access: 'member',
    query: AccountsQuery,
    output: pageOf(AdminAccount),
    errors,
  }),
  changeAccount: endpoint({
    route: routes.changeAccount,
    summary: 'Change the role of an account, suspend it or let it in again; never the own one. Admins only.',
    access: 'member',
    params: z.object({ id: Id }),
    body: AccountChange,
    output: AdminAccount,
    errors: [...errors, 'sign_in_again', 'not_found', 'conflict'],
  }),
  signOutAccount: endpoint({
    route: routes.signOutAccount,
    summary: 'End every session of an account and sign its computers out. Admins only.',
    access: 'member',
    params: z.object({ id: Id }),
    output: z.object({ sessions: z.int().min(0), computers: z.int().min(0) }),
    errors: [...errors, 'sign_in_again', 'not_found'],
  }),
  listAudit: endpoint({
    route: routes.listAudit,
    summary: 'Who did what, newest first. Admins only.',
    access: 'member',
    query: AuditQuery,
    output: pageOf(AuditView),
    errors,
  }),
  listMails: endpoint({
    route: routes.listMails,
    summary: 'Emails without their texts, newest first. Admins only.',
    access: 'member',
    query: AdminMailsQuery,
    output: pageOf(AdminMail),
    errors,
  }),
  listDeadLetters: endpoint({
    route: routes.listDeadLetters,
    summary:
      'Emails, messages of the bot, deliveries to webhooks, payment events and jobs that have failed, newest first. Admins only.',
    access: 'member',
    query: DeadLettersQuery,
    output: z.object({ items: z.array(DeadLetter).max(deadLettersMax * deadLetterKinds.length) }),
    errors,
  }),
  retryDeadLetter: endpoint({
    route: routes.retryDeadLetter,
    summary: 'Try failed work again at once, as often as if it were new. Admins only.',
    access: 'member',
    body: DeadLetterRetry,
    output: z.object({ ok: z.literal(true) }),
    errors: [...errors, 'not_found'],
  }),
  listFeedback: endpoint({
    route: routes.listFeedback,
    summary: 'Feedback, newest first, with counts by type and the average rating of all. Admins only.',
    access: 'member',
    query: FeedbackQuery,
    output: FeedbackPage,
    errors,
  }),
  listSupportMessages: endpoint({
    route: routes.listSupportMessages,
    summary: 'Messages of the support form, newest first. Admins only.',
    access: 'member',
    query: SupportMessagesQuery,
    output: pageOf(SupportMessageView),
    errors,
  }),
  listPageVisits: endpoint({
    route: routes.listPageVisits,
    summary: 'Visits and threshold of every counted page. Admins only.',
    access: 'member',
    output: z.object({ items: z.array(VisitsRow) }),
    errors,
  }),
  resetVisitThreshold: endpoint({
    route: routes.resetVisitThreshold,
    summary: 'Give a page the default threshold back. Admins only.',
    access: 'member',
    body: z.strictObject({ path: VisitPath }),
    output: VisitCount,
    errors,
  }),
} as const

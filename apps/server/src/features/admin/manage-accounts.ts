import type { AccountChange, AccountsQuery, AdminAccount } from '@stratomate/contracts'
import { Role } from '@stratomate/contracts'
import { AppError } from '../app-error.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { recordReading } from '../audit/record-reading.ts'
import { type Plans, readPlans } from '../billing/portal/read-plans.ts'
import { type Ctx, requireAdmin, requireRecentSignIn } from '../context.ts'
import { pageOfRows, startOf } from './pages.ts'
import {
  deleteAccessTokensOf,
  type AccountRow,
  deleteSessionsOf,
  deleteWebhooksOf,
  revokeDevicesOf,
  selectAccountForChange,
  selectAccounts,
  updateAccount,
} from './queries.ts'

/** Accounts, newest first; for administrators. Errors: invalid_input for a cursor we did not write. */
export async function listAccounts(ctx: Ctx, query: AccountsQuery) {
  requireAdmin(ctx)
  const { search, role, state } = query
  const rows = await selectAccounts(ctx.db, { search, role, state, ...startOf(query) })
  const [only, ...others] = rows
  await recordReading(ctx, { what: 'accounts', of: only !== undefined && others.length === 0 ? only.id : 'all' })
  const plans = await readPlans(
    ctx,
    rows.map(({ id }) => id),
  )
  return pageOfRows(rows, query, { at: (row) => row.createdAt, view: (row) => accountView(row, plans) })
}

/** Changes role or suspension, with the reason in the audit. Errors: not_found, conflict for the own account. */
export async function changeAccount(ctx: Ctx, id: string, change: AccountChange): Promise<AdminAccount> {
  const { userId } = requireAdmin(ctx)
  requireRecentSignIn(ctx)
  // An administrator could lock everybody out, including themselves.
  if (userId === id)
    throw new AppError('conflict', { message: 'Ask another administrator to change your own account.' })
  const { role, suspended, reason } = change
  const changed = await ctx.db.transaction(async (tx) => {
    const before = await selectAccountForChange(tx, id)
    if (before === null) throw new AppError('not_found')
    const suspendedAt = suspended === true ? (before.suspendedAt ?? ctx.now()) : suspended === false ? null : undefined
    const after = await updateAccount(tx, id, {
      role: role ?? before.role,
      suspendedAt: suspendedAt === undefined ? before.suspendedAt : suspendedAt,
    })
    if (after === null) throw new AppError('not_found')
    if (suspended === true) await deleteSessionsOf(tx, id)
    await recordAudit(tx, ctx, {
      action: 'accounts.change',
      subjectId: id,
      detail: { role: after.role, roleBefore: before.role, suspended: after.suspendedAt !== null, reason },
    })
    return after
  })
  ctx.bus.accessEnded(id)
  return accountView(changed, await readPlans(ctx, [id]))
}

/**
 * Ends every session and access token of an account and signs its computers out, open streams included. Errors:
 * not_found.
 */
export async function signOutAccount(ctx: Ctx, id: string): Promise<{ sessions: number; computers: number }> {
  requireAdmin(ctx)
  requireRecentSignIn(ctx)
  const { sessions, deviceIds } = await ctx.db.transaction(async (tx) => {
    if ((await selectAccountForChange(tx, id)) === null) throw new AppError('not_found')
    const ended = { sessions: await deleteSessionsOf(tx, id), deviceIds: await revokeDevicesOf(tx, id, ctx.now()) }
    const tokens = await deleteAccessTokensOf(tx, id)
    const hooks = await deleteWebhooksOf(tx, id)
    const detail = { sessions: ended.sessions, computers: ended.deviceIds.length, tokens, webhooks: hooks }
    await recordAudit(tx, ctx, { action: 'accounts.sign-out', subjectId: id, detail })
    return ended
  })
  for (const deviceId of deviceIds) {
    ctx.bus.toDesktop(deviceId, 'device.revoked', {})
    ctx.bus.toOwner(id, 'device.removed', { deviceId })
  }
  ctx.bus.accessEnded(id)
  return { sessions, computers: deviceIds.length }
}

function accountView(row: AccountRow, plans: Plans): AdminAccount {
  const { id, email, name, emailVerified, country } = row
  return {
    id,
    email,
    name,
    role: Role.parse(row.role),
    emailVerified,
    country,
    createdAt: row.createdAt.toISOString(),
    suspendedAt: row.suspendedAt?.toISOString() ?? null,
    plan: plans.get(row.id) ?? null,
  }
}

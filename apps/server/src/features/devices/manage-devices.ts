import type { Device, FavoriteInput } from '@stratomate/contracts'
import { AppError } from '../app-error.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Ctx, requireDesktop, requireMember, requireOwner } from '../context.ts'
import type { Db } from '../database.ts'
import { queuePush } from '../push/queue-push.ts'
import { queueWebhooks } from '../webhooks/queue-webhooks.ts'
import { deviceView } from './device-view.ts'
import {
  type DeviceRow,
  selectActiveDevices,
  selectAnyDevice,
  selectDevice,
  selectDevicesOf,
  updateDevice,
} from './queries.ts'

/** The signed-in person's computers, the newest first. */
export async function listDevices(ctx: Ctx): Promise<Device[]> {
  const { userId } = requireOwner(ctx)
  const rows = await selectDevicesOf(ctx.db, userId)
  return rows.map((row) => deviceView(row, ctx.now().getTime()))
}

/** Signs a computer out at once; its leases end with their day. Removing a removed computer changes nothing. */
export async function removeDevice(ctx: Ctx, id: string): Promise<void> {
  await endDevice(ctx, { id, userId: requireMember(ctx).userId, action: 'device.remove' })
}

/** The app signs its own computer out, because its person asked for it in the window. */
export async function leaveDesktop(ctx: Ctx): Promise<void> {
  const { userId, deviceId } = requireDesktop(ctx)
  await endDevice(ctx, { id: deviceId, userId, action: 'device.leave' })
}

type Ending = { id: string; userId: string; action: 'device.remove' | 'device.leave' }

async function endDevice(ctx: Ctx, { id, userId, action }: Ending): Promise<void> {
  const isEnded = await ctx.db.transaction(async (tx) => {
    const device = await selectAnyDevice(tx, id)
    if (device === null || device.userId !== userId) throw new AppError('not_found')
    if (device.revokedAt !== null) return false
    await updateDevice(tx, id, { revokedAt: ctx.now() })
    await recordAudit(tx, ctx, { action, subjectId: id })
    return true
  })
  if (!isEnded) return
  ctx.bus.toDesktop(id, 'device.revoked', {})
  ctx.bus.toOwner(userId, 'device.removed', { deviceId: id })
  ctx.bus.accessEnded(userId)
}

/**
 * Pauses or resumes trading on a computer; the app is notified at once, or when it is connected again. Errors:
 * not_found, pause_only for a program or a chat that wants to resume.
 */
export async function pauseDevice(ctx: Ctx, input: { id: string; paused: boolean }): Promise<Device> {
  const { userId } = requireOwner(ctx)
  if (ctx.actor.kind !== 'member' && !input.paused) throw new AppError('pause_only')
  const row = await ctx.db.transaction(async (tx) => {
    const before = await ownDevice(tx, userId, input.id)
    if (input.paused && !before.paused) {
      const data = { computer: before.name, deviceId: input.id, from: 'outside', reason: null }
      await queueWebhooks(tx, ctx, [{ userId, event: 'trading.paused', data }])
      await queuePush(tx, ctx, { userId, title: `Trading is paused on ${before.name}`, path: '/dashboard' })
    }
    await recordAudit(tx, ctx, { action: input.paused ? 'device.pause' : 'device.resume', subjectId: input.id })
    return updateDevice(tx, input.id, { paused: input.paused })
  })
  if (row === null) throw new AppError('not_found')
  const device = deviceView(row, ctx.now().getTime())
  ctx.bus.toDesktop(input.id, 'device.paused', { paused: input.paused })
  ctx.bus.toOwner(userId, 'device.changed', { device })
  return device
}

/**
 * Asks a computer to begin or stop trading a chart that it has open. The app decides by its own rules and its next
 * report shows what it did; the request is not stored. Errors: not_found for another's computer or a chart that it does
 * not show, device_offline.
 */
export async function askForFavorite(ctx: Ctx, input: { id: string; wish: FavoriteInput }): Promise<void> {
  const { userId } = requireMember(ctx)
  const { id, wish } = input
  await ctx.db.transaction(async (tx) => {
    const { online, state } = deviceView(await ownDevice(tx, userId, id), ctx.now().getTime())
    if (!online || state === null) throw new AppError('device_offline')
    const { symbol, timeframeS } = wish
    if (!state.charts.some((chart) => chart.symbol === symbol && chart.timeframeS === timeframeS))
      throw new AppError('not_found')
    await recordAudit(tx, ctx, { action: 'device.ask-for-favorite', subjectId: id, detail: { ...wish } })
  })
  ctx.bus.toDesktop(id, 'favorite.asked', { ...wish, askedAt: ctx.now().toISOString() })
}

async function ownDevice(db: Db, userId: string, id: string): Promise<DeviceRow> {
  const device = await selectDevice(db, id)
  if (device === null || device.userId !== userId) throw new AppError('not_found')
  return device
}

/** By account, the devices that share the day's trades now, because they were seen lately. */
export function findActiveDevices(
  db: Db,
  accounts: { userIds: readonly string[]; now: Date },
): Promise<Map<string, Set<string>>> {
  return selectActiveDevices(db, accounts)
}

import {
  dayStartMs,
  isSilent,
  judgeRefusals,
  type Listening,
  listenOn,
  refusalWindowMs,
  refusedMin,
  silentMs,
  silentMsMax,
  stopCodes,
  tradingDayOf,
  troubleCodes,
} from '@stratomate/domain'
import type { Ctx } from '#server/features/context.ts'
import {
  countRefusals,
  countTraded,
  type CountedRefusals,
  selectQuietDevices,
  silenceCause,
} from '../queries/engines.ts'
import { type EngineAlert, notifyEngineOwner } from './notify-engine-owner.ts'

type WatchCtx = Pick<Ctx, 'actor' | 'db' | 'now' | 'newId' | 'mail'>

/** A device's clock may be this far ahead of ours; later times are not believed. */
const aheadMs = 60_000

/**
 * Checks all apps that trade and notifies the owners of those that fell silent, refuse much or reached a limit that
 * their owner has set. Between checks only the time is kept since when the service has listened without a break; a
 * failed check begins that time again, so no app is called silent because the service could not hear it.
 */
export function createEngineWatch(ctx: WatchCtx): () => Promise<void> {
  let listening: Listening | null = null
  return async () => {
    const nowMs = ctx.now().getTime()
    const going = listenOn(listening, nowMs)
    listening = null
    await notifySilent(ctx, { nowMs, listeningSinceMs: going.sinceMs })
    await notifyRefusals(ctx, nowMs)
    await notifyStops(ctx, nowMs)
    listening = going
  }
}

async function notifySilent(ctx: WatchCtx, { nowMs, listeningSinceMs }: { nowMs: number; listeningSinceMs: number }) {
  const between = { after: new Date(nowMs - silentMsMax), upTo: new Date(nowMs - silentMs) }
  for (const device of await selectQuietDevices(ctx.db, between)) {
    const { id, userId, name, heardAt, terminalConnected, brokerConnected } = device
    const word = {
      paused: false,
      terminalConnected,
      brokerConnected,
      heardAtMs: heardAt.getTime(),
    }
    if (!isSilent(word, { nowMs, listeningSinceMs })) continue
    const cause = silenceCause(id, tradingDayOf(word.heardAtMs))
    await notifyEngineOwner(ctx, {
      kind: 'silent',
      userId,
      cause,
      computer: name,
      heardAt: heardAt.toISOString(),
    })
  }
}

/** Judged within the same day, so that what was reported before midnight is not reported again after it. */
async function notifyRefusals(ctx: WatchCtx, nowMs: number): Promise<void> {
  const day = tradingDayOf(nowMs)
  const after = new Date(Math.max(nowMs - refusalWindowMs, dayStartMs(day) - 1))
  const counted = await countRefusals(ctx.db, {
    after,
    upTo: new Date(nowMs + aheadMs),
    codes: troubleCodes,
  })
  for (const [deviceId, counts] of byDevice(counted)) {
    const [{ userId, name: computer }] = counts
    if (counts.reduce((sum, { count }) => sum + count, 0) < refusedMin) continue
    const judged = judgeRefusals(counts, await countTraded(ctx.db, { userId, deviceId, after }))
    if (judged === null) continue
    const { refused, signals, code } = judged
    const facts = { computer, refused: String(refused), signals: String(signals), code }
    await notifyEngineOwner(ctx, {
      kind: 'refusals',
      userId,
      cause: `refusals:${deviceId}:${day}`,
      ...facts,
    })
  }
}

async function notifyStops(ctx: WatchCtx, nowMs: number): Promise<void> {
  const between = { after: new Date(nowMs - refusalWindowMs), upTo: new Date(nowMs + aheadMs) }
  for (const { userId, deviceId, name, code, lastAt } of await countRefusals(ctx.db, {
    ...between,
    codes: stopCodes,
  })) {
    const cause = `stop:${code}:${deviceId}:${tradingDayOf(lastAt.getTime())}`
    const alert: EngineAlert = { kind: 'stop', userId, cause, computer: name, code }
    await notifyEngineOwner(ctx, alert)
  }
}

type Counts = [CountedRefusals, ...CountedRefusals[]]

function byDevice(counted: readonly CountedRefusals[]): Map<string, Counts> {
  const devices = new Map<string, Counts>()
  for (const row of counted) {
    const known = devices.get(row.deviceId)
    if (known === undefined) devices.set(row.deviceId, [row])
    else known.push(row)
  }
  return devices
}

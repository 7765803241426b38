import type { ServiceStatus } from '@stratomate/contracts'
import { serviceComponentIds } from '@stratomate/contracts/status/values'
import { tradingDayOf } from '@stratomate/domain'
import { addCounts, countsOfLook, historyStart, type LookCounts } from '@stratomate/domain/status/status-history'
import type { Ctx } from '../context.ts'
import { addLooks, deleteLooksBefore } from './queries/history.ts'

type Unwritten = LookCounts & { day: string; component: string }

/**
 * Checks every part of the service and adds the result to the history. While the database itself is unreachable,
 * results stay in memory and are written later, so that the outage is in the history too.
 */
export function createLookRecorder(look: () => Promise<ServiceStatus>): (ctx: Pick<Ctx, 'db'>) => Promise<void> {
  const unwritten = new Map<string, Unwritten>()
  return async ({ db }) => {
    const status = await look()
    const day = tradingDayOf(Date.parse(status.checkedAt))
    for (const key of unwritten.keys()) if (key < historyStart(day)) unwritten.delete(key)
    for (const component of serviceComponentIds) {
      const state = status.components.find(({ id }) => id === component)?.state
      const counts = state === undefined ? null : countsOfLook(state)
      if (counts !== null) keep(unwritten, { ...counts, day, component })
    }
    for (const [key, counted] of unwritten) {
      await addLooks(db, counted)
      unwritten.delete(key)
    }
  }
}

function keep(unwritten: Map<string, Unwritten>, counted: Unwritten): void {
  const key = `${counted.day} ${counted.component}`
  const before = unwritten.get(key)
  unwritten.set(key, before === undefined ? counted : { ...counted, ...addCounts(before, counted) })
}

/** Deletes the days that the history no longer shows. */
export async function forgetLooks({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await deleteLooksBefore(db, historyStart(tradingDayOf(now().getTime())))
}

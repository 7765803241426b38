import { dayMs } from '@stratomate/std/time'
import type { Ctx } from '#server/features/context.ts'
import { deleteExpiredCodes } from '../queries/codes.ts'
import { deleteExpiredOidc } from '../queries/oidc.ts'
import { deleteKnownBrowsersBefore, deletePendingBefore } from '../queries/sign-up.ts'

const knownDays = 365

/** Deletes sign-ups that nobody has finished within a day, codes that have expired and browsers unused for a year. */
export async function purgeSignIns({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const nowMs = now().getTime()
  await deletePendingBefore(db, new Date(nowMs - dayMs))
  await deleteExpiredCodes(db, now())
  await deleteExpiredOidc(db, now())
  await deleteKnownBrowsersBefore(db, new Date(nowMs - knownDays * dayMs))
}

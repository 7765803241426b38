import { dayMs } from '@stratomate/std/time'
import type { Ctx } from '../context.ts'
import { blankMailsBefore } from './queries.ts'

/** The privacy policy names this number too. */
const keptDays = 30

/** Mails lose their address and their text once nobody asks any more whether they arrived. */
export async function forgetMails(ctx: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await blankMailsBefore(ctx.db, new Date(ctx.now().getTime() - keptDays * dayMs))
}

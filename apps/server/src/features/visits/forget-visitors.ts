import { saltDays } from '@stratomate/domain'
import type { Ctx } from '../context.ts'
import { deleteSaltsExcept } from './queries.ts'

/** Deletes the salts and marks of days that no visit is compared under any more. */
export async function forgetVisitors(ctx: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await deleteSaltsExcept(ctx.db, saltDays(ctx.now().getTime()))
}

import type { AddonDetailsInput, UploadedAddon } from '@stratomate/contracts'
import { addons } from '@stratomate/domain/files/addons'
import { AppError } from '../app-error.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Ctx, requireAdmin, requireRecentSignIn } from '../context.ts'
import { downloadPathOf } from './file-names.ts'
import { selectAddonDetails, selectPublishedAddons, upsertAddonDetails } from './queries.ts'

/** Uploaded add-ons, drafts too; for administrators. */
export async function listUploadedAddons(ctx: Ctx): Promise<UploadedAddon[]> {
  requireAdmin(ctx)
  const details = await selectAddonDetails(ctx.db)
  const published = await selectPublishedAddons(ctx.db)
  return published
    .filter(({ name }) => !isOurs(name))
    .map(({ name }) => {
      const described = details.find((row) => row.name === name)
      const { title = null, description = null, category = null, listedAt = null } = described ?? {}
      return { name, title, description, category, listed: listedAt !== null }
    })
}

/** Describes an uploaded add-on and lists it, or takes it off the list. Errors: not_found. */
export async function describeAddon(ctx: Ctx, name: string, input: AddonDetailsInput): Promise<UploadedAddon> {
  requireAdmin(ctx)
  requireRecentSignIn(ctx)
  const { title, description, category, listed } = input
  return ctx.db.transaction(async (tx) => {
    const isKnown = (await selectPublishedAddons(tx)).some((row) => row.name === name)
    if (!isKnown || isOurs(name)) throw new AppError('not_found')
    await upsertAddonDetails(tx, { name, title, description, category, listedAt: listed ? ctx.now() : null })
    await recordAudit(tx, ctx, {
      action: 'addons.describe',
      subjectId: name,
      detail: { title, category, listed },
    })
    return { name, title, description, category, listed }
  })
}

function isOurs(name: string): boolean {
  return addons.some(({ downloadUrl }) => downloadUrl === downloadPathOf('addon', name))
}

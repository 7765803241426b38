import type { TradingSettings } from '@stratomate/contracts/community/schemas'
import { type PostCategory, postCategories } from '@stratomate/contracts/community/values'
import { recall, remember } from '#web/shared/hooks/remember.ts'

/** The unsent content of the composer. `clientId` makes a resend the same post. */
export type ComposerDraft = {
  clientId: string
  content: string
  category: PostCategory
  settings: TradingSettings | null
  /** The person's proof of these settings. */
  proofId: string | null
}

const draftKey = 'community-draft'

export function emptyDraft(): ComposerDraft {
  return { clientId: crypto.randomUUID(), content: '', category: 'general', settings: null, proofId: null }
}

/** The text from before a sign-in or a reload; an empty draft when there is none. */
export function readDraft(): ComposerDraft {
  return parseDraft(recall(draftKey)) ?? emptyDraft()
}

/** Stores the content of the composer; an empty one is removed. */
export function keepDraft(draft: ComposerDraft): void {
  const isEmpty = draft.content.trim() === '' && draft.settings === null
  remember(draftKey, isEmpty ? null : JSON.stringify(draft))
}

export function dropDraft(): void {
  remember(draftKey, null)
}

/** Reads the stored draft; null for anything else. The server checks settings when they are sent. */
export function parseDraft(kept: string | null): ComposerDraft | null {
  if (kept === null) return null
  try {
    const parsed: unknown = JSON.parse(kept)
    if (typeof parsed !== 'object' || parsed === null) return null
    if (!('clientId' in parsed && 'content' in parsed && 'category' in parsed)) return null
    const { clientId, content, category } = parsed
    const settings = 'settings' in parsed ? parsed.settings : null
    const known = postCategories.find((one) => one === category)
    if (typeof clientId !== 'string' || typeof content !== 'string' || known === undefined) return null
    const proofId = 'proofId' in parsed && typeof parsed.proofId === 'string' ? parsed.proofId : null
    const fields = { clientId, content, category: known }
    return isSettings(settings) ? { ...fields, settings, proofId } : { ...fields, settings: null, proofId: null }
  } catch {
    return null
  }
}

function isSettings(value: unknown): value is TradingSettings {
  return (
    typeof value === 'object' && value !== null && 'indicatorId' in value && 'parameters' in value && 'stake' in value
  )
}

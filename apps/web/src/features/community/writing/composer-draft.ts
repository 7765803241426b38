import type { TradingSettings } from '@stratomate/contracts/community/schemas'
import { type PostCategory, postCategories } from '@stratomate/contracts/community/values'
import { recall, remember } from '#web/shared/hooks/remember.ts'

/** What is in the composer and not sent yet. `clientId` makes a resend the same post. */
export type ComposerDraft = {
  clientId: string
  content: string
  category: PostCategory
  settings: TradingSettings | null
  /** The own proof of these settings. */
  proofId: string | null
}

const draftKey = 'community-draft'

export function emptyDraft(): ComposerDraft {
  return { clientId: crypto.randomUUID(), content: '', category: 'general', settings: null, proofId: null }
}

/** What was typed before a sign-in or a reload; an empty one when there is nothing of ours. */
export function readDraft(): ComposerDraft {
  return parseDraft(recall(draftKey)) ?? emptyDraft()
}

/** Keeps what is in the composer; an empty one is forgotten. */
export function keepDraft(draft: ComposerDraft): void {
  const isEmpty = draft.content.trim() === '' && draft.settings === null
  remember(draftKey, isEmpty ? null : JSON.stringify(draft))
}

export function dropDraft(): void {
  remember(draftKey, null)
}

/** Reads what was kept; null for anything that is no draft. Settings are checked by the server when they are sent. */
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

import { recall, remember } from '#web/shared/hooks/remember.ts'

export const contactFields = ['name', 'email', 'topic', 'subject', 'message'] as const
export type ContactField = (typeof contactFields)[number]

const draftKey = 'support-draft'

/** What was typed and not yet sent; null when there is nothing that this form has stored. */
export function readDraft(kept: string | null): Partial<Record<ContactField, string>> | null {
  if (kept === null) return null
  try {
    const parsed: unknown = JSON.parse(kept)
    if (typeof parsed !== 'object' || parsed === null) return null
    const entries = Object.entries(parsed).filter(
      ([field, value]) => isContactField(field) && typeof value === 'string',
    )
    return Object.fromEntries(entries)
  } catch {
    return null
  }
}

/** Stores what is in the form; an empty form removes the draft. */
export function keepDraft(form: HTMLFormElement): void {
  const data = new FormData(form)
  const texts = contactFields.map((field) => {
    const text = data.get(field)
    return [field, typeof text === 'string' ? text : ''] as const
  })
  const isEmpty = texts.every(([, text]) => text.trim() === '')
  remember(draftKey, isEmpty ? null : JSON.stringify(Object.fromEntries(texts)))
}

export function dropDraft(): void {
  remember(draftKey, null)
}

/** Fills the draft into the fields that are still empty, as if it had been typed. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft(recall(draftKey))
  if (draft === null) return
  for (const name of contactFields) {
    const field = form.elements.namedItem(name)
    if (!isControl(field) || field.value !== '') continue
    field.value = draft[name] ?? ''
    // A topic that is no longer offered leaves the first choice.
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Fills in who is signed in, where the person has not written anything. */
export function fillSender(form: HTMLFormElement, sender: { name: string; email: string }): void {
  for (const name of ['name', 'email'] as const) {
    const field = form.elements.namedItem(name)
    if (isControl(field) && field.value === '') field.value = sender[name]
  }
}

function isControl(field: unknown): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement
}

function isContactField(field: string): boolean {
  return contactFields.some((known) => known === field)
}

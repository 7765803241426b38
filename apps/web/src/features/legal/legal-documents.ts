import type { LegalDocument } from '@stratomate/content/legal/legal'
import { type LegalDocumentId, legalIds } from '@stratomate/contracts/site/pages'

/** Only the titles: the texts are long and stay out of the scripts of the pages. */
export const legalTitles = {
  'terms-of-use': 'Terms of Use',
  'privacy-policy': 'Privacy Policy',
  'service-agreement': 'Service Agreement',
  'license-agreement': 'License Agreement',
} as const satisfies Record<LegalDocumentId, LegalDocument['title']>

/** The document in an address, by its anchor (`#privacy-policy`) before its query (`?document=…`). */
export function readLegalDocument(address: { search: string; hash: string }): LegalDocumentId | null {
  const named = address.hash.slice(1)
  const asked = new URLSearchParams(address.search).get('document')
  return legalIds.find((id) => id === named) ?? legalIds.find((id) => id === asked) ?? null
}

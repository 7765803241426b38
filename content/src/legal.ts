import type { Section, Text } from './blocks.ts'

export type LegalDocumentId = 'terms-of-use' | 'privacy-policy' | 'service-agreement' | 'license-agreement'

export type LegalDocument = {
  id: LegalDocumentId
  title: 'Terms of Use' | 'Privacy Policy' | 'Service Agreement' | 'License Agreement'
  /** Names the wording; it changes with every change of the text. */
  version: string
  /** ISO date. */
  effectiveDate: '2025-05-07'
  intro: Text
  sections: readonly Section[]
}

const shared = { version: 'draft-2026-11-21', effectiveDate: '2025-05-07', sections: [] } as const

export const legalDocuments: readonly LegalDocument[] = [
  { ...shared, id: 'terms-of-use', title: 'Terms of Use', intro: 'The rules for using the site.' },
  { ...shared, id: 'privacy-policy', title: 'Privacy Policy', intro: 'What is stored, why and for how long.' },
  { ...shared, id: 'service-agreement', title: 'Service Agreement', intro: 'What a plan gives and what it costs.' },
  { ...shared, id: 'license-agreement', title: 'License Agreement', intro: 'How the software may be used.' },
]

/** Stands above every document until counsel has approved it (DECISIONS, Owner's gates). */
export const legalDraftNotice: Text = 'Draft: this text has not been approved by legal counsel yet.'

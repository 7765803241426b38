import { brand } from '@stratomate/brand'
import type { LegalDocumentId } from '@stratomate/contracts/site/pages'
import { legalVersion } from '@stratomate/domain/trading/risk-text'
import type { Section, Text } from '../blocks.ts'
import { licenseAgreement } from './license-agreement.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { serviceAgreement } from './service-agreement.ts'
import { termsOfUse } from './terms-of-use.ts'

export type LegalDocument = {
  id: LegalDocumentId
  title: 'Terms of Use' | 'Privacy Policy' | 'Service Agreement' | 'License Agreement'
  /** Names the wording: it changes with every change of the text. */
  version: string
  /** ISO date. */
  effectiveDate: '2025-05-07'
  intro: Text
  sections: readonly Section[]
}

const shared = { version: legalVersion, effectiveDate: '2025-05-07' } as const

/** In the order of the tabs (SPEC §2). Section ids are unique over all of them, since they share a page. */
export const legalDocuments: readonly LegalDocument[] = [
  {
    ...shared,
    id: 'terms-of-use',
    title: 'Terms of Use',
    intro: `The rules for using ${brand.name}: who can use it, what is allowed, what we are not, and which law applies.`,
    sections: termsOfUse,
  },
  {
    ...shared,
    id: 'privacy-policy',
    title: 'Privacy Policy',
    intro: 'What is stored about you, why, for how long, and how you see, take along or delete it.',
    sections: privacyPolicy,
  },
  {
    ...shared,
    id: 'service-agreement',
    title: 'Service Agreement',
    intro: 'What a plan gives and costs, how it renews and ends, and what automatic trading at your instruction means.',
    sections: serviceAgreement,
  },
  {
    ...shared,
    id: 'license-agreement',
    title: 'License Agreement',
    intro: `How ${brand.desktopName} and the files for MetaTrader 5 may be used, and what the MIT license of the sources covers.`,
    sections: licenseAgreement,
  },
]

/** Whether the texts wait for counsel: their version says so (DECISIONS, Owner's gates). */
export const isLegalDraft: boolean = legalVersion.startsWith('draft-')

/** Stands under the title of every document that is a draft. */
export const legalDraftNotice: Text = 'Draft: legal counsel has not approved this text yet, so it may still change.'

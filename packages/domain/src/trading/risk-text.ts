/** The risk note a person accepts at sign-up; the version is stored with the acceptance (DECISIONS, Honest product). */
export const riskText = {
  version: '2026-11-01',
  short: 'Trading involves risk.',
  full: 'Trading involves risk. A binary option can lose its full stake within minutes, and automation places losing trades as quickly as winning ones. Only use money you can afford to lose.',
} as const

/** The wording of the legal texts that a person accepts at sign-up; it changes with every change of a text. */
export const legalVersion = 'draft-2026-11-23'

/** Below this age nobody may have an account (SPEC §1). */
export const ageMin = 18

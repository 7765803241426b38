/** The risk note a person accepts at sign-up; the version is stored with the acceptance (DECISIONS, Honest product). */
export const riskText = {
  version: '2026-11-01',
  short: 'Trading involves risk.',
  full: 'Trading involves risk. A binary option can lose its full stake within minutes, and automation places losing trades as quickly as winning ones. Only use money you can afford to lose.',
} as const

/** The wording of the legal texts that a person accepts at sign-up; it changes with every change of a text. */
export const legalVersion = 'draft-2026-11-23'

/** What a person accepts before a broker is connected; the version is kept with the acceptance. */
export const brokerRiskTexts = {
  version: '2026-11-01',
  'pocket-option':
    'Pocket Option offers no public interface for orders, and its terms may forbid automation. It can refuse a session or close an account. Read its terms before you connect, and decide for yourself. Binary options are banned or restricted in some countries. Check the rules where you live before you trade.',
  deriv:
    'Orders go to Deriv through its official public interface, under its terms between you and Deriv. It can limit or end access. Binary options are banned or restricted in some countries. Check the rules where you live before you trade.',
} as const

/** Below this age nobody may have an account (SPEC §1). */
export const ageMin = 18

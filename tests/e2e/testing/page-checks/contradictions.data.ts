import { type AccountKind, accountKinds } from '../account-kinds.ts'

type Contradiction = {
  /** Who must not read it. */
  kinds: readonly AccountKind[]
  text: RegExp
  /** The addresses; all of them when missing. */
  at?: RegExp
  /** The part of the page; header and main part when missing. */
  where?: 'header' | 'main'
  why: string
}

const members = accountKinds.filter((kind) => kind !== 'visitor')
const except = (...kinds: AccountKind[]) => accountKinds.filter((kind) => !kinds.includes(kind))
/** Accounts that have had their free trial. */
const afterTrial = ['trial used', 'paid', 'problem', 'ended', 'licence'] as const

/** Pairs of a kind of account and words that cannot both be true: no page may show them to it. */
export const contradictions: readonly Contradiction[] = [
  { kinds: members, text: /\bLog In\b/u, where: 'header', why: 'the reader is logged in' },
  { kinds: members, text: /Start Free Trial/iu, where: 'header', why: 'members go to their dashboard' },
  {
    kinds: [...afterTrial, 'trial'],
    text: /Start (?:your )?free trial/iu,
    at: /^\/(?:pricing|dashboard|account)/u,
    why: 'the free trial can be had once',
  },
  {
    kinds: ['trial', 'paid', 'problem', 'licence'],
    text: /No Subscription Found/u,
    why: 'the account has something in force',
  },
  { kinds: except('problem'), text: /Payment Issue/u, at: /^\/(?:dashboard|account)/u, why: 'no payment has failed' },
  { kinds: except('paid', 'problem'), text: /Renewal Date/u, why: 'nothing renews' },
  {
    kinds: ['visitor', 'none', 'licence'],
    text: /Manage Subscription/u,
    at: /^\/dashboard/u,
    why: 'there is no subscription',
  },
  { kinds: ['paid', 'admin'], text: /PRO Only|Upgrade to PRO/u, why: 'the account is PRO' },
  {
    kinds: ['none', 'trial used', 'ended'],
    text: /Download: /u,
    at: /^\/indicator-addons/u,
    why: 'the account is not PRO',
  },
  {
    kinds: ['moderator', 'admin'],
    text: /Administrators (?:and moderators )?only$/mu,
    at: /^\/admin\?/u,
    why: 'the reader is one',
  },
  { kinds: ['paid'], text: /Nothing was charged so far/u, why: 'a month was paid' },
  { kinds: ['licence'], text: /No license yet/u, why: 'a license was bought' },
  {
    kinds: accountKinds,
    text: /could not be (?:read|loaded)|Failed to (?:load|create)|Something went wrong/iu,
    at: /^(?!\/errors|\/documentation|\/how-to|\/changelog)/u,
    why: 'nothing is broken',
  },
]

/** Controls that lead away, and where to: everybody who sees one must arrive there. */
export const presses = [
  { at: '/dashboard', name: /^Manage Subscription$/u, leadsTo: /\/v1\/portal\// },
  { at: '/dashboard', name: /^Update payment method$/u, leadsTo: /\/v1\/portal\// },
  { at: '/account?tab=billing', name: /^Update payment method$/u, leadsTo: /\/v1\/portal\// },
  { at: '/indicator-addons', name: /^Upgrade to PRO$/u, leadsTo: /\/subscribe\?tier=pro_trader/ },
] as const

import {
  causeOfError,
  causeOfRefusal,
  type ErrorCause,
  errorCauses,
  type RefusalCause,
  refusalCauses,
} from '@stratomate/content/codes/code-causes'
import type { TranslatedText } from '@stratomate/content/languages/translated-text'
import { errorCatalogue, type ErrorCode } from '@stratomate/contracts/errors'
import { refusalCatalogue, type RefusalCode } from '@stratomate/contracts/trading/refusals'
import { t, translated } from '#web/shared/language/t.ts'

export type CodeRow = { code: string; sentence: string; status: number | null }
/** `ahead`: how many of its rows, the first ones, are shown without opening anything. */
export type CodeGroup = { id: CodeCause; title: string; text: string; rows: readonly CodeRow[]; ahead: number }
export type CodeKind = { id: 'refusals' | 'messages'; title: string; text: string; groups: readonly CodeGroup[] }
type CodeCause = RefusalCause | ErrorCause

const causeTitles = {
  signal: 'Signal and candle',
  rules: 'Rules of the chart',
  limits: 'Your limits and pauses',
  plan: 'Plan and daily limit',
  broker: 'Market and broker',
  app: 'App and clock',
  'sign-in': 'Sign-in and security',
  purchase: 'Plan, payment, computers',
  writing: 'Forms, posts and files',
  service: 'The service itself',
  programs: 'For developers',
} as const satisfies Record<CodeCause, TranslatedText>

const causeTexts = {
  signal: 'Too late, repeated, or not of the last closed candle.',
  rules: 'What you chose for the chart: sources, direction, payout.',
  limits: 'Your own caps, trading hours, news and pauses.',
  plan: 'What the plan includes, and the trades reserved for the day.',
  broker: 'Closed markets, symbols, balance and the connection.',
  app: 'The app is signed out or too old, or its clock is wrong.',
  'sign-in': 'Passwords, passkeys, codes, and who may do what.',
  purchase: 'The trial, payments, limits and your computers.',
  writing: 'What you fill in, write or upload.',
  service: 'Missing pages, too many requests, and faults on our side.',
  programs: 'Answers that only programs meet.',
} as const satisfies Record<CodeCause, TranslatedText>

/** Codes of each cause that most readers come for: they stand first, and in sight. */
const leading = {
  app: ['not_signed_in', 'app_outdated', 'clock_differs'],
  signal: ['stale', 'old_candle', 'indicator_repaints'],
  rules: ['not_favorite', 'low_payout', 'not_confirmed'],
  broker: ['broker_disconnected', 'market_closed', 'low_balance'],
  limits: ['paused', 'outside_hours', 'daily_loss'],
  plan: ['daily_limit', 'chart_limit', 'no_entitlement'],
  'sign-in': ['wrong_credentials', 'wrong_code', 'email_not_verified'],
  purchase: ['trial_used', 'payment_confirming', 'too_many_computers'],
  writing: ['invalid_input', 'posting_limited', 'payload_too_large'],
  service: ['not_found', 'rate_limited', 'internal'],
  programs: ['malformed_request', 'token_refused', 'token_scope'],
} as const satisfies Record<CodeCause, readonly (RefusalCode | ErrorCode)[]>

/** All codes, those that people meet first; in each part one group for each cause. */
export const codeKinds = (): readonly CodeKind[] => [
  {
    id: 'refusals',
    title: t('Signals that were not traded'),
    text: t(
      'On its way to an order a signal passes these checks. The first that fails stops it: its code is in the Alerts Log of the desktop app and on the dashboard, and no order was sent.',
    ),
    groups: groupsOf(refusalCauses, refusalRows(), causeOfRefusal),
  },
  {
    id: 'messages',
    title: t('Messages on this site and in the app'),
    text: t('Shown where you acted, with a request id that support can look up.'),
    groups: groupsOf(errorCauses, errorRows(), causeOfError),
  },
]

const refusalRows = (): readonly CodeRow[] =>
  Object.entries(refusalCatalogue).map(([code, { sentence }]) => ({
    code,
    sentence: translated(sentence),
    status: null,
  }))

const errorRows = (): readonly CodeRow[] =>
  Object.entries(errorCatalogue).map(([code, { message, status }]) => ({ code, sentence: translated(message), status }))

function groupsOf(
  causes: readonly CodeCause[],
  rows: readonly CodeRow[],
  causeOf: Readonly<Record<string, CodeCause>>,
): readonly CodeGroup[] {
  return causes.map((id) => {
    const own = rows.filter(({ code }) => causeOf[code] === id)
    const first = leading[id].flatMap((code) => own.filter((row) => row.code === code))
    return {
      id,
      title: t(causeTitles[id]),
      text: t(causeTexts[id]),
      rows: [...first, ...own.filter((row) => !first.includes(row))],
      ahead: first.length,
    }
  })
}

/**
 * The parts with the rows that contain every word of the query, all of them in sight; empty groups and parts are left
 * out, and an empty query keeps all.
 */
export function filterCodes(parts: readonly CodeKind[], query: string): readonly CodeKind[] {
  const words = query
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '')
  if (words.length === 0) return parts
  const fits = ({ code, sentence, status }: CodeRow) => {
    const text = `${code} ${code.replaceAll('_', ' ')} ${sentence} ${status ?? ''}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return parts
    .map((part) => ({
      ...part,
      groups: part.groups
        .map((group) => ({ ...group, rows: group.rows.filter(fits) }))
        .filter(({ rows }) => rows.length > 0)
        .map((group) => ({ ...group, ahead: group.rows.length })),
    }))
    .filter(({ groups }) => groups.length > 0)
}

import {
  causeOfError,
  causeOfRefusal,
  type ErrorCause,
  errorCauses,
  type RefusalCause,
  refusalCauses,
} from '@stratomate/content/codes/code-causes'
import type { TranslatedText } from '@stratomate/content/languages/translated-text'
import { errorCatalogue } from '@stratomate/contracts/errors'
import { refusalCatalogue } from '@stratomate/contracts/trading/refusals'
import { t, translated } from '#web/shared/language/t.ts'

export type CodeRow = { code: string; sentence: string; status: number | null }
export type CodeGroup = { id: CodeCause; title: string; text: string; rows: readonly CodeRow[] }
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

/** All codes, those that people meet first; in each part one group for each cause. */
export const codeKinds = (): readonly CodeKind[] => [
  {
    id: 'refusals',
    title: t('Signals that were not traded'),
    text: t('Shown in the Alerts Log of the desktop app and on the dashboard. No order was sent.'),
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
  return causes.map((id) => ({
    id,
    title: t(causeTitles[id]),
    text: t(causeTexts[id]),
    rows: rows.filter(({ code }) => causeOf[code] === id),
  }))
}

/**
 * The parts with the rows that contain every word of the query; empty groups and parts are left out, and an empty query
 * keeps all.
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
        .filter(({ rows }) => rows.length > 0),
    }))
    .filter(({ groups }) => groups.length > 0)
}

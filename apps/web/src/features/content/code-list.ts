import { type ErrorCode, errorCatalogue } from '@stratomate/contracts/errors'
import { refusalCatalogue } from '@stratomate/contracts/trading/refusals'
import { t, translated } from '#web/shared/language/t.ts'

export type CodeRow = { code: string; sentence: string; status: number | null }
export type CodeGroup = {
  id: 'refusals' | 'messages' | 'programs'
  title: string
  text: string
  rows: readonly CodeRow[]
}

/** Codes for programs, ours or a developer's; nobody sees them on a page. */
const programCodes: readonly ErrorCode[] = [
  'malformed_request',
  'foreign_origin',
  'lease_unknown',
  'lease_closed',
  'lease_out_of_order',
  'authorization_pending',
  'slow_down',
  'invalid_grant',
  'request_timeout',
  'headers_too_large',
  'unsupported_media_type',
  'not_ready',
]

const errorRows = () =>
  Object.entries(errorCatalogue).map(([code, { message, status }]) => ({
    code,
    sentence: translated(message),
    status,
  }))
const isForPrograms = ({ code }: CodeRow) => programCodes.some((known) => known === code)

/** All codes, those that people meet first. */
export const codeGroups = (): readonly CodeGroup[] => [
  {
    id: 'refusals',
    title: t('Signals that were not traded'),
    text: t('Shown in the Alerts Log of the desktop app and on the dashboard. No order was sent.'),
    rows: Object.entries(refusalCatalogue).map(([code, { sentence }]) => ({
      code,
      sentence: translated(sentence),
      status: null,
    })),
  },
  {
    id: 'messages',
    title: t('Messages on this site and in the app'),
    text: t('Shown where you acted, with a request id that support can look up.'),
    rows: errorRows().filter((row) => !isForPrograms(row)),
  },
  {
    id: 'programs',
    title: t('For developers'),
    text: t('Answered to programs, with an HTTP status. You meet them when you call the service yourself.'),
    rows: errorRows().filter(isForPrograms),
  },
]

/**
 * The groups with the rows that contain every word of the query; empty ones are left out, and an empty query keeps all.
 */
export function filterCodes(groups: readonly CodeGroup[], query: string): readonly CodeGroup[] {
  const words = query
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '')
  if (words.length === 0) return groups
  const fits = ({ code, sentence, status }: CodeRow) => {
    const text = `${code} ${code.replaceAll('_', ' ')} ${sentence} ${status ?? ''}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return groups.map((group) => ({ ...group, rows: group.rows.filter(fits) })).filter(({ rows }) => rows.length > 0)
}

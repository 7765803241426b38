import type { OutputOf } from '@stratomate/contracts/endpoints'
import { catalogue } from '@stratomate/indicators/catalogue/catalogue'
import { formatMoment } from '#web/shared/format/format-time.ts'
import type { ThemeChoice } from '#web/shared/page/theme.ts'

export type PaletteAction =
  | { kind: 'open'; path: string }
  | { kind: 'load'; path: string }
  | { kind: 'theme'; choice: ThemeChoice }
/** `words` are searched in addition to the title and are not shown; `text` is, where it has what was searched for. */
export type PaletteEntry = {
  id: string
  title: string
  hint: string
  words: string
  text?: string
  action: PaletteAction
}
export type PaletteGroup = { title: string; entries: readonly PaletteEntry[] }
/** `isNamed`: the title of an entry has the words, and not only a text about it. */
export type FoundGroup = PaletteGroup & { isNamed: boolean }

type Reader = 'member' | 'visitor'

const open = (title: string, path: string, words = ''): PaletteEntry => ({
  id: path,
  title,
  hint: '',
  words,
  action: { kind: 'open', path },
})

const everybodysPages = [
  open('Home', '/', 'start'),
  open('Pricing', '/pricing', 'plans cost price how much free trial'),
  open('Strategy Library', '/strategies-library', 'indicators'),
  open('Strategy Lab', '/lab', 'test history backtest'),
  open('Documentation', '/documentation', 'help manual'),
  open('How-To Guides', '/how-to', 'steps install'),
  open('Download the desktop app', '/download', 'installer windows mac linux setup'),
  open('Indicator Addons', '/indicator-addons', 'download'),
  open('Community', '/community', 'posts forum'),
  open('Support', '/support', 'contact chat help'),
  open('Feedback', '/feedback', 'suggestion bug'),
  open('Error Codes', '/errors', 'messages refused refusals rejected why'),
  open('Status', '/status', 'incidents outage uptime'),
  open('Changelog', '/changelog', 'news release blog'),
  open('API reference', '/developers', 'developers calls openapi'),
] as const

const membersPages = [
  open('Dashboard', '/dashboard', 'charts trades live'),
  open('Notifications', '/notifications', 'bell'),
  open('Account', '/account', 'profile name'),
  open('Devices', '/account?tab=devices', 'computers sign out'),
  open('Security', '/account?tab=security', 'password passkey sessions'),
  open('Billing', '/account?tab=billing', 'invoices subscription card'),
  open('Preferences', '/account?tab=preferences', 'mails settings'),
] as const

const theme = (title: string, choice: ThemeChoice): PaletteEntry => ({
  id: `theme-${choice}`,
  title,
  hint: '',
  words: 'theme look colours colors mode',
  action: { kind: 'theme', choice },
})
const themes = [theme('Dark theme', 'dark'), theme('Light theme', 'light'), theme('Theme of the system', 'system')]

const commands = {
  visitor: [open('Log in', '/login', 'sign in'), open('Sign up', '/sign-up', 'register account trial'), ...themes],
  member: [
    ...themes,
    {
      id: 'log-out',
      title: 'Log out',
      hint: '',
      words: 'sign out leave',
      action: { kind: 'load', path: '/api/logout' },
    },
  ],
} as const satisfies Record<Reader, readonly PaletteEntry[]>

const indicators: readonly PaletteEntry[] = catalogue.map(({ id, name, category, description }) => ({
  id: `indicator-${id}`,
  title: name,
  hint: category,
  words: '',
  text: description,
  action: { kind: 'open', path: `/strategies-library/${id}` },
}))

/** What a person owns, as far as it was loaded. */
export type Own = {
  devices: OutputOf<'listDevices'>['items']
  trades: OutputOf<'listTrades'>['items']
}

/** All groups for a reader, before they type anything. */
export function paletteGroups(reader: Reader, own: Own): readonly PaletteGroup[] {
  const pages = reader === 'member' ? [...membersPages, ...everybodysPages] : everybodysPages
  return [
    { title: 'Pages', entries: pages },
    { title: 'Actions', entries: commands[reader] },
    { title: 'Your computers', entries: own.devices.map(deviceEntry) },
    { title: 'Your trades', entries: own.trades.map(tradeEntry) },
    { title: 'Indicators', entries: indicators },
  ]
}

function deviceEntry({ id, name, online }: Own['devices'][number]): PaletteEntry {
  return {
    id: `device-${id}`,
    title: name,
    hint: online ? 'Connected' : 'Not connected',
    words: 'computer device',
    action: { kind: 'open', path: '/account?tab=devices' },
  }
}

function tradeEntry({ id, symbol, side, signalAt, state, result }: Own['trades'][number]): PaletteEntry {
  return {
    id: `trade-${id}`,
    title: `${symbol} ${side === 'buy' ? 'Buy' : 'Sell'}`,
    hint: formatMoment(signalAt),
    words: `trade ${result ?? state}`,
    action: { kind: 'open', path: '/dashboard#activity-title' },
  }
}

const perGroupMax = 8
/** Of a group that is found by its texts alone there are fewer: they are long, and seldom what was looked for. */
const perTextsMax = 4

/** The words of a query, in lower case. */
export function wordsOf(query: string): readonly string[] {
  return query
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '')
}

/** The groups with the entries that contain every word of the query; without words, only what most people want. */
export function filterEntries(groups: readonly PaletteGroup[], query: string): readonly FoundGroup[] {
  const words = wordsOf(query)
  const kept =
    words.length === 0 ? groups.filter(({ title }) => title !== 'Indicators' && title !== 'Your trades') : groups
  return kept
    .map(({ title, entries }) => {
      const found = entries.filter((entry) => fits(entry, words)).toSorted(byTitle(words))
      const isNamed = found.some((entry) => entry.text === undefined || rankOf(entry, words) < textRank)
      return { title, isNamed, entries: found.slice(0, isNamed ? perGroupMax : perTextsMax) }
    })
    .filter(({ entries }) => entries.length > 0)
}

function fits({ title, hint, words: more, text = '' }: PaletteEntry, words: readonly string[]): boolean {
  const searched = `${title} ${hint} ${more} ${text}`.toLowerCase()
  return words.every((word) => searched.includes(word))
}

const textRank = 2

/** Matches in the title come before matches anywhere else. */
function rankOf({ title }: PaletteEntry, words: readonly string[]): number {
  const text = title.toLowerCase()
  if (words.every((word) => text.startsWith(word))) return 0
  return words.every((word) => text.includes(word)) ? 1 : textRank
}

function byTitle(words: readonly string[]) {
  return (one: PaletteEntry, other: PaletteEntry) =>
    words.length === 0 ? 0 : rankOf(one, words) - rankOf(other, words)
}

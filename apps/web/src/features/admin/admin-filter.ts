import type { Role } from '@stratomate/contracts/accounts/schemas'

/** In the order of the console: people, files, then what the service has recorded. */
export const adminSections = [
  'overview',
  'accounts',
  'reports',
  'chats',
  'messages',
  'feedback',
  'files',
  'reference',
  'audit',
  'mails',
  'visits',
  'events',
  'failures',
  'incidents',
] as const
export type AdminSection = (typeof adminSections)[number]

/** With these a group begins. */
export const groupStarts: readonly AdminSection[] = ['accounts', 'files', 'audit']

export const sectionLabels = {
  overview: 'Overview',
  files: 'Uploads',
  reference: 'Reference candles',
  accounts: 'Accounts',
  reports: 'Reports',
  chats: 'Chats',
  feedback: 'Feedback',
  messages: 'Support messages',
  audit: 'Audit log',
  mails: 'Emails',
  visits: 'Visits',
  events: 'Payment events',
  failures: 'Failed work',
  incidents: 'Incidents',
} as const satisfies Record<AdminSection, string>

/** The filters of each section: the names are those of the server's queries. */
export const sectionFilters = {
  overview: [],
  files: ['kind', 'name'],
  reference: [],
  // `account` is the open one; the others stay for the link back to the list.
  accounts: ['search', 'role', 'state', 'account'],
  reports: [],
  // `chat` is the open one.
  chats: ['state', 'chat'],
  feedback: ['type'],
  messages: ['search'],
  audit: ['show', 'action', 'subject'],
  mails: ['state', 'to'],
  visits: [],
  events: ['state', 'about'],
  failures: ['kind'],
  incidents: [],
} as const satisfies Record<AdminSection, readonly string[]>

/** The sections of a role: moderators look after the community and chats. */
export function sectionsOf(role: Role): readonly AdminSection[] {
  switch (role) {
    case 'admin':
      return adminSections
    case 'moderator':
      return ['reports', 'chats']
    case 'member':
      return []
    default:
      return role satisfies never
  }
}

/** The open section and its filters; an empty filter is left out. */
export type AdminFilter = { section: AdminSection; values: Readonly<Record<string, string>> }

/** The console's part of the address, in both directions. */
export const adminFilterAddress = {
  read: (query: URLSearchParams): AdminFilter => {
    const section = adminSections.find((known) => known === query.get('section')) ?? 'overview'
    const pairs = sectionFilters[section].map((name) => [name, (query.get(name) ?? '').slice(0, 120)] as const)
    return { section, values: Object.fromEntries(pairs.filter(([, value]) => value !== '')) }
  },
  write: ({ section, values }: AdminFilter): URLSearchParams =>
    new URLSearchParams({ ...(section === 'overview' ? {} : { section }), ...values }),
}

/** The address of a section with its filters. */
export function adminPath(filter: AdminFilter): string {
  const query = adminFilterAddress.write(filter).toString()
  return query === '' ? '/admin' : `/admin?${query}`
}

export const adminSections = ['files', 'accounts', 'audit', 'mails', 'visits', 'events'] as const
export type AdminSection = (typeof adminSections)[number]

export const sectionLabels = {
  files: 'Uploads',
  accounts: 'Accounts',
  audit: 'Audit log',
  mails: 'Mails',
  visits: 'Visits',
  events: 'Payment events',
} as const satisfies Record<AdminSection, string>

/** What each section can be filtered by: the names are those of the server's queries. */
export const sectionFilters = {
  files: ['kind', 'name'],
  accounts: ['search', 'role', 'state'],
  audit: ['action', 'subject'],
  mails: ['state', 'to'],
  visits: [],
  events: ['state', 'about'],
} as const satisfies Record<AdminSection, readonly string[]>

/** The section that is open and its filters; an empty filter is left out. */
export type AdminFilter = { section: AdminSection; values: Readonly<Record<string, string>> }

/** The console's place in the address, in both directions. */
export const adminWords = {
  read: (query: URLSearchParams): AdminFilter => {
    const section = adminSections.find((known) => known === query.get('section')) ?? 'files'
    const pairs = sectionFilters[section].map((name) => [name, (query.get(name) ?? '').slice(0, 120)] as const)
    return { section, values: Object.fromEntries(pairs.filter(([, value]) => value !== '')) }
  },
  write: ({ section, values }: AdminFilter): URLSearchParams =>
    new URLSearchParams({ ...(section === 'files' ? {} : { section }), ...values }),
}

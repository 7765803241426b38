/** A subject of the product: how its files begin, in every app, and its journeys. */
type Subject = { words: RegExp; journeys: readonly string[] }

const subjects: readonly Subject[] = [
  {
    words: /^(?:endpoints-)?(?:accounts?|devices?|passkeys|passwords|oidc|sessions?|sign-|ended-sessions|computers)/u,
    journeys: ['account', 'accounts', 'passkeys', 'mailbox-proof'],
  },
  { words: /^(?:endpoints-)?(?:admin|audit|reading-audit)/u, journeys: ['admin'] },
  {
    words:
      /^(?:endpoints-)?(?:billing|payment|purchases?|checkout|invoices|licences|webhooks|subscription|plans|trial|tiers|start-now|second-payment|withdrawals|entitlements)/u,
    journeys: ['payments', 'account-purchases'],
  },
  {
    words: /^(?:endpoints-)?(?:community|held-words|mentions|posts)/u,
    journeys: ['community', 'community-journeys', 'community-moderation', 'long-words'],
  },
  {
    words: /^(?:endpoints-)?(?:conversations?|support|inbound-mail|visits)/u,
    journeys: ['conversation', 'support-and-visits'],
  },
  { words: /^(?:endpoints-)?notifications?|^digest/u, journeys: ['notifications'] },
  {
    words: /^(?:endpoints-)?(?:files?|uploads?|downloads?|addons?|archive|hostile-archives|recognise-archive)/u,
    journeys: ['uploads', 'download-journey', 'library'],
  },
  {
    words: /^(?:trading|trades|leases?|engine|live-lock|events|dashboard|chosen-indicator)/u,
    journeys: ['dashboard-charts', 'dashboard-states', 'trade-journey'],
  },
  {
    words: /^(?:catalogue|content|guides|legal|questions|documentation)/u,
    journeys: ['content-pages', 'library', 'pages'],
  },
  { words: /^(?:home)/u, journeys: ['home'] },
  { words: /^(?:shell|status)/u, journeys: ['shell', 'pages'] },
  {
    words: /^desktop/u,
    journeys: ['desktop-window', 'desktop-import', 'desktop-symbols', 'trade-journey'],
  },
]

/** Folders whose names are not a subject. */
const places =
  /^(?:apps|packages|tools|tests|e2e|src|features|http|main|jobs|server|web|routes|shared|contracts|domain)$/u

/**
 * Which integration tests and journeys a change touches. Unit tests are found by their imports; these two start the
 * whole service, which imports every room, so imports would choose all of them. Chosen is a test that has changed, that
 * names a changed file, that is in the same room, or that has the same subject. @param changed paths from the root,
 * with `/` @param tests likewise; `read` gives the text of one
 */
export function chooseChangedTests(
  changed: readonly string[],
  { tests, read }: { tests: readonly string[]; read: (path: string) => string },
): string[] {
  // A changed test or journey chooses only itself.
  const sources = changed.filter((path) => !path.includes('.test.') && !path.startsWith('tests/'))
  const rooms = new Set(sources.map(roomOf).filter((room) => room !== null))
  const touched = new Set(sources.flatMap(subjectsOf))
  const helpers = changed.filter((path) => path.includes('/testing/')).map((path) => `/${path.split('/').at(-1)}'`)
  return tests.filter((test) => {
    if (changed.includes(test)) return true
    if (helpers.some((helper) => read(test).includes(helper))) return true
    const journey = /^tests\/e2e\/([\w-]+)\.test\.ts$/u.exec(test)?.[1]
    if (journey !== undefined) return [...touched].some(({ journeys }) => journeys.includes(journey))
    const room = roomOf(test)
    if (room !== null && rooms.has(room)) return true
    // Its journeys run the whole desktop app.
    return !test.startsWith('apps/desktop/') && subjectsOf(test).some((subject) => touched.has(subject))
  })
}

/** The feature of a path, else another room of an app, else its workspace; null for the http room, which all share. */
function roomOf(path: string): string | null {
  const [room = null] =
    /^(?:apps\/[\w-]+\/src\/(?:features\/)?[\w-]+|(?:packages|tools)\/[\w-]+)(?=\/)/u.exec(path) ?? []
  return room === 'apps/server/src/http' ? null : room
}

function subjectsOf(path: string): Subject[] {
  const [app, name] = path.split('/')
  if (app === 'tools' || app === 'docs' || app === 'bench') return []
  if (app === 'apps' && name === 'desktop') return subjects.filter(({ words }) => words.test('desktop'))
  const pieces = path.split('/').filter((piece) => !places.test(piece))
  return subjects.filter(({ words }) => pieces.some((piece) => words.test(piece)))
}

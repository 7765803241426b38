/** What a program may be allowed: to read trades and related data, and to pause trading, never to resume it. */
export const accessScopes = ['read', 'pause'] as const
export type AccessScope = (typeof accessScopes)[number]

/** What each permission lets a program do, as a person chooses it. */
export const scopeLabels = {
  read: 'Reads trades, refusals, statistics, charts and computers',
  pause: 'Pauses trading',
} as const satisfies Record<AccessScope, string>

/** For how many days a token can be valid. */
export const accessTokenDays = [30, 90, 365] as const
/** The prefix of every token, by which people and scanners of leaked secrets recognise it. */
export const accessTokenPrefix = 'smt_'

/** Where assistants call tools (Model Context Protocol), with an access token that may read. */
export const mcpPath = '/api/mcp'

/** Zod-free words and addresses that the app and its window share. */
export const weekdayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
export type WeekdayName = (typeof weekdayNames)[number]

/** Calls of the window; all but `session` and the files need the window's cookie. */
export const windowPaths = {
  session: '/api/session',
  events: '/api/events',
  alerts: '/api/alerts',
  trades: '/api/trades',
  actions: '/api/actions',
  export: '/api/export',
  /** The settled trades of the journal, counted: takes `StatisticsQuery`, answers `StatisticsAnswer`. */
  statistics: '/api/statistics',
  /** What a filter would have left, counted as a try: takes `FilterInput`, answers `FilterAnswer`. */
  filters: '/api/filters',
  /** What the trades of each chart of the journal prove: answers a list of `OwnProof`. */
  proofs: '/api/proofs',
  /** Without an id the list of recorded candles, with one the candles as a file. */
  candles: '/api/candles',
  /** What the lab has counted: a text for each name. */
  trials: '/api/trials',
  /** For a second start of the app, which proves itself with the secret of the data folder. */
  reopen: '/api/reopen',
} as const

/** What the window is answered. Expected refusals are answers; what throws is a mistake of ours. */
export type WindowReply = { ok: boolean; message: string; data?: unknown }

/** Texts of the lab that the app keeps: an address of the window lasts as long as the app runs. */
export const trialNames = ['lab-trials', 'lab-tests'] as const
export type TrialName = (typeof trialNames)[number]
/** The longest of these texts; a body of the window is little longer. */
export const trialTextMax = 48_000

/** What a person types to let the app trade with real money. */
export const liveWord = 'LIVE'

/** What becomes of a trade whose price ends where it began, at a broker that sells both kinds. */
export const tieRules = ['lose', 'win'] as const
export type TieRule = (typeof tieRules)[number]

/** How many rows a page of older alerts or trades holds. */
export const windowPageRows = 100

/** Shared settings are a few hundred characters; more than this is something else. */
export const importTextMax = 20_000

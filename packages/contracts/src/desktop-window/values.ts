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
  /** What a filter would have left, counted as tried: takes `FilterInput`, answers `FilterAnswer`. */
  filters: '/api/filters',
  /** The proof of each chart of the journal: answers a list of `OwnProof`. */
  proofs: '/api/proofs',
  /** Without an id the list of recorded candles, with one the candles as a file. */
  candles: '/api/candles',
  /** The lab's counts: a text for each name. */
  trials: '/api/trials',
  /** For a second start of the app, which proves itself with the secret of the data folder. */
  reopen: '/api/reopen',
} as const

/** The answer to the window. Expected refusals are answers; anything thrown is a mistake of ours. */
export type WindowReply = { ok: boolean; message: string; data?: unknown }

/** Texts of the lab that the app stores, because the address of the window only lasts as long as the app runs. */
export const trialNames = ['lab-trials', 'lab-tests'] as const
export type TrialName = (typeof trialNames)[number]
/** The longest of these texts; a body of the window is only a little longer. */
export const trialTextMax = 48_000

/** What a person types to allow trading with real money. */
export const liveWord = 'LIVE'

/** How a tie ends at a broker that sells both kinds of contracts. */
export const tieRules = ['lose', 'win'] as const
export type TieRule = (typeof tieRules)[number]

/** How many rows a page of older alerts or trades holds. */
export const windowPageRows = 100

/** Shared settings are a few hundred characters; a longer text is something else. */
export const importTextMax = 20_000

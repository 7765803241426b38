import { minuteMs, secondMs } from '@stratomate/std/time'

/**
 * How many tries somebody has: `burst` at once, and one more each `everyMs`. A try that turns out to be right is given
 * back, so only wrong ones count. Every limit that all processes of the service share is in this table.
 */
export const budgets = {
  /** Passwords for one account from one address. */
  passwordPair: { burst: 10, everyMs: 6 * secondMs },
  /** Passwords for one account from browsers that are not known there, whatever their addresses. */
  passwordAccount: { burst: 20, everyMs: 3 * minuteMs },
  /** Passwords for any account from one address. */
  passwordAddress: { burst: 40, everyMs: 15 * secondMs },
  /** Passwords for one account from one browser that is known there: the reserve of its owner. */
  passwordKnown: { burst: 10, everyMs: 30 * secondMs },
  /** Passwords of all strangers together. */
  passwordStrangers: { burst: 600, everyMs: 200 },
  /** One-time codes for one mailbox from one address. */
  codePair: { burst: 10, everyMs: 6 * secondMs },
  /** One-time codes for one mailbox from all browsers that have not asked for one. */
  codeMailbox: { burst: 10, everyMs: 3 * minuteMs },
  /** One-time codes for any mailbox from one address. */
  codeAddress: { burst: 40, everyMs: 15 * secondMs },
  /** Sign-ups from one address: schools and offices share one. */
  signUpAddress: { burst: 100, everyMs: 30 * secondMs },
  /** Sign-ups of everybody. */
  signUps: { burst: 600, everyMs: 500 },
  /** Sign-ins with the identity provider that are begun at one address: schools and offices share one. */
  oidcAddress: { burst: 100, everyMs: 5 * secondMs },
  /** Mails with a code to one mailbox, asked for from one address. */
  mailPair: { burst: 5, everyMs: minuteMs },
  /** Mails with a code to one mailbox. */
  mailMailbox: { burst: 10, everyMs: 10 * minuteMs },
  /** The same within a day, however the mailbox is written (dots, `+alias`). */
  mailMailboxDay: { burst: 40, everyMs: 36 * minuteMs },
  /** Mails with a code to one mailbox that its owner's known browser asks for. */
  mailKnown: { burst: 5, everyMs: 5 * minuteMs },
  /** Mails with a code to any mailbox, asked for from one address. */
  mailAddress: { burst: 120, everyMs: 10 * secondMs },
} as const satisfies Record<string, { burst: number; everyMs: number }>

export type Budget = keyof typeof budgets

/** One try of a budget; `about` is a proven identity or a normalised address, one or several joined. */
export type Spending = { budget: Budget; about: readonly string[] }

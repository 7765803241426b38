import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { instant } from './columns.ts'

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/**
 * Sign-ups whose mailbox is not proved. They give nothing: the account is made by the proof, in the browser that filled
 * in the form, so that nobody can leave a password in somebody else's account.
 */
export const pendingSignUps = pgTable(
  'pending_sign_ups',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** In lower case. */
    email: text('email').notNull(),
    browserHash: text('browser_hash').notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    country: text('country').notNull(),
    riskTextVersion: text('risk_text_version').notNull(),
    /** Null in a sign-up that was begun before the legal texts were accepted by name. */
    legalVersion: text('legal_version'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('pending_sign_ups_browser').on(table.email, table.browserHash),
    index('pending_sign_ups_age').on(table.createdAt),
  ],
)

/** One-time codes of mails, as keyed hashes: the newest of each purpose, mailbox and browser. */
export const mailCodes = pgTable(
  'mail_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    purpose: text('purpose').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    /** The browser that asked for it. */
    browserHash: text('browser_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Tries of the browser that asked, and of all others: the others cannot use up the owner's. */
    ownTries: integer('own_tries').notNull().default(0),
    strangerTries: integer('stranger_tries').notNull().default(0),
  },
  (table) => [
    uniqueIndex('mail_codes_browser').on(table.email, table.purpose, table.browserHash),
    index('mail_codes_age').on(table.expiresAt),
    check('mail_codes_purpose', sql`${table.purpose} in ('email-verification', 'sign-in', 'forget-password')`),
  ],
)

/** Browsers in which a person has signed in: they pass when guesses of strangers have used up an account's tries. */
export const knownBrowsers = pgTable(
  'known_browsers',
  { userId: owner(), browserHash: text('browser_hash').notNull(), usedAt: instant('used_at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.browserHash] })],
)

/** Links by which an administrator or moderator may enrol a first second factor. */
export const factorLinks = pgTable('factor_links', {
  userId: owner().primaryKey(),
  tokenHash: text('token_hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/**
 * Rate limits that every process of the service shares (GCRA): the moment at which a key has its whole burst again. A key
 * is a hash of what was proved or of a normalised address.
 */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  fullAt: instant('full_at').notNull(),
})

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
    /** The language of the page with the form. */
    language: text('language', { enum: ['en', 'es', 'pt-BR'] })
      .notNull()
      .default('en'),
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
    /** Tries of the browser that asked, and of all others, so that the others cannot use up the owner's. */
    ownTries: integer('own_tries').notNull().default(0),
    strangerTries: integer('stranger_tries').notNull().default(0),
  },
  (table) => [
    uniqueIndex('mail_codes_browser').on(table.email, table.purpose, table.browserHash),
    index('mail_codes_age').on(table.expiresAt),
    check('mail_codes_purpose', sql`${table.purpose} in ('email-verification', 'sign-in', 'forget-password')`),
  ],
)

/** Sign-ins with the identity provider that were begun. Each is used once, in the browser that began it. */
export const oidcAttempts = pgTable(
  'oidc_attempts',
  {
    stateHash: text('state_hash').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    /** A path of this site; null when the person did not ask for a page. */
    returnTo: text('return_to'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('oidc_attempts_age').on(table.expiresAt)],
)

/** Who has come from the identity provider without an account. The account is made with the consents, in this browser. */
export const oidcSignUps = pgTable(
  'oidc_sign_ups',
  {
    browserHash: text('browser_hash').primaryKey(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    /** In lower case; the provider has verified it. */
    email: text('email').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('oidc_sign_ups_age').on(table.expiresAt)],
)

/** Accounts that are connected to an identity provider: whoever has this subject there signs in here. */
export const oidcLinks = pgTable(
  'oidc_links',
  {
    userId: owner(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    linkedAt: instant('linked_at').notNull(),
    /** When the person disconnected it. The row stays, so that no sign-in connects it again by itself. */
    disconnectedAt: instant('disconnected_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.issuer] }),
    uniqueIndex('oidc_links_subject').on(table.issuer, table.subject),
  ],
)

/**
 * Browsers in which a person has signed in: they are still let through when strangers' guesses have used up an
 * account's tries.
 */
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
 * Rate limits that every process of the service shares (GCRA): the time at which a key has its whole burst again. A key
 * is a hash of a proven identity or of a normalised address.
 */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  fullAt: instant('full_at').notNull(),
})

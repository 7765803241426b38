import type { AccessScope } from '@stratomate/contracts'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** People. Columns up to `updatedAt` are those of the sign-in library; the others are ours. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    country: text('country'),
    role: text('role').notNull().default('member'),
    suspendedAt: instant('suspended_at'),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    // The name shown in the community, by which mentions find a person.
    index('users_shown_name').on(
      sql`lower(coalesce(${table.firstName}, '') || ' ' || left(coalesce(${table.lastName}, ''), 1))`,
    ),
    check('users_role', sql`${table.role} in ('member', 'moderator', 'admin')`),
  ],
)

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    token: text('token').notNull().unique(),
    userId: owner(),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** When it was last confirmed with a passkey or an authenticator code. */
    secondFactorAt: instant('second_factor_at'),
    /** Until when it may enrol a first second factor, because a link from the mailbox was opened in it. */
    enrolmentUntil: instant('enrolment_until'),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** The password of a person, as a hash; the other columns are those of the sign-in library. */
export const credentials = pgTable(
  'credentials',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: owner(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('credentials_user').on(table.userId)],
)

/** One-time codes, hashed. */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
)

/** What a person accepted, in which version, when. */
export const consents = pgTable(
  'consents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    kind: text('kind').notNull(),
    textVersion: text('text_version').notNull(),
    acceptedAt: instant('accepted_at').notNull(),
  },
  (table) => [
    index('consents_user').on(table.userId),
    check('consents_kind', sql`${table.kind} in ('adult', 'risk', 'legal')`),
  ],
)

/** Passkeys; the columns are those of the sign-in library, save the last. The key is public. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    userId: owner(),
    credentialID: text('credential_id').notNull().unique(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    createdAt: instant('created_at').notNull().defaultNow(),
    aaguid: text('aaguid'),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** What programs of a person call with. The secret is stored as its hash; its last characters help people to tell them apart. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    name: text('name').notNull(),
    secretHash: text('secret_hash').notNull().unique(),
    ending: text('ending').notNull(),
    scopes: jsonb('scopes').$type<AccessScope[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** To the minute. */
    lastUsedAt: instant('last_used_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('access_tokens_user').on(table.userId)],
)

/** Authenticator apps of administrators and moderators. The secret is sealed with a key that is not in the database. */
export const authenticators = pgTable('authenticators', {
  userId: owner().primaryKey(),
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Null until a first code was right. */
  confirmedAt: instant('confirmed_at'),
  /** The time step of the last accepted code: no code is accepted twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  wrongCodes: integer('wrong_codes').notNull().default(0),
  restsUntil: instant('rests_until'),
})

import { sql } from 'drizzle-orm'
import { bigint, check, doublePrecision, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type {
  ForwardResult,
  ProofCheckRefusal,
  ProofCheckState,
  ProofFacts,
  ReferenceComparison,
} from '@stratomate/contracts'
import { users } from './accounts.ts'
import { bytes, instant } from './columns.ts'
import { referenceSets } from './reference.ts'

/**
 * Proofs of the lab that members have sent. `proof` is the file word for word, and `candles` the packed history, which
 * is deleted once the rule was run on it. `contentHash` covers both, so that the same proof is checked once.
 */
export const proofChecks = pgTable(
  'proof_checks',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    contentHash: text('content_hash').notNull(),
    proof: text('proof').notNull(),
    facts: jsonb('facts').$type<ProofFacts>().notNull(),
    candles: bytes('candles'),
    state: text('state').$type<ProofCheckState>().notNull(),
    refusal: text('refusal').$type<ProofCheckRefusal>(),
    effective: doublePrecision('effective'),
    /** How often its run was begun, so that a proof that crashes its server is not run for ever. */
    attempts: integer('attempts').notNull().default(0),
    sentAt: instant('sent_at').notNull(),
    checkedAt: instant('checked_at'),
    /** How its candles compared with the reference candles held at that time. */
    reference: jsonb('reference').$type<ReferenceComparison>(),
    /** When a post first carried it. It stays when that post is deleted: results count from the first publication. */
    publishedAt: instant('published_at'),
    forward: jsonb('forward').$type<ForwardResult>(),
    /** The reference set on which its rule is run, always the same one, and the Unix second up to which it was run. */
    forwardSetId: uuid('forward_set_id').references(() => referenceSets.id, { onDelete: 'set null' }),
    forwardToS: bigint('forward_to_s', { mode: 'number' }),
    forwardAttempts: integer('forward_attempts').notNull().default(0),
  },
  (table) => [
    unique('proof_checks_content').on(table.userId, table.contentHash),
    index('proof_checks_newest').on(table.userId, table.sentAt.desc(), table.id.desc()),
    index('proof_checks_waiting')
      .on(table.sentAt, table.id)
      .where(sql`state = 'waiting'`),
    check('proof_checks_state', sql`${table.state} in ('signed', 'waiting', 'reproduced', 'refused')`),
    check('proof_checks_refusal', sql`(${table.state} = 'refused') = (${table.refusal} is not null)`),
    check('proof_checks_candles', sql`(${table.state} = 'waiting') = (${table.candles} is not null)`),
  ],
)

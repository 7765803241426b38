import { sql } from 'drizzle-orm'
import {
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ProofCheckRefusal, ProofCheckState, ProofFacts } from '@stratomate/contracts'
import { users } from './accounts.ts'
import { instant } from './columns.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * Proofs of the lab that members have sent. `proof` is the file word for word, and `candles` the packed history, which goes
 * when the rule was run on it. `contentHash` is over both, so that the same proof is checked once.
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
    /** How often it was begun: a proof that ends its server is not begun for ever. */
    attempts: integer('attempts').notNull().default(0),
    sentAt: instant('sent_at').notNull(),
    checkedAt: instant('checked_at'),
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

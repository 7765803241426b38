import { createDatabase, type Postgres, startPostgres, whyNoPostgres } from '@stratomate/commands/postgres/postgres'
import { createPreparedDatabase, preparedTables } from '@stratomate/commands/postgres/prepared-database'
import { readForm } from '@stratomate/simulators/payments/form-body'
import type { ChargeObject, PaymentIntentObject } from '@stratomate/simulators/payments/provider-objects'
import { licencePlans, licenceProductName } from '@stratomate/domain'
import type { Licence, Tier } from '@stratomate/contracts'
import { connect, type Connection, migrateDatabase } from '#server/db/connect.ts'
import { type ClockShop, openClockShop } from './open-clock-shop.ts'
import { type Member, Visitor } from './start-shop.ts'

/** Cards for the provider in the test's own process: one that works, and one whose bank takes its time. */
export const cards = { works: '4242424242424242', slow: '4000000000007726' } as const

/**
 * Started for the first database of a file and stopped after its last, where the run of the tests has no cluster: files
 * share this module.
 */
let cluster: Promise<Postgres> | null = null

/** The databases that money is tested with; `unavailable` says why one cannot be. */
export const databases = [
  { name: 'the embedded database', unavailable: null, createUrl: () => Promise.resolve(null) },
  {
    name: 'PostgreSQL',
    unavailable: whyNoPostgres(),
    createUrl: async () => {
      const prepared = await createPreparedDatabase()
      if (prepared !== null) return prepared
      cluster ??= startWithTemplate()
      return createDatabase((await cluster).url, { template: preparedTables })
    },
  },
] as const

/** A cluster with one database that has its tables, from which the others are copied. */
async function startWithTemplate(): Promise<Postgres> {
  const started = await startPostgres()
  if ('unavailable' in started) throw new Error(started.unavailable)
  const connectionString = await createDatabase(started.url, { name: preparedTables })
  const { db, close } = connect({ connectionString, max: 1 }, () => undefined)
  await migrateDatabase(db)
  await close()
  return started
}

/** For the end of a file. */
export async function stopDatabases(): Promise<void> {
  const started = await cluster
  cluster = null
  await started?.stop()
}

/** A shop whose provider the test controls, for buyers with different network addresses. */
export class PurchaseShop {
  readonly clock: ClockShop
  #callers = 0
  #aheadMs = 0

  constructor(clock: ClockShop) {
    this.clock = clock
  }

  static async open(options: Parameters<typeof openClockShop>[0] = {}) {
    return new PurchaseShop(await openClockShop({ environment: { TRUST_PROXY: '1' }, ...options }))
  }

  visitor(): Visitor {
    return new Visitor(() => this.clock.shop.origin, this.#newAddress())
  }

  member(): Promise<Member> {
    return this.clock.shop.member({ address: this.#newAddress() })
  }

  /** Confirms a form as its browser does, at the provider itself. */
  confirm(clientSecret: string, number: string): void {
    const { provider, store } = this.clock.open()
    const [id = ''] = clientSecret.split('_secret_')
    const form = readForm(`payment_method_data[card][number]=${number}&payment_method_data[card][exp_year]=40`)
    store.atomically(() =>
      provider.engine.confirm(id.startsWith('seti_') ? 'setup_intent' : 'payment_intent', id, form),
    )
  }

  /** Lets every slow bank decide. */
  bankDecides(): void {
    this.pass(60_000)
  }

  /** Moves the clock. */
  pass(ms: number): void {
    this.#aheadMs += ms
    this.clock.goTo(this.#aheadMs)
  }

  /** What the service has stored, through a connection of the test's own. */
  async inDatabase<Result>(work: (db: Connection['db']) => Promise<Result>): Promise<Result> {
    const connection = connect({ ...this.clock.shop.database, max: 1 }, () => undefined)
    try {
      return await work(connection.db)
    } finally {
      await connection.close()
    }
  }

  charges(): ChargeObject[] {
    return this.clock.open().provider.ledger.list<ChargeObject>('charge')
  }

  /** Payments that a form could still be paid with. */
  payable(): PaymentIntentObject[] {
    const { ledger } = this.clock.open().provider
    const open = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action'])
    return ledger.list<PaymentIntentObject>('payment_intent').filter(({ status }) => open.has(status))
  }

  close(): Promise<void> {
    return this.clock.close()
  }

  #newAddress(): string {
    this.#callers += 1
    return `10.0.${this.#callers >> 8}.${this.#callers & 255}`
  }
}

export function beginLicence(visitor: Visitor, plan: Licence, email?: string) {
  const amount = licencePlans[plan].priceCents / 100
  const body = { amount, productName: licenceProductName(plan), plan, ...(email === undefined ? {} : { email }) }
  return visitor.call('createPayment', { body })
}

export function beginSubscription(visitor: Visitor, tier: Tier, email: string) {
  return visitor.call('createSubscription', { body: { tier, email } })
}

import { randomBytes } from 'node:crypto'
import { type FormRecord, recordOf, textOf, textsOf } from './form-body.ts'
import type { ObjectStore, Stored } from './object-store.ts'
import { missing, ProviderError } from './provider-error.ts'

type Customer = Stored & {
  object: 'customer'
  email: string | null
  name: string | null
  metadata: Record<string, string>
}
type Price = Stored & {
  object: 'price'
  active: boolean
  currency: string
  lookup_key: string | null
  unit_amount: number
  product: string
  recurring: { interval: string; interval_count: number } | null
  type: 'recurring' | 'one_time'
}
export type Subscription = Stored & {
  object: 'subscription'
  customer: string
  status: 'trialing' | 'canceled'
  livemode: false
  start_date: number
  trial_start: number
  trial_end: number
  cancel_at: number | null
  canceled_at: number | null
  ended_at: number | null
  cancellation_details: { reason: string | null; comment: null; feedback: null }
  default_payment_method: null
  metadata: Record<string, string>
  items: { object: 'list'; data: unknown[]; has_more: false; url: string }
}
type PortalSession = Stored & {
  object: 'billing_portal.session'
  customer: string
  return_url: string
  url: string
  livemode: false
}

const daySeconds = 86_400

/** What the provider does, as far as the product uses it today: customers, prices, trials and the portal. */
export class Provider {
  readonly #store: ObjectStore
  readonly #nowS: () => number

  constructor(store: ObjectStore, nowS: () => number) {
    this.#store = store
    this.#nowS = nowS
  }

  createCustomer(form: FormRecord): Customer {
    return this.#save({
      id: newId('cus'),
      object: 'customer',
      created: this.#nowS(),
      email: textOf(form, 'email') ?? null,
      name: textOf(form, 'name') ?? null,
      metadata: textsOf(form, 'metadata'),
    })
  }

  readCustomer(id: string): Customer {
    return this.#require<Customer>(id, 'customer')
  }

  createPrice(form: FormRecord): Price {
    const currency = textOf(form, 'currency')
    const amount = Number(textOf(form, 'unit_amount'))
    if (currency === undefined) throw missing('currency')
    if (!Number.isSafeInteger(amount) || amount < 0) throw missing('unit_amount')
    const interval = textOf(recordOf(form, 'recurring'), 'interval')
    const lookupKey = textOf(form, 'lookup_key') ?? null
    if (lookupKey !== null && this.listPrices([lookupKey]).length > 0) {
      throw new ProviderError(400, `A price with the lookup key ${lookupKey} already exists.`, { param: 'lookup_key' })
    }
    return this.#save({
      id: newId('price'),
      object: 'price',
      created: this.#nowS(),
      active: true,
      currency,
      lookup_key: lookupKey,
      unit_amount: amount,
      product: newId('prod'),
      recurring: interval === undefined ? null : { interval, interval_count: 1 },
      type: interval === undefined ? 'one_time' : 'recurring',
    })
  }

  listPrices(lookupKeys: string[]): Price[] {
    const prices = this.#store.list<Price>('price')
    if (lookupKeys.length === 0) return prices
    return prices.filter((price) => price.lookup_key !== null && lookupKeys.includes(price.lookup_key))
  }

  createSubscription(form: FormRecord): Subscription {
    const customer = textOf(form, 'customer')
    if (customer === undefined) throw missing('customer')
    this.readCustomer(customer)
    const item = recordOf(recordOf(form, 'items'), '0')
    const price = this.#require<Price>(textOf(item, 'price') ?? '', 'price')
    const trialDays = Number(textOf(form, 'trial_period_days') ?? 0)
    if (!Number.isSafeInteger(trialDays) || trialDays < 1) {
      throw new ProviderError(400, 'The simulator knows subscriptions with a trial only.', {
        param: 'trial_period_days',
      })
    }
    const start = this.#nowS()
    const end = start + trialDays * daySeconds
    const id = newId('sub')
    return this.#save({
      id,
      object: 'subscription',
      created: start,
      customer,
      status: 'trialing',
      livemode: false,
      start_date: start,
      trial_start: start,
      trial_end: end,
      cancel_at: null,
      canceled_at: null,
      ended_at: null,
      cancellation_details: { reason: null, comment: null, feedback: null },
      default_payment_method: null,
      metadata: textsOf(form, 'metadata'),
      items: {
        object: 'list',
        data: [
          {
            id: newId('si'),
            object: 'subscription_item',
            price,
            quantity: 1,
            current_period_start: start,
            current_period_end: end,
          },
        ],
        has_more: false,
        url: `/v1/subscription_items?subscription=${id}`,
      },
    })
  }

  readSubscription(id: string): Subscription {
    return this.#settleTrial(this.#require<Subscription>(id, 'subscription'))
  }

  listSubscriptions(customer: string): Subscription[] {
    const all = this.#store.list<Subscription>('subscription')
    return all.filter((each) => each.customer === customer).map((each) => this.#settleTrial(each))
  }

  /** Ends a subscription now, at the person's request. */
  cancelSubscription(id: string): Subscription {
    const subscription = this.readSubscription(id)
    if (subscription.status === 'canceled') return subscription
    return this.#end(subscription, this.#nowS(), 'cancellation_requested')
  }

  createPortalSession(form: FormRecord, address: (id: string) => string): PortalSession {
    const customer = textOf(form, 'customer')
    if (customer === undefined) throw missing('customer')
    this.readCustomer(customer)
    const id = newId('bps')
    return this.#save({
      id,
      object: 'billing_portal.session',
      created: this.#nowS(),
      customer,
      return_url: textOf(form, 'return_url') ?? '/',
      url: address(id),
      livemode: false,
    })
  }

  readPortalSession(id: string): PortalSession {
    return this.#require<PortalSession>(id, 'billing_portal.session')
  }

  /** A trial without a card ends as cancelled by the provider when its time is over. */
  #settleTrial(subscription: Subscription): Subscription {
    if (subscription.status !== 'trialing' || this.#nowS() < subscription.trial_end) return subscription
    return this.#end(subscription, subscription.trial_end, null)
  }

  #end(subscription: Subscription, at: number, reason: string | null): Subscription {
    return this.#save({
      ...subscription,
      status: 'canceled',
      canceled_at: at,
      ended_at: at,
      cancellation_details: { ...subscription.cancellation_details, reason },
    })
  }

  #save<Kind extends Stored>(value: Kind): Kind {
    this.#store.save(value)
    return value
  }

  #require<Kind extends Stored>(id: string, object: Kind['object']): Kind {
    const found = this.#store.read<Kind>(id)
    if (found === null || found.object !== object)
      throw new ProviderError(404, `No such ${object}: '${id}'`, { param: 'id' })
    return found
  }
}

function newId(prefix: string): string {
  return `${prefix}_sim${randomBytes(10).toString('hex')}`
}

import { type FormRecord, recordOf, textOf, textsOf } from './form-body.ts'
import { PaymentIntentSimulator } from './payment-intent-simulator.ts'
import type { ObjectStore } from './object-store.ts'
import { newId, ProviderLedger } from './provider-ledger.ts'
import type {
  CustomerObject,
  PaymentMethodObject,
  PortalSessionObject,
  PriceObject,
  SubscriptionObject,
} from './provider-objects.ts'
import { missing, ProviderError } from './provider-error.ts'
import { SubscriptionSimulator } from './subscription-simulator.ts'

/** What the provider does, as far as the product uses it: customers, prices, payments, subscriptions, the portal. */
export class Provider {
  readonly ledger: ProviderLedger
  readonly engine: PaymentIntentSimulator
  readonly subscriptions: SubscriptionSimulator

  constructor(store: ObjectStore, nowS: () => number) {
    this.ledger = new ProviderLedger(store, nowS)
    this.subscriptions = new SubscriptionSimulator(this.ledger, () => this.engine)
    this.engine = new PaymentIntentSimulator(this.ledger, {
      paid: (intent) => this.subscriptions.onPaid(intent),
      saved: (intent) => this.subscriptions.onSaved(intent),
    })
  }

  /** Applies what is due, as time passing would. */
  tick(): void {
    this.engine.tick()
    this.subscriptions.tick()
  }

  createCustomer(form: FormRecord): CustomerObject {
    return this.ledger.save<CustomerObject>({
      id: newId('cus'),
      object: 'customer',
      created: this.ledger.nowS(),
      email: textOf(form, 'email') ?? null,
      name: textOf(form, 'name') ?? null,
      metadata: textsOf(form, 'metadata'),
    })
  }

  readCustomer(id: string): CustomerObject {
    return this.ledger.require<CustomerObject>(id, 'customer')
  }

  /** Ends what runs and forgets the person; invoices stay. */
  deleteCustomer(id: string): CustomerObject {
    const customer = this.readCustomer(id)
    for (const subscription of this.listSubscriptions(id)) this.cancelSubscription(subscription.id)
    const gone = this.ledger.save<CustomerObject>({ ...customer, email: null, name: null, metadata: {}, deleted: true })
    this.ledger.emit('customer.deleted', gone)
    return gone
  }

  createPrice(form: FormRecord): PriceObject {
    const currency = textOf(form, 'currency')
    const amount = Number(textOf(form, 'unit_amount'))
    if (currency === undefined) throw missing('currency')
    if (!Number.isSafeInteger(amount) || amount < 0) throw missing('unit_amount')
    const interval = textOf(recordOf(form, 'recurring'), 'interval')
    const lookupKey = textOf(form, 'lookup_key') ?? null
    if (lookupKey !== null && this.listPrices([lookupKey]).length > 0) {
      throw new ProviderError(400, `A price with the lookup key ${lookupKey} already exists.`, { param: 'lookup_key' })
    }
    return this.ledger.save<PriceObject>({
      id: newId('price'),
      object: 'price',
      created: this.ledger.nowS(),
      active: true,
      currency,
      lookup_key: lookupKey,
      unit_amount: amount,
      product: newId('prod'),
      recurring: interval === undefined ? null : { interval, interval_count: 1 },
      type: interval === undefined ? 'one_time' : 'recurring',
    })
  }

  listPrices(lookupKeys: string[]): PriceObject[] {
    const prices = this.ledger.list<PriceObject>('price')
    if (lookupKeys.length === 0) return prices
    return prices.filter((price) => price.lookup_key !== null && lookupKeys.includes(price.lookup_key))
  }

  createSubscription(form: FormRecord): SubscriptionObject {
    return this.subscriptions.create(form)
  }

  readSubscription(id: string): SubscriptionObject {
    return this.subscriptions.read(id)
  }

  listSubscriptions(customer: string): SubscriptionObject[] {
    return this.subscriptions.list(customer)
  }

  cancelSubscription(id: string): SubscriptionObject {
    return this.subscriptions.cancel(id)
  }

  createPortalSession(form: FormRecord, address: (id: string) => string): PortalSessionObject {
    const customer = textOf(form, 'customer')
    if (customer === undefined) throw missing('customer')
    this.readCustomer(customer)
    const id = newId('bps')
    return this.ledger.save<PortalSessionObject>({
      id,
      object: 'billing_portal.session',
      created: this.ledger.nowS(),
      customer,
      return_url: textOf(form, 'return_url') ?? '/',
      url: address(id),
      livemode: false,
    })
  }

  readPortalSession(id: string): PortalSessionObject {
    return this.ledger.require<PortalSessionObject>(id, 'billing_portal.session')
  }

  /** Every price that was ever made, for the portal's changes. */
  allPrices(): PriceObject[] {
    return this.ledger.list<PriceObject>('price')
  }

  /** What a button of the portal does to a subscription of its customer. */
  actInPortal(action: string, subscription: SubscriptionObject): void {
    const price = this.allPrices().find(({ id }) => action === `price-${id}`)
    if (price !== undefined) {
      this.subscriptions.update(subscription.id, { items: { 0: { price: price.id } } })
      return
    }
    switch (action) {
      case 'cancel':
        this.subscriptions.cancel(subscription.id)
        return
      case 'end':
        this.subscriptions.update(subscription.id, { cancel_at_period_end: 'true' })
        return
      case 'resume':
        this.subscriptions.update(subscription.id, { cancel_at_period_end: 'false' })
        return
      case 'card':
        this.subscriptions.repair(subscription.id, this.#workingCard(subscription.customer).id)
        return
      default:
        throw new ProviderError(404, 'There is no such button.')
    }
  }

  #workingCard(customer: string): PaymentMethodObject {
    return this.ledger.save<PaymentMethodObject>({
      id: newId('pm'),
      object: 'payment_method',
      created: this.ledger.nowS(),
      type: 'card',
      customer,
      card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2_040, fingerprint: 'portal' },
      livemode: false,
      sim_behavior: 'works',
    })
  }
}

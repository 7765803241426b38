import { type FormRecord, textOf, textsOf } from './form-body.ts'
import type { PaymentIntentSimulator } from './payment-intent-simulator.ts'
import { isClosed } from './intent-state.ts'
import { newId, type ProviderLedger } from './provider-ledger.ts'
import type {
  InvoiceObject,
  PaymentIntentObject,
  PriceObject,
  SetupIntentObject,
  SubscriptionObject,
} from './provider-objects.ts'
import { missing, ProviderError } from './provider-error.ts'
import { monthsAfter } from './months-after.ts'
import {
  draftSubscription,
  firstItem,
  isFinal,
  periodEnd,
  priceOf,
  readTrialDays,
  withPrice,
  withTrialEnd,
} from './draft-subscription.ts'

const daySeconds = 86_400
/** A first payment must be finished within this time. */
const incompleteSeconds = 23 * 3_600
const triesMax = 4

/**
 * Subscriptions through their whole life: made, paid or not, renewed, ended. What is due is applied at each call or
 * tick.
 */
export class SubscriptionSimulator {
  readonly #ledger: ProviderLedger
  readonly #engine: () => PaymentIntentSimulator

  constructor(ledger: ProviderLedger, engine: () => PaymentIntentSimulator) {
    this.#ledger = ledger
    this.#engine = engine
  }

  create(form: FormRecord): SubscriptionObject {
    const customer = textOf(form, 'customer')
    if (customer === undefined) throw missing('customer')
    this.#ledger.require(customer, 'customer')
    const price = this.#ledger.require<PriceObject>(textOf(firstItem(form), 'price') ?? '', 'price')
    const trialDays = readTrialDays(form)
    const draft = draftSubscription({
      customer,
      price,
      trialDays,
      metadata: textsOf(form, 'metadata'),
      nowS: this.#ledger.nowS(),
    })
    const made = trialDays === 0 ? this.#openFirstInvoice(draft) : this.#openTrialCard(draft)
    this.#ledger.emit('customer.subscription.created', this.#ledger.save(made))
    return made
  }

  read(id: string): SubscriptionObject {
    return this.#settle(this.#ledger.require<SubscriptionObject>(id, 'subscription'))
  }

  list(customer: string): SubscriptionObject[] {
    return this.#all()
      .filter((each) => each.customer === customer)
      .map((each) => this.#settle(each))
  }

  /** The invoices of a customer, the newest first. */
  invoices(customer: string): InvoiceObject[] {
    this.list(customer)
    return this.#ledger.list<InvoiceObject>('invoice').filter((each) => each.customer === customer)
  }

  /** Applies what is due to every subscription, as time passing would. */
  tick(): void {
    for (const each of this.#all()) this.#settle(each)
  }

  update(id: string, form: FormRecord): SubscriptionObject {
    const subscription = this.read(id)
    if (subscription.status === 'canceled') throw new ProviderError(400, 'A canceled subscription cannot be changed.')
    const priceId = textOf(firstItem(form), 'price')
    const atPeriodEnd = textOf(form, 'cancel_at_period_end')
    const metadata = { ...subscription.metadata, ...textsOf(form, 'metadata') }
    const priced =
      priceId === undefined ? subscription : withPrice(subscription, this.#ledger.require(priceId, 'price'))
    const method = textOf(form, 'default_payment_method') ?? subscription.default_payment_method
    const moved = withTrialEnd(priced, textOf(form, 'trial_end'))
    const changed = { ...moved, metadata, default_payment_method: method }
    if (atPeriodEnd === undefined) return this.#changed(changed)
    const isEnding = atPeriodEnd === 'true'
    return this.#changed({
      ...changed,
      cancel_at_period_end: isEnding,
      cancel_at: isEnding ? periodEnd(changed) : null,
    })
  }

  /** Ends a subscription now, at the person's request. */
  cancel(id: string): SubscriptionObject {
    const subscription = this.read(id)
    if (isFinal(subscription)) return subscription
    return this.#end(subscription, this.#ledger.nowS(), 'cancellation_requested')
  }

  /** A payment of one of our invoices has succeeded. */
  onPaid(intent: PaymentIntentObject): void {
    if (intent.sim_invoice === null) return
    const invoice = this.#ledger.require<InvoiceObject>(intent.sim_invoice, 'invoice')
    const paid = this.#ledger.save<InvoiceObject>({ ...invoice, ...paidNow(invoice, this.#ledger.nowS()) })
    const subscription = this.#ledger.require<SubscriptionObject>(
      invoice.parent.subscription_details.subscription,
      'subscription',
    )
    this.#ledger.emit('invoice.paid', paid)
    if (isFinal(subscription)) return
    const method = intent.payment_method ?? subscription.default_payment_method
    const calm = { sim_failures: 0, sim_retry_at: null }
    this.#changed({ ...subscription, ...calm, status: 'active', default_payment_method: method })
  }

  /** A card was saved for a subscription. */
  onSaved(intent: SetupIntentObject): void {
    if (intent.sim_subscription === null) return
    const subscription = this.#ledger.require<SubscriptionObject>(intent.sim_subscription, 'subscription')
    if (isFinal(subscription)) return
    this.#changed({
      ...subscription,
      default_payment_method: intent.payment_method,
      pending_setup_intent: null,
    })
  }

  /** Replaces the card and settles what is owed. */
  repair(id: string, methodId: string): SubscriptionObject {
    const subscription = this.#changed({
      ...this.read(id),
      default_payment_method: methodId,
      sim_retry_at: this.#ledger.nowS(),
    })
    return this.#settle(subscription)
  }

  #all(): SubscriptionObject[] {
    return this.#ledger.list<SubscriptionObject>('subscription')
  }

  #changed(subscription: SubscriptionObject): SubscriptionObject {
    const saved = this.#ledger.save(subscription)
    this.#ledger.emit('customer.subscription.updated', saved)
    return saved
  }

  #openFirstInvoice(draft: SubscriptionObject): SubscriptionObject {
    return { ...draft, status: 'incomplete', latest_invoice: this.#openInvoice(draft).id }
  }

  #openTrialCard(draft: SubscriptionObject): SubscriptionObject {
    const { customer, id, metadata } = draft
    return { ...draft, pending_setup_intent: this.#engine().openSetup({ customer, subscription: id, metadata }).id }
  }

  #openInvoice(subscription: SubscriptionObject): InvoiceObject {
    const { customer, id, metadata } = subscription
    const amount = priceOf(subscription).unit_amount
    const invoiceId = newId('in')
    const fields = { amount, currency: 'usd', customer, description: 'Subscription', metadata, receipt_email: null }
    const intent = this.#engine().openPayment({ ...fields, sim_invoice: invoiceId })
    return this.#ledger.save<InvoiceObject>({
      id: invoiceId,
      object: 'invoice',
      created: this.#ledger.nowS(),
      customer,
      status: 'open',
      currency: 'usd',
      number: `SIM-${invoiceId.slice(-8).toUpperCase()}`,
      total: amount,
      amount_due: amount,
      amount_paid: 0,
      status_transitions: { paid_at: null },
      livemode: false,
      parent: { type: 'subscription_details', subscription_details: { subscription: id } },
      confirmation_secret: { type: 'payment_intent', client_secret: intent.client_secret },
      sim_payment_intent: intent.id,
    })
  }

  /** What has become due until now, one step after the other. */
  #settle(subscription: SubscriptionObject): SubscriptionObject {
    const nowS = this.#ledger.nowS()
    const { status, trial_end: trialEnd, sim_retry_at: retryAt } = subscription
    switch (status) {
      case 'incomplete':
        return nowS < subscription.created + incompleteSeconds ? subscription : this.#giveUp(subscription)
      case 'trialing':
        if (trialEnd === null || nowS < trialEnd) return subscription
        if (subscription.default_payment_method === null) return this.#end(subscription, trialEnd, null)
        return this.#settle(this.#renew({ ...subscription, sim_anchor: trialEnd, sim_periods: 0 }))
      case 'active':
        if (nowS < periodEnd(subscription)) return subscription
        if (subscription.cancel_at_period_end) {
          return this.#end(subscription, periodEnd(subscription), 'cancellation_requested')
        }
        return this.#settle(this.#renew(subscription))
      case 'past_due':
        return retryAt === null || nowS < retryAt ? subscription : this.#settle(this.#retry(subscription))
      case 'incomplete_expired':
      case 'canceled':
        return subscription
      default:
        return status satisfies never
    }
  }

  #giveUp(subscription: SubscriptionObject): SubscriptionObject {
    const at = subscription.created + incompleteSeconds
    this.#voidOpenInvoice(subscription)
    return this.#changed({ ...subscription, status: 'incomplete_expired', ended_at: at, canceled_at: at })
  }

  /** The next month begins and is charged. */
  #renew(subscription: SubscriptionObject): SubscriptionObject {
    const periods = subscription.sim_periods + 1
    const start = monthsAfter(subscription.sim_anchor, periods - 1)
    const end = monthsAfter(subscription.sim_anchor, periods)
    const [item] = subscription.items.data
    if (item === undefined) throw new Error('A subscription without an item.')
    const items = { ...subscription.items, data: [{ ...item, current_period_start: start, current_period_end: end }] }
    const next = { ...subscription, items, sim_periods: periods }
    const invoice = this.#openInvoice(next)
    return this.#charge({ ...next, status: 'past_due', latest_invoice: invoice.id, sim_failures: 0 }, invoice)
  }

  #retry(subscription: SubscriptionObject): SubscriptionObject {
    return this.#charge(subscription, this.#ledger.require<InvoiceObject>(subscription.latest_invoice ?? '', 'invoice'))
  }

  #charge(subscription: SubscriptionObject, invoice: InvoiceObject): SubscriptionObject {
    const intent = this.#ledger.require<PaymentIntentObject>(invoice.sim_payment_intent ?? '', 'payment_intent')
    this.#ledger.save(subscription)
    const method = subscription.default_payment_method
    if (method !== null && this.#engine().chargeSaved(intent, method))
      return this.#ledger.require(subscription.id, 'subscription')
    this.#ledger.emit('invoice.payment_failed', invoice)
    const failures = subscription.sim_failures + 1
    const nowS = this.#ledger.nowS()
    if (failures >= triesMax) return this.#end({ ...subscription, sim_failures: failures }, nowS, 'payment_failed')
    return this.#changed({ ...subscription, sim_failures: failures, sim_retry_at: nowS + daySeconds })
  }

  #end(subscription: SubscriptionObject, at: number, reason: string | null): SubscriptionObject {
    this.#voidOpenInvoice(subscription)
    const ended = this.#ledger.save<SubscriptionObject>({
      ...subscription,
      status: 'canceled',
      canceled_at: at,
      ended_at: at,
      sim_retry_at: null,
      cancellation_details: { ...subscription.cancellation_details, reason },
    })
    this.#ledger.emit('customer.subscription.deleted', ended)
    return ended
  }

  #voidOpenInvoice({ latest_invoice: id }: SubscriptionObject): void {
    // Objects of an older simulator may lack the field.
    const invoice = id ? this.#ledger.find<InvoiceObject>(id, 'invoice') : null
    if (invoice === null || invoice.status !== 'open') return
    this.#ledger.save<InvoiceObject>({ ...invoice, status: 'void' })
    const intentId = invoice.sim_payment_intent
    if (intentId !== null && !isClosed(this.#engine().read('payment_intent', intentId))) this.#engine().cancel(intentId)
  }
}

function paidNow({ amount_due: amount }: InvoiceObject, paidAt: number) {
  return { status: 'paid', amount_paid: amount, status_transitions: { paid_at: paidAt } } as const
}

import { type FormRecord, textOf, textsOf } from './form-body.ts'
import type { Stored } from './object-store.ts'
import type {
  ChargeObject,
  DisputeObject,
  IntentError,
  PaymentIntentObject,
  PaymentMethodObject,
  SetupIntentObject,
} from './provider-objects.ts'
import { isClosed, unexpectedState } from './intent-state.ts'
import { missing, ProviderError } from './provider-error.ts'
import { newId, type ProviderLedger, publicOf } from './provider-ledger.ts'
import { authenticationFailed, cardErrors, readTestCard } from './test-cards.ts'

type AnyIntent = PaymentIntentObject | SetupIntentObject
type Kind = AnyIntent['object']
type Listeners = {
  paid: (intent: PaymentIntentObject) => void
  saved: (intent: SetupIntentObject) => void
}

type PaymentFields = Pick<
  PaymentIntentObject,
  'amount' | 'currency' | 'customer' | 'description' | 'metadata' | 'receipt_email' | 'sim_invoice'
>

/** How long a slow bank takes. */
const slowSeconds = 12

/** Payments and saved cards: made by the product, confirmed by the person in the browser. */
export class PaymentIntentSimulator {
  readonly #ledger: ProviderLedger
  readonly #listeners: Listeners

  constructor(ledger: ProviderLedger, listeners: Listeners) {
    this.#ledger = ledger
    this.#listeners = listeners
  }

  createPayment(form: FormRecord): PaymentIntentObject {
    return this.openPayment(readPayment(form))
  }

  openPayment(fields: PaymentFields): PaymentIntentObject {
    const id = newId('pi')
    const intent = this.#ledger.save<PaymentIntentObject>({
      id,
      object: 'payment_intent',
      created: this.#ledger.nowS(),
      ...fields,
      amount_received: 0,
      status: 'requires_payment_method',
      client_secret: newId(`${id}_secret`),
      payment_method: null,
      next_action: null,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
    })
    this.#ledger.emit('payment_intent.created', intent)
    return intent
  }

  openSetup(fields: { customer: string; subscription: string; metadata: Record<string, string> }): SetupIntentObject {
    const id = newId('seti')
    return this.#ledger.save<SetupIntentObject>({
      id,
      object: 'setup_intent',
      created: this.#ledger.nowS(),
      customer: fields.customer,
      description: null,
      metadata: fields.metadata,
      usage: 'off_session',
      status: 'requires_payment_method',
      client_secret: newId(`${id}_secret`),
      payment_method: null,
      next_action: null,
      last_setup_error: null,
      sim_subscription: fields.subscription,
      livemode: false,
    })
  }

  read(kind: Kind, id: string): AnyIntent {
    return this.#settle(
      kind === 'payment_intent'
        ? this.#ledger.require<PaymentIntentObject>(id, kind)
        : this.#ledger.require<SetupIntentObject>(id, kind),
    )
  }

  /** Lets slow banks decide, as time passing would. */
  tick(): void {
    for (const each of this.#ledger.list<PaymentIntentObject>('payment_intent')) this.#settle(each)
    for (const each of this.#ledger.list<SetupIntentObject>('setup_intent')) this.#settle(each)
  }

  update(id: string, form: FormRecord): PaymentIntentObject {
    const intent = this.#ledger.require<PaymentIntentObject>(id, 'payment_intent')
    return this.#ledger.save({ ...intent, receipt_email: textOf(form, 'receipt_email') ?? intent.receipt_email })
  }

  cancel(id: string): PaymentIntentObject {
    const intent = this.#ledger.require<PaymentIntentObject>(id, 'payment_intent')
    if (isClosed(intent)) throw unexpectedState(intent)
    const canceled = this.#ledger.save({ ...intent, status: 'canceled' as const, next_action: null })
    this.#ledger.emit('payment_intent.canceled', canceled)
    return canceled
  }

  /** Tries the entered card. Throws a card error (402) when it is refused; the intent can be tried again. */
  confirm(kind: Kind, id: string, form: FormRecord): AnyIntent {
    const intent = this.read(kind, id)
    if (isClosed(intent)) throw unexpectedState(intent)
    const { card, sim_behavior } = readTestCard(form)
    const method = this.#ledger.save<PaymentMethodObject>({
      id: newId('pm'),
      object: 'payment_method',
      created: this.#ledger.nowS(),
      type: 'card',
      customer: intent.customer,
      card,
      livemode: false,
      sim_behavior,
    })
    const chosen = { ...intent, payment_method: method.id }
    switch (sim_behavior) {
      case 'works':
        return this.#succeed(chosen)
      case 'asks':
        return this.#ledger.save({ ...chosen, status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
      case 'slow':
        return this.#ledger.save({ ...chosen, status: 'processing', sim_ready_at: this.#ledger.nowS() + slowSeconds })
      case 'fails-later':
        return chosen.object === 'setup_intent' ? this.#succeed(chosen) : this.#fail(chosen, cardErrors.declined)
      case 'declined':
      case 'no-funds':
      case 'expired':
      case 'wrong-code':
        return this.#fail(chosen, cardErrors[sim_behavior])
      default:
        return sim_behavior satisfies never
    }
  }

  /** The person's answer to the bank's question. */
  authenticate(kind: Kind, id: string, outcome: 'accept' | 'refuse'): AnyIntent {
    const intent = this.read(kind, id)
    if (intent.status !== 'requires_action') throw unexpectedState(intent)
    return outcome === 'accept' ? this.#succeed(intent) : this.#fail(intent, authenticationFailed)
  }

  /** Charges a saved card while the person is away; false when it is refused. */
  chargeSaved(intent: PaymentIntentObject, methodId: string): boolean {
    const method = this.#ledger.require<PaymentMethodObject>(methodId, 'payment_method')
    const chosen = { ...intent, payment_method: methodId }
    if (['works', 'asks', 'slow'].includes(method.sim_behavior)) {
      this.#succeed(chosen)
      return true
    }
    const failed = this.#ledger.save({ ...chosen, last_payment_error: cardErrors.declined })
    this.#ledger.emit('payment_intent.payment_failed', failed)
    return false
  }

  refund(form: FormRecord): Stored {
    const intent = this.#ledger.require<PaymentIntentObject>(textOf(form, 'payment_intent') ?? '', 'payment_intent')
    const charge = this.#ledger.require<ChargeObject>(intent.latest_charge ?? '', 'charge')
    const amount = Number(textOf(form, 'amount') ?? charge.amount - charge.amount_refunded)
    if (!Number.isSafeInteger(amount) || amount < 1 || amount > charge.amount - charge.amount_refunded) {
      throw new ProviderError(400, 'The amount is larger than what can be refunded.', { param: 'amount' })
    }
    const amountRefunded = charge.amount_refunded + amount
    const refunded = { ...charge, amount_refunded: amountRefunded, refunded: amountRefunded === charge.amount }
    this.#ledger.emit('charge.refunded', this.#ledger.save(refunded))
    const created = this.#ledger.nowS()
    return this.#ledger.save({
      id: newId('re'),
      object: 'refund',
      created,
      amount,
      status: 'succeeded',
      payment_intent: intent.id,
    } as Stored)
  }

  /**
   * The holder of the card disputes a payment at the bank, or the bank has decided: `won` is for the seller. The charge
   * stays marked as disputed for ever, as at the real provider; only the dispute itself says how it ended.
   */
  dispute(id: string, outcome: 'opened' | 'won' | 'lost'): DisputeObject {
    const intent = this.#ledger.require<PaymentIntentObject>(id, 'payment_intent')
    const charge = this.#ledger.require<ChargeObject>(intent.latest_charge ?? '', 'charge')
    this.#ledger.save<ChargeObject>({ ...charge, disputed: true })
    const open = this.disputesOf(id).find(({ status }) => status === 'needs_response')
    const dispute = this.#ledger.save<DisputeObject>({
      id: open?.id ?? newId('dp'),
      object: 'dispute',
      created: open?.created ?? this.#ledger.nowS(),
      charge: charge.id,
      payment_intent: id,
      status: outcome === 'opened' ? 'needs_response' : outcome,
      livemode: false,
    })
    this.#ledger.emit(outcome === 'opened' ? 'charge.dispute.created' : 'charge.dispute.closed', dispute)
    return dispute
  }

  /** The disputes of a payment, the newest first. */
  disputesOf(paymentId: string): DisputeObject[] {
    return this.#ledger.list<DisputeObject>('dispute').filter((each) => each.payment_intent === paymentId)
  }

  #settle(intent: AnyIntent): AnyIntent {
    const isDecided = intent.status === 'processing' && (intent.sim_ready_at ?? 0) <= this.#ledger.nowS()
    return isDecided ? this.#succeed(intent) : intent
  }

  #succeed(intent: AnyIntent): AnyIntent {
    return intent.object === 'payment_intent' ? this.#pay(intent) : this.#keepCard(intent)
  }

  #pay(intent: PaymentIntentObject): PaymentIntentObject {
    const charge = this.#ledger.save<ChargeObject>({
      id: newId('ch'),
      object: 'charge',
      created: this.#ledger.nowS(),
      payment_intent: intent.id,
      customer: intent.customer,
      amount: intent.amount,
      amount_refunded: 0,
      refunded: false,
      disputed: false,
      livemode: false,
    })
    const paid = this.#ledger.save({
      ...intent,
      status: 'succeeded' as const,
      amount_received: intent.amount,
      latest_charge: charge.id,
      next_action: null,
      last_payment_error: null,
    })
    this.#ledger.emit('payment_intent.succeeded', paid)
    this.#listeners.paid(paid)
    return paid
  }

  #keepCard(intent: SetupIntentObject): SetupIntentObject {
    const saved = this.#ledger.save({
      ...intent,
      status: 'succeeded' as const,
      next_action: null,
      last_setup_error: null,
    })
    this.#ledger.emit('setup_intent.succeeded', saved)
    this.#listeners.saved(saved)
    return saved
  }

  /** Stores the failed try, emits its event and throws it. */
  #fail(intent: AnyIntent, error: IntentError): never {
    const status = 'requires_payment_method'
    const failed =
      intent.object === 'payment_intent'
        ? this.#ledger.save({ ...intent, status, next_action: null, last_payment_error: error })
        : this.#ledger.save({ ...intent, status, next_action: null, last_setup_error: error })
    this.#ledger.emit(
      intent.object === 'payment_intent' ? 'payment_intent.payment_failed' : 'setup_intent.setup_failed',
      failed,
    )
    const { message, ...detail } = error
    throw new ProviderError(402, message, { ...detail, intent: { [intent.object]: publicOf(failed) } })
  }
}

function readPayment(form: FormRecord): PaymentFields {
  if (Object.hasOwn(form, 'payment_method_types')) {
    const code = 'payment_method_types_no_longer_supported'
    throw new ProviderError(400, 'payment_method_types is no longer supported.', {
      param: 'payment_method_types',
      code,
    })
  }
  const amount = Number(textOf(form, 'amount'))
  const currency = textOf(form, 'currency')
  if (!Number.isSafeInteger(amount) || amount < 50) throw missing('amount')
  if (currency === undefined) throw missing('currency')
  return {
    amount,
    currency,
    customer: textOf(form, 'customer') ?? null,
    description: textOf(form, 'description') ?? null,
    metadata: textsOf(form, 'metadata'),
    receipt_email: textOf(form, 'receipt_email') ?? null,
    sim_invoice: null,
  }
}

import { beforeEach, describe, expect, test } from 'vitest'
import { readForm } from './form-body.ts'
import { ObjectStore } from './object-store.ts'
import { Provider } from './provider.ts'
import type { EventObject, PaymentIntentObject, SubscriptionObject } from './provider-objects.ts'
import { ProviderError } from './provider-error.ts'

const start = Date.parse('2027-01-31T10:00:00Z') / 1_000
const day = 86_400
let nowS = start
let provider: Provider
beforeEach(() => {
  nowS = start
  provider = new Provider(new ObjectStore(':memory:'), () => nowS)
})

const card = (number: string) => readForm(`payment_method_data[card][number]=${number}`)
const at = (instant: string) => Date.parse(instant) / 1_000

function subscribe(extra = ''): SubscriptionObject {
  const customer = provider.createCustomer(readForm('email=ann@example.com'))
  const price = provider.createPrice(readForm('currency=usd&unit_amount=5900&recurring[interval]=month'))
  return provider.createSubscription(readForm(`customer=${customer.id}&items[0][price]=${price.id}${extra}`))
}

function firstPayment({ latest_invoice: invoice }: SubscriptionObject): PaymentIntentObject {
  const intents = provider.ledger.list<PaymentIntentObject>('payment_intent')
  const intent = intents.find((each) => each.sim_invoice === invoice)
  if (intent === undefined) throw new Error('There is no payment.')
  return intent
}

function paid(number = '4242424242424242'): SubscriptionObject {
  const subscription = subscribe()
  provider.engine.confirm('payment_intent', firstPayment(subscription).id, card(number))
  return provider.readSubscription(subscription.id)
}

function trialWith(number: string): SubscriptionObject {
  const subscription = subscribe('&trial_period_days=3')
  provider.engine.confirm('setup_intent', subscription.pending_setup_intent ?? '', card(number))
  return provider.readSubscription(subscription.id)
}

const statusAt = (id: string, instantS: number) => {
  nowS = instantS
  return provider.readSubscription(id).status
}
const eventTypes = () =>
  provider.ledger
    .list<EventObject>('event')
    .map(({ type }) => type)
    .toReversed()

describe('a first payment', () => {
  test('makes the subscription active and its card the one of the next months', () => {
    const subscription = paid()

    expect(subscription).toMatchObject({ status: 'active', default_payment_method: expect.stringMatching(/^pm_/) })
    expect(eventTypes()).toEqual([
      'payment_intent.created',
      'customer.subscription.created',
      'payment_intent.succeeded',
      'invoice.paid',
      'customer.subscription.updated',
    ])
  })

  test('that never comes ends it after 23 hours', () => {
    const { id } = subscribe()

    expect(statusAt(id, start + 23 * 3_600 - 1)).toBe('incomplete')
    expect(statusAt(id, start + 23 * 3_600)).toBe('incomplete_expired')
  })

  test('cannot be made any more when the subscription was given up', () => {
    const subscription = subscribe()
    provider.cancelSubscription(subscription.id)
    const confirm = () =>
      provider.engine.confirm('payment_intent', firstPayment(subscription).id, card('4242424242424242'))

    expect(confirm).toThrow('its status is canceled')
  })

  test.each([
    ['4000000000000002', 'card_declined'],
    ['4000000000009995', 'card_declined'],
    ['4000000000000069', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc'],
    ['4000000000000341', 'card_declined'],
    ['4111111111111111', 'incorrect_number'],
    ['', 'incorrect_number'],
  ])('with the card %s is refused with %s, and may be tried again', (number, code) => {
    const subscription = subscribe()
    const intent = firstPayment(subscription)
    const refused = catching(() => provider.engine.confirm('payment_intent', intent.id, card(number)))

    expect(refused.toBody()).toMatchObject({ error: { type: 'card_error', code } })
    expect(provider.readSubscription(subscription.id).status).toBe('incomplete')
    provider.engine.confirm('payment_intent', intent.id, card('4242424242424242'))
    expect(provider.readSubscription(subscription.id).status).toBe('active')
  })

  test('keeps nothing of the number but its end', () => {
    const store = new ObjectStore(':memory:')
    provider = new Provider(store, () => nowS)
    paid('5555555555554444')

    const kept = JSON.stringify(['payment_method', 'payment_intent', 'event'].map((kind) => store.list(kind)))

    expect(kept).toContain('"last4":"4444"')
    expect(kept).not.toContain('5555555555554444')
  })
})

describe('the months', () => {
  test('are counted from the first day, so that the end of January comes back', () => {
    const { id } = paid()
    nowS = at('2027-04-01T00:00:00Z')

    const { items } = provider.readSubscription(id)

    expect(items.data[0]).toMatchObject({
      current_period_start: at('2027-03-31T10:00:00Z'),
      current_period_end: at('2027-04-30T10:00:00Z'),
    })
  })

  test('end at the end of the month where the person wants that, and go on where they change their mind', () => {
    const { id } = paid()
    provider.subscriptions.update(id, readForm('cancel_at_period_end=true'))
    const ending = provider.readSubscription(id)
    provider.subscriptions.update(id, readForm('cancel_at_period_end=false'))
    const resumed = provider.readSubscription(id)
    provider.subscriptions.update(id, readForm('cancel_at_period_end=true'))

    expect([ending.cancel_at, resumed.cancel_at]).toEqual([at('2027-02-28T10:00:00Z'), null])
    expect(statusAt(id, at('2027-02-28T10:00:00Z'))).toBe('canceled')
    expect(provider.readSubscription(id).cancellation_details.reason).toBe('cancellation_requested')
  })
})

describe('a trial with a saved card', () => {
  test('goes on as a paid subscription', () => {
    const { id } = trialWith('4242424242424242')

    expect(statusAt(id, start + 3 * day - 1)).toBe('trialing')
    expect(statusAt(id, start + 3 * day)).toBe('active')
    expect(eventTypes()).toContain('invoice.paid')
  })

  test('whose card fails is a problem, is tried four times, and then ends without the person’s wish', () => {
    const { id } = trialWith('4000000000000341')

    expect(statusAt(id, start + 3 * day)).toBe('past_due')
    expect(statusAt(id, start + 5 * day)).toBe('past_due')
    expect(statusAt(id, start + 8 * day)).toBe('past_due')
    expect(statusAt(id, start + 12 * day)).toBe('canceled')
    expect(provider.readSubscription(id).cancellation_details.reason).toBe('payment_failed')
  })

  test('whose card fails is active again with another card', () => {
    const { id, customer } = trialWith('4000000000000341')
    statusAt(id, start + 3 * day)

    provider.actInPortal('card', provider.listSubscriptions(customer)[0] ?? provider.readSubscription(id))

    expect(provider.readSubscription(id).status).toBe('active')
  })
})

function catching(work: () => unknown): ProviderError {
  try {
    work()
  } catch (error) {
    if (error instanceof ProviderError) return error
  }
  throw new Error('Nothing was refused.')
}

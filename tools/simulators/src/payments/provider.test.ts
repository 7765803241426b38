import { beforeEach, describe, expect, test } from 'vitest'
import { readForm } from './form-body.ts'
import { ObjectStore } from './object-store.ts'
import { Provider } from './provider.ts'

const start = 1_800_000_000
const day = 86_400
let nowS = start
let provider: Provider
beforeEach(() => {
  nowS = start
  provider = new Provider(new ObjectStore(':memory:'), () => nowS)
})

const price = (lookupKey = 'k_1') =>
  provider.createPrice(readForm(`currency=usd&unit_amount=2900&recurring[interval]=month&lookup_key=${lookupKey}`))

function trial(days = 3) {
  const customer = provider.createCustomer(readForm('email=ann@example.com&metadata[userId]=u1'))
  const body = `customer=${customer.id}&items[0][price]=${price(`k_${customer.id}`).id}&trial_period_days=${days}`
  return {
    customer,
    subscription: provider.createSubscription(readForm(`${body}&metadata[stratomate_tier]=pro_trader`)),
  }
}

describe('a trial', () => {
  test('runs for its days', () => {
    const { subscription } = trial()

    expect(subscription).toMatchObject({
      status: 'trialing',
      trial_start: start,
      trial_end: start + 3 * day,
      metadata: { stratomate_tier: 'pro_trader' },
    })
    nowS = start + 3 * day - 1
    expect(provider.readSubscription(subscription.id).status).toBe('trialing')
  })

  test('ends by itself, at its end, and nobody asked for it', () => {
    const { customer, subscription } = trial()

    nowS = start + 5 * day

    for (const ended of [provider.readSubscription(subscription.id), ...provider.listSubscriptions(customer.id)]) {
      expect(ended).toMatchObject({
        status: 'canceled',
        ended_at: start + 3 * day,
        canceled_at: start + 3 * day,
        cancellation_details: { reason: null },
      })
    }
  })

  test('that is cancelled ends now, at the person’s request', () => {
    const { subscription } = trial()

    nowS = start + day
    const cancelled = provider.cancelSubscription(subscription.id)

    expect(cancelled).toMatchObject({
      status: 'canceled',
      ended_at: start + day,
      cancellation_details: { reason: 'cancellation_requested' },
    })
  })

  test('that has ended by itself is not cancelled afterwards', () => {
    const { subscription } = trial()

    nowS = start + 4 * day

    expect(provider.cancelSubscription(subscription.id).cancellation_details.reason).toBeNull()
  })

  test('that was cancelled twice keeps the first instant', () => {
    const { subscription } = trial()
    provider.cancelSubscription(subscription.id)

    nowS = start + day

    expect(provider.cancelSubscription(subscription.id).ended_at).toBe(start)
  })

  test.each(['0', '-1', '1.5', 'x', ''])('of %s days is refused', (days) => {
    const customer = provider.createCustomer(readForm(''))
    const form = readForm(`customer=${customer.id}&items[0][price]=${price().id}&trial_period_days=${days}`)

    expect(() => provider.createSubscription(form)).toThrow('trial_period_days')
  })
})

describe('prices', () => {
  test('are found by their lookup key', () => {
    const first = price('k_1')
    price('k_2')

    expect(provider.listPrices(['k_1'])).toEqual([first])
    expect(provider.listPrices(['k_3'])).toEqual([])
    expect(provider.listPrices([])).toHaveLength(2)
  })

  test('never share a lookup key', () => {
    price()

    expect(() => price()).toThrow('already exists')
  })

  test.each(['unit_amount=100', 'currency=usd', 'currency=usd&unit_amount=-1', 'currency=usd&unit_amount=1e400'])(
    'of %s are refused',
    (body) => {
      expect(() => provider.createPrice(readForm(body))).toThrow(/^Missing required param/u)
    },
  )
})

test('a customer sees only its own subscriptions', () => {
  const ann = trial()
  const ben = trial()

  expect(provider.listSubscriptions(ann.customer.id).map(({ id }) => id)).toEqual([ann.subscription.id])
  expect(provider.listSubscriptions(ben.customer.id).map(({ id }) => id)).toEqual([ben.subscription.id])
  expect(provider.listSubscriptions('')).toEqual([])
})

test('an id of another kind is not found', () => {
  const { customer, subscription } = trial()

  expect(() => provider.readSubscription(customer.id)).toThrow('No such subscription')
  expect(() => provider.readCustomer(subscription.id)).toThrow('No such customer')
  expect(() => provider.readPortalSession(customer.id)).toThrow('No such billing_portal.session')
})

test.each(['customer=cus_none', ''])('a subscription of the customer "%s" is refused', (body) => {
  expect(() => provider.createSubscription(readForm(`${body}&trial_period_days=3`))).toThrow(/customer/u)
})

describe('a slow bank', () => {
  const begin = () => provider.engine.createPayment(readForm('amount=32100&currency=usd'))
  const card = readForm('payment_method_data[card][number]=4000000000007726&payment_method_data[card][exp_year]=40')

  test('lets a payment wait, which then nobody can pay or take back', () => {
    const { id } = begin()
    const waiting = provider.engine.confirm('payment_intent', id, card)

    expect(waiting.status).toBe('processing')
    expect(() => provider.engine.confirm('payment_intent', id, card)).toThrow('its status is processing')
    expect(() => provider.engine.cancel(id)).toThrow('its status is processing')
  })

  test('decides after a while, whether anybody looks or not', () => {
    const looked = begin()
    const alone = begin()
    for (const { id } of [looked, alone]) provider.engine.confirm('payment_intent', id, card)
    nowS += 60
    const seen = provider.engine.read('payment_intent', looked.id)
    provider.tick()

    expect(seen.status).toBe('succeeded')
    expect(provider.ledger.find(alone.id, 'payment_intent')).toMatchObject({
      status: 'succeeded',
      amount_received: 32_100,
    })
  })
})

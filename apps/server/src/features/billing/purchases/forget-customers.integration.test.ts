import type { CustomerObject, InvoiceObject } from '@stratomate/simulators/payments/provider-objects'
import { expect, test } from 'vitest'
import { openClockShop } from '#server/main/testing/open-clock-shop.ts'
import { payByCard, testCards } from '#server/main/testing/pay-by-card.ts'

test('the provider forgets the person of a deleted account and keeps the invoices, also when it was away', async () => {
  const clock = await openClockShop({ outside: { reconcileEveryMs: 100 } })
  try {
    const member = await clock.shop.member()
    const body = { tier: 'pro_trader', email: member.email, name: 'Ann Lee' } as const
    const begun = await member.visitor.call('createSubscription', { body })
    await payByCard(member.visitor, begun.body.clientSecret, testCards.works)
    const { provider } = clock.open()
    const own = () => provider.ledger.list<CustomerObject>('customer').find(({ id }) => id === customer?.id)
    const customer = provider.ledger.list<CustomerObject>('customer').find(({ email }) => email === member.email)
    // The provider fails once, at the last step: the deletion does not wait for it.
    const forget = provider.deleteCustomer.bind(provider)
    let failures = 1
    provider.deleteCustomer = (id) => {
      failures -= 1
      if (failures >= 0) throw new RangeError('away')
      return forget(id)
    }
    const deleted = await member.visitor.call('deleteAccount', { body: { confirmation: member.email } })
    await expect.poll(() => own()?.deleted).toBe(true)
    const text = JSON.stringify(provider.ledger.list<CustomerObject>('customer'))

    expect(deleted.status).toBe(200)
    expect(failures).toBeLessThan(0)
    expect(own()).toMatchObject({ email: null, name: null })
    expect(text).not.toContain(member.email)
    expect(provider.ledger.list<InvoiceObject>('invoice')).toMatchObject([{ customer: customer?.id, status: 'paid' }])
  } finally {
    await clock.close()
  }
})

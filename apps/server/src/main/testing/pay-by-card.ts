import type { Visitor } from './start-shop.ts'

/** Published test cards of the provider, by what they do. */
export const testCards = {
  works: '4242424242424242',
  declined: '4000000000000002',
  asks: '4000002500003155',
  failsLater: '4000000000000341',
} as const

type Confirmed = { status: number; body: { status?: string; error?: { code: string; message: string } } }

/** Enters a card into the provider's form and submits it, as its browser script does: with the public key. */
export async function payByCard(visitor: Visitor, clientSecret: string, number: string): Promise<Confirmed> {
  return send(visitor, clientSecret, {
    action: 'confirm',
    fields: {
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '40',
    },
  })
}

/** Answers the bank's question. */
export async function answerBank(
  visitor: Visitor,
  clientSecret: string,
  outcome: 'accept' | 'refuse',
): Promise<Confirmed> {
  return send(visitor, clientSecret, { action: 'authenticate', fields: { outcome } })
}

type Step = { action: string; fields: Record<string, string> }

async function send(visitor: Visitor, clientSecret: string, { action, fields }: Step): Promise<Confirmed> {
  const id = clientSecret.split('_secret_')[0] ?? ''
  const kind = id.startsWith('seti_') ? 'setup_intents' : 'payment_intents'
  const answer = await visitor.fetch(`/v1/${kind}/${id}/${action}`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer pk_test_simulator',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ client_secret: clientSecret, ...fields }).toString(),
  })
  // Safe enough for tests: the simulator answers with the provider's shapes.
  return { status: answer.status, body: (await answer.json()) as Confirmed['body'] }
}

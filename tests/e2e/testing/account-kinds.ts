import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Product } from '@stratomate/commands/start-product'
import { type EndpointName, endpoints, type OutputOf } from '@stratomate/contracts/endpoints'
import { routes } from '@stratomate/contracts/routes'
import type { BrowserContext } from 'playwright-core'
import { joinInBrowser } from './join-in-browser.ts'
import { payLicence } from './pay-licence.ts'
import { signInMember } from './sign-in-member.ts'

/** Every kind of reader that the pages know, from nobody to an administrator. */
export const accountKinds = [
  'visitor',
  'none',
  'trial',
  'trial used',
  'paid',
  'problem',
  'ended',
  'licence',
  'moderator',
  'admin',
] as const
export type AccountKind = (typeof accountKinds)[number]

export const adminEmail = 'admin@example.com'
/** The password of everybody who signs up in the browser here. */
export const password = 'correct horse battery'

type Place = { context: BrowserContext; product: Product; kind: AccountKind; admin: BrowserContext }

/**
 * Signs an account of a kind in, in every page of the context. What a person would do is done by public calls, and what
 * time would do is done at the payment simulator. `admin` is signed in as the administrator.
 */
export async function becomeKind(place: Place): Promise<void> {
  const { context, product, kind } = place
  switch (kind) {
    case 'visitor':
      return
    case 'none':
      return join(place, `${randomUUID()}@example.com`)
    case 'trial':
      await signInMember(context, product, freshName(kind))
      return
    case 'trial used':
      return spendTrial(place)
    case 'paid':
      await spendTrial(place)
      return pay(place)
    case 'problem':
      await signInMember(context, product, freshName(kind))
      return failToPay(place)
    case 'ended':
      await spendTrial(place)
      await pay(place)
      return endSubscription(place)
    case 'licence':
      await spendTrial(place)
      await payLicence(context, { product, plan: 'pro' })
      return until(place, ({ source }) => source === 'licence')
    case 'moderator': {
      await signInAdmin(place)
      const { user } = await signInMember(context, product, freshName(kind))
      const { path, method } = routes.changeAccount
      const data = { role: 'moderator', reason: 'They look after the community.' }
      await requireOk(place.admin.request.fetch(product.origin + path.replace(':id', user.id), { method, data }))
      return
    }
    case 'admin':
      await signInAdmin(place)
      return context.addCookies((await place.admin.storageState()).cookies)
    default:
      return kind satisfies never
  }
}

/**
 * Signs in again, because some actions of an administrator need a sign-in of the last minutes, and a long crawl
 * outlasts it.
 */
async function signInAdmin({ admin, product }: Place): Promise<void> {
  const { method, path } = routes.signIn
  await requireOk(admin.request.fetch(product.origin + path, { method, data: { email: adminEmail, password } }))
}

/** A second try begins with a new account. */
function freshName(kind: AccountKind): string {
  return `${kind}-${randomUUID()}`
}

async function join({ context, product }: Place, email: string): Promise<void> {
  const page = await context.newPage()
  await joinInBrowser(page, product, { email, password })
  await page.close()
}

async function spendTrial(place: Place): Promise<void> {
  await signInMember(place.context, place.product, freshName(place.kind))
  await endSubscription(place)
}

/** Ends what runs at the provider, and waits until the service knows it. */
async function endSubscription(place: Place): Promise<void> {
  await providerCall(place, { method: 'DELETE', path: `/v1/subscriptions/${await runningSubscription(place)}` })
  await until(place, ({ status }) => status === 'cancelled')
}

async function pay(place: Place): Promise<void> {
  await confirm(place, await begin(place), '4242424242424242')
  await until(place, ({ status, source }) => status === 'active' && source === 'subscription')
}

/** A card is saved that the bank refuses later, and then the trial is over. */
async function failToPay(place: Place): Promise<void> {
  const id = await runningSubscription(place)
  await confirm(place, await begin(place), '4000000000000341')
  await providerCall(place, {
    method: 'POST',
    path: `/v1/subscriptions/${id}`,
    form: { trial_end: String(Math.floor(Date.now() / 1_000) - 1) },
  })
  await until(place, ({ status }) => status === 'problem')
}

async function begin(place: Place): Promise<string> {
  const { email } = await call(place, 'readUser')
  const data = { tier: 'pro_trader', email }
  const { method, path } = routes.createSubscription
  const answer = await requireOk(place.context.request.fetch(place.product.origin + path, { method, data }))
  // Safe: the service answers successes with the endpoint's own schema.
  return ((await answer.json()) as { clientSecret: string }).clientSecret
}

async function confirm(place: Place, clientSecret: string, number: string): Promise<void> {
  const [id = ''] = clientSecret.split('_secret_')
  const kind = id.startsWith('seti_') ? 'setup_intents' : 'payment_intents'
  const card = { number, exp_month: '12', exp_year: '40' }
  const form = {
    client_secret: clientSecret,
    'payment_method_data[type]': 'card',
    ...Object.fromEntries(Object.entries(card).map(([key, value]) => [`payment_method_data[card][${key}]`, value])),
  }
  await providerCall(place, { method: 'POST', path: `/v1/${kind}/${id}/confirm`, form })
}

async function runningSubscription(place: Place): Promise<string> {
  const { stripeCustomerId } = await readSubscription(place)
  const answer = await providerCall(place, { method: 'GET', path: `/v1/subscriptions?customer=${stripeCustomerId}` })
  const { data } = (await answer.json()) as { data: { id: string; status: string }[] }
  const running = data.find(({ status }) => ['trialing', 'active', 'past_due'].includes(status))
  if (running === undefined) throw new Error(`Nothing runs at the provider for ${place.kind}.`)
  return running.id
}

type ProviderCall = { method: 'GET' | 'POST' | 'DELETE'; path: string; form?: Record<string, string> }

/** A call with the secret key of the simulator, as the provider's own console would make it. */
function providerCall({ context, product }: Place, { method, path, form }: ProviderCall) {
  const headers = { authorization: 'Bearer sk_test_simulator' }
  return requireOk(context.request.fetch(product.origin + path, { method, headers, ...(form && { form }) }))
}

async function readSubscription(place: Place) {
  const { id } = await call(place, 'readUser')
  const path = routes.readSubscription.path.replace(':id', id)
  const answer = await requireOk(place.context.request.get(place.product.origin + path))
  // Safe: the service answers successes with the endpoint's own schema.
  return ((await answer.json()) as OutputOf<'readSubscription'>).subscription
}

/** Asks the service until the subscription is as wanted. */
async function until(place: Place, isWanted: (found: Awaited<ReturnType<typeof readSubscription>>) => boolean) {
  for (let round = 0; round < 200; round += 1) {
    if (isWanted(await readSubscription(place))) return
    await wait(100)
  }
  throw new Error(`The account did not become ${place.kind}: ${JSON.stringify(await readSubscription(place))}`)
}

async function call<Name extends EndpointName>(place: Place, name: Name): Promise<OutputOf<Name>> {
  const answer = await requireOk(place.context.request.get(place.product.origin + endpoints[name].route.path))
  // Safe: the service answers successes with the endpoint's own schema.
  return (await answer.json()) as OutputOf<Name>
}

async function requireOk(asked: ReturnType<BrowserContext['request']['fetch']>) {
  const answer = await asked
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`)
  return answer
}

import { type FormRecord, textOf, textsOf } from './form-body.ts'
import type { Stored } from './object-store.ts'
import { pagePath } from './paper-page.ts'
import type { Provider } from './provider.ts'
import { publicOf } from './provider-ledger.ts'
import type { InvoiceObject } from './provider-objects.ts'
import { ProviderError } from './provider-error.ts'

export type ProviderCall = { method: string; path: string; form: FormRecord; origin: string }

const intentKinds = { payment_intents: 'payment_intent', setup_intents: 'setup_intent' } as const

/**
 * The calls that the product's server makes with its secret key; a browser has a public key, and can only reach the
 * intents whose secret it knows.
 */
export function requireKey(authorization: string | undefined, { path, form }: ProviderCall): void {
  if (/^Bearer sk_test_\w+$/u.test(authorization ?? '')) return
  const isPublic = /^Bearer pk_test_\w+$/u.test(authorization ?? '')
  const [, , resource, id = ''] = path.split('/')
  const isOwnIntent = (textOf(form, 'client_secret') ?? '').startsWith(`${id}_secret_`)
  if (isPublic && resource !== undefined && Object.hasOwn(intentKinds, resource) && id !== '' && isOwnIntent) return
  throw new ProviderError(401, 'You did not provide a valid API key.', { type: 'authentication_error' })
}

/** The answer to a call as the provider would give it, with what was asked to be expanded. */
export function answerProviderCall(provider: Provider, call: ProviderCall): unknown {
  const answer = route(provider, call)
  const paths = Object.values(textsOf(call.form, 'expand'))
  const place = { provider, origin: call.origin }
  if (!Array.isArray(answer)) return view(place, answer, paths)
  const { page, hasMore } = pageOf(answer, call.form)
  const data = page.map((each) => view(place, each, paths))
  return { object: 'list', url: call.path, data, has_more: hasMore }
}

/** A list in pieces: `limit` objects after the one named by `starting_after`. */
function pageOf(all: Stored[], form: FormRecord): { page: Stored[]; hasMore: boolean } {
  const limit = Number(textOf(form, 'limit') ?? all.length)
  const after = textOf(form, 'starting_after')
  const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
  const page = all.slice(start, start + limit)
  return { page, hasMore: start + page.length < all.length }
}

function route(provider: Provider, call: ProviderCall): Stored | Stored[] {
  const { method, path, form, origin } = call
  const [, , resource = '', id = '', action] = path.split('/')
  if (resource === 'payment_intents' || resource === 'setup_intents') return routeIntent(provider, call)
  switch (`${method} /${resource}${id === '' ? '' : '/:id'}${action === undefined ? '' : `/${action}`}`) {
    case 'POST /customers':
      return provider.createCustomer(form)
    case 'GET /customers/:id':
      return provider.readCustomer(id)
    case 'DELETE /customers/:id':
      return provider.deleteCustomer(id)
    case 'GET /invoices':
      return provider.subscriptions.invoices(textOf(form, 'customer') ?? '')
    case 'GET /invoices/:id':
      return provider.ledger.require<InvoiceObject>(id, 'invoice')
    case 'GET /invoice_payments':
      return invoicePayments(provider, textOf(form, 'invoice') ?? '')
    case 'GET /disputes':
      return provider.engine.disputesOf(textOf(form, 'payment_intent') ?? '')
    case 'POST /prices':
      return provider.createPrice(form)
    case 'GET /prices':
      return provider.listPrices(Object.values(textsOf(form, 'lookup_keys')))
    case 'POST /subscriptions':
      return provider.createSubscription(form)
    case 'GET /subscriptions':
      return provider.listSubscriptions(textOf(form, 'customer') ?? '')
    case 'GET /subscriptions/:id':
      return provider.readSubscription(id)
    case 'POST /subscriptions/:id':
      return provider.subscriptions.update(id, form)
    case 'DELETE /subscriptions/:id':
      return provider.cancelSubscription(id)
    case 'POST /refunds':
      return provider.engine.refund(form)
    case 'POST /billing_portal/:id':
      return provider.createPortalSession(form, (session) => `${origin}/v1/portal/${session}`)
    default:
      throw new ProviderError(404, `Unrecognized request URL (${method}: ${path}).`)
  }
}

function routeIntent(provider: Provider, { method, path, form }: ProviderCall): Stored {
  const [, , resource = '', id = '', action] = path.split('/')
  const kind = resource === 'payment_intents' ? intentKinds.payment_intents : intentKinds.setup_intents
  const secret = textOf(form, 'client_secret')
  if (id !== '' && secret !== undefined && provider.engine.read(kind, id).client_secret !== secret) {
    throw new ProviderError(404, `No such ${kind}: '${id}'`, { code: 'resource_missing' })
  }
  switch (`${method} ${kind}${id === '' ? '' : '/:id'}${action === undefined ? '' : `/${action}`}`) {
    case 'POST payment_intent':
      return provider.engine.createPayment(form)
    case 'POST payment_intent/:id':
      return provider.engine.update(id, form)
    case 'POST payment_intent/:id/cancel':
      return provider.engine.cancel(id)
    case 'GET payment_intent/:id':
    case 'GET setup_intent/:id':
      return provider.engine.read(kind, id)
    case 'POST payment_intent/:id/confirm':
    case 'POST setup_intent/:id/confirm':
      return provider.engine.confirm(kind, id, form)
    case 'POST payment_intent/:id/authenticate':
    case 'POST setup_intent/:id/authenticate':
      return provider.engine.authenticate(kind, id, textOf(form, 'outcome') === 'accept' ? 'accept' : 'refuse')
    default:
      throw new ProviderError(404, `Unrecognized request URL (${method}: ${path}).`)
  }
}

type Place = { provider: Provider; origin: string }

/** `expand` replaces ids by their objects, one level after the other (`latest_invoice.confirmation_secret`). */
function view(place: Place, object: Stored, paths: readonly string[]): Record<string, unknown> {
  const { provider, origin } = place
  const shown = { ...publicOf(object), ...pagesOf(object, origin) }
  for (const path of paths.map((each) => each.replace(/^data\./u, ''))) {
    const [field = '', rest] = path.split('.', 2)
    if (field === 'confirmation_secret' && isInvoice(object)) shown[field] = object.confirmation_secret
    if (!Object.hasOwn(shown, field) && field !== 'confirmation_secret') {
      throw new ProviderError(400, `This property cannot be expanded because it doesn't exist: ${field}.`)
    }
    const id = publicOf(object)[field]
    const found = typeof id === 'string' ? provider.ledger.read(id) : null
    if (found !== null) shown[field] = view(place, found, rest === undefined ? [] : [rest])
  }
  return shown
}

function isInvoice(object: Stored): object is InvoiceObject {
  return object.object === 'invoice'
}

/** The addresses of the pages that people see of an object. */
function pagesOf({ object, id }: Stored, origin: string): Record<string, string> {
  if (object === 'invoice') return { hosted_invoice_url: `${origin}${pagePath('invoices', id)}` }
  return object === 'charge' ? { receipt_url: `${origin}${pagePath('receipts', id)}` } : {}
}

/** The payment that has settled an invoice, when one has. */
function invoicePayments({ ledger }: Provider, invoiceId: string): Stored[] {
  const { id, created, status, sim_payment_intent: intent } = ledger.require<InvoiceObject>(invoiceId, 'invoice')
  if (status !== 'paid' || intent === null) return []
  const payment = { type: 'payment_intent', payment_intent: intent }
  const paid = { id: `inpay_${id}`, object: 'invoice_payment', created, invoice: id, status: 'paid', payment }
  return [paid]
}

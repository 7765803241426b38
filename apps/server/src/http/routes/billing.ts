import { createHmac } from 'node:crypto'
import { errorCatalogue, navigations } from '@stratomate/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#server/features/app-error.ts'
import type { Browser } from '#server/features/billing/checkout/buyer.ts'
import { createPayment } from '#server/features/billing/checkout/create-payment.ts'
import { createSubscription } from '#server/features/billing/checkout/create-subscription.ts'
import { findInvoicePage, listInvoices } from '#server/features/billing/invoices/list-invoices.ts'
import { openPortal } from '#server/features/billing/portal/open-portal.ts'
import { listPlans } from '#server/features/billing/portal/list-plans.ts'
import { readActiveSubscription, readSubscription } from '#server/features/billing/portal/read-subscription.ts'
import { readPaymentStatus } from '#server/features/billing/checkout/read-payment-status.ts'
import { readTrial } from '#server/features/billing/trial/read-trial.ts'
import { startTrial } from '#server/features/billing/trial/start-trial.ts'
import { networkOf } from '../guards/rate-limits.ts'
import type { HttpDependencies } from '../http-dependencies.ts'
import { escapeHtml, sendPlainPage } from '../pages/plain-page.ts'
import { contextOf, readMember } from '../request-context.ts'
import { endpointServer } from '../serve-endpoint.ts'
import { ensureVisitor, readVisitor } from '../browser-token.ts'

const billingLogin = `${navigations.login}?returnTo=${encodeURIComponent('/account?tab=billing')}`

/** Plans, subscriptions, the trial and the provider's portal. */
export function registerBilling(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  const { payments } = dependencies
  serve('readPlans', async () => ({ items: listPlans(), pricingTable: dependencies.pricingTable }))
  serve('readActiveSubscription', ({ ctx }) => readActiveSubscription(ctx, payments))
  serve('readSubscription', async ({ ctx, params }) => ({
    subscription: await readSubscription(ctx, payments, params.id),
  }))
  serve('readTrial', ({ ctx }) => readTrial(ctx, dependencies))
  serve('startTrial', async ({ ctx, body }) => ({
    subscription: await startTrial(ctx, dependencies, body.tier),
  }))
  serve('openCustomerPortal', async ({ ctx, body }) => ({
    url: await openPortal(ctx, payments, {
      customerId: body.customerId,
      returnUrl: `${dependencies.origin}/dashboard`,
    }),
  }))
  registerBuying(app, dependencies)
  registerInvoices(app, dependencies)
}

function registerInvoices(app: FastifyInstance, dependencies: HttpDependencies): void {
  endpointServer(app, dependencies)('listInvoices', ({ ctx, query }) => listInvoices(ctx, query))
  const schema = { summary: 'Leads to the provider’s page of an invoice or a receipt of yours.' }
  app.get<{ Params: { id: string } }>(navigations.invoicePage, { schema }, async (request, reply) => {
    const actor = await readMember(dependencies, request)
    if (actor.kind === 'anonymous') return reply.redirect(billingLogin, 302)
    try {
      const page = await findInvoicePage(
        contextOf(dependencies, request, actor),
        dependencies.payments,
        request.params.id,
      )
      return await reply.header('cache-control', 'no-store').redirect(page, 302)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      // Opened by a link, so it answers with a page.
      const body = `<p>${escapeHtml(error.message)}</p><p><a href="/account?tab=billing">Back to your account</a></p>`
      return sendPlainPage(reply.code(errorCatalogue[error.code].status), { title: 'No invoice here', body })
    }
  })
}

/** Signed-out people can buy too, so these routes ask who calls only to know whose purchase it is. */
function registerBuying(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  const { payments } = dependencies
  serve(
    'createPayment',
    async ({ ctx, body, request, reply }) => {
      const browser = browserOf(dependencies, request, reply)
      const actor = await readMember(dependencies, request)
      return createPayment({ ...ctx, actor }, payments, { ...body, browser })
    },
    'purchases',
  )
  serve(
    'createSubscription',
    async ({ ctx, body, request, reply }) => {
      const browser = browserOf(dependencies, request, reply)
      const actor = await readMember(dependencies, request)
      return createSubscription({ ...ctx, actor }, dependencies, { ...body, browser })
    },
    'purchases',
  )
  serve(
    'readPaymentStatus',
    async ({ ctx, query, request }) =>
      readPaymentStatus({ ...ctx, actor: await readMember(dependencies, request) }, payments, {
        paymentId: query.payment_intent ?? null,
        setupId: query.setup_intent ?? null,
        payer: { visitorHash: readVisitor(dependencies, request), clientSecret: query.client_secret ?? null },
      }),
    'purchases',
  )
}

/** The browser by its cookie, which it gets when it has none of ours; of its network only a keyed hash is kept. */
function browserOf(dependencies: HttpDependencies, request: FastifyRequest, reply: FastifyReply): Browser {
  const network = createHmac('sha256', dependencies.secret).update(`network:${networkOf(request.ip)}`)
  return { visitorHash: ensureVisitor(dependencies, request, reply), addressHash: network.digest('base64url') }
}

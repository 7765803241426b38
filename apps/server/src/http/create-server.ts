import { randomUUID } from 'node:crypto'
import type { RequestListener, Server } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { routes } from '@stratomate/contracts'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { registerAccount } from './routes/account.ts'
import { registerAdminBilling } from './routes/admin-billing.ts'
import { registerAccounts } from './routes/accounts.ts'
import { bodyBytesMax } from './guards/body-watch.ts'
import { openApiInfo, registerApiDocs } from './pages/api-docs.ts'
import { registerBilling } from './routes/billing.ts'
import { registerCommunity } from './routes/community.ts'
import { registerConversations } from './routes/conversations.ts'
import { registerDesktop } from './routes/desktop.ts'
import { answerEarly } from './guards/early-answers.ts'
import { errorBody, registerErrors, sendError } from './errors.ts'
import { registerAdmin } from './routes/admin.ts'
import { registerDownloads } from './routes/downloads.ts'
import { registerEvents } from './streams/events.ts'
import { registerHealth } from './routes/health.ts'
import { registerLicences } from './routes/licences.ts'
import { registerFiles, registerUploads } from './routes/files.ts'
import { registerMailSettings } from './routes/mail-settings.ts'
import { registerMcp } from './assistants/mcp.ts'
import { registerMetrics } from './register-metrics.ts'
import { registerTracing } from './register-tracing.ts'
import { registerMailbox } from './mailbox.ts'
import { guardTargets } from './guards/guard-targets.ts'
import { ownOrigins, registerOriginCheck } from './guards/origin-check.ts'
import { registerInboundMail } from './routes/inbound-mail.ts'
import { registerOidc } from './routes/oidc.ts'
import { registerNotifications } from './routes/notifications.ts'
import type { HttpDependencies } from './http-dependencies.ts'
import { withWorkIds, type WorkIds } from '#server/features/work-ids.ts'
import { registerPasskeys } from './routes/passkeys.ts'
import { registerPaymentsSimulator } from './routes/payments-simulator.ts'
import { rateLimitOf } from './guards/rate-limits.ts'
import { securityHeaders, type Transport } from './guards/security-headers.ts'
import { registerJournal } from './routes/records/journal.ts'
import { registerProofChecks } from './routes/records/proof-checks.ts'
import { registerReference } from './routes/records/reference.ts'
import { registerProofs, registerStatistics } from './routes/records/statistics.ts'
import { registerStatus } from './routes/status.ts'
import { registerSupport } from './routes/support.ts'
import { registerTrading } from './routes/trading.ts'
import { isBodyUnread } from './guards/unread-body.ts'
import { registerVisits } from './routes/visits.ts'
import { readableAddress } from './pages/readable-address.ts'
import { registerWebPages } from './pages/web-pages.ts'
import { registerWebhooks } from './routes/webhooks.ts'

/**
 * A process that answers this late asks its callers to come back. It is also how long each sample takes: the sampler
 * mistakes a stop that fills a whole sample for an endless one, so a shorter sample would turn callers away after a
 * short stop.
 */
const pressureMs = 2_000
const calmLookMs = 300
/** On a machine that is always busy the service opens after this many checks. */
const calmLooksMax = 40

type ServerFrame = { log: FastifyBaseLogger; server: Server }

/** The whole HTTP edge for a server that `main` has opened and keeps. */
export async function createServer(
  dependencies: HttpDependencies,
  { log, server }: ServerFrame,
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    serverFactory: () => server,
    genReqId: () => randomUUID(),
    bodyLimit: bodyBytesMax,
    trustProxy: trustedProxies(dependencies.trustProxy),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: readableAddress,
    // A call whose path cannot be decoded, or contains an id longer than any real one.
    frameworkErrors: (error, { raw: request }, { raw: response }) => {
      const code = error.code === 'FST_ERR_BAD_URL' ? 'malformed_request' : 'not_found'
      answerEarly({ request, response }, code, transportOf(dependencies))
    },
    // The listener itself answers bytes that are not a request.
    clientErrorHandler: () => undefined,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  registerErrors(app, dependencies)
  registerRequestLog(app)
  registerMetrics(app, dependencies)
  registerTracing(app, dependencies)
  await registerGuards(app, dependencies)
  await app.register(swagger, { openapi: openApiInfo, transform: jsonSchemaTransform })
  await app.register(async (api) => {
    registerForms(api)
    registerHealth(api, dependencies)
    registerAccounts(api, dependencies)
    registerAccount(api, dependencies)
    registerPasskeys(api, dependencies)
    registerOidc(api, dependencies)
    registerMailSettings(api, dependencies)
    registerBilling(api, dependencies)
    registerAdminBilling(api, dependencies)
    registerTrading(api, dependencies)
    registerStatistics(api, dependencies)
    registerJournal(api, dependencies)
    registerProofs(api, dependencies)
    registerDesktop(api, dependencies)
    registerLicences(api, dependencies)
    registerEvents(api, dependencies)
    registerVisits(api, dependencies)
    registerCommunity(api, dependencies)
    registerSupport(api, dependencies)
    registerConversations(api, dependencies)
    registerNotifications(api, dependencies)
    registerInboundMail(api, dependencies)
    registerStatus(api, dependencies)
    registerFiles(api, dependencies)
    registerAdmin(api, dependencies)
    registerApiDocs(api)
    registerMcp(api, dependencies)
    if (dependencies.simulators !== null) registerMailbox(api, dependencies)
  })
  await app.register((uploads) => registerUploads(uploads, dependencies))
  await app.register(async (proofs) => registerProofChecks(proofs, dependencies))
  await app.register(async (reference) => registerReference(reference, dependencies))
  registerDownloads(app, dependencies)
  await app.register((hooks) => registerWebhooks(hooks, dependencies))
  if (dependencies.simulators?.payments)
    await app.register((simulator) => registerPaymentsSimulator(simulator, dependencies))
  await registerWebPages(app, dependencies)
  return app
}

/** What answers the calls of the open listener. */
export function listenerOf(app: FastifyInstance, dependencies: HttpDependencies): RequestListener {
  return guardTargets(app.routing, { log: app.log, transport: transportOf(dependencies) })
}

function transportOf({ secureCookies }: HttpDependencies): Transport {
  return secureCookies ? 'https' : 'http'
}

/** A number trusts this many proxies in front of us. */
function trustedProxies(
  trust: HttpDependencies['trustProxy'],
): string | boolean | ((address: string, hop: number) => boolean) {
  return typeof trust === 'number' ? (_address, hop) => hop < trust : trust
}

async function registerGuards(app: FastifyInstance, dependencies: HttpDependencies): Promise<void> {
  const protective = securityHeaders(transportOf(dependencies))
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(protective)
    reply.header('x-request-id', request.id)
  })
  app.addHook('onSend', async (request, reply) => {
    if (isBodyUnread(request.raw)) reply.header('connection', 'close')
  })
  await app.register(cookie)
  await app.register(underPressure, {
    maxEventLoopDelay: pressureMs,
    sampleInterval: pressureMs,
    exposeStatusRoute: false,
  })
  await app.register(rateLimit, { global: true, ...rateLimitOf('ordinary') })
  registerOriginCheck(app, ownOrigins(dependencies.origin))
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return
    if (request.is404) await sendError(reply, errorBody('not_found', request))
    else if (request.url.startsWith('/api/') && !dependencies.canWrite()) {
      await sendError(reply, errorBody('storage_full', request))
    }
  })
}

/**
 * Waits until the process keeps up after its start: the delay measured while it read its sources and compiled its
 * schemas would turn the first callers away.
 */
export async function untilCalm(app: FastifyInstance): Promise<void> {
  // A measurement that is due is taken in the next turn of the event loop.
  await setTimeout(0)
  for (let look = 0; look < calmLooksMax && app.isUnderPressure(); look += 1) await setTimeout(calmLookMs)
}

/** RFC 8628 clients post forms; our own apps post JSON. */
function registerForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
}

/** A balancer checks twice a second; only a change of the answer is logged. */
const looks = new Set<string | undefined>([routes.readHealth.path, routes.readReadiness.path])

/** One line per call, without query, cookie or body, which may contain secrets. */
function registerRequestLog(app: FastifyInstance): void {
  // None of these fields can be a secret, and looking for secrets would cost more than the line.
  const calls = app.log.child({}, { redact: [] })
  // The end of an answer is an event of its socket, which does not know the call.
  const idsOf = new WeakMap<FastifyRequest, WorkIds>()
  app.addHook('onRequest', (request, _reply, next) => {
    const ids = { requestId: request.id, account: null }
    idsOf.set(request, ids)
    withWorkIds(ids, next)
  })
  app.addHook('onResponse', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return
    const path = request.url.split('?')[0]
    if (reply.statusCode === 200 && looks.has(path)) return
    const line = {
      ...idsOf.get(request),
      method: request.method,
      path,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    calls.info(line, 'call')
  })
}

import { desktopRoutes } from '@stratomate/contracts/desktop/routes'
import type { FastifyInstance } from 'fastify'
import { requireDesktop } from '#server/features/context.ts'
import { readEntitlementToken } from '#server/features/billing/portal/read-entitlement.ts'
import { readMissingPlan } from '#server/features/billing/portal/read-missing-plan.ts'
import { leaveDesktop } from '#server/features/devices/manage-devices.ts'
import { readUpdate } from '#server/features/files/read-update.ts'
import { redeemCode, rotateToken } from '#server/features/devices/exchange-token.ts'
import { reportState } from '#server/features/devices/report-state.ts'
import { chooseIndicator, readChosenIndicator } from '#server/features/trading/choose-indicator.ts'
import { reportCandles } from '#server/features/trading/reports/report-candles.ts'
import { reportRefusals, createTradeReports } from '#server/features/trading/reports/report-trades.ts'
import { closeLease, settleLease } from '#server/features/trading/leases/settle-lease.ts'
import { readUsedToday } from '#server/features/trading/leases/read-quota.ts'
import { createLeaseIssuer } from '#server/features/trading/leases/take-lease.ts'
import type { HttpDependencies } from '../http-dependencies.ts'
import { endpointServer } from '../serve-endpoint.ts'

/** What the desktop app calls; its tokens work here and nowhere else. */
export function registerDesktop(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  const { signer } = dependencies
  serve('readDesktopKeys', async () => ({ keys: signer.publicKeys() }))
  serve(
    'exchangeDesktopToken',
    ({ ctx, body }) =>
      body.grantType === 'device_code' ? redeemCode(ctx, signer, body) : rotateToken(ctx, signer, body.refreshToken),
    'devicePolls',
  )
  serve('leaveDesktop', async ({ ctx }) => {
    await leaveDesktop(ctx)
    return { signedOut: true } as const
  })
  serve('readEntitlement', async ({ ctx }) => ({
    entitlement: await readEntitlementToken(ctx, signer, requireDesktop(ctx).userId),
    missing: await readMissingPlan(ctx, dependencies),
  }))
  serve('readUpdate', async ({ ctx }) => ({ update: await readUpdate(ctx, signer, dependencies.files) }))
  registerLeases(app, dependencies)
  registerReports(app, dependencies)
}

function registerLeases(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  const takeLease = createLeaseIssuer(dependencies.dbOf(desktopRoutes.takeLease.path), dependencies.signer)
  serve('takeLease', ({ ctx, body }) => takeLease(ctx, body))
  serve('settleLease', ({ ctx, params, body }) => settleLease(ctx, { jti: params.jti, ...body }))
  serve('closeLease', async ({ ctx, params }) => ({ returned: await closeLease(ctx, params.jti) }))
}

function registerReports(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  const reportTrades = createTradeReports(dependencies.dbOf(desktopRoutes.reportTrades.path))
  serve('reportTrades', ({ ctx, body }) => reportTrades(ctx, body.trades), 'reports')
  serve('reportRefusals', async ({ ctx, body }) => ({ accepted: await reportRefusals(ctx, body.refusals) }), 'reports')
  serve(
    'reportState',
    async ({ ctx, body }) => {
      const { deviceId, userId } = requireDesktop(ctx)
      const answer = await reportState(ctx, body)
      dependencies.candles.hear(deviceId)
      const usedToday = await readUsedToday(ctx)
      // Read last, so that a page that was opened in the meantime counts.
      return { ...answer, usedToday, watched: await dependencies.streams.isWatched(userId) }
    },
    'reports',
  )
  serve('reportCandles', async ({ ctx, body }) => reportCandles(ctx, dependencies.candles, body), 'reports')
  serve('readChosenIndicator', ({ ctx }) => readChosenIndicator(ctx))
  serve('chooseIndicator', ({ ctx, body }) => chooseIndicator(ctx, body.id))
}

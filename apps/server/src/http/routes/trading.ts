import { routes } from '@stratomate/contracts/routes'
import type { FastifyInstance } from 'fastify'
import { askForFavorite, listDevices, pauseDevice, removeDevice } from '#server/features/devices/manage-devices.ts'
import { listRefusals, listTrades } from '#server/features/trading/activity/list-activity.ts'
import { listCharts } from '#server/features/trading/activity/list-charts.ts'
import { readDayResult } from '#server/features/trading/activity/read-day-result.ts'
import { createQuotaReader } from '#server/features/trading/leases/read-quota.ts'
import type { HttpDependencies } from '../http-dependencies.ts'
import { endpointServer } from '../serve-endpoint.ts'

/** What an owner sees and steers: trades, refusals, charts, the day's count and computers. */
export function registerTrading(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  serve('listTrades', ({ ctx, query }) => listTrades(ctx, query))
  serve('listRefusals', ({ ctx, query }) => listRefusals(ctx, query))
  const readQuota = createQuotaReader({ now: dependencies.now, db: dependencies.dbOf(routes.readQuota.path) })
  serve('readQuota', ({ ctx }) => readQuota(ctx))
  serve('readDayResult', ({ ctx }) => readDayResult(ctx))
  serve('listCharts', async ({ ctx }) => ({ items: await listCharts(ctx, dependencies.candles) }))
  serve('listDevices', async ({ ctx }) => ({ items: await listDevices(ctx) }))
  serve('removeDevice', async ({ ctx, params }) => {
    await removeDevice(ctx, params.id)
    return { ok: true }
  })
  serve('pauseDevice', ({ ctx, params, body }) => pauseDevice(ctx, { id: params.id, paused: body.paused }))
  serve('askForFavorite', async ({ ctx, params, body }) => {
    await askForFavorite(ctx, { id: params.id, wish: body })
    return { ok: true }
  })
}

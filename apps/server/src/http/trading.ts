import type { FastifyInstance } from 'fastify'
import { listDevices, pauseDevice, removeDevice } from '#server/features/devices/manage-devices.ts'
import { listRefusals, listTrades } from '#server/features/trading/list-activity.ts'
import { listCharts } from '#server/features/trading/list-charts.ts'
import { readQuota } from '#server/features/trading/read-quota.ts'
import type { Parts } from './parts.ts'
import { serveEndpoint } from './serve-endpoint.ts'

/** What an owner sees and steers: trades, refusals, charts, the day's count and computers. */
export function registerTrading(app: FastifyInstance, parts: Parts): void {
  serveEndpoint(app, parts, 'listTrades', ({ ctx, query }) => listTrades(ctx, query))
  serveEndpoint(app, parts, 'listRefusals', ({ ctx, query }) => listRefusals(ctx, query))
  serveEndpoint(app, parts, 'readQuota', ({ ctx }) => readQuota(ctx))
  serveEndpoint(app, parts, 'listCharts', async ({ ctx }) => ({ items: await listCharts(ctx, parts.candles) }))
  serveEndpoint(app, parts, 'listDevices', async ({ ctx }) => ({ items: await listDevices(ctx) }))
  serveEndpoint(app, parts, 'removeDevice', async ({ ctx, params }) => {
    await removeDevice(ctx, params.id)
    return { ok: true }
  })
  serveEndpoint(app, parts, 'pauseDevice', ({ ctx, params, body }) =>
    pauseDevice(ctx, { id: params.id, paused: body.paused }),
  )
}

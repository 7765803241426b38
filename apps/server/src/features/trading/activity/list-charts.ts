import type { ChartView } from '@stratomate/contracts'
import { type Ctx, requireOwner } from '#server/features/context.ts'
import { listDevices } from '#server/features/devices/manage-devices.ts'
import type { CandleStore } from '../ports.ts'

/** Charts that the person's desktop apps watch now, favorites first, each with its last candles. */
export async function listCharts(ctx: Ctx, store: CandleStore): Promise<ChartView[]> {
  requireOwner(ctx)
  const devices = await listDevices(ctx)
  const charts = await Promise.all(
    devices.flatMap((device) =>
      (device.state?.charts ?? []).map(async (chart) => ({
        ...chart,
        deviceId: device.id,
        candles: await store.read(device.id, chart),
      })),
    ),
  )
  return charts.toSorted((one, other) => Number(other.favorite) - Number(one.favorite))
}

import type { ChartView } from '@stratomate/contracts/trading/schemas'

/** Whether the plan has a place for another favorite on this computer; -1 is unlimited. */
export function hasFreeSlot(
  charts: readonly ChartView[],
  { deviceId }: { deviceId: string },
  allowed: number,
): boolean {
  return allowed === -1 || charts.filter((chart) => chart.deviceId === deviceId && chart.favorite).length < allowed
}

import type { WindowAsset, WindowNoAsset } from '@stratomate/contracts/desktop-window/symbols'

/** Why nothing is traded for a symbol, and what to do. */
export const noAssetLabels = {
  disconnected: 'Not known while the broker is not connected',
  unknown: 'Not traded: the broker lists nothing under this name. Choose its asset.',
  ambiguous: 'Not traded: more than one asset fits this name. Choose the one that the chart shows.',
  custom: 'Not traded: a custom symbol does not say what it is made of. Choose its OTC asset.',
  gone: 'Not traded: the broker does not offer your choice now. Choose another one, or Automatic.',
  crosses: 'Not traded: your choice is OTC and the chart is not, or the other way round.',
  chart_closed: 'Your choice is kept for when the chart is open again.',
} as const satisfies Record<WindowNoAsset, string>

/** The display name of the asset, and its id when that differs. */
export function assetLabel({ id, name }: WindowAsset): string {
  return name === id ? id : `${name} (${id})`
}

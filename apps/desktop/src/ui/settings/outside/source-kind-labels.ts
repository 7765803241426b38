import type { OutsideKind } from '@stratomate/contracts/desktop-window/outside-values'

/** What each kind of source is called. */
export const sourceKindLabels = {
  alerts: 'Alerts of TradingView',
  list: 'Timed list',
  telegram: 'Telegram channel',
} as const satisfies Record<OutsideKind, string>

import { get, post, put, remove, type Route } from '../endpoint.ts'

/** The calls of the desktop app. Separate from the other addresses, because no page of the site needs them. */
export const desktopRoutes = {
  readDesktopKeys: get('/api/desktop/keys'),
  readUpdate: get('/api/desktop/update'),
  exchangeDesktopToken: post('/api/desktop/token'),
  activateDesktop: post('/api/desktop/activate'),
  leaveDesktop: post('/api/desktop/sign-out'),
  readEntitlement: get('/api/desktop/entitlement'),
  takeLease: post('/api/desktop/leases'),
  settleLease: post('/api/desktop/leases/:jti/settle'),
  closeLease: remove('/api/desktop/leases/:jti'),
  reportTrades: post('/api/desktop/trades'),
  reportRefusals: post('/api/desktop/refusals'),
  reportState: post('/api/desktop/state'),
  reportCandles: post('/api/desktop/candles'),
  readChosenIndicator: get('/api/desktop/indicator'),
  chooseIndicator: put('/api/desktop/indicator'),
} as const satisfies Record<string, Route>

import type { Route } from '../routes.ts'

/** What the desktop app calls. Apart from the other addresses, because no page of the site needs them. */
export const desktopRoutes = {
  readDesktopKeys: { method: 'GET', path: '/api/desktop/keys' },
  readUpdate: { method: 'GET', path: '/api/desktop/update' },
  exchangeDesktopToken: { method: 'POST', path: '/api/desktop/token' },
  activateDesktop: { method: 'POST', path: '/api/desktop/activate' },
  leaveDesktop: { method: 'POST', path: '/api/desktop/sign-out' },
  readEntitlement: { method: 'GET', path: '/api/desktop/entitlement' },
  takeLease: { method: 'POST', path: '/api/desktop/leases' },
  settleLease: { method: 'POST', path: '/api/desktop/leases/:jti/settle' },
  closeLease: { method: 'DELETE', path: '/api/desktop/leases/:jti' },
  reportTrades: { method: 'POST', path: '/api/desktop/trades' },
  reportRefusals: { method: 'POST', path: '/api/desktop/refusals' },
  reportState: { method: 'POST', path: '/api/desktop/state' },
  reportCandles: { method: 'POST', path: '/api/desktop/candles' },
  readChosenIndicator: { method: 'GET', path: '/api/desktop/indicator' },
  chooseIndicator: { method: 'PUT', path: '/api/desktop/indicator' },
} as const satisfies Record<string, Route>

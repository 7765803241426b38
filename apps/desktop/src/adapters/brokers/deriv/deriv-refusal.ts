import type { RefusalCode } from '@stratomate/contracts'

/** Codes of the vendor's documentation first, then older ones that its servers are known to send. */
const codes: Readonly<Record<string, RefusalCode>> = {
  InsufficientBalance: 'low_balance',
  RateLimit: 'rate_limit',
  MarketIsClosed: 'market_closed',
  TradingSuspended: 'market_closed',
  InvalidSymbol: 'unknown_symbol',
  InvalidOfferings: 'expiry_not_offered',
  OfferingsInvalidSymbol: 'unknown_symbol',
  OfferingsValidationError: 'expiry_not_offered',
  TradingDurationNotAllowed: 'expiry_not_offered',
}

/** What a refusal of Deriv means here; codes that are not listed are a plain refusal. */
export function derivRefusal(code: string): RefusalCode {
  return Object.hasOwn(codes, code) ? (codes[code] ?? 'broker_refused') : 'broker_refused'
}

/** After these codes the order may or may not exist: it stays unknown until the broker's lists show it. */
export function isUnclearCode(code: string): boolean {
  return /internal|unexpected|timeout|unavailable|^Unknown/iu.test(code)
}

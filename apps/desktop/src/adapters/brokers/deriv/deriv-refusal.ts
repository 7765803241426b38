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

/** What a refusal of Deriv means here; codes that nobody has listed are a plain refusal. */
export function derivRefusal(code: string): RefusalCode {
  return Object.hasOwn(codes, code) ? (codes[code] ?? 'broker_refused') : 'broker_refused'
}

/** After these nobody knows whether the order exists: it stays unclear, and the lists will tell. */
export function isUnclearCode(code: string): boolean {
  return /internal|unexpected|timeout|unavailable|^Unknown/iu.test(code)
}

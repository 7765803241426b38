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
  return codes[code] ?? 'broker_refused'
}

/** Codes after which only a new sign-in helps. */
export function isSignInCode(code: string): boolean {
  return ['InvalidToken', 'Unauthorized', 'UnauthorizedAccess', 'AuthorizationRequired', 'AccessDenied'].includes(code)
}

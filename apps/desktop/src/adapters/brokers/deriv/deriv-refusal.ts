import type { RefusalCode } from '@stratomate/contracts'

/**
 * Codes of the vendor's documentation and of its public clients. A code that says only that a purchase was not valid
 * (`ContractBuyValidationError`, `ContractCreationFailure`) has its reason in its words alone, and stays a plain refusal.
 */
const codes: Readonly<Record<string, RefusalCode>> = {
  InsufficientBalance: 'low_balance',
  RateLimit: 'rate_limit',
  TooManyRequests: 'rate_limit',
  RateLimitExceeded: 'rate_limit',
  OpenPositionLimit: 'rate_limit',
  MarketIsClosed: 'market_closed',
  MarketIsClosedTryVolatility: 'market_closed',
  TradingSuspended: 'market_closed',
  TradingTemporarilySuspended: 'market_closed',
  InvalidSymbol: 'unknown_symbol',
  InvalidOfferings: 'expiry_not_offered',
  OfferingsInvalidSymbol: 'unknown_symbol',
  OfferingsValidationError: 'expiry_not_offered',
  OfferingsValidationFailure: 'expiry_not_offered',
  TradingDurationNotAllowed: 'expiry_not_offered',
  InvalidDuration: 'expiry_not_offered',
  ContractBuyValidationError: 'broker_refused',
  ContractCreationFailure: 'broker_refused',
  InvalidContractProposal: 'broker_refused',
  PriceMoved: 'broker_refused',
  InputValidationFailed: 'broker_refused',
}

/** What a refusal of Deriv means here; codes that are not listed are a plain refusal. */
export function derivRefusal(code: string): RefusalCode {
  return Object.hasOwn(codes, code) ? (codes[code] ?? 'broker_refused') : 'broker_refused'
}

/** After these codes the order may or may not exist: it stays unknown until the broker's lists show it. */
export function isUnclearCode(code: string): boolean {
  return /internal|unexpected|timeout|unavailable|^Unknown/iu.test(code)
}

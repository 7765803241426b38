import type { RefusalCode } from '@stratomate/contracts'

type Known = readonly [code: RefusalCode, sentence: string]

const notOffered = 'Deriv does not offer this length or asset now.'
const tooFast = 'Deriv counts the calls of an account and has had too many.'
const closed = 'The market of the asset is closed at Deriv.'
const unknownAsset = 'Deriv does not know the asset.'
const notAgain = 'The price or the offer had changed when the order came. It is not sent again.'
const notValid = 'Deriv found the purchase not valid. The words beside its code say why.'
const signIn = 'Deriv does not accept the sign-in any more. Enter a new token.'
const account = 'The account may not trade now. Sign in at Deriv and read what it asks for.'
const amount = 'Deriv does not accept the amount. It says which amounts it takes.'
const limit = 'A limit of the account at Deriv is reached.'

/**
 * Codes of the vendor's documentation and of its public clients. A code that only says that a purchase was not valid
 * (`ContractBuyValidationError`, `ContractCreationFailure`) gives its reason only in its message, and stays a plain
 * refusal.
 */
const codes: Readonly<Record<string, Known>> = {
  InsufficientBalance: ['low_balance', 'The balance at Deriv is lower than the amount.'],
  RateLimit: ['rate_limit', tooFast],
  TooManyRequests: ['rate_limit', tooFast],
  RateLimitExceeded: ['rate_limit', tooFast],
  OpenPositionLimit: ['rate_limit', 'The account has as many open trades as Deriv allows.'],
  MarketIsClosed: ['market_closed', closed],
  MarketIsClosedTryVolatility: ['market_closed', closed],
  TradingSuspended: ['market_closed', 'Deriv has suspended trading of the asset.'],
  TradingTemporarilySuspended: ['market_closed', 'Deriv has suspended trading of the asset.'],
  InvalidSymbol: ['unknown_symbol', unknownAsset],
  OfferingsInvalidSymbol: ['unknown_symbol', unknownAsset],
  InvalidOfferings: ['expiry_not_offered', notOffered],
  OfferingsValidationError: ['expiry_not_offered', notOffered],
  OfferingsValidationFailure: ['expiry_not_offered', notOffered],
  TradingDurationNotAllowed: ['expiry_not_offered', notOffered],
  InvalidDuration: ['expiry_not_offered', notOffered],
  ContractBuyValidationError: ['broker_refused', notValid],
  ContractCreationFailure: ['broker_refused', notValid],
  InputValidationFailed: ['broker_refused', notValid],
  ValidationError: ['broker_refused', notValid],
  InvalidContractProposal: ['broker_refused', notAgain],
  PriceMoved: ['broker_refused', notAgain],
  InvalidToken: ['broker_refused', signIn],
  AuthorizationRequired: ['broker_refused', signIn],
  Unauthorized: ['broker_refused', signIn],
  PermissionDenied: ['broker_refused', 'The token may not trade. Make one with the scope "trade" at Deriv.'],
  InvalidAppID: ['broker_refused', 'Deriv does not know the App ID. Register one there and enter it.'],
  ClientUnwelcome: ['broker_refused', account],
  DisabledClient: ['broker_refused', account],
  PleaseAuthenticate: ['broker_refused', account],
  FinancialAssessmentRequired: ['broker_refused', account],
  NoMFProfessionalClient: ['broker_refused', account],
  InvalidCurrency: ['broker_refused', 'The currency is not the one of the account at Deriv.'],
  NotDefaultCurrency: ['broker_refused', 'The currency is not the one of the account at Deriv.'],
  IncorrectStakeDecimals: ['broker_refused', amount],
  IncorrectPayoutDecimals: ['broker_refused', amount],
  CustomLimitsReached: ['broker_refused', limit],
  DailyLossLimitExceeded: ['broker_refused', limit],
  DailyProfitLimitExceeded: ['broker_refused', limit],
}

const knownOf = (code: string): Known | undefined => (Object.hasOwn(codes, code) ? codes[code] : undefined)

/** What a refusal of Deriv means here; codes that are not listed are a plain refusal. */
export function derivRefusal(code: string): RefusalCode {
  return knownOf(code)?.[0] ?? 'broker_refused'
}

/** Deriv's answer for a person: its code and message, and what they mean where the code is known. */
export function derivMessage({ code, message }: { code: string; message: string }): string {
  const sentence = knownOf(code)?.[1]
  return sentence === undefined ? `${code}: ${message}` : `${code}: ${message} ${sentence}`
}

/** After these codes the order may or may not exist: it stays unknown until the broker's lists show it. */
export function isUnclearCode(code: string): boolean {
  return /internal|unexpected|timeout|unavailable|^Unknown/iu.test(code)
}

import { z } from 'zod'

/** Amounts come as numbers or as text, depending on the call. */
const amount = z.union([z.number(), z.string().regex(/^[+-]?\d+(?:\.\d+)?$/u)]).transform(Number)
const id = z.union([z.int(), z.string().min(1)]).transform(String)

export const DerivError = z.object({ code: z.string(), message: z.string() })

/** The envelope of each answer; its content is parsed by the schema of its kind. */
export const DerivAnswer = z.looseObject({
  msg_type: z.string().optional(),
  req_id: z.int().optional(),
  error: DerivError.optional(),
})
export type DerivAnswer = z.infer<typeof DerivAnswer>

export const DerivOtp = z.object({ data: z.object({ url: z.url() }) })
export const DerivRestErrors = z.object({ errors: z.array(z.object({ code: z.string() })).min(1) })

/** The answer to the exchange of a code; an access token lasts an hour, and no refresh of it is documented. */
export const DerivOAuthToken = z.object({
  access_token: z.string().regex(/^[\x21-\x7E]{8,4000}$/u),
  expires_in: z.int().min(1).catch(3_600),
  token_type: z.string().regex(/^bearer$/iu),
})
export const DerivOAuthFault = z.object({ error: z.string().max(60) })

/** An account of the person; kinds that are neither demo nor real are never traded. */
export const DerivAccount = z.object({
  account_id: z.string().regex(/^[\w-]{1,64}$/u),
  account_type: z.enum(['demo', 'real']),
  balance: amount.optional().catch(undefined),
  currency: z.string().max(10).default(''),
  status: z.string().optional(),
})
export const DerivAccounts = z.object({ data: z.array(z.unknown()) })

export const DerivBalance = z.object({
  balance: z.object({ balance: amount, currency: z.string(), loginid: z.string().optional() }),
})

export const DerivTime = z.object({ time: z.int() })

/** Entries of lists are read one by one (`remote/read-each.ts`). */
const entries = z.array(z.unknown())

export const DerivSymbol = z.object({
  underlying_symbol: z.string().min(1),
  underlying_symbol_name: z.string().min(1).max(200).optional().catch(undefined),
  exchange_is_open: z.int(),
  is_trading_suspended: z.int(),
})
export type DerivSymbol = z.infer<typeof DerivSymbol>
export const DerivSymbols = z.object({ active_symbols: entries })

/** The name of the asset moves from `symbol` to `underlying_symbol` between versions of the interface. */
export const DerivTick = z.object({
  tick: z.object({ quote: amount, symbol: z.string().optional(), underlying_symbol: z.string().optional() }),
})

/** A kind of contract that an asset is traded by; lengths such as `15m`, `5t`, `1d`. */
export const DerivContractKind = z.object({
  contract_type: z.string(),
  expiry_type: z.string(),
  start_type: z.string().optional(),
  min_contract_duration: z.string(),
  max_contract_duration: z.string(),
})
export type DerivContractKind = z.infer<typeof DerivContractKind>
export const DerivContractsFor = z.object({ contracts_for: z.object({ available: entries }) })

export const DerivProposal = z.object({ proposal: z.object({ ask_price: amount, payout: amount }) })

export const DerivBuy = z.object({
  buy: z.object({
    contract_id: id,
    buy_price: amount,
    payout: amount,
    balance_after: amount,
    start_time: z.int(),
    purchase_time: z.int(),
  }),
})

/** A contract in a list or in the stream of open ones; lists leave out some fields. */
export const DerivContract = z.object({
  contract_id: id,
  contract_type: z.string().optional(),
  underlying_symbol: z.string().optional(),
  shortcode: z.string().optional(),
  buy_price: amount,
  payout: amount.optional(),
  purchase_time: z.int(),
  date_expiry: z.int().optional(),
  expiry_time: z.int().optional(),
  sell_price: amount.nullish(),
  sell_time: z.int().nullish(),
  status: z.string().nullish(),
  is_sold: z.int().optional(),
  profit: amount.optional(),
  /** The entry price, sent with the first price after the purchase; older answers call it a tick. It is optional. */
  entry_spot: amount.nullish().catch(null),
  entry_tick: amount.nullish().catch(null),
  /** The price at the end, under both names too. */
  exit_spot: amount.nullish().catch(null),
  exit_tick: amount.nullish().catch(null),
})
export type DerivContract = z.infer<typeof DerivContract>

export const DerivOpenContract = z.object({ proposal_open_contract: DerivContract })
export const DerivPortfolio = z.object({ portfolio: z.object({ contracts: entries }) })
export const DerivTransaction = DerivContract.extend({ sell_price: amount })
export const DerivProfitTable = z.object({ profit_table: z.object({ transactions: entries }) })

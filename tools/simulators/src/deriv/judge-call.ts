type Fields = Readonly<Record<string, 'needed' | 'may'>>

/** Of every call. */
const shared: Fields = { req_id: 'may', passthrough: 'may' }

/** The fields that describe a contract; the older `symbol`, `date_start` and `product_type` are gone. */
const contract: Fields = {
  amount: 'needed',
  basis: 'needed',
  contract_type: 'needed',
  currency: 'needed',
  duration: 'needed',
  duration_unit: 'needed',
  underlying_symbol: 'needed',
  barrier: 'may',
  barrier2: 'may',
  date_expiry: 'may',
}

/** The fields of each call as the vendor's pages have them: the servers refuse any other, also those of the older interface. */
const calls: Readonly<Record<string, Fields>> = {
  time: { time: 'needed' },
  ping: { ping: 'needed' },
  balance: { balance: 'needed', subscribe: 'may' },
  active_symbols: { active_symbols: 'needed', contract_type: 'may' },
  contracts_for: { contracts_for: 'needed' },
  proposal: { proposal: 'needed', subscribe: 'may', ...contract },
  buy: { buy: 'needed', price: 'needed', parameters: 'may', subscribe: 'may' },
  portfolio: { portfolio: 'needed', contract_type: 'may' },
  profit_table: {
    profit_table: 'needed',
    contract_type: 'may',
    date_from: 'may',
    date_to: 'may',
    description: 'may',
    limit: 'may',
    offset: 'may',
    sort: 'may',
  },
  proposal_open_contract: { proposal_open_contract: 'needed', contract_id: 'may', subscribe: 'may' },
  ticks: { ticks: 'needed', subscribe: 'may' },
}

/** Why a call is refused before it is handled, in the words of the servers; null when it is well formed. */
export function judgeCall(kind: string, call: Readonly<Record<string, unknown>>): string | null {
  const known = calls[kind]
  if (known === undefined) return `Unrecognised request: ${kind}`
  const { parameters } = call
  const outside = fieldsAgainst(call, { ...shared, ...known })
  if (outside !== null || kind !== 'buy' || call['buy'] !== '1') return outside
  if (typeof parameters !== 'object' || parameters === null) return 'Missing required parameter: parameters'
  return fieldsAgainst({ ...parameters }, contract)
}

function fieldsAgainst(given: Readonly<Record<string, unknown>>, known: Fields): string | null {
  const odd = Object.keys(given).filter((name) => !Object.hasOwn(known, name))
  if (odd.length > 0) return `Properties not allowed: ${odd.join(', ')}.`
  const missing = Object.entries(known).filter(([name, need]) => need === 'needed' && given[name] === undefined)
  return missing.length === 0 ? null : `Missing required parameter: ${missing.map(([name]) => name).join(', ')}`
}

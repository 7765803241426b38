/** `ready` was seen to work with the real service, `preview` was not. */
export type BrokerStage = 'ready' | 'preview'

/**
 * How the app reaches a person's account: `built_in` needs nothing, `token` is an official interface with a token that
 * the person makes there, `session` is the broker's own page in which the person signs in.
 */
export type BrokerAccess = 'built_in' | 'token' | 'session'

type BrokerFacts = {
  /** The name for people. */
  name: string
  stage: BrokerStage
  /** What the connection is based on, as the end of a sentence. */
  basis: string
  access: BrokerAccess
}

/**
 * The registry of brokers: one entry each, from which everything that pages, documentation, status, settings and files
 * say about a broker follows. Its adapter is `apps/desktop/src/adapters/brokers/<id>`. The owner sets a stage to
 * `ready` once it was seen to work with the real service. Trades and addresses contain the ids, so an id never changes.
 */
export const brokers = {
  paper: { name: 'Paper broker', stage: 'ready', basis: 'candles of your own charts', access: 'built_in' },
  'pocket-option': {
    name: 'Pocket Option',
    stage: 'preview',
    basis: 'public knowledge of its web client',
    access: 'session',
  },
  deriv: { name: 'Deriv', stage: 'preview', basis: 'the documentation of its public interface', access: 'token' },
} as const satisfies Record<string, BrokerFacts>

export type BrokerId = keyof typeof brokers

// Safe: exactly the keys of the table above.
export const brokerIds = Object.keys(brokers) as BrokerId[]

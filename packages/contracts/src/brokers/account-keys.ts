import { type BrokerId, brokerIds, brokers } from './brokers.ts'

type KindOf<Id extends BrokerId> = (typeof brokers)[Id]['access'] extends 'built_in' ? 'paper' : 'demo' | 'live'

/** The key of a person's account in settings, window and log: its broker and its kind, as in trades. */
export type AccountKey = { [Id in BrokerId]: `${Id}:${KindOf<Id>}` }[BrokerId]

const remoteKinds = ['demo', 'live'] as const

/** An account at a broker that is reached over the internet. */
export type RemoteAccountKey = Extract<AccountKey, `${string}:${(typeof remoteKinds)[number]}`>

/** Every account that the app can trade with, in the order of the registry. */
export const accountKeys: readonly AccountKey[] = brokerIds.flatMap((id): AccountKey[] =>
  // Safe: the type spells the keys in the same way.
  brokers[id].access === 'built_in'
    ? [`${id}:paper` as AccountKey]
    : remoteKinds.map((kind) => `${id}:${kind}` as AccountKey),
)

export const remoteAccountKeys: readonly RemoteAccountKey[] = accountKeys.filter(
  (key): key is RemoteAccountKey => placeOfKey(key).account !== 'paper',
)

/** The key of the account that a trade or a broker names. */
export function accountKeyOf({ id, account }: { id: BrokerId; account: 'paper' | 'demo' | 'live' }): AccountKey {
  const key = accountKeys.find((one) => one === `${id}:${account}`)
  if (key === undefined) throw new RangeError(`${id} has no ${account} account.`)
  return key
}

/** The broker and the kind of an account. */
export function placeOfKey(key: AccountKey): { id: BrokerId; account: 'paper' | 'demo' | 'live' } {
  const [id, account] = key.split(':')
  // Safe: the type has no other parts.
  return { id, account } as ReturnType<typeof placeOfKey>
}
